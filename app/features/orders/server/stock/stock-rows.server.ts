import { sql } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { OrdersTables } from "../../tables.ts";

/** Pieces of a part at a center. */
export interface Pieces {
  readonly part: string;
  readonly center: string;
  readonly quantity: number;
}

/** Rows of stock are locked in this order, before reservations of theirs: so no two transactions wait for each other. */
function inLockOrder<P extends Omit<Pieces, "quantity">>(pieces: readonly P[]): P[] {
  return pieces.toSorted((a, b) => compare(a.part, b.part) || compare(a.center, b.center));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Locks rows of stock until the transaction ends, in the order of `inLockOrder`: the database locks what it has sorted. */
export async function lockStock(
  trx: AnyTransaction,
  places: readonly Omit<Pieces, "quantity">[],
): Promise<void> {
  if (places.length === 0) return;
  const parts = places.map(({ part }) => part);
  const centers = places.map(({ center }) => center);
  await sql`select from orders.stock
    where (part, center) in (select * from unnest(${parts}::text[], ${centers}::text[]))
    order by part collate "C", center collate "C" for no key update`.execute(trx);
}

/** Takes reservations of an order back: all, or those of one part. Answers what is free again. */
export async function releaseReservations(
  transaction: AnyTransaction,
  orderId: string,
  only?: { readonly part: string },
): Promise<Pieces[]> {
  const trx = tablesOf<OrdersTables>(transaction);
  const rows = await trx
    .selectFrom("orders.reservation")
    .select(["part", "center"])
    .where("order_id", "=", orderId)
    .$if(only !== undefined, (query) => query.where("part", "=", only?.part ?? ""))
    .execute();
  await lockStock(transaction, rows);
  const freed: Pieces[] = [];
  for (const { part, center } of inLockOrder(rows)) {
    const gone = await trx
      .deleteFrom("orders.reservation")
      .where("order_id", "=", orderId)
      .where("part", "=", part)
      .where("center", "=", center)
      .returning("quantity")
      .executeTakeFirst();
    // Taken back meanwhile by one who found it expired.
    if (gone === undefined) continue;
    await addReserved(transaction, { part, center, quantity: -gone.quantity });
    freed.push({ part, center, quantity: gone.quantity });
  }
  return freed;
}

export async function addReserved(trx: AnyTransaction, { part, center, quantity }: Pieces): Promise<void> {
  await tablesOf<OrdersTables>(trx)
    .updateTable("orders.stock")
    .set(({ eb }) => ({ reserved: eb("reserved", "+", quantity) }))
    .where("part", "=", part)
    .where("center", "=", center)
    .execute();
}

/** Takes some pieces out of an order's reservation. Answers whether it has so many. */
export async function reduceReservation(
  trx: AnyTransaction,
  orderId: string,
  { part, center, quantity }: Pieces,
): Promise<boolean> {
  await lockStock(trx, [{ part, center }]);
  const { rows } = await sql<{ quantity: number }>`select quantity from orders.reservation
    where order_id = ${orderId} and part = ${part} and center = ${center} for update`.execute(trx);
  const reserved = rows[0]?.quantity ?? 0;
  if (reserved < quantity) return false;
  const own = sql`order_id = ${orderId} and part = ${part} and center = ${center}`;
  if (reserved === quantity) await sql`delete from orders.reservation where ${own}`.execute(trx);
  else await sql`update orders.reservation set quantity = quantity - ${quantity} where ${own}`.execute(trx);
  await addReserved(trx, { part, center, quantity: -quantity });
  return true;
}
