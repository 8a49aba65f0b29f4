import type { StockQuery } from "#app/features/preowned/calls.ts";
import { Payments } from "#app/features/preowned/rules/price/payments.ts";
import { filtersOf } from "#app/features/preowned/rules/stock/stock-filters.ts";
import type { StockIndex } from "#app/features/preowned/rules/stock/stock-index.ts";
import type { OracleAnswer } from "./stock-oracle.ts";

const payments = new Payments(575);

/** What the index answers to a search, in the oracle's words. */
export function indexAnswer(index: StockIndex, query: StockQuery): OracleAnswer {
  const paging = { sort: query.sort ?? "newest", page: Number(query.page ?? 1) } as const;
  const { total, places, facets } = index.find(
    filtersOf(query, (most) => payments.pricesWithin(most)),
    paging,
  );
  const counts = Object.entries(facets).flatMap(([filter, values]) =>
    [...values].flatMap(([value, count]) => (count === 0 ? [] : [[`${filter} ${value}`, count] as const])),
  );
  return {
    total,
    numbers: places.map((place) => index.columns.vehicleNo[place] ?? ""),
    counts: Object.fromEntries(counts),
  };
}
