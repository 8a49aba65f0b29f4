import type { Names } from "../fields/names.ts";
import { Payments } from "../price/payments.ts";
import { PriceRatings } from "../price/price-rating.ts";
import type { StockColumns } from "./stock-columns.ts";
import { StockIndex } from "./stock-index.ts";

/** What content says of a sale, beside what feeds say of cars. */
export interface SaleTerms {
  readonly payments: Payments;
  /** Locations by their ids. */
  readonly placeNames: ReadonlyMap<string, Names>;
}

/** The flat rate of calculator one, and places without names. */
const specified: SaleTerms = { payments: new Payments(575), placeNames: new Map() };

/** All that is computed once for a stock: the index and what its prices are compared by. */
export class StockSnapshot {
  readonly columns: StockColumns;
  readonly index: StockIndex;
  readonly ratings: PriceRatings;
  readonly terms: SaleTerms;

  constructor(columns: StockColumns, terms = specified, same?: Pick<StockSnapshot, "index" | "ratings">) {
    this.columns = columns;
    this.terms = terms;
    this.index = same?.index ?? new StockIndex(columns);
    this.ratings = same?.ratings ?? new PriceRatings(columns);
  }

  /** The same cars under other terms. */
  under(terms: SaleTerms): StockSnapshot {
    return new StockSnapshot(this.columns, terms, this);
  }
}
