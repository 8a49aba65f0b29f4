import type { BodyType, ColorFamily, DriveType, Feature, FuelType, Transmission } from "../../stock-terms.ts";

/** A word of the stock in both languages. */
export interface Names {
  readonly en: string;
  readonly ar: string;
}

/** What many cars share: all that is chosen from lists or found by words. */
export interface Profile {
  readonly make: string;
  readonly makeNames: Names;
  readonly model: string;
  readonly modelNames: Names;
  readonly variant: Names;
  readonly year: number;
  readonly fuelType: FuelType;
  readonly transmission: Transmission;
  readonly bodyType: BodyType;
  readonly color: ColorFamily;
  readonly fullColor: Names;
  readonly certified: boolean;
  readonly driveType: DriveType;
  /** One number, or several where the rows differ. */
  readonly seats: readonly number[];
  readonly doors: number | null;
  /** Horsepower. */
  readonly power: number | null;
  /** Cubic centimeters; null for electric cars. */
  readonly engineSize: number | null;
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
