import { type BookingStep, bookingSteps, stepNumber } from "./booking-state.ts";

/** The questions that stand in the browser's history, first to last; the last is the one that its entry shows. */
export type StepTrail = readonly BookingStep[];

/** What the history has to do so that it says what the wizard shows. */
export type TrailMove =
  | { readonly kind: "stay" }
  | { readonly kind: "go"; readonly entries: number }
  | { readonly kind: "push" | "replace"; readonly trail: StepTrail };

/** A question further on is a new entry; one that was shown before is gone back to, so that no entry stands twice. */
export function moveTo(step: BookingStep, trail: StepTrail): TrailMove {
  const shown = trail.at(-1);
  if (shown === step) return { kind: "stay" };
  const place = trail.indexOf(step);
  if (place >= 0) return { kind: "go", entries: place - (trail.length - 1) };
  if (shown === undefined || stepNumber(step) > stepNumber(shown))
    return { kind: "push", trail: [...trail, step] };
  const before = trail.filter((one) => stepNumber(one) < stepNumber(step));
  return { kind: "replace", trail: [...before, step] };
}

/** The trail that an entry of the history was made with; empty where the wizard did not make it. */
export function trailIn(state: unknown): StepTrail {
  const kept = (state as { readonly bookingTrail?: unknown } | null)?.bookingTrail;
  if (!Array.isArray(kept)) return [];
  return kept.every((step) => bookingSteps.includes(step)) ? (kept as StepTrail) : [];
}
