import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { attemptStates } from "./rules/attempt-states.ts";

const method = z.object({
  id: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
});

const attempt = z.object({
  attemptId: z.string(),
  /** What is paid: the kind, and its owner's id of it. */
  kind: z.string(),
  reference: z.string(),
  method: z.string(),
  /** Paid is `captured` alone; until `expired`, `cancelled` or `failed` the bank may still say so. */
  state: z.enum(attemptStates),
  /** In dirhams. */
  amount: z.int(),
  currency: z.string(),
  /** As the bank masks it. */
  card: z.nullable(z.string()),
  failureCode: z.nullable(z.string()),
  /** Nobody waits for it any more: what the bank takes all the same counts for the order, or goes back. */
  isGivenUp: z.boolean(),
  /** Until when the bank may decide; an attempt that is open then is closed. */
  decidedBy: z.iso.datetime(),
});
export type AttemptView = z.output<typeof attempt>;

/** The ways to pay of this installation, in its order; none where nothing can be paid. */
export const paymentMethodsCall = defineCall({
  id: "payments.methods",
  summary: "The ways to pay",
  method: "GET",
  base: "v3",
  path: "/payments/methods",
  who: "anyone",
  answer: z.object({ methods: z.array(method) }),
  refusals: {},
  failureText: "Failed to fetch the payment methods",
});

/** What became of an attempt to pay, read from the bank where it is open. Pages look again while it is. */
export const showPaymentCall = defineCall({
  id: "payments.show",
  summary: "Show what became of the customer's attempt to pay",
  method: "GET",
  base: "v3",
  path: "/payments/:attemptId",
  who: "customer",
  params: z.object({ attemptId: z.string() }),
  answer: attempt,
  refusals: notFound,
  failureText: "Failed to fetch the payment",
  limit: 120,
});

/**
 * Lets a payment that lies at the bank go, so that the customer may pay by another way, order anew or cancel. One that was paid
 * meanwhile stays paid; money that comes later pays what it was for where nothing else has, and goes back otherwise.
 */
export const giveUpPaymentCall = defineCall({
  id: "payments.give-up",
  summary: "Give up an attempt to pay that lies at the bank",
  method: "POST",
  base: "v3",
  path: "/payments/:attemptId/give-up",
  who: "customer",
  params: z.object({ attemptId: z.string() }),
  answer: attempt,
  refusals: notFound,
  repeatable: true,
  limit: 30,
});
