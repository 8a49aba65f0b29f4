/** `requested`: not sent yet; `manual`: staff have to give it back, since the method cannot. */
export const refundStates = ["requested", "manual", "pending", "failed", "refunded"] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * What may follow each state. A gateway that says "failed" and later "refunded" has given the money back; the other way around
 * would need a new refund, which staff decide on.
 */
export const refundFollowers: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ["pending", "failed", "refunded"],
  manual: ["failed", "refunded"],
  pending: ["failed", "refunded"],
  failed: ["refunded"],
  refunded: [],
};

export function refundStateAfter(state: RefundState, news: RefundState): RefundState {
  return refundFollowers[state].includes(news) ? news : state;
}
