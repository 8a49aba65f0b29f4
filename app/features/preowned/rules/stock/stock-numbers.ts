import type { StockColumns } from "./stock-columns.ts";
import { mostPlaces } from "./stock-orders.ts";

/** What may be a dealer's number of a car, whole or its beginning: letters with digits, or digits alone. */
const looksLikeNumber = /^(?=.*\d)[A-Z0-9_-]{4,64}$/;
const fewestDigits = 5;
/** So many cars a beginning may mean; of more it says nothing. */
const mostMeant = 200;

/**
 * Finds cars by the numbers that dealers give them: as they stand, begun, without their dashes, or by the digits at their
 * end alone. In as many steps for a million cars as the logarithm has.
 */
export class StockNumbers {
  readonly #columns: StockColumns;
  /** The digits at the end of each number, behind which its place stands, in order. */
  readonly #byDigits: Float64Array;

  constructor(columns: StockColumns) {
    this.#columns = columns;
    this.#byDigits = Float64Array.from(
      columns.vehicleNo,
      (number, place) => digitsAtEnd(number) * mostPlaces + place,
    ).sort();
  }

  /** The places of the cars whose number a word is, in order; undefined where it is none, as "2024" or "white". */
  placesOf(word: string): readonly number[] | undefined {
    const number = word.toUpperCase();
    if (!looksLikeNumber.test(number)) return undefined;
    const found = /^\d+$/.test(number) ? this.#endingWith(number) : this.#begunBy(number);
    return found.length === 0 || found.length > mostMeant ? undefined : found;
  }

  #begunBy(number: string): number[] {
    const dashed = number.replace(/^([A-Z]+)(\d)/, "$1-$2");
    const { vehicleNo } = this.#columns;
    for (const start of new Set([number, dashed])) {
      const places: number[] = [];
      const first = lowestWhere(vehicleNo.length, (place) => (vehicleNo[place] ?? "") >= start);
      for (let place = first; vehicleNo[place]?.startsWith(start); place += 1)
        if (places.push(place) > mostMeant) break;
      if (places.length > 0) return places;
    }
    return [];
  }

  #endingWith(digits: string): number[] {
    if (digits.length < fewestDigits || digits.length > 9) return [];
    const [from, until] = [Number(digits) * mostPlaces, (Number(digits) + 1) * mostPlaces];
    const keys = this.#byDigits;
    const places: number[] = [];
    const first = lowestWhere(keys.length, (place) => (keys[place] ?? 0) >= from);
    for (let at = first; at < keys.length && (keys[at] as number) < until; at += 1)
      if (places.push((keys[at] as number) % mostPlaces) > mostMeant) break;
    return places.sort((one, other) => one - other);
  }
}

/** As a number, the last nine at the most. */
function digitsAtEnd(number: string): number {
  let [value, unit] = [0, 1];
  for (let at = number.length - 1; at >= 0 && unit < 1e9; at -= 1) {
    const digit = number.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) break;
    value += digit * unit;
    unit *= 10;
  }
  return value;
}

/** The lowest of so many places at which a condition holds that holds from there on. */
function lowestWhere(count: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
