import { sql } from "kysely";
import {
  handOverOrder,
  markReady,
  markShort,
  startPicking,
} from "#app/features/orders/orders-for-staff.server.ts";
import { createOrder } from "#app/features/orders/server/checkout/create-order.server.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { salem } from "./counter-deeds.ts";
import { bankSays, main } from "./orders-api.ts";

interface SeenOrder {
  readonly orderId: string;
  readonly version: number;
  readonly by: StaffActor;
  readonly now: Date;
}

/** What the bank, the counter or the customer has done before the example of a call, by the call's id. */
export const exampleOrderStates: Readonly<Record<string, () => Promise<void>>> = {
  async "parts.orders.answer-shortage"() {
    await bankSays(await readOne<string>("select id from payments.attempt"), "captured");
    await byCounter(startPicking);
    await byCounter((trx, seen) => markShort(trx, seen, { line: 1, quantity: 1 }));
  },
  async "parts.orders.return"() {
    await byCounter(markReady);
    const pickupCode = await readOne<string>("select pickup_code from orders.order");
    await byCounter((trx, seen) => handOverOrder(trx, seen, pickupCode));
  },
  async "parts.orders"() {
    const once = { customerId: noora.id, idempotencyKey: "example-second-order", now: now() };
    const version = await readOne<number>("select version from orders.cart");
    expectDone(
      await createOrder(once, { centerId: main, phone: "55123401", cartVersion: version, language: "en" }),
    );
  },
};

/** A deed of the counter on the only order. */
async function byCounter(
  deed: (trx: AnyTransaction, seen: SeenOrder) => Promise<Result<unknown>>,
): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from orders.order`.execute(
    database(),
  );
  const [order] = rows;
  if (order === undefined) throw new Error("there is no order");
  const seen = { orderId: order.id, version: order.version, by: salem, now: now() };
  expectDone(await inTransaction<unknown, Result<unknown>>((trx) => deed(trx, seen)));
}

function expectDone(result: Result<unknown>): void {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.detail)}`);
}

async function readOne<T>(text: string): Promise<T> {
  const { rows } = await sql.raw<Record<string, T>>(text).execute(database());
  return Object.values(rows[0] ?? {})[0] as T;
}
