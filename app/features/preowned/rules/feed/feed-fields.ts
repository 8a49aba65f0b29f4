import { type CarField, carFieldNames, carFields, type FieldValues } from "../fields/car-fields.ts";
import type { Field, Unit } from "../fields/field-types.ts";
import type { Names } from "../fields/names.ts";
import {
  cubicCentimeters,
  horsepower,
  kilograms,
  kilometers,
  pieces,
  type Units,
  wholeNumbers,
} from "./feed-numbers.ts";
import { claimMeant, meaningOf } from "./feed-values.ts";
import type { RowFields } from "./row-fields.ts";

const units: Readonly<Record<Unit, Units>> = { kilometers, horsepower, cubicCentimeters, kilograms };

/** The described fields that a row must fill. */
export const neededCarFields = carFieldNames.filter((name) => (carFields[name] as Field).needed);

/** Reads the described fields of a row; what is wrong with them is noted in it. */
export function readFields(row: RowFields): FieldValues<CarField, Names> {
  return Object.fromEntries(readers.map(([name, read]) => [name, read(row)])) as FieldValues<CarField, Names>;
}

const readers = carFieldNames.map((name) => [name, readerOf(name, carFields[name])] as const);

function readerOf(name: CarField, field: Field): (row: RowFields) => unknown {
  if (field.kind === "term") {
    const meaning = meaningOf(field.values);
    return (row) => row.meant(name, meaning);
  }
  if (field.kind === "number") {
    const read = (row: RowFields) => row.whole(name, field.unit ? units[field.unit] : pieces, field.bounds);
    return field.needed ? (row) => read(row) ?? 0 : read;
  }
  if (field.kind === "numbers") {
    const [least, most] = field.bounds;
    return (row) => {
      const numbers = wholeNumbers(row.text(name));
      if (numbers.some((one) => one < least || one > most)) row.say(name, "out-of-bounds");
      return numbers;
    };
  }
  return field.kind === "flag"
    ? (row) => row.meant(name, claimMeant, false)
    : (row) => row.both(name, field.longest);
}
