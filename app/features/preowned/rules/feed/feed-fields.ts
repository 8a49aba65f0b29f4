import { type CarField, carFieldNames, carFields, type FieldValues } from "../fields/car-fields.ts";
import type { Field, Unit } from "../fields/field-types.ts";
import type { Names } from "../fields/names.ts";
import {
  cubicCentimeters,
  cylinders,
  doors,
  horsepower,
  kilograms,
  kilometers,
  pieces,
  type Units,
  wholeNumbers,
  years,
} from "./feed-numbers.ts";
import type { RowFields } from "./row-fields.ts";
import { certifiedMeant, claimMeant } from "./words/feed-values.ts";
import { type TermField, termMeanings } from "./words/term-meanings.ts";

const units: Readonly<Record<Unit, Units>> = { kilometers, horsepower, cubicCentimeters, kilograms };
/** What is counted in words of its own. */
const counted: Readonly<Partial<Record<CarField, Units>>> = { year: years, cylinders, doors };

/** The described fields that a row must fill. */
export const neededCarFields = carFieldNames.filter((name) => (carFields[name] as Field).needed);

/** Reads the described fields of a row; what is wrong with them is noted in it. */
export function readFields(row: RowFields): FieldValues<CarField, Names> {
  return Object.fromEntries(readers.map(([name, read]) => [name, read(row)])) as FieldValues<CarField, Names>;
}

const readers = carFieldNames.map((name) => [name, readerOf(name, carFields[name])] as const);

function readerOf(name: CarField, field: Field): (row: RowFields) => unknown {
  if (field.kind === "term") {
    const meaning: (text: string) => string | undefined = termMeanings[name as TermField];
    return (row) => {
      if (row.text(name) === "") row.warn(name, "not-stated");
      return row.meant(name, meaning, "other");
    };
  }
  if (field.kind === "number") {
    const unit = field.unit ? units[field.unit] : (counted[name] ?? pieces);
    return (row) => (field.needed ? row.neededWhole : row.whole).call(row, name, unit, field.bounds);
  }
  if (field.kind === "numbers") {
    const [least, most] = field.bounds;
    return (row) => {
      const numbers = wholeNumbers(row.text(name));
      if (numbers.every((one) => one >= least && one <= most)) return numbers;
      row.warn(name, "out-of-bounds");
      return [];
    };
  }
  return field.kind === "flag"
    ? (row) => row.meant(name, name === "certified" ? certifiedMeant : claimMeant, false)
    : (row) => (field.longest === undefined ? row.both(name) : row.linesInBoth(name, field.longest));
}
