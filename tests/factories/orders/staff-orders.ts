import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { importCenter } from "#app/features/orders/orders.server.ts";
import type { Fulfilment } from "#app/features/orders/rules/order/fulfilment.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { partsCenters } from "#db/seed/demo/parts-centers.ts";

interface WantedOrder {
  readonly fulfilment?: Fulfilment;
  readonly customerId?: string;
  readonly phone?: string;
  /** Since when it is where it is. */
  readonly movedAt?: Date;
  readonly pickupCode?: string;
}
const part = "90915YZZE1";
let orders = 0;

/** A paid order of two pieces at a counter, as far along as it is wanted; its pieces are reserved until they were collected. */
export async function orderAt(place: string, wanted: WantedOrder = {}) {
  const { fulfilment = "accepted", customerId = noora.id, phone = "55123401", movedAt = now() } = wanted;
  const id = randomUUID();
  orders += 1;
  const number = referenceOf(orders, "RMP");
  const at = {
    ready: fulfilment === "ready" || fulfilment === "collected",
    over: fulfilment === "collected",
  };
  await counterAt(place);
  await sql`insert into orders.order (id, customer_id, number, fulfilment, money, cart_version, center, phone, notes,
      language, total_price, total_original, total_tax, tax_rate, captured, placed_at, expires_at, paid_at, ready_at,
      collected_at, pickup_code, moved_at, changed_at)
    values (${id}, ${customerId}, ${number}, ${fulfilment}, 'paid', 1, ${place}, ${phone}, '', 'en', 20000, 20000, 0, 0,
      20000, ${movedAt}, ${movedAt}, ${movedAt}, ${at.ready ? movedAt : null}, ${at.over ? movedAt : null},
      ${wanted.pickupCode ?? null}, ${movedAt}, ${movedAt})`.execute(database());
  await sql`insert into orders.order_line (order_id, line, cart_line_id, part, name_en, name_ar, returns, quantity,
      original_price, unit_discount, line_price, note, misfit_acknowledged)
    values (${id}, 1, ${id}, ${part}, 'Oil filter', 'فلتر زيت', 'standard', 2, 10000, 0, 20000, '', false)`.execute(
    database(),
  );
  if (!at.over) {
    await sql`insert into orders.reservation (order_id, part, center, quantity)
      values (${id}, ${part}, ${place}, 2)`.execute(database());
    await sql`update orders.stock set reserved = reserved + 2 where part = ${part} and center = ${place}`.execute(
      database(),
    );
  }
  return { id, number, version: 1 };
}

/** A request of its customer to give one piece back. */
export async function returnOf(
  orderId: string,
  state: "requested" | "accepted" = "requested",
): Promise<string> {
  const id = randomUUID();
  await sql`insert into orders.return_request (id, order_id, state, note, requested_at, changed_at)
    values (${id}, ${orderId}, ${state}, '', ${now()}, ${now()})`.execute(database());
  await sql`insert into orders.return_line (return_id, line, quantity, reason)
    values (${id}, 1, 1, 'faulty')`.execute(database());
  return id;
}

/** A request to give a part of the price back. */
export async function refundOf(orderId: string, requestedBy = "a-colleague"): Promise<void> {
  await sql`insert into orders.refund_request (id, order_id, amount, reason, requested_by, requested_by_name, requested_at)
    values (${randomUUID()}, ${orderId}, 1500, 'Scratched box', ${requestedBy}, 'Salem', ${now()})`.execute(
    database(),
  );
}

/** The payment of its whole price, taken by a gateway whose disputes staff note by hand; its id. */
export async function paymentOf(orderId: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into payments.attempt (id, kind, reference, customer_id, gateway, method, amount, currency, state,
      is_offered, captured, captured_at, created_at, expires_at, changed_at)
    values (${id}, 'parts-order', ${orderId}, ${noora.id}, 'demo', 'card', 20000, 'QAR', 'captured', true, 20000,
      ${now()}, ${now()}, ${now()}, ${now()})`.execute(database());
  return id;
}

/** That payment, contested at the customer's bank; the dispute's id. */
export async function disputeOf(orderId: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into payments.dispute (id, attempt_id, gateway, gateway_dispute_id, amount, state, is_by_hand,
      has_taken, reason, received_at, seen_at)
    values (${id}, ${await paymentOf(orderId)}, 'demo', ${id}, 1500, 'needs-response', true, true, 'Not recognized',
      ${now()}, ${now()})`.execute(database());
  return id;
}

/** A part of that payment of which nobody knows whether it was given back; the refund's id. */
export async function unansweredRefundOf(orderId: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into payments.refund (id, attempt_id, amount, reason, state, failure_code, created_at, changed_at)
    values (${id}, ${await paymentOf(orderId)}, 1500, 'Scratched box', 'failed', 'no-answer', ${now()}, ${now()})`.execute(
    database(),
  );
  await sql`insert into payments.problem (id, kind, about, detail, at)
    values (${id}, 'refund-failed', ${id}, '{}', ${now()})`.execute(database());
  return id;
}

/** Pieces of the line are missing; the customer waits for them where that is said. */
export async function missingIn(orderId: string, answer: "wait" | null): Promise<void> {
  await sql`update orders.order_line set short = 1, short_answer = ${answer} where order_id = ${orderId}`.execute(
    database(),
  );
}

async function counterAt(id: string): Promise<void> {
  const [like] = partsCenters;
  if (like === undefined) throw new Error("the demo has no counter");
  await importCenter({ ...like, id });
  await sql`insert into orders.stock (part, center, on_hand, counted, as_of)
    values (${part}, ${id}, 10000, 10000, ${now()}) on conflict do nothing`.execute(database());
}
