import * as z from "zod/mini";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { defineCall } from "#app/platform/api/call.ts";
import {
  dirhams,
  id,
  lang,
  note,
  partNumber,
  pickupCenter,
  quantity,
  totals,
  unitPrice,
} from "./call-fields.ts";
import { orderRefusals } from "./refusals.ts";

/** States of product/parts.md#orders, derived from fulfilment and money by `rules/order/order-state.ts`. */
export const orderStates = [
  "DRAFT",
  "AWAITING_PAYMENT",
  "PAID",
  "PICKING",
  "READY_FOR_PICKUP",
  "COLLECTED",
  "PAYMENT_FAILED",
  "EXPIRED",
  "CANCELLED",
  "REFUND_PENDING",
  "REFUNDED",
  "PARTLY_REFUNDED",
  "CHARGED_BACK",
] as const;
export type OrderState = (typeof orderStates)[number];

export const returnReasons = ["wrong-part", "damaged", "faulty", "not-needed"] as const;
export const shortageChoices = ["wait", "other-center", "refund"] as const;

const orderLine = z.object({
  line: z.int(),
  number: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  /** What the car was called when it was ordered. */
  car: z.nullable(z.string()),
  quantity: z.int(),
  ...unitPrice.shape,
  linePrice: dirhams,
  note: z.string(),
  /** Pieces that the center does not have after all. */
  short: z.int(),
  /** The customer has chosen to wait for them, and may choose again until they have come. */
  isAwaited: z.boolean(),
  returned: z.int(),
  /** Pieces that may be given back, until which day (YYYY-MM-DD); null where they may not. */
  returnable: z.nullable(z.object({ quantity: z.int(), until: z.string() })),
});

export const partsOrder = z.object({
  id: z.string(),
  /** Taken when it is paid. */
  number: z.nullable(z.string()),
  state: z.enum(orderStates),
  /** Status text for badges (product/booking.md#statuses). */
  status: z.string(),
  version: z.int(),
  placedAt: z.string(),
  /** Until when its pieces are reserved, while it waits for its payment. */
  expiresAt: z.nullable(z.string()),
  /** What the server's clock says, for countdowns. */
  now: z.string(),
  lines: z.array(orderLine),
  totals,
  refunded: dirhams,
  refundPending: dirhams,
  /** Of this what cannot go back by itself: the counter sees to it. */
  refundStuck: dirhams,
  /** Of what was refunded: what the counter gave back by other ways than the payment. */
  refundedByHand: dirhams,
  /** What the customer's bank has taken back by a dispute. */
  chargedBack: dirhams,
  /** Of refunded, refundPending and chargedBack the part that was paid beyond the price, by a second payment. */
  overpaid: z.object({
    captured: dirhams,
    refunded: dirhams,
    refundPending: dirhams,
    chargedBack: dirhams,
  }),
  center: pickupCenter,
  /** Collected at this service appointment. */
  appointment: z.nullable(z.object({ id: z.string(), at: z.string(), center: z.string() })),
  phone: z.string(),
  notes: z.string(),
  payment: z.nullable(
    z.object({
      attemptId: z.string(),
      state: z.string(),
      method: z.string(),
      /** `Visa •••• 1111`, where the bank says it. */
      hint: z.nullable(z.string()),
      /** Why the last attempt failed, as a sentence. */
      failure: z.nullable(z.string()),
      /** An attempt that lies at the bank, and until when it may decide: nothing else pays the order, unless it is given up. */
      pending: z.nullable(z.object({ attemptId: z.string(), decidedBy: z.string() })),
    }),
  ),
  /** Shown at the counter, as text and QR; from READY_FOR_PICKUP on. */
  pickupCode: z.nullable(z.string()),
  /** The day on which it goes back to stock when nobody collects it, YYYY-MM-DD. */
  collectUntil: z.nullable(z.string()),
  papers: z.array(
    z.object({
      kind: z.enum(["receipt", "credit-note"]),
      number: z.string(),
      issuedAt: z.string(),
      /** Path of the PDF, for five minutes. */
      path: z.string(),
    }),
  ),
  returns: z.array(
    z.object({
      id: z.string(),
      state: z.enum(["requested", "accepted", "refused", "received"]),
      lines: z.array(z.object({ line: z.int(), quantity: z.int(), reason: z.enum(returnReasons) })),
      at: z.string(),
      answer: z.string(),
    }),
  ),
  history: z.array(z.object({ state: z.enum(orderStates), at: z.string() })),
  actions: z.array(z.enum(["pay", "cancel", "return", "answer-shortage", "reorder"])),
});
export type PartsOrder = z.output<typeof partsOrder>;

