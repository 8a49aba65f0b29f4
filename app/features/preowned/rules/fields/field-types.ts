import type { Names } from "./names.ts";

/** Units of our numbers. Feeds may write others, which are converted (`rules/feed/feed-numbers.ts`). */
export type Unit = "kilometers" | "horsepower" | "cubicCentimeters" | "kilograms";

interface Described {
  /** Its column in `preowned.vehicle`; a text has one for each language, `<column>_en` and `<column>_ar`. */
  readonly column: string;
  /** Its name on the car's page and in the comparison. */
  readonly label: Names;
  /** A feed must fill it in every row. */
  readonly needed?: true;
  /** Its property in schema.org's `Car`; `vehicleEngine.power` is a property of its engine. */
  readonly schemaOrg?: string;
}

/** One value of a list. What the values are called: `termNames` in `words.ts`. */
export interface TermField extends Described {
  readonly kind: "term";
  readonly values: readonly string[];
}
export interface NumberField extends Described {
  readonly kind: "number";
  readonly unit?: Unit;
  /** A number beyond these is refused as a mistake of the feed. */
  readonly bounds: readonly [least: number, most: number];
  /** Written without separators, as years are. */
  readonly plain?: true;
}
/** Several numbers, where the versions of a car differ. */
export interface NumbersField extends Described {
  readonly kind: "numbers";
  readonly bounds: readonly [least: number, most: number];
}
export interface FlagField extends Described {
  readonly kind: "flag";
}
export interface TextField extends Described {
  readonly kind: "text";
  /** The most characters of a text of several lines; one of one line has 120 at most. */
  readonly longest?: number;
}
export type Field = TermField | NumberField | NumbersField | FlagField | TextField;
