import { randomUUID } from "node:crypto";
import "#app/features/orders/api.server.ts";
import { readCartRows } from "#app/features/orders/server/cart/cart-rows.server.ts";
import { addToCart } from "#app/features/orders/server/cart/edit-cart.server.ts";
import { createOrder } from "#app/features/orders/server/checkout/create-order.server.ts";
import { payOrder } from "#app/features/orders/server/checkout/request-payment.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { connectDatabase } from "#app/platform/database.server.ts";
import { startJobs } from "#app/platform/jobs.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { bankSays, main } from "../../factories/orders/orders-api.ts";
import { numbers } from "../../factories/parts/small-catalogue.ts";

/* A process that buys without end, each customer one order after the other, until it is killed. */

const [url = "", ...customers] = process.argv.slice(2);
connectDatabase(url);
await loadSecret();
await startJobs(url, { work: false });
process.send?.("ready");
await Promise.all(customers.map(buyForEver));

async function buyForEver(customerId: string): Promise<void> {
  for (;;) await buy(customerId);
}

async function buy(customerId: string): Promise<void> {
  const once = () => ({ customerId, idempotencyKey: randomUUID(), now: now() });
  await addToCart(once(), { part: numbers.oil, car: null, quantity: 1 });
  const { version: cartVersion } = await readCartRows(customerId);
  const wanted = { centerId: main, phone: "55001234", cartVersion, language: "en" as const };
  const ordered = await createOrder(once(), wanted);
  if (!ordered.ok) throw new Error(ordered.code);
  const paying = { customerId, orderId: ordered.value, method: "card", language: "en" as const, now: now() };
  const paid = await payOrder(paying);
  // The bank's news comes twice at once, as it does.
  if (paid.ok) await Promise.all([1, 2].map(() => bankSays(paid.value.attemptId, "captured")));
}
