import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll } from "vitest";
import { addToCartCall } from "#app/features/orders/cart-calls.ts";
import { createOrderCall, requestPaymentCall, showOrderCall } from "#app/features/orders/order-calls.ts";
import { database } from "#app/platform/database.server.ts";
import { newCustomer } from "../../factories/demo-api.ts";
import { main, orderBody } from "../../factories/orders/orders-api.ts";
import type { Caller } from "./booking-kind.ts";

/** A write of its own. */
export const once = () => ({ query: {}, idempotencyKey: randomUUID() });

/** One part at one counter of the running programs, of which everybody buys. */
export function crowdedShop(callerOf: (number: number, token?: string) => Caller) {
  let part = "";
  beforeAll(async () => {
    part = await partInStock();
  });

  /** So many pieces that nobody has reserved. */
  async function countStock(pieces: number): Promise<void> {
    await sql`update orders.stock set counted = ${pieces} + reserved, on_hand = ${pieces} + reserved
      where part = ${part} and center = ${main}`.execute(database());
  }

  /** A customer with one piece in the cart. */
  async function buyer(name: string, number = 0) {
    const token = await newCustomer(name);
    const call = callerOf(number, token);
    const added = await call(addToCartCall, { ...once(), body: { partNumber: part, quantity: 1 } });
    if (!added.ok) throw new Error(added.code);
    return { token, call, body: orderBody(added.data.version) as never };
  }

  /** An order of one piece, that its customer has to pay. */
  async function newOrder(name: string) {
    await countStock(1);
    const { token, call, body } = await buyer(name);
    const ordered = await call(createOrderCall, { ...once(), body });
    if (!ordered.ok) throw new Error(ordered.code);
    const { id, totals } = ordered.data;
    const pay = (number: number, method = "card") =>
      callerOf(number, token)(requestPaymentCall, { ...once(), body: { orderId: id, method } });
    const show = () => callerOf(0, token)(showOrderCall, { params: { id }, query: {} });
    return { id, token, totals, pay, show };
  }

  return {
    get part() {
      return part;
    },
    countStock,
    buyer,
    newOrder,
  };
}

/** A part that the counter has, and nobody has reserved. */
async function partInStock(): Promise<string> {
  const { rows } = await sql<{ part: string }>`select part from orders.stock
    where center = ${main} and on_hand > 0 and reserved = 0 order by part limit 1`.execute(database());
  if (rows[0] === undefined) throw new Error("the demo has no stock");
  return rows[0].part;
}