export const availability = z.object({
  number: z.string(),
  available: z.int(),
  centers: z.array(
    z.object({
      centerId: z.string(),
      available: z.int(),
      /** When it is expected where there is none, YYYY-MM-DD. */
      backorderDate: z.nullable(z.string()),
    }),
  ),
});
export type Availability = z.output<typeof availability>;

export const availabilityCall = defineCall({
  id: "parts.availability",
  summary: "Pieces of some part numbers that each center can sell now",
  method: "GET",
  base: "v3",
  path: "/parts/availability",
  who: "anyone",
  /** Numbers with commas between, at most fifty. */
  query: z.object({ numbers: z.string().check(z.minLength(10), z.maxLength(1000)) }),
  answer: z.array(availability),
  refusals: {},
  limit: 240,
  failureText: "Failed to fetch availability",
});

export const listPickupCentersCall = defineCall({
  id: "parts.pickup-centers",
  summary: "Where parts are collected, with hours",
  method: "GET",
  base: "v3",
  path: "/parts/pickup-centers",
  who: "anyone",
  query: z.object({ lang }),
  answer: z.array(pickupCenter),
  refusals: {},
  limit: 240,
  failureText: "Failed to fetch pickup centers",
});

/**
 * Makes an order of the cart and reserves its pieces for fifteen minutes, all or none. An open order of the customer is
 * answered again where it is the same, and gives way otherwise, unless its payment is under way.
 */
export const createOrderCall = defineCall({
  id: "parts.create-order",
  summary: "Order what is in the cart: its pieces are reserved for fifteen minutes",
  method: "POST",
  base: "v3",
  path: "/parts/create-order",
  who: "customer",
  query: z.object({ lang }),
  body: z.object({
    centerId: id,
    /** Collected with this booked service appointment. */
    appointmentId: z.optional(id),
    phone: z.string().check(z.refine((text) => problemOf("phone", text) === undefined)),
    notes: z.optional(note),
    termsAccepted: z.literal(true),
    cartVersion: z.int(),
  }),
  answer: partsOrder,
  refusals: {
    "cart-empty": orderRefusals["cart-empty"],
    /** The cart is another than the one that was seen, or a price changed. */
    "cart-changed": orderRefusals["cart-changed"],
    /** detail.lines: [{ lineId, number, quantity, available, elsewhere: [centerId] }] */
    "out-of-stock": orderRefusals["out-of-stock"],
    "misfit-not-acknowledged": orderRefusals["misfit-not-acknowledged"],
    "center-unknown": orderRefusals["center-unknown"],
    "appointment-not-usable": orderRefusals["appointment-not-usable"],
    "payment-under-way": orderRefusals["payment-under-way"],
    "too-many-expired": orderRefusals["too-many-expired"],
    "nothing-to-pay": orderRefusals["nothing-to-pay"],
    "total-too-high": orderRefusals["total-too-high"],
  },
});

export const requestPaymentCall = defineCall({
  id: "parts.payment-request",
  summary: "Begin the payment of an order: answers the bank's page",
  method: "POST",
  base: "v3",
  path: "/parts/payment-request",
  who: "customer",
  limit: 30,
  query: z.object({ lang }),
  body: z.object({ orderId: id, method: z.string().check(z.minLength(1), z.maxLength(40)) }),
  answer: z.object({ attemptId: z.string(), redirectUrl: z.string() }),
  refusals: {
    "order-not-found": orderRefusals["order-not-found"],
    "order-expired": orderRefusals["order-expired"],
    "already-paid": orderRefusals["already-paid"],
    "method-unknown": orderRefusals["method-unknown"],
    "payment-unavailable": orderRefusals["payment-unavailable"],
  },
});

