import type { Profile } from "./stock-car.ts";
import { type ListedFilter, listedFilterNames, valuesOf } from "./stock-filters.ts";

/** The sets of values that a filter finds in the stock, and for each profile the place of its set among them. */
export interface Codes {
  readonly name: ListedFilter;
  /** Most filters find one value in a car; seats and equipment find several, or none. */
  readonly sets: readonly (readonly string[])[];
  readonly of: Uint32Array;
}

/** Every filter's values as numbers: a search compares and counts numbers, not words. */
export function codesOf(profiles: readonly Profile[]): readonly Codes[] {
  return listedFilterNames.map((name) => {
    const places = new Map<string, number>();
    const sets: (readonly string[])[] = [];
    const of = Uint32Array.from(profiles, (profile) => {
      const set = valuesOf(name, profile);
      const key = set.join(",");
      const code = places.get(key) ?? sets.push(set) - 1;
      places.set(key, code);
      return code;
    });
    return { name, sets, of };
  });
}
