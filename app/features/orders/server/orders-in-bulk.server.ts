import { sql } from "kysely";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { orderNumberOf } from "./series.server.ts";

interface AmpleShelf {
  readonly part: string;
  readonly center: string;
  readonly pieces: number;
}

/** Some parts of which each counter has at least so many pieces that can be sold: always the same ones. */
export async function ampleShelves(
  trx: AnyTransaction,
  { least, parts }: { readonly least: number; readonly parts: number },
): Promise<AmpleShelf[]> {
  const { rows } = await sql<AmpleShelf>`
    select part, center, pieces from (select part, center, on_hand - reserved as pieces,
        row_number() over (partition by center order by md5(part)) as place from orders.stock
      where on_hand - reserved >= ${least}) as shelf where place <= ${parts} order by center collate "C", part collate "C"`.execute(
    trx,
  );
  return rows;
}

/** Numbers of so many orders and the first of their receipts; they follow those that were taken before. */
export async function takeNumbersInBulk(
  trx: AnyTransaction,
  count: number,
): Promise<{ readonly orders: readonly string[]; readonly firstReceipt: number }> {
  const take = async (name: "orders" | "R") => {
    const { rows } = await sql<{
      last: number;
    }>`insert into orders.series (name, last) values (${name}, ${count})
      on conflict (name) do update set last = series.last + ${count} returning last`.execute(trx);
    return (rows[0]?.last ?? count) - count + 1;
  };
  const first = await take("orders");
  return {
    orders: Array.from({ length: count }, (_, place) => orderNumberOf(first + place)),
    firstReceipt: await take("R"),
  };
}

/** After reservations were written in bulk: every shelf has as many pieces reserved as they say. */
export async function countReservations(trx: AnyTransaction): Promise<void> {
  await sql`update orders.stock set reserved = counted.pieces
    from (select part, center, sum(quantity) as pieces from orders.reservation group by part, center) as counted
    where counted.part = stock.part and counted.center = stock.center
      and stock.reserved is distinct from counted.pieces`.execute(trx);
}
