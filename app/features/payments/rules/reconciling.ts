/** After so long an open attempt is looked at, should its notification be lost. */
export const quietMs = 2 * 60_000;
/** So long after its end an attempt that is still unpaid counts as expired. */
export const graceMs = 10 * 60_000;
/** Attempts that ended unpaid are read now and then for a day: money may come that late, and its notification be lost. */
export const watchEndedMs = 24 * 60 * 60_000;
export const betweenLooksAtEndedMs = 60 * 60_000;

export interface UnpaidAttempt {
  readonly expiresAt: Date;
  readonly isGivenUp: boolean;
  /** Whether the gateway can close the charge. */
  readonly canVoid: boolean;
}

/** When an attempt that lies at the bank is closed at the latest, whatever the bank says. */
export function decidedBy(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + graceMs);
}

/** What is done with an attempt that its gateway still calls unpaid. */
export function afterUnpaid(
  { expiresAt, isGivenUp, canVoid }: UnpaidAttempt,
  now: Date,
): "wait" | "void" | "expire" {
  const isOver = now >= decidedBy(expiresAt);
  if (canVoid && (isOver || isGivenUp)) return "void";
  return isOver ? "expire" : "wait";
}

/** A refund that its gateway has had for longer than this goes to the staff: banks take some working days. */
export const refundPatienceMs = 7 * 24 * 60 * 60_000;
/** Gateways recognize a repeated refund for a day. One without an answer for so long is no longer sent: staff find out. */
export const refundRepeatsMs = 20 * 60 * 60_000;
