import { addDays, dayIn, daysBetween } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import type { FreeTime } from "../../rules/affected-appointments.ts";
import type { Affected } from "./resolving.ts";

export interface SpanOfTime {
  readonly startsAt: string;
  readonly endsAt: string;
}
/** The bays of a free time that are left once a change is made; the day is the one that opens for it. */
export type LeftOf = (time: FreeTime, day: string) => readonly number[];

/** Hours of a night are over by then: what comes before belongs to the day before. */
const nightMs = 5 * 3_600_000;
const windowDays = 21;
const daysAfter = 14;

/** The day that opens for a time, as far as the time says it. */
function openingDay(startsAt: string): string {
  return dayIn(new Date(Date.parse(startsAt) - nightMs), market().zone);
}

export function proposalOf({ startsAt, endsAt }: SpanOfTime): Affected["proposals"][number] {
  return { startsAt, endsAt, day: openingDay(startsAt) };
}

/** The days around some appointments, in parts that can be read at once. */
export function windowsAround(appointments: readonly Pick<Affected, "startsAt">[], today: string) {
  const days = appointments.map(({ startsAt }) => openingDay(startsAt)).toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const from = first < today ? today : first;
  const count = Math.ceil((daysBetween(from, addDays(last, daysAfter)) + 1) / windowDays);
  return Array.from({ length: Math.max(1, count) }, (_, part) => ({
    from: addDays(from, part * windowDays),
    to: addDays(from, (part + 1) * windowDays - 1),
  }));
}

/** Free times without what a change takes away. */
export function timesLeft(times: readonly FreeTime[], leftOf: LeftOf): FreeTime[] {
  return times
    .map((time) => ({ ...time, bays: leftOf(time, openingDay(time.startsAt)) }))
    .filter(({ bays }) => bays.length > 0);
}
