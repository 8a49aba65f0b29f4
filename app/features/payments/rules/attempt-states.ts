/** What is known of one attempt to pay. */
export const attemptStates = [
  "created",
  "redirected",
  "pending",
  "authorized",
  "expired",
  "cancelled",
  "failed",
  "captured",
] as const;
export type AttemptState = (typeof attemptStates)[number];

const ends = ["expired", "cancelled", "failed", "captured"] as const;

/**
 * What may follow each state. News comes late, twice and in any order, so a state only gives way to one that says more:
 * money that has come outranks everything, and never goes back.
 */
export const followers: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ["redirected", "pending", "authorized", ...ends],
  redirected: ["pending", "authorized", ...ends],
  pending: ["authorized", ...ends],
  authorized: ends,
  expired: ["cancelled", "failed", "captured"],
  cancelled: ["failed", "captured"],
  failed: ["captured"],
  captured: [],
};

/** States in which the customer may still pay, and the gateway has to be read. */
export const openStates = [
  "created",
  "redirected",
  "pending",
  "authorized",
] as const satisfies AttemptState[];

export function isOpen(state: AttemptState): boolean {
  return (openStates as readonly AttemptState[]).includes(state);
}

/** States in which money may still come: some gateways let a customer try again on a page on which a card was declined. */
export const unpaidStates = attemptStates.filter((state) => followers[state].includes("captured"));

/** The state after some news: the new one where it may follow, else the one before. */
export function stateAfter(state: AttemptState, news: AttemptState): AttemptState {
  return followers[state].includes(news) ? news : state;
}
