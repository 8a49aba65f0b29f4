import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import {
  handOverOrder,
  markReady,
  refundOrder,
  startPicking,
} from "#app/features/orders/orders-for-staff.server.ts";
import { readCartRows } from "#app/features/orders/server/cart/cart-rows.server.ts";
import { addToCart } from "#app/features/orders/server/cart/edit-cart.server.ts";
import { createOrder } from "#app/features/orders/server/checkout/create-order.server.ts";
import { payOrder } from "#app/features/orders/server/checkout/request-payment.server.ts";
import { requestReturn } from "#app/features/orders/server/returns/request-return.server.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { salem } from "../../../../tests/factories/orders/counter-deeds.ts";
import { bankSays, main } from "../../../../tests/factories/orders/orders-api.ts";
import { shopCustomers } from "../shop/shop-customers.ts";
import { makeAvailable, partsAt } from "../shop/shop-shelves.ts";

/** One order from the cart to the counter and back, each deed by itself, beside all others that lie there. */
export function officeVisits(): Readonly<Record<string, () => Promise<unknown>>> {
  let [customerId, part, orderId, attemptId] = ["", "", "", ""];
  const once = () => ({ customerId, idempotencyKey: randomUUID(), now: now() });
  const seen = async () => ({ orderId, version: (await rowOf(orderId)).version, by: salem, now: now() });
  return {
    "put into the cart": async () => {
      const [customer] = await shopCustomers(1, Math.floor(Math.random() * 900_000) + 1_000);
      customerId = customer?.id ?? "";
      [part = ""] = await partsAt(main, 1);
      await makeAvailable(part, main, 10);
      valueIn(await addToCart(once(), { part, car: null, quantity: 2 }));
    },
    "create an order": async () => {
      const { version: cartVersion } = await readCartRows(customerId);
      const wanted = { centerId: main, phone: "55001234", cartVersion, language: "en" as const };
      orderId = valueIn(await createOrder(once(), wanted));
    },
    "request its payment": async () => {
      const paying = { customerId, orderId, method: "card", language: "en" as const, now: now() };
      ({ attemptId } = valueIn(await payOrder(paying)));
    },
    "take its payment": () => bankSays(attemptId, "captured"),
    "start picking": async () => staffDoes(await seen(), startPicking),
    "mark ready": async () => staffDoes(await seen(), markReady),
    "hand over": async () => {
      const { pickup_code: pickupCode } = await rowOf(orderId);
      await staffDoes(await seen(), (trx, about) => handOverOrder(trx, about, pickupCode));
    },
    "request a return": () => {
      const lines = [{ line: 1, quantity: 1, reason: "wrong-part" as const }];
      return done((trx) => requestReturn(trx, { customerId, orderId, lines, note: "", now: now() }));
    },
    "refund by the staff": async () => {
      const about = await seen();
      await done((trx) => refundOrder(trx, about, { amount: 10, reason: "a scratch" }));
    },
  };
}

interface OrderNow {
  readonly version: number;
  readonly pickup_code: string;
}

async function rowOf(orderId: string): Promise<OrderNow> {
  const { rows } = await sql<OrderNow>`select version, pickup_code from orders.order
    where id = ${orderId}`.execute(database());
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no order ${orderId}`);
  return row;
}

type Seen = Parameters<typeof startPicking>[1];

function staffDoes(about: Seen, deed: (trx: AnyTransaction, seen: Seen) => Promise<Result<unknown>>) {
  return done((trx) => deed(trx, about));
}

async function done(deed: (trx: AnyTransaction) => Promise<Result<unknown>>): Promise<void> {
  valueIn(await inTransaction<unknown, Result<unknown>>(deed));
}

function valueIn<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.detail ?? {})}`);
  return result.value;
}
