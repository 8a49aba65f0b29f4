/** What becomes of an order that waits at a counter. */
export type Collection = "none" | "remind" | "give-back";

interface Waiting {
  readonly readyAt: Date;
  /** Reminders that were sent. */
  readonly reminders: number;
}
interface Terms {
  readonly collectDays: number;
  /** After so many days a reminder each, in order. */
  readonly collectReminders: readonly number[];
}

const dayMs = 86_400_000;

/** Reminders that were missed are sent once, not one after the other. */
export function collectionStep(waiting: Waiting, terms: Terms, now: Date): Collection {
  const days = (now.getTime() - waiting.readyAt.getTime()) / dayMs;
  if (days >= terms.collectDays) return "give-back";
  const due = remindersDue(waiting.readyAt, terms.collectReminders, now);
  return due > waiting.reminders ? "remind" : "none";
}

/** How many reminders should have been sent by now. */
export function remindersDue(readyAt: Date, reminderDays: readonly number[], now: Date): number {
  const days = (now.getTime() - readyAt.getTime()) / dayMs;
  return reminderDays.filter((day) => days >= day).length;
}
