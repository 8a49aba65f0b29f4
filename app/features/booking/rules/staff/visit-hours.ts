import { minutesPerDay } from "#app/features/scheduling/rules/calendar-days.ts";
import {
  findFreeSlots,
  type OpeningHours,
  type TakenUnit,
  unitMinutes,
  unitsOf,
} from "#app/features/scheduling/rules/slots.ts";
import { wallClock } from "#app/features/scheduling/rules/wall-time.ts";

/** A step of a center's working hours, in UTC minutes. */
export interface WorkingStep {
  readonly start: number;
  readonly end: number;
}
/** A job goes on for so many days at most. */
const furthestDays = 14;

/** A center's working steps from a moment on, in order of time, whatever is taken of its bays. */
function workingSteps(hours: OpeningHours, from: number): WorkingStep[] {
  const day = wallClock(hours.timeZone).dayNumberAt(from);
  // As if it were that moment, so that days behind us have hours too, and the step that has begun by then.
  const now = new Date(from * 60_000);
  const center = { ...hours, id: "", bays: 1, taken: [], leadMinutes: -minutesPerDay };
  return findFreeSlots({ now, firstDay: day - 1, lastDay: day + furthestDays, centers: [center] });
}

/**
 * The steps that a visit takes from the one that is running at `start`: as many as make its hours, one after another, over
 * breaks and nights too. Undefined where the center does not work at `start`, or not for long enough.
 */
export function visitSteps(
  opening: OpeningHours,
  { start, hours }: { readonly start: number; readonly hours: number },
): readonly WorkingStep[] | undefined {
  const steps = workingSteps(opening, start);
  const first = steps.findIndex((step) => step.start <= start && start < step.end);
  return first < 0 ? undefined : enough(steps.slice(first), hours * unitMinutes);
}

/** The steps that a visit which ends at `end` takes more, from then or, where that is past, from the one that is running. */
export function furtherSteps(
  opening: OpeningHours,
  { end, hours, now }: { readonly end: number; readonly hours: number; readonly now: Date },
): readonly WorkingStep[] | undefined {
  const from = Math.max(end, Math.floor(now.getTime() / 60_000));
  const steps = workingSteps(opening, from).filter((step) => step.start >= end && step.end > from);
  return enough(steps, hours * unitMinutes);
}

/** The hours of a bay that a visit has from its start to its end. One of several days has those in which the center works. */
export function unitsBetween(opening: OpeningHours, { start, end }: WorkingStep): readonly number[] {
  if (end - start <= minutesPerDay / 2) return unitsOf(start, end);
  return unitsOfSteps(workingSteps(opening, start).filter((step) => step.start >= start && step.end <= end));
}

/** The hours of a bay that some steps take, as UTC minutes in ascending order. */
export function unitsOfSteps(steps: readonly WorkingStep[]): number[] {
  return steps.flatMap(({ start, end }) => unitsOf(start, end));
}

/** Those of some bays (a bit for each) of which none of these hours is taken. */
export function baysFreeFor(bays: number, taken: readonly TakenUnit[], units: readonly number[]): number {
  let gone = 0;
  for (const { unitStart, bays: own } of taken)
    if (units.some((unit) => unitStart < unit + unitMinutes && unitStart + unitMinutes > unit)) gone |= own;
  return bays & ~gone;
}

function enough(steps: readonly WorkingStep[], minutes: number): readonly WorkingStep[] | undefined {
  let sum = 0;
  const last = steps.findIndex(({ start, end }) => {
    sum += end - start;
    return sum >= minutes;
  });
  return last < 0 ? undefined : steps.slice(0, last + 1);
}
