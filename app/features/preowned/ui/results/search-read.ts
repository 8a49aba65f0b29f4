import type { SearchResults } from "../../calls.ts";
import { readStockAddress, type StockSearch } from "../../rules/address/stock-address.ts";

/** The search as its answer has read it: what its text says are filters. */
export function searchRead(search: StockSearch, { read }: SearchResults): StockSearch {
  return read === null ? search : readStockAddress(new URLSearchParams(read.query));
}
