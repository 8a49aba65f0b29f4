import * as z from "zod/mini";
import { orderStates, returnReasons } from "#app/features/orders/order-calls.ts";
import { counterTabs } from "#app/features/orders/rules/order/counter-tabs.ts";
import { fulfilments } from "#app/features/orders/rules/order/fulfilment.ts";
import { staffDeeds } from "#app/features/orders/rules/order/staff-deeds.ts";
import { disputeStates } from "#app/features/payments/rules/dispute-states.ts";
import { stuckCauses } from "#app/features/payments/rules/refund-states.ts";
import { after, byId, instant, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const dirhams = z.int();
const openReturn = z.nullable(z.enum(["requested", "accepted"]));

/** An order of parts as lists show it. */
export const orderRow = z.object({
  id: z.string(),
  version,
  number: z.nullable(z.string()),
  state: z.enum(orderStates),
  fulfilment: z.enum(fulfilments),
  /** Null once the account is erased. */
  customer: z.nullable(z.object({ id: z.string(), name: z.string() })),
  phone: z.string(),
  /** The counter at which it is collected, by its id. */
  centerId: z.string(),
  firstPart: z.string(),
  parts: z.number(),
  pieces: z.number(),
  totalPrice: dirhams,
  since: instant,
  appointmentAt: z.nullable(instant),
  shortage: z.nullable(z.enum(["unanswered", "awaited"])),
  openReturn,
  requestedRefund: z.nullable(dirhams),
});

/** A page of a list: what waits, the longest first, or all that was paid. A text is a whole number of an order or telephone. */
export const listOrdersCall = defineOfficeCall({
  id: "list-orders",
  method: "GET",
  path: "/orders",
  deed: "order.view",
  audited: "search",
  query: z.object({
    tab: z.optional(z.enum(counterTabs)),
    place: z.optional(recordId),
    text: z.optional(z.string().check(z.maxLength(40))),
    after,
  }),
  answer: z.object({ rows: z.array(orderRow), next: z.nullable(z.string()) }),
  refusals: {},
});

/** How much waits in each list. */
export const countOrdersCall = defineOfficeCall({
  id: "count-orders",
  method: "GET",
  path: "/order-counts",
  deed: "order.view",
  query: z.object({ place: z.optional(recordId) }),
  answer: z.object({
    "to-pick": z.number(),
    picking: z.number(),
    ready: z.number(),
    shortage: z.number(),
    returns: z.number(),
    refunds: z.number(),
  }),
  refusals: {},
});

export const showOrderCall = defineOfficeCall({
  id: "show-order",
  method: "GET",
  path: "/orders/:id",
  deed: "order.view",
  audited: "view",
  params: byId,
  answer: z.object({
    ...{ id: z.string(), version, number: z.nullable(z.string()), state: z.enum(orderStates) },
    fulfilment: z.enum(fulfilments),
    centerId: z.string(),
    centerName: z.string(),
    customer: z.nullable(z.object({ id: z.string(), name: z.string() })),
    ...{ phone: z.string(), notes: z.string(), placedAt: instant, paidAt: z.nullable(instant) },
    movedAt: instant,
    appointment: z.nullable(z.object({ id: z.string(), at: instant, center: z.string() })),
    lines: z.array(
      z.object({
        ...{ line: z.int(), part: z.string(), name: z.string(), picture: z.nullable(z.string()) },
        ...{ car: z.nullable(z.string()), note: z.string(), isMisfit: z.boolean() },
        ...{ quantity: z.int(), price: dirhams, linePrice: dirhams },
        short: z.int(),
        shortAnswer: z.nullable(z.string()),
        ...{ dropped: z.int(), returned: z.int() },
      }),
    ),
    totals: z.object({
      ...{ price: dirhams, original: dirhams, tax: dirhams, captured: dirhams },
      refunded: dirhams,
      refundRequested: dirhams,
      credited: dirhams,
      chargedBack: dirhams,
    }),
    payment: z.nullable(z.object({ method: z.string(), card: z.nullable(z.string()), state: z.string() })),
    papers: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(["receipt", "credit-note"]),
        number: z.string(),
        issuedAt: instant,
      }),
    ),
    returns: z.array(
      z.object({
        ...{ id: z.string(), state: z.enum(["requested", "accepted", "refused", "received"]) },
        ...{ requestedAt: instant, note: z.string(), answer: z.string() },
        lines: z.array(z.object({ line: z.int(), quantity: z.int(), reason: z.enum(returnReasons) })),
      }),
    ),
    /** The newest first; one at most waits. */
    refunds: z.array(
      z.object({
        ...{ id: z.string(), amount: dirhams, reason: z.string(), answer: z.string() },
        requestedBy: z.object({ id: z.string(), name: z.string() }),
        requestedAt: instant,
        decision: z.nullable(z.enum(["approved", "declined", "withdrawn"])),
        ...{ decidedBy: z.nullable(z.string()), decidedAt: z.nullable(instant) },
      }),
    ),
    /** Contested payments, the newest first. */
    disputes: z.array(
      z.object({
        id: z.string(),
        state: z.enum(disputeStates),
        amount: dirhams,
        reason: z.string(),
        number: z.string(),
        receivedAt: instant,
        respondBy: z.nullable(instant),
        response: z.nullable(z.enum(["accept", "evidence"])),
        isResponseSent: z.boolean(),
        responseFailure: z.nullable(z.string()),
        isByHand: z.boolean(),
      }),
    ),
    /** Refunds that were not sent, since the customer's bank had taken the money. */
    withdrawnRefunds: z.array(z.object({ id: z.string(), amount: dirhams, at: instant })),
    /** Refunds that wait for the staff, those that wait longest first. */
    stuckRefunds: z.array(
      z.object({
        id: z.string(),
        amount: dirhams,
        cause: z.enum(stuckCauses),
        since: instant,
        /** What the gateway said. */
        failureCode: z.nullable(z.string()),
        method: z.string(),
        card: z.nullable(z.string()),
        gateway: z.string(),
        /** What the gateway calls the payment. */
        payment: z.nullable(z.string()),
        /** What the gateway calls the refund. */
        number: z.nullable(z.string()),
        canSendAgain: z.boolean(),
      }),
    ),
    notesDisputes: z.boolean(),
    /** In the order in which it happened. */
    timeline: z.array(
      z.object({
        ...{ version: z.number(), at: instant },
        /** A state that it came to, or the deed of staff that made it. */
        state: z.nullable(z.enum(orderStates)),
        deed: z.nullable(z.enum(staffDeeds)),
        actor: z.enum(["customer", "staff", "payment", "system"]),
        by: z.nullable(z.string()),
        line: z.nullable(z.int()),
        quantity: z.nullable(z.int()),
        amount: z.nullable(dirhams),
        note: z.string(),
      }),
    ),
  }),
  refusals: {},
});
