/**
 * `requested`: not sent yet; `manual`: staff have to give it back, since the method cannot; `withdrawn`: it is not sent any more,
 * since the customer's bank has taken the money.
 */
export const refundStates = ["requested", "manual", "pending", "failed", "withdrawn", "refunded"] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * What may follow each state. A gateway that says "failed" and later "refunded" has given the money back; the other way around
 * would need a new refund, which staff decide on.
 */
export const refundFollowers: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ["pending", "failed", "withdrawn", "refunded"],
  manual: ["failed", "refunded"],
  pending: ["failed", "withdrawn", "refunded"],
  failed: ["refunded"],
  withdrawn: ["refunded"],
  refunded: [],
};

export function refundStateAfter(state: RefundState, news: RefundState): RefundState {
  return refundFollowers[state].includes(news) ? news : state;
}

/** Why a refund is not sent, or not sent again, as its row says it. */
export const chargedBack = "charged-back";
/** Failures without an answer that excludes that the refund was made. */
export const unknownFailures: readonly string[] = ["no-answer", chargedBack];

/** What a failure of a refund means once the bank has taken the money: where it was not made for certain, it is over. */
export function failureAfterTaking(failureCode: string | undefined): "failed" | "withdrawn" {
  return unknownFailures.includes(failureCode ?? "") ? "failed" : "withdrawn";
}
