import { monthsLater } from "#app/features/scheduling/rules/calendar-days.ts";
import {
  baysIn,
  findFreeSlots,
  type OpeningHours,
  type TakenUnit,
} from "#app/features/scheduling/rules/slots.ts";
import { wallClock } from "#app/features/scheduling/rules/wall-time.ts";

export type ServiceGroup = "periodic" | "repair";

/** A center as the plan of the year needs it; what scheduling reads has all of it. */
export interface YearCenter extends OpeningHours {
  readonly id: string;
  readonly brands: readonly string[];
  readonly confirmsAtOnce: boolean;
  readonly bays: Readonly<Record<ServiceGroup, number>>;
  readonly taken: readonly TakenUnit[];
}
/** An hour of a center (or its long noon) with a bit for each bay that is free in it. Times are UTC minutes. */
export interface Step {
  readonly start: number;
  readonly end: number;
  free: number;
}
/** A day of a center: its steps in order of time. */
export interface CenterDay {
  readonly center: YearCenter;
  readonly day: number;
  readonly steps: readonly Step[];
}

/** The days on which a center works between two days, both included, with what is free of them. */
export function centerDays(center: YearCenter, firstDay: number, lastDay: number): CenterDay[] {
  const all = { ...center, bays: center.bays.periodic | center.bays.repair };
  const days = new Map<number, Step[]>();
  // Slots are looked for from a moment on and three months ahead at most, so the year is walked in parts.
  for (let from = firstDay; from <= lastDay; from = monthsLater(from, 2)) {
    const until = Math.min(lastDay, monthsLater(from, 2) - 1);
    const now = new Date(wallClock(center.timeZone).toUtcMinute(from, 0) * 60_000);
    const centers = [{ ...all, leadMinutes: -2 * 1440 }];
    for (const { day, start, end, freeBays } of findFreeSlots({
      now,
      firstDay: from,
      lastDay: until,
      centers,
    })) {
      const steps = days.get(day) ?? [];
      days.set(day, steps);
      steps.push({ start, end, free: freeBays });
    }
  }
  return [...days].map(([day, steps]) => ({ center, day, steps }));
}

/** How many steps the bays of a group have on a day, free or not. */
export function capacityOf({ center, steps }: CenterDay, group: ServiceGroup): number {
  return steps.length * baysIn(center.bays[group]).length;
}

/**
 * Some steps in a row, from one of a day on, that make up so many hours, and the first bay of a group that is free in all of
 * them; undefined where there is none.
 */
export function freeVisit(
  { center, steps }: CenterDay,
  { from, hours, group }: { readonly from: number; readonly hours: number; readonly group: ServiceGroup },
): { readonly steps: readonly Step[]; readonly bay: number } | undefined {
  const taken: Step[] = [];
  let free = center.bays[group];
  let minutes = 0;
  for (let index = from; minutes < hours * 60; index += 1) {
    const [step, before] = [steps[index], taken.at(-1)];
    if (step === undefined || (before !== undefined && before.end !== step.start)) return undefined;
    taken.push(step);
    free &= step.free;
    minutes += step.end - step.start;
  }
  const [bay] = baysIn(free);
  return bay === undefined ? undefined : { steps: taken, bay };
}
