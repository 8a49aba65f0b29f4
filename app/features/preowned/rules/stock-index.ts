import { pageSize, type SortOrder } from "../stock-terms.ts";
import { type FacetCounts, facetCountsOf } from "./facet-counts.ts";
import type { StockColumns } from "./stock-columns.ts";
import type { StockFilters } from "./stock-filters.ts";
import { placesInOrder } from "./stock-orders.ts";
import { countsWithin, missesOf, pageOf } from "./stock-scan.ts";
import { ProfileSearch } from "./words/profile-search.ts";

export interface Found {
  /** Of the cars of the page, in their order. */
  readonly places: readonly number[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: FacetCounts;
}

/**
 * Answers searches over a stock, exactly. Cars that are alike in all that lists offer share a profile, so a search looks
 * at prices and mileages once, and at each profile once; filters of lists alone look at no car but those it shows.
 */
export class StockIndex {
  readonly columns: StockColumns;
  readonly #orders = new Map<SortOrder, Uint32Array>();
  readonly #carsOfProfiles: Uint32Array;
  readonly #words: ProfileSearch;

  constructor(columns: StockColumns) {
    this.columns = columns;
    this.#carsOfProfiles = new Uint32Array(columns.profiles.length);
    for (const id of columns.profile) this.#carsOfProfiles[id] = (this.#carsOfProfiles[id] ?? 0) + 1;
    this.#words = new ProfileSearch(columns.profiles);
    this.order("newest");
  }

  /** The cars that fit, a page of them, with the counts of every choice. A page beyond the last is the last. */
  find(filters: StockFilters, { sort, page }: { sort: SortOrder; page: number }): Found {
    const { columns } = this;
    const misses = this.#missesOf(filters);
    const { total, facets } = facetCountsOf(columns.profiles, misses, this.#countsWithin(filters));
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const shown = Math.min(page, pages);
    const part = { skipped: (shown - 1) * pageSize, most: Math.min(pageSize, total) };
    const places = total === 0 ? [] : pageOf(columns, filters, misses, this.order(sort), part);
    return { places, total, page: shown, pages, facets };
  }

  /** Whether any car fits. */
  fits(filters: StockFilters): boolean {
    const counts = this.#countsWithin(filters);
    return this.#missesOf(filters).some((miss, id) => miss === 0 && (counts[id] ?? 0) > 0);
  }

  /** All places in an order. */
  order(sort: SortOrder): Uint32Array {
    const known = this.#orders.get(sort);
    if (known !== undefined) return known;
    const made = placesInOrder(this.columns, sort);
    this.#orders.set(sort, made);
    return made;
  }

  #missesOf(filters: StockFilters): Uint16Array {
    return missesOf(this.columns.profiles, filters, this.#words.find(filters.q));
  }

  #countsWithin(filters: StockFilters): Uint32Array {
    const { price, mileageMax } = filters;
    const isBounded =
      price.min > 0 || price.max < Number.MAX_SAFE_INTEGER || mileageMax < Number.MAX_SAFE_INTEGER;
    return isBounded ? countsWithin(this.columns, filters) : this.#carsOfProfiles;
  }
}
