/**
 * `requested`: not sent yet; `manual`: staff have to give it back, since the method cannot; `withdrawn`: it is not sent any more,
 * since the customer's bank has taken the money, or since another one took its place.
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
export const noAnswer = "no-answer";
export const noGateway = "no-gateway";
/** Staff had it sent once more, as another refund. */
export const sentAgain = "sent-again";
/** Staff gave the money back by other ways than the gateway. */
export const byStaff = "by-staff";
/** Failures without an answer that excludes that the refund was made. */
export const unknownFailures: readonly string[] = [noAnswer, chargedBack];

/** What a failure of a refund means once the bank has taken the money: where it was not made for certain, it is over. */
export function failureAfterTaking(failureCode: string | undefined): "failed" | "withdrawn" {
  return unknownFailures.includes(failureCode ?? "") ? "failed" : "withdrawn";
}

/**
 * Why a refund waits for the staff: the method gives back no parts; it lies at the gateway for too long; nobody knows whether it was
 * made; its gateway is not used any more; the gateway refused it at once, or could not make it.
 */
export const stuckCauses = ["by-hand", "waits", "unknown", "no-gateway", "refused", "failed"] as const;
export type StuckCause = (typeof stuckCauses)[number];

/** Whether the gateway may have made it: only then can staff say that it has. */
export const mayBeMade = (cause: StuckCause) => cause === "waits" || cause === "unknown";

export function stuckCauseOf(state: RefundState, failureCode: string | null): StuckCause {
  if (state === "manual") return "by-hand";
  if (state === "pending") return "waits";
  if (failureCode === null) return "failed";
  if (unknownFailures.includes(failureCode)) return "unknown";
  if (failureCode === noGateway) return "no-gateway";
  return failureCode.startsWith("refused-") ? "refused" : "failed";
}
