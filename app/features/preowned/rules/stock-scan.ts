import type { Profile } from "./stock-car.ts";
import type { StockColumns } from "./stock-columns.ts";
import { type ListedFilter, listedFilterNames, listedFilters, type StockFilters } from "./stock-filters.ts";

/** The bit of each filter of lists; `elsewhere` is a miss of year or words, which no choice of a list undoes. */
export const missBit = Object.fromEntries(
  listedFilterNames.map((name, place) => [name, 1 << place]),
) as Readonly<Record<ListedFilter, number>>;
export const elsewhere = 1 << listedFilterNames.length;

/** Which filters each profile does not fit. `found` tells which profiles the words mean; undefined: all. */
export function missesOf(
  profiles: readonly Profile[],
  filters: StockFilters,
  found: Uint8Array | undefined,
): Uint16Array {
  const asked = listedFilterNames.flatMap((name) => {
    const chosen = filters.chosen[name];
    return chosen === undefined ? [] : [{ chosen, itsValue: listedFilters[name], bit: missBit[name] }];
  });
  const { min, max } = filters.year;
  return Uint16Array.from(profiles, (profile, id) => {
    let miss = profile.year < min || profile.year > max || found?.[id] === 0 ? elsewhere : 0;
    for (const { chosen, itsValue, bit } of asked) if (!chosen.has(itsValue(profile))) miss |= bit;
    return miss;
  });
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

/** The cars of one page: those that fit, in the given order, without the first `skipped`. */
export function pageOf(
  { price, kilometrage, profile }: StockColumns,
  { price: { min, max }, mileageMax }: StockFilters,
  misses: Uint16Array,
  order: Uint32Array,
  { skipped, most }: { skipped: number; most: number },
): number[] {
  const places: number[] = [];
  let left = skipped;
  for (let rank = 0; rank < order.length && places.length < most; rank += 1) {
    const place = order[rank] as number;
    if (misses[profile[place] as number] !== 0) continue;
    const its = price[place] as number;
    if (its < min || its > max || (kilometrage[place] as number) > mileageMax) continue;
    if (left > 0) left -= 1;
    else places.push(place);
  }
  return places;
}
