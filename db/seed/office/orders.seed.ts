import { ampleShelves, countReservations, takeNumbersInBulk } from "#app/features/orders/orders.server.ts";
import { taxContained } from "#app/features/orders/rules/cart/prices.ts";
import { pickupCodeOf } from "#app/features/orders/rules/pickup-code.ts";
import { orderableParts } from "#app/features/parts/parts.server.ts";
import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { config } from "#app/platform/config.server.ts";
import { mahmoud } from "../demo/demo-staff.ts";
import { copyPayments } from "./payments.seed.ts";
import { yearId } from "./year/ids.ts";
import { dayAfter } from "./year/order-days.ts";
import { type ShelvedPart, type YearOrder, yearOrders } from "./year/orders.ts";
import type { YearPerson } from "./year/people.ts";
import type { RandomSource } from "./year/random-source.ts";

type Load = BulkLoad<unknown>;
interface Year {
  readonly people: readonly YearPerson[];
  readonly now: Date;
}

/** Orders of parts, as far along as a counter's day has them; their money came by the demo's bank. */
export async function copyOrders(load: Load, random: RandomSource, { people, now }: Year): Promise<void> {
  const orders = yearOrders(random, { people, now, shelves: await shelvesOf(load, now) });
  if (orders.length === 0) return;
  const numbers = await takeNumbersInBulk(load.trx, orders.length);
  const stored = orders.map((order, place) => ({
    ...{ order, place, id: yearId("order", place), number: numbers.orders[place] ?? "" },
    ...{ receipt: numbers.firstReceipt + place, total: totalOf(order) },
  }));
  await copyRows(
    load,
    "orders.order",
    stored.map((one) => orderRow(one, now)),
  );
  await copyRows(load, "orders.order_line", stored.flatMap(lineRows));
  await copyRows(load, "orders.order_event", stored.flatMap(eventRows));
  await copyRows(load, "orders.order_deed", stored.flatMap(deedRows));
  await copyRows(load, "orders.paper", stored.map(receiptRow));
  await copyRows(load, "orders.reservation", stored.flatMap(reservationRows));
  await copyRows(
    load,
    "orders.return_request",
    stored.flatMap((one) => returnRows(one, now)),
  );
  await copyRows(load, "orders.return_line", stored.flatMap(returnLineRows));
  await copyRows(load, "orders.refund_request", stored.flatMap(refundRows));
  await copyPayments(load, stored.map(paymentOf));
  await countReservations(load.trx);
}

type Stored = {
  readonly order: YearOrder;
  readonly place: number;
  readonly id: string;
  readonly number: string;
  readonly receipt: number;
  readonly total: number;
};

/** Parts of which a counter has some, with what they are called and cost. */
async function shelvesOf(load: Load, now: Date): Promise<ShelvedPart[]> {
  const rows = await ampleShelves(load.trx, { least: 8, parts: 60 });
  const offers = await orderableParts([...new Set(rows.map(({ part }) => part))], now);
  return rows.flatMap(({ part, center, pieces: left }) => {
    const offer = offers.get(part);
    if (offer === undefined || offer.superseded || offer.unitPrice === null) return [];
    const { name, picture, returns, unitPrice } = offer;
    return [{ number: part, center, left, name, picture, returns, price: unitPrice.originalPrice }];
  });
}

const totalOf = ({ lines }: YearOrder) =>
  lines.reduce((sum, { part, quantity }) => sum + part.price * quantity, 0);
const taxOf = (total: number) => taxContained(total, config.orders.taxBasisPoints);

function orderRow({ order, id, number, total }: Stored, now: Date) {
  const { person, placedAt, steps, fulfilment, center } = order;
  const at = (state: string) => steps.find((step) => step.state === state)?.at ?? null;
  const movedAt = steps.at(-1)?.at ?? placedAt;
  const changedAt =
    order.refund === null && order.shortage === null ? movedAt : new Date(movedAt.getTime() + 60_000);
  const ready = at("READY_FOR_PICKUP");
  const waitsDays = ready === null ? 0 : (now.getTime() - ready.getTime()) / 86_400_000;
  return {
    ...{ id, customer_id: person.id, number, fulfilment, money: "paid", center, cart_version: 1 },
    version: steps.length + 1 + deedsAfter(order).length,
    ...{ phone: person.phone, notes: "", language: person.language },
    ...{ total_price: total, total_original: total, total_tax: taxOf(total) },
    ...{ tax_rate: config.orders.taxBasisPoints, captured: total },
    ...{ placed_at: placedAt, expires_at: new Date(placedAt.getTime() + 15 * 60_000), paid_at: at("PAID") },
    ...{ ready_at: ready, collected_at: at("COLLECTED"), moved_at: movedAt, changed_at: changedAt },
    pickup_code: ready === null ? null : pickupCodeOf(Uint8Array.from(order.signs)),
    // What waits for days was reminded of.
    reminders:
      fulfilment === "ready" ? config.orders.collectReminders.filter((day) => waitsDays >= day).length : 0,
  };
}

