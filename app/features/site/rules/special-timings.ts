import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";

/** Days YYYY-MM-DD on which the usual hours do not hold; both belong to it. */
export interface SpecialDays {
  readonly from: string;
  readonly until: string;
}

/** Special timings are announced so many days before they begin, so that nobody plans a way to a closed door. */
const announcedDays = 14;

interface SpecialTimings {
  readonly areShown: boolean;
  /** The next day on which this is otherwise. */
  readonly changesOn?: string | undefined;
}

/** Whether special timings are near or running on a day, and until when that stays so. Without days they never are. */
export function specialTimingsOn(periods: readonly SpecialDays[], today: string): SpecialTimings {
  const day = dayNumberOf(today) ?? Number.NaN;
  const announced = periods.map(({ from, until }) => ({
    first: (dayNumberOf(from) ?? Number.POSITIVE_INFINITY) - announcedDays,
    after: (dayNumberOf(until) ?? Number.NEGATIVE_INFINITY) + 1,
  }));
  const coming = announced
    .flatMap(({ first, after }) => [first, after])
    .filter((one) => one > day && one < Infinity);
  return {
    areShown: announced.some(({ first, after }) => first <= day && day < after),
    changesOn: coming.length === 0 ? undefined : dayOf(Math.min(...coming)),
  };
}
