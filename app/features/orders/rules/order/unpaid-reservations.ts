/** A reservation that ended without a payment. */
export interface UnpaidReservation {
  readonly placedAt: Date;
  readonly expiresAt: Date;
  /** When its customer gave it up; null where it ran out. */
  readonly givenUpAt: Date | null;
}

/** Thirds that make up a whole may add up to less, by far less than this. */
const rounding = 1e-9;

/**
 * Whether a customer may reserve once more on a day, after those that ended unpaid on it. One that ran out is a whole one; one
 * that was given up or replaced counts by the part of its time for which it held its pieces. So nobody holds pieces for longer by
 * giving up in time, and who corrects their cart a few times is not held up.
 */
export function mayReserveAgain(unpaid: readonly UnpaidReservation[], mostOfADay: number): boolean {
  return unpaid.reduce((sum, reservation) => sum + timeHeld(reservation), 0) < mostOfADay - rounding;
}

/** From 0 to 1, the part of its time. */
function timeHeld({ placedAt, expiresAt, givenUpAt }: UnpaidReservation): number {
  if (givenUpAt === null) return 1;
  const part = (givenUpAt.getTime() - placedAt.getTime()) / (expiresAt.getTime() - placedAt.getTime());
  // An order whose time is over may be given up before the clock has ended it.
  return Math.min(1, Math.max(0, part));
}
