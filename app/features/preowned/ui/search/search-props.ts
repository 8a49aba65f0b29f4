import type { Facets, FilterStats, SearchResults } from "../../calls.ts";
import {
  choiceFilterNames,
  type RangeFilter,
  rangeFilterNames,
  rangeFilters,
} from "../../rules/fields/car-filters.ts";
import type { CarLocation } from "../distance/car-place.tsx";
import type { TypicalLoan } from "../price/typical-loan.ts";

/** What the page of the listing gets from its loader. */
export interface StockSearchProps {
  /** The answer to the address that was opened; null where the stock does not answer. */
  readonly first: SearchResults | null;
  readonly bounds: FilterBounds;
  readonly texts: SearchTexts;
}

/** The ends of what can be bounded. */
export type FilterBounds = Pick<FilterStats, RangeFilter>;

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

/** They hold while the stock's own bounds are unavailable. */
export const fallbackBounds = Object.fromEntries(
  rangeFilterNames.map((name) => {
    const [min, max] = rangeFilters[name].fallback;
    return [name, { min, max }];
  }),
) as FilterBounds;

/** Before any answer: filters without choices, which still can be removed. */
export const emptyFacets = {
  ...Object.fromEntries(choiceFilterNames.map((name) => [name, []])),
  certified: 0,
} as unknown as Facets;
