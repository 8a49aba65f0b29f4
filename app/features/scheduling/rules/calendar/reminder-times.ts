/** Reminders of an appointment: while it can still be changed online, and when it is time to set out. */
export const reminderKinds = ["two-days-before", "day-before", "soon"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const hourMs = 3_600_000;
const beforeMs: Readonly<Record<ReminderKind, number>> = {
  "two-days-before": 48 * hourMs,
  "day-before": 24 * hourMs,
  soon: 2 * hourMs,
};
/** So long after the first reminder it can be changed at least. */
const leastMarginMs = 12 * hourMs;
/** Clocks of processes and database differ a little: a job that runs early by so much is in time. */
const earlyMs = 5 * 60_000;

/**
 * The two reminders of an appointment that is changed online until `changeMinutes` before its start: the first one a day before, or
 * two where a day would be the moment at which that right ends.
 */
function remindersFor(changeMinutes: number): readonly ReminderKind[] {
  const isInTime = beforeMs["day-before"] - changeMinutes * 60_000 >= leastMarginMs;
  return [isInTime ? "day-before" : "two-days-before", "soon"];
}

/** The reminders of an appointment that are still to come, each with its moment. What is past is skipped. */
export function remindersAhead(
  startsAt: Date,
  changeMinutes: number,
  now: Date,
): { kind: ReminderKind; at: Date }[] {
  return remindersFor(changeMinutes)
    .map((kind) => ({ kind, at: new Date(startsAt.getTime() - beforeMs[kind]) }))
    .filter(({ at }) => at > now);
}

/** Whether a reminder makes sense now: its moment has come, that of the next one or the start has not. */
export function isReminderDue(kind: ReminderKind, startsAt: Date, now: Date): boolean {
  const leftMs = startsAt.getTime() - now.getTime();
  const next = reminderKinds[reminderKinds.indexOf(kind) + 1];
  return leftMs <= beforeMs[kind] + earlyMs && leftMs > (next === undefined ? 0 : beforeMs[next] + earlyMs);
}

/** Whether a message is a reminder. */
export function isReminder(news: string): news is ReminderKind {
  return reminderKinds.some((kind) => kind === news);
}
