import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { cartDays } from "../../rules/cart/cart-lines.ts";
import type { OrdersTables } from "../../tables.ts";

const dayMs = 86_400_000;

/** Deletes carts that nobody has changed for thirty days. */
export async function forgetCarts(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<OrdersTables>(trx)
    .deleteFrom("orders.cart")
    .where("changed_at", "<", new Date(at.getTime() - cartDays * dayMs))
    .execute();
}

defineJob({
  name: "forget-carts",
  schema: z.unknown(),
  schedule: "31 3 * * *",
  run: (_, trx) => forgetCarts(trx, now()),
});
