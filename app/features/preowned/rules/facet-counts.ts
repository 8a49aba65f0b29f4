import type { Profile } from "./stock-car.ts";
import { type ListedFilter, listedFilterNames, listedFilters } from "./stock-filters.ts";
import { missBit } from "./stock-scan.ts";

/** How many cars each value of each filter would show, by its value. Every value of the stock is there, with 0 too. */
export type FacetCounts = Readonly<Record<ListedFilter, ReadonlyMap<string, number>>>;

/**
 * Counts disjunctively: a value is counted under all filters but its own, so that a second value of one list is counted
 * as what it would add. A car that misses one filter counts for that one only; who misses two counts nowhere.
 */
export function facetCountsOf(
  profiles: readonly Profile[],
  misses: Uint16Array,
  counts: Uint32Array,
): { readonly total: number; readonly facets: FacetCounts } {
  const facets = Object.fromEntries(
    listedFilterNames.map((name) => [name, new Map<string, number>()]),
  ) as Record<ListedFilter, Map<string, number>>;
  let total = 0;
  for (const [id, profile] of profiles.entries()) {
    const [miss, count] = [misses[id] ?? 0, counts[id] ?? 0];
    if (miss === 0) total += count;
    for (const name of listedFilterNames) {
      const value = listedFilters[name](profile);
      const counted = miss === 0 || miss === missBit[name] ? count : 0;
      facets[name].set(value, (facets[name].get(value) ?? 0) + counted);
    }
  }
  return { total, facets };
}
