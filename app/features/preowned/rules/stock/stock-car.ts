import type { Feature } from "../../stock-terms.ts";
import type { FieldValues, IndexedField } from "../fields/car-fields.ts";
import type { Names } from "../fields/names.ts";

/** What many cars share: all that is chosen from lists or found by words. */
export interface Profile extends FieldValues<IndexedField> {
  readonly make: string;
  readonly makeNames: Names;
  readonly model: string;
  readonly modelNames: Names;
  readonly variant: Names;
  /** In the order of `features`. */
  readonly features: readonly Feature[];
  /** The id of the location of content where the car stands; null where the feed does not say. */
  readonly place: string | null;
}

/** A car of the stock as the index takes it in: whole riyals, kilometres, instants in milliseconds. */
export interface StockCar {
  readonly vehicleNo: string;
  readonly profile: Profile;
  readonly price: number;
  /** The price before the newest one, where it was higher, and when it ended. */
  readonly reduced: { readonly from: number; readonly atMs: number } | undefined;
  readonly kilometrage: number;
  readonly listedAtMs: number;
  readonly isReserved: boolean;
  readonly image: string | undefined;
  readonly pictures: number;
  /** The pictures show another car of the kind. */
  readonly hasSamples: boolean;
}
