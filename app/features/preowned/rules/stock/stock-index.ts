import { pageSize, type SortOrder, sortOrders } from "../../stock-terms.ts";
import { ProfileSearch } from "../words/profile-search.ts";
import { type FacetCounts, facetCountsOf } from "./facet-counts.ts";
import { type Codes, codesOf } from "./profile-codes.ts";
import type { StockColumns } from "./stock-columns.ts";
import type { StockFilters } from "./stock-filters.ts";
import { placesInOrder, ranksOf } from "./stock-orders.ts";
import { countsWithin, missesOf, type Part, pageOf, pageOfFew } from "./stock-scan.ts";

/** Of more than one car in so many fits, a walk in order finds a page sooner than a look at all. */
const manyShare = 50;

/** Bounds of price and mileage whose counts are kept. */
const mostBounds = 64;

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
  readonly #ranks = new Map<SortOrder, Uint32Array>();
  readonly #counts = new Map<string, Uint32Array>();
  readonly #carsOfProfiles: Uint32Array;
  readonly #codes: readonly Codes[];
  /** Of each profile. */
  readonly #years: Uint16Array;
  readonly #words: ProfileSearch;

  constructor(columns: StockColumns) {
    this.columns = columns;
    this.#carsOfProfiles = new Uint32Array(columns.profiles.length);
    for (const id of columns.profile) this.#carsOfProfiles[id] = (this.#carsOfProfiles[id] ?? 0) + 1;
    this.#codes = codesOf(columns.profiles);
    this.#years = Uint16Array.from(columns.profiles.map(({ year }) => year));
    this.#words = new ProfileSearch(columns.profiles);
    for (const sort of sortOrders) this.order(sort);
  }

  /** The cars that fit, a page of them, with the counts of every choice. A page beyond the last is the last. */
  find(filters: StockFilters, { sort, page }: { sort: SortOrder; page: number }): Found {
    const misses = this.#missesOf(filters);
    const { total, facets } = facetCountsOf(this.#codes, misses, this.#countsWithin(filters));
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const shown = Math.min(page, pages);
    const part = { skipped: (shown - 1) * pageSize, most: Math.min(pageSize, total) };
    const places = this.#page(filters, misses, sort, part, total);
    return { places, total, page: shown, pages, facets };
  }

  /** The first cars that fit, in an order. */
  first(filters: StockFilters, sort: SortOrder, most: number): number[] {
    return pageOf(this.columns, filters, this.#missesOf(filters), this.order(sort), { skipped: 0, most });
  }

  /** Which of some places fit, in their order. */
  among(filters: StockFilters, places: readonly number[]): number[] {
    const part = { skipped: 0, most: places.length };
    return pageOf(this.columns, filters, this.#missesOf(filters), Uint32Array.from(places), part);
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

  #page(filters: StockFilters, misses: Uint16Array, sort: SortOrder, part: Part, total: number): number[] {
    if (total === 0) return [];
    const { columns } = this;
    return total * manyShare < columns.count
      ? pageOfFew(columns, filters, misses, this.#ranksIn(sort), part)
      : pageOf(columns, filters, misses, this.order(sort), part);
  }

  #ranksIn(sort: SortOrder): Uint32Array {
    const known = this.#ranks.get(sort) ?? ranksOf(this.order(sort));
    this.#ranks.set(sort, known);
    return known;
  }

  #missesOf(filters: StockFilters): Uint16Array {
    return missesOf(this.#years, this.#codes, filters, this.#words.find(filters.q));
  }

  /** Pages of one search, and what comes nearest to it, ask for the same bounds again and again. */
  #countsWithin(filters: StockFilters): Uint32Array {
    const { price, mileageMax } = filters;
    const isBounded =
      price.min > 0 || price.max < Number.MAX_SAFE_INTEGER || mileageMax < Number.MAX_SAFE_INTEGER;
    if (!isBounded) return this.#carsOfProfiles;
    const bounds = `${price.min} ${price.max} ${mileageMax}`;
    const counts = this.#counts.get(bounds) ?? countsWithin(this.columns, filters);
    // The bounds that were asked for last stay longest.
    this.#counts.delete(bounds);
    this.#counts.set(bounds, counts);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostBounds && oldest !== undefined) this.#counts.delete(oldest);
    return counts;
  }
}
