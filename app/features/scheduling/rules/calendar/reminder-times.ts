/** Reminders of an appointment: the day before, and when it is time to set out. */
export const reminderKinds = ["day-before", "soon"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const hourMs = 3_600_000;
const beforeMs: Readonly<Record<ReminderKind, number>> = { "day-before": 24 * hourMs, soon: 2 * hourMs };
/** Clocks of processes and database differ a little: a job that runs early by so much is in time. */
const earlyMs = 5 * 60_000;

/** The reminders of an appointment that are still to come, each with its moment. What is past is skipped. */
export function remindersAhead(startsAt: Date, now: Date): { kind: ReminderKind; at: Date }[] {
  return reminderKinds
    .map((kind) => ({ kind, at: new Date(startsAt.getTime() - beforeMs[kind]) }))
    .filter(({ at }) => at > now);
}

/** Whether a reminder makes sense now: its moment has come, that of the next one or the start has not. */
export function isReminderDue(kind: ReminderKind, startsAt: Date, now: Date): boolean {
  const leftMs = startsAt.getTime() - now.getTime();
  const next = reminderKinds[reminderKinds.indexOf(kind) + 1];
  return leftMs <= beforeMs[kind] + earlyMs && leftMs > (next === undefined ? 0 : beforeMs[next] + earlyMs);
}
