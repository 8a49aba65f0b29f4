import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { type FreeSlot, type TakenUnit, unitMinutes } from "#app/features/scheduling/rules/slots.ts";
import { wallClock } from "#app/features/scheduling/rules/wall-time.ts";

/** What a customer on the waiting list wants. Instants are UTC minutes. */
export interface WaitingCriteria {
  /** Only what starts before this is earlier. */
  readonly before: number;
  /** First calendar day in the center's zone, YYYY-MM-DD. */
  readonly fromDay: string;
  /** Starts at this center that were offered before: none is offered twice. */
  readonly offered: readonly number[];
}

/** Hours of a bay that were given back, as UTC minutes. */
export interface FreedHours {
  readonly from: number;
  readonly to: number;
}

/**
 * The free slots that may be offered to one who waits because hours were given back: those that use some of these hours,
 * earliest first. What was free all along is not news.
 */
export function slotsToOffer(
  free: readonly FreeSlot[],
  freed: FreedHours,
  { before, fromDay, offered }: WaitingCriteria,
  timeZone: string,
): FreeSlot[] {
  const clock = wallClock(timeZone);
  const firstDay = dayNumberOf(fromDay) ?? Number.NEGATIVE_INFINITY;
  return free
    .filter(({ start, end }) => start < freed.to && end > freed.from)
    .filter(({ start }) => start < before && !offered.includes(start))
    .filter(({ start }) => clock.dayNumberAt(start) >= firstDay)
    .toSorted((one, other) => one.start - other.start);
}

/** Whether all of these hours of a bay are taken again: then there is nothing to offer. */
export function areTaken({ from, to }: FreedHours, bay: number, taken: readonly TakenUnit[]): boolean {
  let open = from;
  for (const { unitStart, bays } of taken) {
    if ((bays & (1 << bay)) !== 0 && unitStart <= open) open = Math.max(open, unitStart + unitMinutes);
  }
  return open >= to;
}

/** What a slot leaves of freed hours, before it and after it. */
export function leftOver({ from, to }: FreedHours, { start, end }: Pick<FreeSlot, "start" | "end">) {
  return [
    { from, to: Math.min(start, to) },
    { from: Math.max(end, from), to },
  ].filter((hours) => hours.from < hours.to);
}