const ofOrder = { base: "v3", who: "customer", answer: partsOrder, query: z.object({ lang }) } as const;
const params = z.object({ id });

export const listOrdersCall = defineCall({
  id: "parts.orders",
  summary: "The signed-in customer's orders, newest first",
  method: "GET",
  base: "v3",
  path: "/parts/orders",
  who: "customer",
  query: z.object({ lang, page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))) }),
  answer: z.object({ items: z.array(partsOrder), total: z.int(), page: z.int(), pages: z.int() }),
  refusals: {},
  failureText: "Failed to fetch orders",
});

export const showOrderCall = defineCall({
  id: "parts.orders.show",
  summary: "One order of the signed-in customer, by its id or number",
  method: "GET",
  path: "/parts/orders/:id",
  ...ofOrder,
  params,
  refusals: { "order-not-found": orderRefusals["order-not-found"] },
  failureText: "Failed to fetch order",
});

/** Before picking: what was paid is given back. */
export const cancelOrderCall = defineCall({
  id: "parts.orders.cancel",
  summary: "Cancel an order that nobody has begun to pick",
  method: "POST",
  path: "/parts/orders/:id/cancel",
  ...ofOrder,
  params,
  refusals: {
    "order-not-found": orderRefusals["order-not-found"],
    "not-cancelable": orderRefusals["not-cancelable"],
    "payment-under-way": orderRefusals["payment-under-way"],
  },
});

export const requestReturnCall = defineCall({
  id: "parts.orders.return",
  summary: "Request to give pieces back, within the period of their kind and reason",
  method: "POST",
  path: "/parts/orders/:id/returns",
  ...ofOrder,
  params,
  body: z.object({
    lines: z
      .array(z.object({ line: z.int().check(z.gte(1)), quantity, reason: z.enum(returnReasons) }))
      .check(z.minLength(1), z.maxLength(50)),
    note: z.optional(note),
  }),
  refusals: {
    "order-not-found": orderRefusals["order-not-found"],
    "not-returnable": orderRefusals["not-returnable"],
  },
});

export const answerShortageCall = defineCall({
  id: "parts.orders.answer-shortage",
  summary: "Choose what happens with pieces that the center does not have",
  method: "POST",
  path: "/parts/orders/:id/shortage",
  ...ofOrder,
  params,
  body: z.object({
    line: z.int().check(z.gte(1)),
    choice: z.enum(shortageChoices),
    centerId: z.optional(id),
  }),
  refusals: {
    "order-not-found": orderRefusals["order-not-found"],
    "no-shortage": orderRefusals["no-shortage"],
    "out-of-stock": orderRefusals["out-of-stock"],
  },
});

const alert = z.object({ number: z.string(), active: z.boolean() });

/** One mail, when it comes; requesting it again changes nothing. */
export const requestStockAlertCall = defineCall({
  id: "parts.stock-alerts.request",
  summary: "Send one message when a part can be bought again",
  method: "POST",
  base: "v3",
  path: "/parts/stock-alerts",
  who: "customer",
  body: z.object({ partNumber }),
  answer: alert,
  refusals: { "part-not-sold": orderRefusals["part-not-sold"], "in-stock": orderRefusals["in-stock"] },
});

export const cancelStockAlertCall = defineCall({
  id: "parts.stock-alerts.cancel",
  summary: "No message about this part any more",
  method: "DELETE",
  base: "v3",
  path: "/parts/stock-alerts/:number",
  who: "customer",
  params: z.object({ number: partNumber }),
  answer: alert,
  refusals: {},
});

export const listStockAlertsCall = defineCall({
  id: "parts.stock-alerts",
  summary: "Part numbers of which the customer gets a message",
  method: "GET",
  base: "v3",
  path: "/parts/stock-alerts",
  who: "customer",
  answer: z.array(z.string()),
  refusals: {},
});
