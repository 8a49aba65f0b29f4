import { type Bounds, isBounded } from "./bounds.ts";
import type { Codes } from "./profile-codes.ts";
import type { Quantities } from "./profile-quantities.ts";
import type { StockColumns } from "./stock-columns.ts";
import {
  carBounds,
  isEveryNeeded,
  type ListedFilter,
  listedFilterNames,
  profileRanges,
  type StockFilters,
} from "./stock-filters.ts";
import { mostPlaces } from "./stock-orders.ts";

/** The bit of each filter of lists; `elsewhere` is a miss of a quantity or words, which no choice of a list undoes. */
export const missBit = Object.fromEntries(
  listedFilterNames.map((name, place) => [name, 1 << place]),
) as Readonly<Record<ListedFilter, number>>;
const elsewhere = 1 << listedFilterNames.length;
if (listedFilterNames.length > 15) throw new Error("the bits of more filters need a Uint32Array of misses");

/** Which filters each profile does not fit. `found` holds the profiles that the words mean; undefined: all. */
export function missesOf(
  quantities: Quantities,
  codes: readonly Codes[],
  filters: StockFilters,
  found: Uint8Array | undefined,
): Uint16Array {
  const misses = new Uint16Array(quantities.year.length);
  if (found !== undefined)
    for (let id = 0; id < misses.length; id += 1) if (found[id] === 0) misses[id] = elsewhere;
  for (const [values, { min, max }] of boundedQuantities(quantities, filters))
    for (let id = 0; id < misses.length; id += 1) {
      const value = values[id] as number;
      // A quantity that the car does not state is 0, and fits no bound.
      if (value === 0 || value < min || value > max) misses[id] = elsewhere;
    }
  for (const one of codes) {
    const bits = missesOfSets(one, filters);
    if (bits === undefined) continue;
    for (let id = 0; id < misses.length; id += 1)
      misses[id] = (misses[id] as number) | (bits[one.of[id] as number] as number);
  }
  return misses;
}

/** What each set of values misses of what is chosen from its list; undefined where nothing is. */
function missesOfSets({ name, sets }: Codes, { chosen }: StockFilters): Uint16Array | undefined {
  const wanted = chosen[name];
  if (wanted === undefined) return undefined;
  const fits = (set: readonly string[]) =>
    isEveryNeeded(name)
      ? [...wanted].every((value) => set.includes(value))
      : set.some((value) => wanted.has(value));
  return Uint16Array.from(sets, (set) => (fits(set) ? 0 : missBit[name]));
}

/** The quantities that are bounded, each with its bounds. */
function boundedQuantities(
  quantities: Quantities,
  { ranges }: StockFilters,
): (readonly [Uint32Array, Bounds])[] {
  return profileRanges
    .map((name) => [quantities[name], ranges[name]] as const)
    .filter(([, bounds]) => isBounded(bounds));
}

/** How many cars of each profile lie within the bounds of price and mileage. */
export function countsWithin(columns: StockColumns, filters: StockFilters): Uint32Array {
  const { price, kilometrage, profile, count } = columns;
  const { price: bounds, mileageMax } = carBounds(filters);
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

/** The same of some places alone. */
export function countsAmong(
  columns: StockColumns,
  filters: StockFilters,
  places: readonly number[],
): Uint32Array {
  const isWithin = withinBounds(columns, filters);
  const counts = new Uint32Array(columns.profiles.length);
  for (const place of places) {
    if (!isWithin(place)) continue;
    const id = columns.profile[place] as number;
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
  part: Part,
): number[] {
  const fits = fitting(columns, filters, misses);
  const places: number[] = [];
  for (let place = 0; place < columns.count; place += 1) if (fits(place)) places.push(place);
  return rankedPage(places, ranks, part);
}

/** The same where the cars are named. */
export function pageOfPlaces(
  columns: StockColumns,
  filters: StockFilters,
  misses: Uint16Array,
  named: readonly number[],
  ranks: Uint32Array,
  part: Part,
): number[] {
  return rankedPage(named.filter(fitting(columns, filters, misses)), ranks, part);
}

function rankedPage(places: readonly number[], ranks: Uint32Array, { skipped, most }: Part): number[] {
  const ranked = Float64Array.from(places, (place) => (ranks[place] as number) * mostPlaces + place).sort();
  return Array.from(ranked.subarray(skipped, skipped + most), (key) => key % mostPlaces);
}

function fitting(
  columns: StockColumns,
  filters: StockFilters,
  misses: Uint16Array,
): (place: number) => boolean {
  const isWithin = withinBounds(columns, filters);
  const { profile } = columns;
  return (place) => misses[profile[place] as number] === 0 && isWithin(place);
}

function withinBounds(
  { price, kilometrage }: StockColumns,
  filters: StockFilters,
): (place: number) => boolean {
  const { price: bounds, mileageMax } = carBounds(filters);
  const { min, max } = bounds;
  return (place) => {
    const its = price[place] as number;
    return its >= min && its <= max && (kilometrage[place] as number) <= mileageMax;
  };
}
