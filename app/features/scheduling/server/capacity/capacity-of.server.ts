import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import { dayNumberOf, dayOf } from "../../rules/calendar-days.ts";
import { capacityDays, type GroupHours } from "../../rules/capacity/capacity-days.ts";
import { openSpans, timingsOn } from "../../rules/capacity/center-hours.ts";
import { overrideOn } from "../../rules/days/dated-hours.ts";
import type { ServiceGroup } from "../../rules/service-groups.ts";
import type { Timing } from "../../rules/slots.ts";
import { wallClock } from "../../rules/wall-time.ts";
import {
  type ClosureKind,
  type LastChange,
  readCapacity,
  type StoredBay,
  type StoredCapacity,
  type StoredClosure,
  type StoredOverride,
} from "./read-capacity.server.ts";

/** More days than this are not read at once: three months and the days around them. */
const mostCapacityDays = 100;

export interface BayClosure extends LastChange {
  readonly id: string;
  readonly bay: number;
  readonly from: Date;
  readonly to: Date;
  readonly kind: ClosureKind;
  readonly reason: string;
}
/** Why a day has its hours: those of its weekday, or dated ones. */
export type HoursWhy =
  | { readonly kind: "weekday" }
  | { readonly kind: "override"; readonly id: string; readonly reason: Readonly<Record<Language, string>> };
export interface DayCapacity {
  /** YYYY-MM-DD in the center's zone. */
  readonly day: string;
  readonly timings: readonly Timing[];
  readonly why: HoursWhy;
  readonly campaigns: readonly { readonly campaign: string; readonly timings: readonly Timing[] }[];
  readonly groups: Readonly<Record<ServiceGroup, GroupHours>>;
  /** The closures that touch the day, by their ids. */
  readonly closureIds: readonly string[];
}
export interface CenterCapacity {
  readonly centerId: string;
  readonly timeZone: string;
  readonly weekdays: readonly (readonly Timing[])[];
  /** Of the weekdays' hours: `setWeekdayHours` names its version. */
  readonly hours: LastChange;
  /** All of them, in the order in which the last one holds. */
  readonly overrides: readonly StoredOverride[];
  readonly bays: readonly StoredBay[];
  readonly closures: readonly BayClosure[];
  readonly days: readonly DayCapacity[];
}

const dayMs = 86_400_000;

/**
 * What a center can receive from day to day (YYYY-MM-DD, both included), and what of it is taken: its hours and why they hold, bays
 * and closures. Undefined where there is no such center. One query.
 */
export async function capacityOf(
  centerId: string,
  fromDay: string,
  toDay: string,
  now: Date,
): Promise<CenterCapacity | undefined> {
  const first = dayNumberOf(fromDay) ?? Math.floor(now.getTime() / dayMs);
  const last = Math.min(dayNumberOf(toDay) ?? first, first + mostCapacityDays - 1);
  const capacity = await readDays(centerId, first, last, now);
  if (capacity === undefined) return undefined;
  const closures = capacity.closures.map(shownClosure);
  const days = capacityDays<StoredOverride>(capacity, first, last).map(
    ({ day, timings, override, campaigns, groups }) => ({
      ...{ day: dayOf(day), timings, why: whyOf(override), campaigns, groups },
      closureIds: touching(capacity, day).map(({ id }) => id),
    }),
  );
  const { timeZone, weekdays, hours, overrides, bays } = capacity;
  return { centerId, timeZone, weekdays, hours, overrides, bays, closures, days };
}

export interface BayDay extends StoredBay {
  /** The spans of the day for which it takes no cars. */
  readonly closures: readonly BayClosure[];
}
export interface CenterDay {
  readonly centerId: string;
  readonly day: string;
  readonly timeZone: string;
  /** Spans that meet are one; hours after midnight belong to the day. */
  readonly opening: readonly { readonly from: Date; readonly to: Date }[];
  readonly why: HoursWhy;
  readonly bays: readonly BayDay[];
}

/** The bays of a center on a day, with the hours of the board. Undefined where there is no such center. One query. */
export async function bayHours(centerId: string, day: string, now: Date): Promise<CenterDay | undefined> {
  const number = dayNumberOf(day) ?? Math.floor(now.getTime() / dayMs);
  const capacity = await readDays(centerId, number, number, now);
  if (capacity === undefined) return undefined;
  const { timeZone, overrides, bays } = capacity;
  const closures = touching(capacity, number).map(shownClosure);
  return {
    ...{ centerId, day: dayOf(number), timeZone, why: whyOf(overrideOn(overrides, number)) },
    opening: openSpans(timingsOn(capacity, number), number, timeZone).map(({ from, to }) => ({
      ...{ from: instantOf(from), to: instantOf(to) },
    })),
    bays: bays.map((bay) => ({ ...bay, closures: closures.filter((one) => one.bay === bay.bay) })),
  };
}

/** A center around some of its days: zones are up to a day from UTC, and nights end on the day after. */
function readDays(centerId: string, first: number, last: number, now: Date) {
  const [from, to] = [new Date((first - 1) * dayMs), new Date((last + 3) * dayMs)];
  return readCapacity(database(), { centerId, from, to, now });
}

/** The closures that touch a day: from midnight until midnight, or until the center closes where that is later. */
function touching(capacity: StoredCapacity, day: number): StoredClosure[] {
  const clock = wallClock(capacity.timeZone);
  const [start, midnight] = [clock.toUtcMinute(day, 0), clock.toUtcMinute(day + 1, 0)];
  const closing = openSpans(timingsOn(capacity, day), day, capacity.timeZone).at(-1)?.to ?? midnight;
  return capacity.closures.filter(({ from, to }) => to > start && from < Math.max(midnight, closing));
}

function whyOf(override: StoredOverride | undefined): HoursWhy {
  if (override === undefined) return { kind: "weekday" };
  return { kind: "override", id: override.id, reason: override.reason };
}

function shownClosure({ from, to, ...closure }: StoredClosure): BayClosure {
  return { ...closure, from: instantOf(from), to: instantOf(to) };
}

function instantOf(utcMinute: number): Date {
  return new Date(utcMinute * 60_000);
}
