import * as z from "zod/mini";
import { type StockQuery, stockQuery } from "../../calls.ts";
import { boundFilterNames, choiceFilterNames } from "../fields/car-filters.ts";

/** What of a query chooses cars, in the one order in which a search is written. */
const choosing = [...choiceFilterNames, ...boundFilterNames, "certified" as const, "q" as const].sort();

/** A search in its one form: filters in order, values of lists in order and once, neither sort nor page nor language. */
export function searchAddress(query: StockQuery): string {
  const search = new URLSearchParams();
  for (const name of choosing) {
    const said = query[name]?.trim();
    if (said) search.set(name, name === "q" ? said : [...new Set(said.split(","))].sort().join(","));
  }
  return search.toString();
}

/** The filters of a search that was written so; undefined where it says something that no search says. */
export function queryOfSearch(address: string): StockQuery | undefined {
  const parsed = z.safeParse(stockQuery, Object.fromEntries(new URLSearchParams(address)));
  return parsed.success ? parsed.data : undefined;
}
