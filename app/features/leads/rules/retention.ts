/** Leads are stored for so long (product/privacy.md#retention). */
const leadRetentionMonths = 24;

/** The moment before which leads are to be forgotten: the same day and time, 24 months earlier. */
export function forgottenBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - leadRetentionMonths);
  return before;
}
