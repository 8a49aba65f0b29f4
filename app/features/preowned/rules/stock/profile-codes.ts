import type { Profile } from "./stock-car.ts";
import { type ListedFilter, listedFilterNames, listedFilters } from "./stock-filters.ts";

/** The values that a filter finds in the stock, and for each profile the place of its value among them. */
export interface Codes {
  readonly name: ListedFilter;
  readonly values: readonly string[];
  readonly of: Uint16Array;
}

/** Every filter's values as numbers: a search compares and counts numbers, not words. */
export function codesOf(profiles: readonly Profile[]): readonly Codes[] {
  return listedFilterNames.map((name) => {
    const places = new Map<string, number>();
    const of = Uint16Array.from(profiles, (profile) => {
      const value = listedFilters[name](profile);
      const known = places.get(value) ?? places.size;
      places.set(value, known);
      return known;
    });
    return { name, values: [...places.keys()], of };
  });
}
