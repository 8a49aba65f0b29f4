import { kilometersBetween, type Position } from "#app/lib/distance.ts";

/** A free time of one center, as far as ranking needs it. Instants are ISO 8601 in UTC, days YYYY-MM-DD. */
export interface RankedTime {
  readonly centerId: string;
  readonly startTime: string;
  readonly day: string;
}

/** Centers in the importer's order. */
export type Places = readonly (Position & { readonly id: string })[];

/**
 * Times in the order in which they are offered: the earliest first; of equal starts the nearest center where the
 * customer's position is known, then the importer's order. A time of a center that is not listed is left out.
 */
export function rankTimes<T extends RankedTime>(
  times: readonly T[],
  places: Places,
  position: Position | undefined,
): T[] {
  const closeness = centerOrder(places, position);
  return times
    .filter(({ centerId }) => closeness.has(centerId))
    .toSorted((one, other) => byStart(one, other) || byCloseness(closeness, one, other));
}

/**
 * The three times to offer where a day of a center has none: those of the nearest days. Of days that are equally far the
 * same center first, then the nearer or earlier listed one; a later day before an earlier one of the same center. In
 * order of time.
 */
export function nearestAlternatives<T extends RankedTime>(
  times: readonly T[],
  wanted: { readonly day: string; readonly centerId: string },
  places: Places,
  position: Position | undefined,
): T[] {
  const closeness = centerOrder(places, position);
  closeness.set(wanted.centerId, -1);
  return times
    .filter(({ centerId }) => closeness.has(centerId))
    .toSorted(
      (one, other) =>
        timeBetween(one.day, wanted.day) - timeBetween(other.day, wanted.day) ||
        byCloseness(closeness, one, other) ||
        byStart(other, one),
    )
    .slice(0, 3)
    .sort(byStart);
}

/** What is offered until a campaign's last day, YYYY-MM-DD, that day included; everything where there is none. */
export function untilDay<T extends { readonly day: string }, D extends { readonly day: string }>(
  { offers, days }: { readonly offers: readonly T[]; readonly days: readonly D[] },
  last: string | undefined,
): { offers: T[]; days: D[] } {
  const isWithin = ({ day }: { readonly day: string }) => last === undefined || day <= last;
  return { offers: offers.filter(isWithin), days: days.filter(isWithin) };
}

/** The place of each center when the nearest comes first; the listed order where no position is known. */
function centerOrder(places: Places, position: Position | undefined): Map<string, number> {
  const ordered =
    position === undefined
      ? places
      : places.toSorted(
          (one, other) => kilometersBetween(position, one) - kilometersBetween(position, other),
        );
  return new Map(ordered.map(({ id }, order) => [id, order]));
}

function byCloseness(closeness: ReadonlyMap<string, number>, one: RankedTime, other: RankedTime): number {
  return (closeness.get(one.centerId) ?? 0) - (closeness.get(other.centerId) ?? 0);
}

function byStart(one: RankedTime, other: RankedTime): number {
  return Date.parse(one.startTime) - Date.parse(other.startTime);
}

function timeBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
