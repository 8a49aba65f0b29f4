import type { OrderState, PartsOrder } from "../../order-calls.ts";

export interface OrderStep {
  readonly state: OrderState;
  /** Undefined for what is still to come. */
  readonly at?: string;
  readonly kind: "done" | "now" | "next";
}

const path: readonly OrderState[] = ["PAID", "PICKING", "READY_FOR_PICKUP", "COLLECTED"];
const ahead: ReadonlySet<OrderState> = new Set(["DRAFT", "AWAITING_PAYMENT", "PAYMENT_FAILED", ...path]);

/**
 * What has happened to an order, and the way that lies before it. A state that came twice in a row is one step, and after a
 * side way nothing more is expected.
 */
export function orderSteps({ history, state }: Pick<PartsOrder, "history" | "state">): OrderStep[] {
  // Who pays again after a failure waits for it as at first: that shows only while it lasts.
  const steps = history.filter(
    (step, place) => place === 0 || step.state !== "AWAITING_PAYMENT" || place === history.length - 1,
  );
  const done = steps.filter((step, place) => step.state !== steps[place + 1]?.state);
  const last = done.at(-1);
  const passed = last?.state === state ? done.slice(0, -1) : done;
  const now = last?.state === state ? last : { state, at: undefined };
  const next = ahead.has(state) ? path.slice(path.indexOf(state) + 1) : [];
  return [
    ...passed.map(({ state: one, at }) => ({ state: one, at, kind: "done" as const })),
    { state: now.state, ...(now.at !== undefined && { at: now.at }), kind: "now" as const },
    ...next.map((one) => ({ state: one, kind: "next" as const })),
  ];
}
