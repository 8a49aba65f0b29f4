import { sql } from "kysely";
import { database, inTransaction } from "#app/platform/database.server.ts";

/** Parts of the demo that a counter has, which cost something and fit without a question. */
export async function partsAt(center: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`select part from orders.stock where center = ${center}
    and on_hand > 0 and reserved = 0 order by part limit ${count}`.execute(database());
  if (rows.length < count) throw new Error(`${center} has ${rows.length} parts only`);
  return rows.map(({ part }) => part);
}

/** Lets a counter have so many pieces that can be sold, whatever is reserved. */
export async function makeAvailable(part: string, center: string, pieces: number): Promise<void> {
  await sql`update orders.stock set counted = counted + reserved + ${pieces} - on_hand, on_hand = reserved + ${pieces}
    where part = ${part} and center = ${center}`.execute(database());
}

/** Moves the end of some live orders and of their reservations into the past; answers how many. */
export async function letTimePass(share: number): Promise<number> {
  return inTransaction<unknown, number>(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update orders.order set expires_at = now() - interval '1 millisecond' where id in (
        select id from orders.order where fulfilment = 'open' and expires_at > now() and random() < ${share}
        order by id for no key update skip locked)
      returning id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`update orders.reservation set expires_at = now() - interval '1 millisecond'
      where order_id = any(${ids}::text[]) and expires_at is not null`.execute(trx);
    return ids.length;
  });
}

/** What can be sold of a part at a counter. */
export async function availableAt(part: string, center: string): Promise<number> {
  const { rows } = await sql<{ free: number }>`select on_hand - reserved as free from orders.stock
    where part = ${part} and center = ${center}`.execute(database());
  return rows[0]?.free ?? 0;
}
