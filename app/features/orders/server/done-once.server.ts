import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { OrdersTables } from "../tables.ts";

/** Whose write it is, and the key that the caller chose for it. */
export interface Once {
  readonly customerId: string;
  readonly idempotencyKey: string;
  readonly now: Date;
}

/**
 * Whether a write is made for the first time, for one that queries the catalogue before its transaction begins: the answer is not
 * stored with it, and after a crash in between it is done again. Another one with the same key waits until this has ended.
 */
export async function isFirstTime(trx: AnyTransaction, once: Once): Promise<boolean> {
  const first = await tablesOf<OrdersTables>(trx)
    .insertInto("orders.done_write")
    .values({ customer_id: once.customerId, key: once.idempotencyKey, at: once.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return first !== undefined;
}

/** Which order a write has made. */
export async function rememberOrder(
  trx: AnyTransaction,
  { customerId, idempotencyKey }: Once,
  orderId: string,
): Promise<void> {
  await tablesOf<OrdersTables>(trx)
    .updateTable("orders.done_write")
    .set({ order_id: orderId })
    .where("customer_id", "=", customerId)
    .where("key", "=", idempotencyKey)
    .execute();
}

export async function orderOfWrite(
  trx: AnyTransaction,
  { customerId, idempotencyKey }: Once,
): Promise<string | undefined> {
  const row = await tablesOf<OrdersTables>(trx)
    .selectFrom("orders.done_write")
    .select("order_id")
    .where("customer_id", "=", customerId)
    .where("key", "=", idempotencyKey)
    .executeTakeFirst();
  return row?.order_id ?? undefined;
}

const dayMs = 24 * 3_600_000;

/** Keys are stored for a day, as those of the platform are. */
defineJob({
  name: "forget-done-writes",
  schema: z.unknown(),
  schedule: "23 * * * *",
  async run(_, trx) {
    await tablesOf<OrdersTables>(trx)
      .deleteFrom("orders.done_write")
      .where("at", "<", new Date(now().getTime() - dayMs))
      .execute();
  },
});
