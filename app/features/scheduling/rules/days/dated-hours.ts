import { dayNumberOf, dayOf } from "../calendar-days.ts";

/** Hours for some days in place of the weekday's, none for a closure. Both days (YYYY-MM-DD) belong to it. */
export interface DatedSpan {
  readonly from: string;
  readonly to: string;
  readonly timings: readonly unknown[];
}
interface Added extends DatedSpan {
  /** In order of being added. */
  readonly serial: number;
}

/**
 * The order in which dated hours are listed everywhere: of those that have a day, the last one holds. A closure stands above any
 * hours; of hours those for fewer days, so that a day of a Ramadan may have its own; of as many days those added later.
 * `overridesInOrder` is the same in SQL.
 */
export function byPrecedence(one: Added, other: Added): number {
  return (
    Number(isClosure(one)) - Number(isClosure(other)) ||
    daysOf(other) - daysOf(one) ||
    one.serial - other.serial
  );
}

/** What replaces the weekday's hours on a day; undefined where nothing does. The list is in order of precedence. */
export function overrideOn<O extends Pick<DatedSpan, "from" | "to">>(
  overrides: readonly O[],
  day: number,
): O | undefined {
  const name = dayOf(day);
  return overrides.findLast(({ from, to }) => from <= name && name <= to);
}

export function isClosure({ timings }: Pick<DatedSpan, "timings">): boolean {
  return timings.length === 0;
}

/** How many days dated hours have. */
export function daysOf({ from, to }: Pick<DatedSpan, "from" | "to">): number {
  return (dayNumberOf(to) ?? 0) - (dayNumberOf(from) ?? 0) + 1;
}

/** Days in a row that two dated hours have in common, with the one of them that holds. */
export interface SharedDays<O> {
  readonly other: O;
  readonly from: string;
  readonly to: string;
  /** The other one holds on these days. */
  readonly isOther: boolean;
}

/**
 * On which of its days dated hours meet others, and which of the two holds: of all that there are on a day, the one that would hold
 * without them. Days follow one another in one entry.
 */
export function sharedDays<O extends Added & { readonly id: string }>(
  dated: Added,
  others: readonly O[],
): SharedDays<O>[] {
  const inOrder = others.toSorted(byPrecedence);
  const first = dayNumberOf(dated.from) ?? 0;
  const shared: SharedDays<O>[] = [];
  for (let day = first; day < first + daysOf(dated); day += 1) {
    const other = overrideOn(inOrder, day);
    if (other === undefined) continue;
    const last = shared.at(-1);
    const isNext = last?.other === other && last.to === dayOf(day - 1);
    if (isNext) shared[shared.length - 1] = { ...last, to: dayOf(day) };
    else shared.push({ other, from: dayOf(day), to: dayOf(day), isOther: byPrecedence(other, dated) > 0 });
  }
  return shared;
}
