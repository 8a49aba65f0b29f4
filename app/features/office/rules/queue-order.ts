/** What waits, as far as its urgency goes. */
export interface Waiting {
  readonly since: Date;
  readonly dueAt: Date | null;
}

/** Without a time of its own, what waits should be done within a day. */
const usualMs = 24 * 3_600_000;

function dueOf({ since, dueAt }: Waiting): number {
  return (dueAt ?? new Date(since.getTime() + usualMs)).getTime();
}

/** Whether its time is over. What has no time is never overdue, only old. */
export function isOverdue({ dueAt }: Pick<Waiting, "dueAt">, now: Date): boolean {
  return dueAt !== null && dueAt <= now;
}

/** The most urgent first: what is overdue, then by the time until which it should be done, of equal ones what waits longer. */
export function byUrgency<W extends Waiting>(waiting: readonly W[], now: Date): W[] {
  return waiting.toSorted(
    (one, other) =>
      Number(isOverdue(other, now)) - Number(isOverdue(one, now)) ||
      dueOf(one) - dueOf(other) ||
      one.since.getTime() - other.since.getTime(),
  );
}
