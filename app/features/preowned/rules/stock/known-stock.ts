import { PriceRatings } from "../price/price-rating.ts";
import type { StockColumns } from "./stock-columns.ts";
import { StockIndex } from "./stock-index.ts";

/** All that is reckoned once for a stock: the index and what its prices are compared by. */
export class KnownStock {
  readonly columns: StockColumns;
  readonly index: StockIndex;
  readonly ratings: PriceRatings;

  constructor(columns: StockColumns) {
    this.columns = columns;
    this.index = new StockIndex(columns);
    this.ratings = new PriceRatings(columns);
  }
}
