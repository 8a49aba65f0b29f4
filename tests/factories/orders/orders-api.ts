import { sql } from "kysely";
import { ordersApi } from "#app/features/orders/api.server.ts";
import type { Cart } from "#app/features/orders/cart-calls.ts";
import type { PartsOrder } from "#app/features/orders/order-calls.ts";
import { importCenter, importStock } from "#app/features/orders/orders.server.ts";
import type { AttemptState } from "#app/features/payments/rules/attempt-states.ts";
import { giveUpAttempt } from "#app/features/payments/server/attempts/give-up-attempt.server.ts";
import { settleCharge } from "#app/features/payments/server/attempts/settle-charge.server.ts";
import { settleRefund } from "#app/features/payments/server/refunds/settle-refund.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { type DemoPerson, noora } from "#db/seed/demo/demo-people.ts";
import { partsCenters } from "#db/seed/demo/parts-centers.ts";
import { apiOnDemo } from "../demo-api.ts";
import { bytesOf, importSmallCatalogue, numbers } from "../parts/small-catalogue.ts";

export const main = "rimal-parts-industrial-area";
export const salwa = "rimal-parts-salwa-road";
export const khor = "rimal-parts-al-khor";

/** So many pieces of the small catalogue's parts stand at the counters. */
const shelves = [
  "part_number,center,on_hand,backorder_date",
  `${numbers.oilFilter},${main},40,`,
  `${numbers.oilFilter},${salwa},10,`,
  `${numbers.padsBefore},${main},5,`,
  `${numbers.padsAfter},${main},20,`,
  `${numbers.oil},${main},60,`,
  `${numbers.oil},${khor},0,2027-01-10`,
].join("\n");

/** A catalogue of a few parts, the demo's counters and some stock. */
export async function seedSmallShop(at: Date): Promise<void> {
  await importSmallCatalogue(at);
  for (const center of partsCenters) await importCenter(center);
  const taken = await importStock(bytesOf(shelves), { asOf: new Date("2026-01-01T00:00:00Z"), now: at });
  if (!taken.ok) throw new Error(taken.code);
}

/** Calls of the shop in this process. Use it after `testDatabase()`. */
export function ordersApiOnDemo() {
  const api = apiOnDemo([ordersApi], seedSmallShop);
  const as = (person: DemoPerson) => ({ as: person });

  /** Puts a part into a cart; answers the cart. */
  async function add(partNumber: string, quantity: number, person = noora, more = {}): Promise<Cart> {
    const added = await api.post<Cart>("/v3/cart/items", { partNumber, quantity, ...more }, as(person));
    if (added.status !== 200) throw new Error(JSON.stringify(added));
    return added.data;
  }
  /** Orders what is in the cart. */
  async function order(person = noora, changes = {}) {
    const { data } = await api.get<Cart>("/v3/cart", as(person));
    return api.post<PartsOrder>("/v3/parts/create-order", orderBody(data.version, changes), as(person));
  }
  async function pay(orderId: string, person = noora, method = "card") {
    return api.post<{ attemptId: string; redirectUrl: string }>(
      "/v3/parts/payment-request",
      { orderId, method },
      as(person),
    );
  }
  async function show(orderId: string, person = noora): Promise<PartsOrder> {
    return (await api.get<PartsOrder>(`/v3/parts/orders/${orderId}`, as(person))).data;
  }
  /** Some pieces of a part, ordered and paid. */
  async function paidOrder(partNumber: string, quantity: number, person = noora): Promise<PartsOrder> {
    await add(partNumber, quantity, person);
    const ordered = await order(person);
    if (ordered.status !== 200) throw new Error(JSON.stringify(ordered));
    const { data } = await pay(ordered.data.id, person);
    await bankSays(data.attemptId, "captured");
    return show(ordered.data.id, person);
  }
  return { ...api, add, order, pay, show, paidOrder };
}

export function orderBody(cartVersion: number, changes = {}) {
  return { centerId: main, phone: "55001234", termsAccepted: true, cartVersion, ...changes };
}

/** The bank's news of an attempt, as its charge shows it; `second` is another page of it that was paid, too. */
export async function bankSays(
  attemptId: string,
  state: Exclude<AttemptState, "created">,
  { second = false } = {},
): Promise<void> {
  const { rows } = await sql<{ amount: number; charge_id: string | null }>`
    select amount, charge_id from payments.attempt where id = ${attemptId}`.execute(database());
  const [attempt] = rows;
  if (attempt === undefined) throw new Error(`no attempt ${attemptId}`);
  const { amount } = attempt;
  const seen = {
    chargeId: `${second ? "second-" : ""}${attempt.charge_id ?? `charge-${attemptId}`}`,
    reference: attemptId,
    state,
    ...{ amount, currency: "QAR", captured: state === "captured" ? amount : 0 },
  };
  await inTransaction<unknown, void>(async (trx) => {
    await settleCharge(trx, { gateway: "demo", seen }, now());
  });
}

/** The customer waits no longer for what lies at the bank. */
export async function customerGivesUp(attemptId: string, customerId: string): Promise<void> {
  await giveUpAttempt(attemptId, customerId, now());
}

/** The bank gives back what was requested of an order, or says that it cannot. */
export async function bankRefunds(orderId: string, state: "refunded" | "failed" = "refunded"): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select refund.id from payments.refund join payments.attempt on attempt.id = refund.attempt_id
    where attempt.reference = ${orderId} and refund.state in ('requested', 'pending')`.execute(database());
  for (const { id } of rows)
    await inTransaction<unknown, void>((trx) =>
      settleRefund(trx, id, { state, gatewayRefundId: `refund-${id}` }, now()),
    );
}

export interface Shelf {
  readonly onHand: number;
  readonly reserved: number;
}
/** What a counter has of a part, and how much of it is reserved. */
export async function shelf(part: string, center = main): Promise<Shelf> {
  const { rows } = await sql<Shelf>`select on_hand as "onHand", reserved from orders.stock
    where part = ${part} and center = ${center}`.execute(database());
  if (rows[0] === undefined) throw new Error(`no stock of ${part}`);
  return rows[0];
}

/** Moves the reservation of an order into the past. */
export async function letRunOut(orderId: string): Promise<void> {
  const past = new Date(now().getTime() - 1);
  await sql`update orders.order set expires_at = ${past} where id = ${orderId}`.execute(database());
  await sql`update orders.reservation set expires_at = ${past} where order_id = ${orderId}`.execute(
    database(),
  );
}

/** Every shelf holds what was counted and what has moved since; what is reserved is what rows say. */
export async function brokenShelves(): Promise<unknown[]> {
  const { rows } = await sql`
    select stock.part, stock.center, on_hand, reserved from orders.stock
    where on_hand <> counted + (select coalesce(sum(quantity), 0) from orders.stock_movement as movement
        where movement.part = stock.part and movement.center = stock.center and movement.at > stock.as_of)
      or reserved <> (select coalesce(sum(quantity), 0) from orders.reservation
        where reservation.part = stock.part and reservation.center = stock.center)
      or on_hand < reserved`.execute(database());
  return rows;
}