function lineRows({ order, id }: Stored) {
  return order.lines.map(({ part, quantity }, place) => ({
    ...{ order_id: id, line: place + 1, cart_line_id: `${id}-${place}`, part: part.number },
    ...{ name_en: part.name.en, name_ar: part.name.ar, picture: part.picture, returns: part.returns },
    ...{ quantity, original_price: part.price, unit_discount: 0, line_price: part.price * quantity },
    ...{ note: "", misfit_acknowledged: false },
    short: place === 0 && order.shortage !== null ? 1 : 0,
    short_answer: place === 0 && order.shortage === "awaited" ? "wait" : null,
  }));
}

function eventRows({ order: { placedAt, steps }, id }: Stored) {
  const first = { order_id: id, version: 1, state: "AWAITING_PAYMENT", actor: "customer", at: placedAt };
  return [
    first,
    ...steps.map(({ state, deed, at }, place) => ({
      ...{ order_id: id, version: place + 2, state, actor: deed === null ? "payment" : "staff", at },
    })),
  ];
}

/** Never more than was paid. */
const amountOf = (order: YearOrder) => Math.min(order.refund?.amount ?? 0, totalOf(order));

/** What staff did after the last step. */
function deedsAfter(order: YearOrder) {
  const { shortage, refund, steps } = order;
  const at = new Date((steps.at(-1)?.at.getTime() ?? 0) + 60_000);
  return [
    ...(shortage === null ? [] : [{ kind: "mark-short", line: 1, quantity: 1, amount: null, note: "", at }]),
    ...(refund === null
      ? []
      : [
          {
            ...{ kind: "request-refund", line: null, quantity: null, amount: amountOf(order) },
            ...{ note: refund.reason, at },
          },
        ]),
  ];
}

function deedRows({ order, id }: Stored) {
  const who = { order_id: id, staff_id: mahmoud.id, staff_name: mahmoud.name };
  const nothing = { line: null, quantity: null, amount: null, note: "" };
  return [
    ...order.steps.flatMap(({ deed, at }, place) =>
      deed === null ? [] : [{ ...who, version: place + 2, kind: deed, at, ...nothing }],
    ),
    ...deedsAfter(order).map((deed, place) => ({ ...who, version: order.steps.length + 2 + place, ...deed })),
  ];
}

function receiptRow({ order, id, number, receipt, total }: Stored) {
  const lines = order.lines.map(({ part, quantity }) => ({
    ...{ part: part.number, name: part.name, quantity, price: part.price, linePrice: part.price * quantity },
  }));
  const content = { order: number, lines, total, tax: taxOf(total) };
  return {
    ...{ id: `${id}-r`, order_id: id, series: "R", number: receipt, issued_at: order.steps[0]?.at ?? null },
    ...{ amount: total, content },
  };
}

function reservationRows({ order, id }: Stored) {
  if (order.fulfilment === "collected") return [];
  return order.lines.flatMap(({ part, quantity }, place) => {
    const reserved = quantity - (place === 0 && order.shortage !== null ? 1 : 0);
    return reserved === 0
      ? []
      : [{ order_id: id, part: part.number, center: order.center, quantity: reserved }];
  });
}

const returnedAt = ({ steps }: YearOrder, now: Date) =>
  dayAfter(new Date((steps.at(-1)?.at.getTime() ?? 0) + 26 * 3_600_000), now);

function returnRows({ order, id }: Stored, now: Date) {
  if (order.openReturn === null) return [];
  const at = returnedAt(order, now);
  return [
    {
      ...{ id: `${id}-b`, order_id: id, state: order.openReturn, note: "" },
      ...{ requested_at: at, changed_at: at },
    },
  ];
}

function returnLineRows({ order, id, place }: Stored) {
  if (order.openReturn === null) return [];
  const reason = place % 2 === 0 ? "wrong-part" : "faulty";
  return [{ return_id: `${id}-b`, line: 1, quantity: 1, reason }];
}

function refundRows({ order, id }: Stored) {
  if (order.refund === null) return [];
  const { reason } = order.refund;
  const [deed] = deedsAfter(order);
  return [
    {
      ...{ id: `${id}-f`, order_id: id, amount: amountOf(order), reason },
      ...{ requested_by: mahmoud.id, requested_by_name: mahmoud.name, requested_at: deed?.at ?? null },
    },
  ];
}

function paymentOf({ order: { person, placedAt, steps }, id, total: amount }: Stored) {
  const { id: customerId, language } = person;
  return { orderId: id, customerId, language, amount, placedAt, paidAt: steps[0]?.at ?? placedAt };
}
