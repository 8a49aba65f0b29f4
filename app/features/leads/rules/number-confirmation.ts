/** For so long after a lead was left its number can be confirmed: later the people who answer it have called. */
const confirmationMs = 24 * 3_600_000;

/** Whether the number of a lead can still be confirmed. */
export function canConfirm(leftAt: Date, now: Date): boolean {
  return now.getTime() - leftAt.getTime() < confirmationMs;
}
