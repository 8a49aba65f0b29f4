import type { Cell } from "./columns.ts";

/** The fields of a JSON object by their paths: `mileage.value`, `image[0].url`; lists of plain values as they are. Undefined for anything else. */
export function flatJson(value: unknown): ReadonlyMap<string, Cell> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return new Map(entriesOf(value, ""));
}

function* entriesOf(value: object, before: string): Generator<[string, Cell]> {
  for (const [name, inside] of Object.entries(value)) yield* cellsOf(inside, `${before}${name}`);
}

function* cellsOf(value: unknown, path: string): Generator<[string, Cell]> {
  if (Array.isArray(value) && !value.some(isObject)) yield [path, value.map(textOf)];
  else if (Array.isArray(value))
    for (const [place, one] of value.entries()) yield* cellsOf(one, `${path}[${place}]`);
  else if (isObject(value)) yield* entriesOf(value, `${path}.`);
  else yield [path, textOf(value)];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  // Its last digits are not those that were written.
  const isInexact = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isInexact ? value.toExponential() : String(value);
}
