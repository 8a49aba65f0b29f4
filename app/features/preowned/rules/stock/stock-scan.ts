import type { Codes } from "./profile-codes.ts";
import type { StockColumns } from "./stock-columns.ts";
import { type ListedFilter, listedFilterNames, type StockFilters } from "./stock-filters.ts";
import { mostPlaces } from "./stock-orders.ts";

/** The bit of each filter of lists; `elsewhere` is a miss of year or words, which no choice of a list undoes. */
export const missBit = Object.fromEntries(
  listedFilterNames.map((name, place) => [name, 1 << place]),
) as Readonly<Record<ListedFilter, number>>;
const elsewhere = 1 << listedFilterNames.length;

/** Which filters each profile does not fit. `found` tells which profiles the words mean; undefined: all. */
export function missesOf(
  years: Uint16Array,
  codes: readonly Codes[],
  filters: StockFilters,
  found: Uint8Array | undefined,
): Uint16Array {
  const { min, max } = filters.year;
  const misses = new Uint16Array(years.length);
  for (let id = 0; id < misses.length; id += 1) {
    const year = years[id] as number;
    if (year < min || year > max || found?.[id] === 0) misses[id] = elsewhere;
  }
  for (const { name, values, of } of codes) {
    const chosen = filters.chosen[name];
    if (chosen === undefined) continue;
    const bits = Uint16Array.from(values, (value) => (chosen.has(value) ? 0 : missBit[name]));
    for (let id = 0; id < misses.length; id += 1)
      misses[id] = (misses[id] as number) | (bits[of[id] as number] as number);
  }
  return misses;
}

/** How many cars of each profile lie within the bounds of price and mileage. */
export function countsWithin(
  columns: StockColumns,
  { price: bounds, mileageMax }: StockFilters,
): Uint32Array {
  const { price, kilometrage, profile, count } = columns;
  const { min, max } = bounds;
  const counts = new Uint32Array(columns.profiles.length);
  for (let place = 0; place < count; place += 1) {
    const its = price[place] as number;
    if (its < min || its > max || (kilometrage[place] as number) > mileageMax) continue;
    const id = profile[place] as number;
    counts[id] = (counts[id] as number) + 1;
  }
  return counts;
}

/** A page of what fits: how many cars are before it, and how many it shows at the most. */
export interface Part {
  readonly skipped: number;
  readonly most: number;
}

/** The cars of one page: those that fit, in the given order. Quick where many fit: it ends with the page. */
export function pageOf(
  columns: StockColumns,
  filters: StockFilters,
  misses: Uint16Array,
  order: Uint32Array,
  { skipped, most }: Part,
): number[] {
  const fits = fitting(columns, filters, misses);
  const places: number[] = [];
  let left = skipped;
  for (let rank = 0; rank < order.length && places.length < most; rank += 1) {
    const place = order[rank] as number;
    if (!fits(place)) continue;
    if (left > 0) left -= 1;
    else places.push(place);
  }
  return places;
}

/** The same where few fit: columns are read as they lie in memory, and what fits is put in order by its rank. */
export function pageOfFew(
  columns: StockColumns,
  filters: StockFilters,
  misses: Uint16Array,
  ranks: Uint32Array,
  { skipped, most }: Part,
): number[] {
  const fits = fitting(columns, filters, misses);
  const places: number[] = [];
  for (let place = 0; place < columns.count; place += 1) if (fits(place)) places.push(place);
  const ranked = Float64Array.from(places, (place) => (ranks[place] as number) * mostPlaces + place).sort();
  return Array.from(ranked.subarray(skipped, skipped + most), (key) => key % mostPlaces);
}

function fitting(
  { price, kilometrage, profile }: StockColumns,
  { price: { min, max }, mileageMax }: StockFilters,
  misses: Uint16Array,
): (place: number) => boolean {
  return (place) => {
    if (misses[profile[place] as number] !== 0) return false;
    const its = price[place] as number;
    return its >= min && its <= max && (kilometrage[place] as number) <= mileageMax;
  };
}
