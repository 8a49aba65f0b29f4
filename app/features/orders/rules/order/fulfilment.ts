import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** The life of an order's goods, in its order (product/parts.md#orders). The second column, its money, is `money-state.ts`. */
export const fulfilments = [
  "open",
  "expired",
  "canceled",
  "accepted",
  "picking",
  "ready",
  "collected",
] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** Who moves an order: the customer, the counter's staff, the bank by a payment, or the program by a rule. */
export type Actor = "customer" | "staff" | "payment" | "system";

/**
 * What an order may become, and by whom. Money moves it forward alone: a payment opens one that has run out again, and
 * takes nothing back.
 */
export const moves: Readonly<Record<Fulfilment, Readonly<Partial<Record<Fulfilment, readonly Actor[]>>>>> = {
  open: { accepted: ["payment"], expired: ["system"], canceled: ["customer", "system"] },
  expired: { accepted: ["payment"] },
  canceled: {},
  accepted: { picking: ["staff"], canceled: ["customer", "staff", "system"] },
  picking: { ready: ["staff"], canceled: ["customer", "staff", "system"] },
  ready: { collected: ["staff"], canceled: ["staff", "system"] },
  collected: {},
};

/** The state after a move. Refuses one that the table lacks or that is not this actor's. */
export function moveFulfilment(
  from: Fulfilment,
  to: Fulfilment,
  actor: Actor,
): Result<Fulfilment, "illegal-move" | "not-theirs"> {
  const actors = moves[from][to];
  if (actors === undefined) return refuse("illegal-move", { from, to });
  return actors.includes(actor) ? succeed(to) : refuse("not-theirs", { from, to, actor });
}

/** Its pieces are reserved for good, or were handed over: the customer owes what was agreed. */
export const binding: readonly Fulfilment[] = ["accepted", "picking", "ready", "collected"];
