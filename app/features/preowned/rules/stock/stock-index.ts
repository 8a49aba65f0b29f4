import { pageSize, type SortOrder, sortOrders } from "../../stock-terms.ts";
import { ProfileSearch } from "../words/profile-search.ts";
import { StockTextReader } from "../words/read-stock-text.ts";
import { anything, isBounded } from "./bounds.ts";
import { type FacetCounts, facetCountsOf } from "./facet-counts.ts";
import { type Codes, codesOf } from "./profile-codes.ts";
import { type Quantities, quantitiesOf } from "./profile-quantities.ts";
import type { StockColumns } from "./stock-columns.ts";
import { carBounds, type StockFilters } from "./stock-filters.ts";
import { StockNumbers } from "./stock-numbers.ts";
import { placesInOrder, ranksOf } from "./stock-orders.ts";
import {
  countsAmong,
  countsWithin,
  missesOf,
  type Part,
  pageOf,
  pageOfFew,
  pageOfPlaces,
} from "./stock-scan.ts";

/** Of more than one car in so many fits, a walk in order finds a page sooner than a look at all. */
const manyShare = 50;

/** Bounds of price and mileage whose counts are cached. */
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
  /** Reads what visitors type, by the names of this stock. */
  readonly reader: StockTextReader;
  readonly #orders = new Map<SortOrder, Uint32Array>();
  readonly #ranks = new Map<SortOrder, Uint32Array>();
  readonly #counts = new Map<string, Uint32Array>();
  readonly #carsOfProfiles: Uint32Array;
  readonly #codes: readonly Codes[];
  readonly #quantities: Quantities;
  readonly #numbers: StockNumbers;
  readonly #words: ProfileSearch;

  constructor(columns: StockColumns) {
    this.columns = columns;
    this.#carsOfProfiles = new Uint32Array(columns.profiles.length);
    for (const id of columns.profile) this.#carsOfProfiles[id] = (this.#carsOfProfiles[id] ?? 0) + 1;
    this.#codes = codesOf(columns.profiles);
    this.#quantities = quantitiesOf(columns.profiles);
    this.#numbers = new StockNumbers(columns);
    this.#words = new ProfileSearch(columns.profiles);
    this.reader = new StockTextReader(columns.profiles, {
      has: (bare, isLast) => this.#words.has(bare, isLast),
      isNumber: (word) => this.#numbers.placesOf(word) !== undefined,
    });
    for (const sort of sortOrders) this.order(sort);
  }

  /** The cars that fit, a page of them, with the counts of every choice. A page beyond the last is the last. */
  find(filters: StockFilters, { sort, page }: { sort: SortOrder; page: number }): Found {
    const { misses, counts, only } = this.#look(filters);
    const { total, facets } = facetCountsOf(this.#codes, misses, counts);
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const shown = Math.min(page, pages);
    const part = { skipped: (shown - 1) * pageSize, most: Math.min(pageSize, total) };
    const places =
      only === undefined
        ? this.#page(filters, misses, sort, part, total)
        : pageOfPlaces(this.columns, filters, misses, only, this.#ranksIn(sort), part);
    return { places, total, page: shown, pages, facets };
  }

  /** The first cars that fit, in an order. */
  first(filters: StockFilters, sort: SortOrder, most: number): number[] {
    const { misses, only } = this.#look(filters);
    const part = { skipped: 0, most };
    return only === undefined
      ? pageOf(this.columns, filters, misses, this.order(sort), part)
      : pageOfPlaces(this.columns, filters, misses, only, this.#ranksIn(sort), part);
  }

  /** Which of some places fit, in their order. */
  among(filters: StockFilters, places: readonly number[]): number[] {
    const { misses, only } = this.#look(filters);
    const wanted = only === undefined ? places : places.filter((place) => only.includes(place));
    const part = { skipped: 0, most: wanted.length };
    return pageOf(this.columns, filters, misses, Uint32Array.from(wanted), part);
  }

  /** Whether any car fits. */
  fits(filters: StockFilters): boolean {
    const { misses, counts } = this.#look(filters);
    return misses.some((miss, id) => miss === 0 && (counts[id] ?? 0) > 0);
  }

  /** All places in an order. */
  order(sort: SortOrder): Uint32Array {
    const cached = this.#orders.get(sort);
    if (cached !== undefined) return cached;
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
    const cached = this.#ranks.get(sort) ?? ranksOf(this.order(sort));
    this.#ranks.set(sort, cached);
    return cached;
  }

  /**
   * Which filters each profile misses, and how many cars of it the bounds leave. Where the text names cars by their
   * numbers, `only` these count.
   */
  #look(filters: StockFilters) {
    const { rest, only } = this.#numbersIn(filters.words);
    const misses = missesOf(this.#quantities, this.#codes, filters, this.#words.find(rest));
    const counts =
      only === undefined ? this.#countsWithin(filters) : countsAmong(this.columns, filters, only);
    return { misses, counts, only };
  }

  #numbersIn(text: string): { readonly rest: string; readonly only: readonly number[] | undefined } {
    const words = text.split(" ");
    const found = words.map((word) => this.#numbers.placesOf(word));
    const named = found.filter((places) => places !== undefined);
    if (named.length === 0) return { rest: text, only: undefined };
    const only = [...new Set(named.flat())].sort((one, other) => one - other);
    return { rest: words.filter((_, place) => found[place] === undefined).join(" "), only };
  }

  /** Pages of one search, and what comes nearest to it, request the same bounds again and again. */
  #countsWithin(filters: StockFilters): Uint32Array {
    const { price, mileageMax } = carBounds(filters);
    if (!isBounded(price) && mileageMax === anything.max) return this.#carsOfProfiles;
    const bounds = `${price.min} ${price.max} ${mileageMax}`;
    const counts = this.#counts.get(bounds) ?? countsWithin(this.columns, filters);
    // The bounds that were requested last stay longest.
    this.#counts.delete(bounds);
    this.#counts.set(bounds, counts);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostBounds && oldest !== undefined) this.#counts.delete(oldest);
    return counts;
  }
}
