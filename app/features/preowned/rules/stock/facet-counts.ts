import type { Codes } from "./profile-codes.ts";
import { isEveryNeeded, type ListedFilter } from "./stock-filters.ts";
import { missBit } from "./stock-scan.ts";

/** How many cars each value of each filter would show, by its value. Every value of the stock is there, with 0 too. */
export type FacetCounts = Readonly<Record<ListedFilter, ReadonlyMap<string, number>>>;

/**
 * Counts disjunctively: a value is counted under all filters but its own, so that a second value of one list is counted
 * as what it would add. A car that misses one filter counts for that one only; who misses two counts nowhere. Of
 * equipment a car needs every value that is chosen, so there a value is counted as what would be left with it.
 */
export function facetCountsOf(
  codes: readonly Codes[],
  misses: Uint16Array,
  counts: Uint32Array,
): { readonly total: number; readonly facets: FacetCounts } {
  let total = 0;
  for (let id = 0; id < misses.length; id += 1) if (misses[id] === 0) total += counts[id] as number;
  const facets = codes.map(({ name, sets, of }) => {
    const found = new Uint32Array(sets.length);
    const own = isEveryNeeded(name) ? 0 : missBit[name];
    for (let id = 0; id < misses.length; id += 1) {
      const miss = misses[id] as number;
      if (miss !== 0 && miss !== own) continue;
      const code = of[id] as number;
      found[code] = (found[code] as number) + (counts[id] as number);
    }
    return [name, countsOfValues(sets, found)] as const;
  });
  return { total, facets: Object.fromEntries(facets) as Record<ListedFilter, Map<string, number>> };
}

/** A car counts for each value of its set. */
function countsOfValues(sets: Codes["sets"], found: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>();
  sets.forEach((set, code) => {
    for (const value of set) counts.set(value, (counts.get(value) ?? 0) + (found[code] as number));
  });
  return counts;
}
