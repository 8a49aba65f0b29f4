/** What becomes of an order that waits at a counter. */
export type Collection = "none" | "remind" | "give-back";

interface Waiting {
  /** Since when it can be collected. */
  readonly since: Date;
  /** Reminders that were sent. */
  readonly reminders: number;
}
interface Terms {
  readonly collectDays: number;
  /** After so many days a reminder each, in order. */
  readonly collectReminders: readonly number[];
}

const dayMs = 86_400_000;

/** Since when an order waits: what is brought to an appointment is not waited for before it. */
export function waitsSince(readyAt: Date, appointmentAt: Date | null): Date {
  return appointmentAt !== null && appointmentAt > readyAt ? appointmentAt : readyAt;
}

/** Reminders that were missed are sent once, not one after the other. */
export function collectionStep(waiting: Waiting, terms: Terms, now: Date): Collection {
  const days = (now.getTime() - waiting.since.getTime()) / dayMs;
  if (days >= terms.collectDays) return "give-back";
  const due = remindersDue(waiting.since, terms.collectReminders, now);
  return due > waiting.reminders ? "remind" : "none";
}

/** How many reminders should have been sent by now. */
export function remindersDue(since: Date, reminderDays: readonly number[], now: Date): number {
  const days = (now.getTime() - since.getTime()) / dayMs;
  return reminderDays.filter((day) => days >= day).length;
}
