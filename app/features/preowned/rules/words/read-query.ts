import type { StockQuery } from "../../calls.ts";
import { readStockAddress, type StockSearch, stockQueryOf } from "../address/stock-address.ts";
import { endsOf, rangeFilterNames } from "../fields/car-filters.ts";
import type { StockTextReader } from "./read-stock-text.ts";
import type { TextFilters } from "./text-filters.ts";

/** A query whose text became filters; its `q` holds words of the stock's texts alone. */
export interface ReadQuery {
  readonly query: StockQuery;
  /** What of the text nothing understood: it is not searched for. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the text of a query. Filters beside it stay unless the text says another value of the same one. A search that
 * says nothing but what nobody understood is left as it is: it finds nothing, not everything.
 */
export function readQuery(query: StockQuery, reader: StockTextReader): ReadQuery {
  const { q = "", lang, ...others } = query;
  if (q.trim() === "") return { query, leftOut: [] };
  const { filters, words, leftOut } = reader.read(q);
  const search = withFilters(readStockAddress(new URLSearchParams(others)), filters);
  const { page, sort, ...narrowing } = stockQueryOf({ ...search, q: words });
  const isUnread = Object.keys(narrowing).length === 0 && sort === undefined && leftOut.length > 0;
  const read = isUnread ? { ...others, q } : { ...stockQueryOf({ ...search, q: words }) };
  return { query: { ...read, ...(lang && { lang }) }, leftOut: isUnread ? [] : leftOut };
}

/** A search with what a text says: a range is replaced whole, the page stays. */
function withFilters(search: StockSearch, filters: TextFilters): StockSearch {
  const replaced = rangeFilterNames.flatMap((name) => {
    const { least, most } = endsOf(name);
    const ends = least === undefined ? [most] : [least, most];
    return ends.some((end) => filters[end] !== undefined) ? ends.map((end) => [end, undefined] as const) : [];
  });
  return { ...search, ...Object.fromEntries(replaced), ...filters };
}
