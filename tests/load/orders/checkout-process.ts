import { once } from "node:events";
import { createOrder } from "#app/features/orders/server/checkout/create-order.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { main } from "../../factories/orders/orders-api.ts";

/* A process of its own: its checkouts and another one's meet in the database alone. */

export interface Checkout {
  readonly customerId: string;
  readonly cartVersion: number;
}

const url = process.argv[2] ?? "";
connectDatabase(url);
await loadSecret();
await startJobs(url, { work: false });
process.send?.("ready");
for (;;) {
  const [checkouts] = (await once(process, "message")) as [readonly Checkout[] | "end"];
  if (checkouts === "end") break;
  process.send?.(await Promise.all(checkouts.map(checkOut)));
}
await stopJobs(1_000);
await closeDatabase();
process.exit();

/** The order's id, or why there is none. */
async function checkOut({ customerId, cartVersion }: Checkout): Promise<string> {
  const once = { customerId, idempotencyKey: `checkout-${cartVersion}-${customerId}`, now: now() };
  const wanted = { centerId: main, phone: "55001234", cartVersion, language: "en" as const };
  const ordered = await createOrder(once, wanted).catch((error: Error) => error);
  if (ordered instanceof Error) return `broke: ${ordered.message}`;
  return ordered.ok ? `order ${ordered.value}` : ordered.code;
}
