import type { Facets, FilterStats, SearchResults } from "../../calls.ts";
import type { CarLocation } from "../distance/car-place.tsx";
import type { TypicalLoan } from "../price/typical-loan.ts";

/** What the page of the listing is told by its loader. */
export interface StockSearchProps {
  /** The answer to the address that was opened; null where the stock does not answer. */
  readonly first: SearchResults | null;
  readonly bounds: FilterBounds;
  readonly texts: SearchTexts;
}

/** The ends of what can be bounded. */
export type FilterBounds = Pick<FilterStats, "price" | "year" | "mileage" | "power" | "engine" | "monthly">;

export interface SearchTexts {
  /** The currency's label. */
  readonly currency: string;
  readonly siteName: string;
  /** The locations where cars stand. */
  readonly places: readonly CarLocation[];
  /** The terms of the payments on the cards, by the example of one price; absent where content has no calculator. */
  readonly loan: TypicalLoan | undefined;
  /** The page's own title, where nothing is chosen. */
  readonly pageTitle: string;
  /** Where no car fits. */
  readonly empty: { readonly title: string; readonly text: string; readonly clear: string };
}

/** They hold where the stock's own bounds do not come (product/used-cars.md#listing). */
export const specifiedBounds: FilterBounds = {
  price: { min: 0, max: 600_000 },
  year: { min: 2000, max: 2025 },
  mileage: { min: 0, max: 300_000 },
  power: { min: 0, max: 600 },
  engine: { min: 0, max: 6_000 },
  monthly: { min: 0, max: 12_000 },
};

/** Before any answer: filters without choices, which still can be removed. */
export const emptyFacets: Facets = {
  make: [],
  model: [],
  bodyType: [],
  fuel: [],
  transmission: [],
  color: [],
  drive: [],
  seats: [],
  doors: [],
  place: [],
  equipment: [],
  certified: 0,
};
