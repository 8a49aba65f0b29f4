import { cancelAttempts } from "#app/features/payments/payments.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type CheckoutFacts, orderableLines } from "../../rules/cart/checkout.ts";
import { piecesByPart } from "../../rules/cart/prices.ts";
import { checkTotal } from "../../rules/order/order-total.ts";
import { type CartLineRow, lockCart } from "../cart/cart-rows.server.ts";
import { isFirstTime, type Once, orderOfWrite, rememberOrder } from "../done-once.server.ts";
import { expireOrder, hasReservationsLeft } from "../orders/expire-orders.server.ts";
import { hasPendingPayment, readPayment } from "../orders/order-payments.server.ts";
import { lockOpenOrder, type OrderRow, openOrderOf, ordersOf } from "../orders/order-rows.server.ts";
import { payableKind, saveOrder } from "../orders/save-order.server.ts";
import { availableIn, readStock } from "../stock/read-stock.server.ts";
import { reserveStock } from "../stock/reserve-stock.server.ts";
import { lockStock, releaseReservations } from "../stock/stock-rows.server.ts";
import { askAround, type OrderQuote } from "./ask-around.server.ts";
import { insertOrder, type WantedOrder } from "./insert-order.server.ts";

type CreateRefusal =
  | "cart-empty"
  | "cart-changed"
  | "out-of-stock"
  | "misfit-not-acknowledged"
  | "center-unknown"
  | "appointment-not-usable"
  | "payment-under-way"
  | "too-many-expired"
  | "nothing-to-pay"
  | "total-too-high";
type Created = Result<string, CreateRefusal>;

/**
 * Makes an order of what is in the cart and reserves its pieces, all or none. The open order of the same cart at the same
 * counter is answered again; another one gives way, unless its payment is under way at the bank. Answers the order's id.
 */
export async function createOrder(once: Once, wanted: WantedOrder): Promise<Created> {
  const open = await openOrderOf(once.customerId, once.now);
  if (open !== undefined && !isSameOrder(open, wanted)) await readPayment(once.customerId, open.id, once.now);
  const quote = await askAround(once, wanted);
  if (!quote.ok) return quote;
  return allOrNothing<string, CreateRefusal>(async (trx) => {
    if (!(await isFirstTime(trx, once))) {
      const orderId = await orderOfWrite(trx, once);
      if (orderId !== undefined) return succeed(orderId);
    }
    const created = await replaceOpenOrder(trx, once, wanted, quote.value);
    if (created.ok) await rememberOrder(trx, once, created.value);
    return created;
  });
}

async function replaceOpenOrder(
  trx: AnyTransaction,
  once: Once,
  wanted: WantedOrder,
  quote: OrderQuote,
): Promise<Created> {
  const { customerId, now } = once;
  await lockOpenOrder(trx, customerId);
  const cart = await lockCart(trx, customerId, now);
  // Whoever held the cart meanwhile may have opened one.
  const open = await lockOpenOrder(trx, customerId);
  if (open !== undefined && open.expires_at > now) {
    if (isSameOrder(open, wanted)) return renewContact(trx, open, wanted);
    if (await hasPendingPayment(trx, open.id)) return refuse("payment-under-way");
  }
  if (open !== undefined) await giveWay(trx, open, quote, now);
  if (!(await hasReservationsLeft(trx, customerId, now))) return refuse("too-many-expired");
  const facts: CheckoutFacts<CartLineRow> = {
    cartVersion: cart.version,
    seenVersion: wanted.cartVersion,
    stored: cart.lines,
    renewed: quote.renewed,
    misfits: quote.misfits,
  };
  const lines = orderableLines(facts);
  if (!lines.ok) return lines;
  const total = checkTotal(lines.value);
  if (!total.ok) return total;
  const order = await insertOrder(trx, { customerId, wanted, quote, lines: lines.value, now });
  const { id: orderId, expires_at: expiresAt } = order;
  const pieces = piecesByPart(lines.value);
  const { centerId } = wanted;
  const missing = await reserveStock(trx, { orderId, center: centerId, pieces, expiresAt, now });
  if (missing.length === 0) return succeed(orderId);
  return refuse("out-of-stock", await missingLines(trx, { lines: lines.value, missing, centerId }, now));
}

function isSameOrder(
  open: Pick<OrderRow, "center" | "appointment_id" | "cart_version">,
  { centerId, appointmentId, cartVersion }: WantedOrder,
): boolean {
  const isSamePlace = open.center === centerId && open.appointment_id === (appointmentId ?? null);
  return isSamePlace && open.cart_version === cartVersion;
}

async function renewContact(
  trx: AnyTransaction,
  { id }: OrderRow,
  { phone, notes = "" }: WantedOrder,
): Promise<Created> {
  await ordersOf(trx)
    .updateTable("orders.order")
    .set({ phone: normalize("phone", phone), notes })
    .where("id", "=", id)
    .execute();
  return succeed(id);
}

/** The open order ends, and its pieces are free. Stock of both is locked first, in the order of parts. */
async function giveWay(trx: AnyTransaction, open: OrderRow, quote: OrderQuote, now: Date): Promise<void> {
  const places = await ordersOf(trx)
    .selectFrom("orders.reservation")
    .select(["part", "center"])
    .where("order_id", "=", open.id)
    .execute();
  const wanted = quote.renewed.map(({ part }) => ({ part, center: quote.center.id }));
  await cancelAttempts(trx, payableKind, open.id);
  await lockStock(trx, [...places, ...wanted]);
  if (open.expires_at <= now) return expireOrder(trx, open, now);
  await releaseReservations(trx, open.id);
  await saveOrder(trx, open, { fulfilment: "canceled", actor: "customer", reason: "replaced", at: now });
}

/** The lines of parts that cannot be had, each with the counters that have all pieces of its part. */
async function missingLines(
  trx: AnyTransaction,
  { lines, missing, centerId }: MissingParts,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const pieces = piecesByPart(lines);
  const stock = await readStock(missing, now, trx);
  const shown = lines.filter(({ part }) => missing.includes(part));
  return {
    lines: shown.map(({ id: lineId, part, quantity }) => {
      const places = stock.get(part) ?? [];
      const wanted = pieces.get(part) ?? quantity;
      const elsewhere = places.filter((place) => place.centerId !== centerId && place.available >= wanted);
      return {
        ...{ lineId, number: part, quantity },
        available: availableIn(places.filter((place) => place.centerId === centerId)),
        elsewhere: elsewhere.map((place) => place.centerId),
      };
    }),
  };
}

interface MissingParts {
  readonly lines: readonly CartLineRow[];
  readonly missing: readonly string[];
  readonly centerId: string;
}
