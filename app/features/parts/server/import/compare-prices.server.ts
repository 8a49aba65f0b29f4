import { sql, type Transaction } from "kysely";
import type { PartsTables } from "../../tables.ts";
import { shopList } from "../finding/part-rows.server.ts";
import type { PriceChange, PriceChanges, UnknownNumbers } from "./intake.server.ts";

/** Changed prices, and numbers without a part, that are listed one by one; of all there is a count. */
const mostReported = 50;

/** The staged prices that are other than those which hold on their first day without the tape, before they are brought in. */
export async function comparePrices(trx: Transaction<PartsTables>): Promise<PriceChanges> {
  const { rows } = await sql<PriceChange & { changed: number; tenfold: number }>`
    select line, number, list, from_day as from, before, after, is_tenfold as "isTenfold",
      count(*) over () as changed, count(*) filter (where is_tenfold) over () as tenfold
    from (
      select next.line, next.number, next.list, next.from_day, before, after,
        greatest(before, after) >= 10 * least(before, after) as is_tenfold
      from staged_price as next
      cross join lateral (select next.original_price - next.unit_discount as after) as its
      join lateral (
        select original_price - unit_discount as before from parts.price as stored
        where stored.number = next.number and stored.list = next.list and stored.from_day <= next.from_day
        order by from_day desc limit 1
      ) as stored on before <> after
      where next.list is not null
    ) as compared
    order by is_tenfold desc, line limit ${mostReported}`.execute(trx);
  const [first] = rows;
  return {
    changed: first?.changed ?? 0,
    tenfold: first?.tenfold ?? 0,
    list: rows.map(({ changed: _, tenfold: __, ...change }) => change),
    newLists: await newLists(trx),
  };
}

async function newLists(trx: Transaction<PartsTables>): Promise<string[]> {
  const { rows } = await sql<{ list: string }>`
    select list from staged_price where list <> ${shopList}
      and not exists (select from parts.price as stored where stored.list = staged_price.list)
    group by list order by min(line) limit ${mostReported}`.execute(trx);
  return rows.map(({ list }) => list);
}

/** Priced numbers that lead to no part of the catalog: a price may come before its part, and a slip looks the same. */
export async function unknownNumbers(trx: Transaction<PartsTables>): Promise<UnknownNumbers> {
  const { rows } = await sql<{ line: number; value: string; warned: number }>`
    select min(line) as line, number as value, count(*) over ()::integer as warned
    from staged_price as next where list is not null
      and not exists (select from parts.part where part.number = next.number)
      and not exists (select from parts.supersession as old where old.number = next.number)
    group by number order by min(line) limit ${mostReported}`.execute(trx);
  const warnings = rows.map(({ line, value }) => ({
    line,
    field: "part_number",
    problem: "not-in-catalog" as const,
    value,
  }));
  return { warned: rows[0]?.warned ?? 0, warnings };
}
