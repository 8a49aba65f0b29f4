import type { PartsOrder } from "../../order-calls.ts";
import type { Fulfilment } from "./fulfilment.ts";

type Action = PartsOrder["actions"][number];

interface ActionFacts {
  readonly fulfilment: Fulfilment;
  readonly captured: number;
  readonly expiresAt: Date;
  readonly hasShortage: boolean;
  readonly hasReturnable: boolean;
}

/** What a customer may do with an order now. */
export function actionsOf(order: ActionFacts, now: Date): Action[] {
  const actions: Action[] = [];
  const isOpen = order.fulfilment === "open";
  if (isOpen && order.captured === 0 && now < order.expiresAt) actions.push("pay");
  if (mayCancel(order.fulfilment)) actions.push("cancel");
  if (order.hasReturnable) actions.push("return");
  if (order.hasShortage && order.fulfilment === "picking") actions.push("answer-shortage");
  if (!isOpen) actions.push("reorder");
  return actions;
}

/** Before anybody has begun to pick it. */
export function mayCancel(fulfilment: Fulfilment): boolean {
  return fulfilment === "open" || fulfilment === "accepted";
}
