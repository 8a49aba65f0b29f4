import { rangeFilters } from "../fields/car-filters.ts";
import type { Profile } from "./stock-car.ts";
import { profileRanges, type StockFilters } from "./stock-filters.ts";

/** The quantities of each profile that can be bounded; 0 where a car does not state one. */
export type Quantities = Readonly<Record<keyof StockFilters["ranges"], Uint32Array>>;

export function quantitiesOf(profiles: readonly Profile[]): Quantities {
  const columns = profileRanges.map((name) => {
    const { field } = rangeFilters[name];
    return [name, Uint32Array.from(profiles, (profile) => profile[field] ?? 0)];
  });
  return Object.fromEntries(columns) as Quantities;
}
