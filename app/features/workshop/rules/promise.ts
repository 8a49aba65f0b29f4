import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** Why a car is ready later than promised. */
export const delayReasons = [
  "parts-awaited",
  "extra-work",
  "technician",
  "customer-decision",
  "other",
] as const;
export type DelayReason = (typeof delayReasons)[number];

export const longestDelayNote = 300;

export interface PromiseChange {
  readonly from: Date;
  readonly to: Date;
  readonly reason?: DelayReason | undefined;
  /** Shown to the customer; required where the reason is another one. */
  readonly note: string;
  readonly now: Date;
}
export type PromiseRefusal =
  | "promise-past"
  | "delay-reason-needed"
  | "delay-note-needed"
  | "delay-note-too-long";

/** A later promise needs a reason of the list, and another reason its sentence; an earlier one needs neither. */
export function checkPromise({ from, to, reason, note, now }: PromiseChange): Result<null, PromiseRefusal> {
  if (to <= now) return refuse("promise-past");
  if (note.length > longestDelayNote) return refuse("delay-note-too-long");
  if (to > from && reason === undefined) return refuse("delay-reason-needed");
  if (to > from && reason === "other" && note.trim() === "") return refuse("delay-note-needed");
  return succeed(null);
}

/** What the customer is to hear: nothing where the promise is again what they were last notified of. */
export function promiseNews(notified: Date, promised: Date): "later" | "earlier" | undefined {
  if (promised.getTime() === notified.getTime()) return undefined;
  return promised > notified ? "later" : "earlier";
}

/** Whether a car is still worked on after the time that was promised. */
export function isOverdue(
  { promisedAt, readyAt, endedAt }: { promisedAt: Date; readyAt: Date | null; endedAt: Date | null },
  now: Date,
): boolean {
  return readyAt === null && endedAt === null && promisedAt <= now;
}
