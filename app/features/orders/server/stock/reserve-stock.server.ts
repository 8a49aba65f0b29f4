import type { Transaction } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { OrdersTables } from "../../tables.ts";
import { addReserved, lockStock, type Pieces } from "./stock-rows.server.ts";

export interface WantedPieces {
  readonly orderId: string;
  readonly center: string;
  /** Each part once, with the pieces of all its lines. */
  readonly pieces: ReadonlyMap<string, number>;
  /** Null: for good. */
  readonly expiresAt: Date | null;
  readonly now: Date;
}

/**
 * Reserves pieces of a center. Parts come in their order, each by one statement that takes only what is there; where it
 * finds too little, reservations of the part that have run out are taken back, and it tries once more. Answers the parts
 * that cannot be had: where there are any the caller takes everything back, as an order is reserved whole or not at all.
 */
export async function reserveStock(
  transaction: AnyTransaction,
  { orderId, center, pieces, expiresAt, now }: WantedPieces,
): Promise<readonly string[]> {
  const trx = tablesOf<OrdersTables>(transaction);
  const missing: string[] = [];
  for (const part of [...pieces.keys()].toSorted()) {
    const wanted = { part, center, quantity: pieces.get(part) ?? 0 };
    if (!(await take(trx, wanted))) {
      await takeBackExpired(transaction, wanted, now);
      if (!(await take(trx, wanted))) missing.push(part);
    }
    if (missing.length === 0) {
      await trx
        .insertInto("orders.reservation")
        .values({ order_id: orderId, ...wanted, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.columns(["order_id", "part", "center"]).doUpdateSet(({ ref, eb }) => ({
            quantity: eb("orders.reservation.quantity", "+", ref("excluded.quantity")),
            expires_at: ref("excluded.expires_at"),
          })),
        )
        .execute();
    }
  }
  return missing;
}

async function take(trx: Transaction<OrdersTables>, { part, center, quantity }: Pieces): Promise<boolean> {
  const taken = await trx
    .updateTable("orders.stock")
    .set(({ eb }) => ({ reserved: eb("reserved", "+", quantity) }))
    .where("part", "=", part)
    .where("center", "=", center)
    .where(({ eb }) => eb(eb("on_hand", "-", eb.ref("reserved")), ">=", quantity))
    .returning("part")
    .executeTakeFirst();
  return taken !== undefined;
}

/** The row of stock is locked first, as everywhere. */
async function takeBackExpired(
  transaction: AnyTransaction,
  { part, center }: Pieces,
  now: Date,
): Promise<void> {
  await lockStock(transaction, [{ part, center }]);
  const gone = await tablesOf<OrdersTables>(transaction)
    .deleteFrom("orders.reservation")
    .where("part", "=", part)
    .where("center", "=", center)
    .where("expires_at", "<=", now)
    .returning("quantity")
    .execute();
  const quantity = gone.reduce((sum, row) => sum + row.quantity, 0);
  if (quantity > 0) await addReserved(transaction, { part, center, quantity: -quantity });
}
