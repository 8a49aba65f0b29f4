import type { BookingAction } from "../booking-reducer.ts";
import { mayReturnTo } from "../booking-reducer.ts";
import {
  type BookingState,
  type BookingStep,
  bookingSteps,
  mayContinue,
  stepNumber,
} from "../booking-state.ts";

/** The steps that stand in the browser's history, first to last; the last is the one that its entry shows. */
export type StepTrail = readonly BookingStep[];

/** An entry of the browser's history, and how it came to be shown. */
export interface HistoryEntry {
  readonly key: string;
  readonly cause: "POP" | "PUSH" | "REPLACE";
  /** The trail that the entry was made with; empty where the wizard did not make it. */
  readonly trail: StepTrail;
}

/** The entry that the wizard saw last. While it moves, the history is on its way to where the wizard is already. */
export interface ShownEntry {
  readonly key: string;
  readonly trail: StepTrail;
  readonly isMoving: boolean;
}

/** What the history has to do so that it says what the wizard shows. */
export type HistoryMove =
  | { readonly kind: "go"; readonly entries: number }
  | { readonly kind: "push" | "replace"; readonly trail: StepTrail };

/** A step further on is a new entry; one that was shown before is gone back to, so that no entry stands twice. */
export function moveTo(step: BookingStep, trail: StepTrail): HistoryMove | undefined {
  const shown = trail.at(-1);
  if (shown === step) return undefined;
  const place = trail.indexOf(step);
  if (place >= 0) return { kind: "go", entries: place - (trail.length - 1) };
  if (shown === undefined || stepNumber(step) > stepNumber(shown))
    return { kind: "push", trail: [...trail, step] };
  const before = trail.filter((one) => stepNumber(one) < stepNumber(step));
  return { kind: "replace", trail: [...before, step] };
}

/** The trail in the state of an entry of the history; empty where the wizard did not make it. */
export function trailIn(state: unknown): StepTrail {
  const trail = (state as { readonly bookingTrail?: unknown } | null)?.bookingTrail;
  if (!Array.isArray(trail)) return [];
  return trail.every((step) => bookingSteps.includes(step)) ? (trail as StepTrail) : [];
}

/** What an entry shows; without a trail the first of the entry that was left for it, the same as the one it replaced, or the step itself. */
export function trailOf(
  { key, cause, trail }: HistoryEntry,
  last: ShownEntry | null,
  step: BookingStep,
): StepTrail {
  if (trail.length > 0) return trail;
  const isNew = last?.key !== key;
  if (last === null || (isNew && cause === "PUSH")) return [step];
  return isNew && cause === "POP" ? last.trail.slice(0, 1) : last.trail;
}

/** What leads to the step of an entry; undefined where nothing does, as forward to one that waits for an answer. */
export function actionTo(trail: StepTrail, booking: BookingState): BookingAction | undefined {
  const step = trail.at(-1);
  if (step === undefined) return undefined;
  if (mayReturnTo(booking, step)) return { type: "returned-to", step };
  const isAhead = stepNumber(step) > stepNumber(booking.step);
  return isAhead && mayContinue(booking) ? { type: "advanced" } : undefined;
}
