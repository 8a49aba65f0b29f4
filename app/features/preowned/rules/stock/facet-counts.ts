import type { Codes } from "./profile-codes.ts";
import type { ListedFilter } from "./stock-filters.ts";
import { missBit } from "./stock-scan.ts";

/** How many cars each value of each filter would show, by its value. Every value of the stock is there, with 0 too. */
export type FacetCounts = Readonly<Record<ListedFilter, ReadonlyMap<string, number>>>;

/**
 * Counts disjunctively: a value is counted under all filters but its own, so that a second value of one list is counted
 * as what it would add. A car that misses one filter counts for that one only; who misses two counts nowhere.
 */
export function facetCountsOf(
  codes: readonly Codes[],
  misses: Uint16Array,
  counts: Uint32Array,
): { readonly total: number; readonly facets: FacetCounts } {
  let total = 0;
  for (let id = 0; id < misses.length; id += 1) if (misses[id] === 0) total += counts[id] as number;
  const facets = codes.map(({ name, values, of }) => {
    const found = new Uint32Array(values.length);
    const own = missBit[name];
    for (let id = 0; id < misses.length; id += 1) {
      const miss = misses[id] as number;
      if (miss !== 0 && miss !== own) continue;
      const code = of[id] as number;
      found[code] = (found[code] as number) + (counts[id] as number);
    }
    return [name, new Map(values.map((value, code) => [value, found[code] ?? 0]))] as const;
  });
  return { total, facets: Object.fromEntries(facets) as Record<ListedFilter, Map<string, number>> };
}
