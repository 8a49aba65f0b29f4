import type { Language } from "#app/i18n/language.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { dayNumberOf } from "../../rules/calendar-days.ts";
import { areTimings } from "../../rules/capacity/timings.ts";
import { daysOf } from "../../rules/days/dated-hours.ts";
import type { Timing } from "../../rules/slots.ts";
import type { SchedulingTables } from "../../tables.ts";
import type { AffectedAppointment } from "./affected.server.ts";
import {
  type CenterRefusal,
  capacityChanged,
  changedMeanwhile,
  changedNow,
  openCapacity,
} from "./lock-capacity.server.ts";
import type { StoredOverride } from "./read-capacity.server.ts";
import { type ResolvedDeed, resolveAffected } from "./resolve-affected.server.ts";

/** What changed, for the audit, and the appointments that wait for a call because of it. */
export interface CapacityChanged {
  readonly id: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
  readonly affected: readonly AffectedAppointment[];
}
type DaysRefusal = "hours-invalid" | "days-invalid" | "days-passed" | "days-too-many";
export type HoursRefusal = CenterRefusal | "appointments-affected" | DaysRefusal;
export type ChangeRefusal = HoursRefusal | "changed-meanwhile" | "override-not-found";
type BothReasons = Readonly<Record<Language, string>>;

export interface WeekdayHours extends ResolvedDeed {
  /** Seven lists, Sunday first. An empty list is a closed day. */
  readonly weekdays: readonly (readonly Timing[])[];
  /** Of the hours, as it was seen. */
  readonly version: number;
}
export interface NewOverride extends ResolvedDeed {
  /** Days of the center, YYYY-MM-DD, both included. Hours after midnight belong to the day that opens for them. */
  readonly from: string;
  readonly to: string;
  readonly timings: readonly Timing[];
  readonly reason: BothReasons;
}
export interface SeenOverride extends ResolvedDeed {
  readonly id: string;
  readonly version: number;
}

const weekdayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const weekdayReason = { en: "New opening hours", ar: "تغيير ساعات العمل" };

/** Sets a center's hours of all weekdays. Refuses hours that overlap, and what `resolveAffected` refuses. */
export async function setWeekdayHours(
  trx: AnyTransaction,
  deed: WeekdayHours,
): Promise<Result<CapacityChanged, Exclude<ChangeRefusal, "override-not-found">>> {
  const { centerId, weekdays, version } = deed;
  if (weekdays.length !== weekdayNames.length || !weekdays.every(areTimings)) return refuse("hours-invalid");
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  if (center.value.hours.version !== version) return changedMeanwhile(center.value.hours);
  const change = { kind: "weekday-hours", weekdays } as const;
  const resolved = await resolveAffected(trx, deed, change, center.value, weekdayReason);
  if (!resolved.ok) return resolved;
  await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.center")
    .set({
      ...{ weekdays: JSON.stringify(weekdays), hours_version: version + 1 },
      ...{ hours_changed_by: deed.by.name, hours_changed_at: deed.now },
    })
    .where("id", "=", centerId)
    .execute();
  await capacityChanged(trx, deed, resolved.value);
  const changes = changesBetween(byWeekday(center.value.weekdays), byWeekday(weekdays));
  return succeed({ id: centerId, version: version + 1, changes, affected: resolved.value });
}

/**
 * Adds dated hours: Ramadan, Eid, a closure (no timings). Refuses days in the past, more than 366 days, and what `setWeekdayHours`
 * does. Where others have the same days, `byPrecedence` says which hold.
 */
export async function addOverride(
  trx: AnyTransaction,
  deed: NewOverride,
): Promise<Result<CapacityChanged, HoursRefusal>> {
  const { centerId, from, to, timings, reason } = deed;
  const problem = problemOf(deed, from);
  if (problem !== undefined) return refuse(problem);
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const change = { kind: "override-added", from, to, timings } as const;
  const resolved = await resolveAffected(trx, deed, change, center.value, reason);
  if (!resolved.ok) return resolved;
  const id: string = newId();
  await tablesOf<SchedulingTables>(trx)
    .insertInto("booking.center_override")
    .values({ id, center_id: centerId, version: 1, ...columnsOf(deed), ...changedNow(deed) })
    .execute();
  await capacityChanged(trx, deed, resolved.value);
  const changes = changesBetween({}, shownOverride(deed));
  return succeed({ id, version: 1, changes, affected: resolved.value });
}

/** Changes dated hours as they were seen. Refuses what `addOverride` refuses, but for a first day that has passed already. */
export async function changeOverride(
  trx: AnyTransaction,
  deed: SeenOverride & NewOverride,
): Promise<Result<CapacityChanged, ChangeRefusal>> {
  const { id, from, to, timings, reason, version } = deed;
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const seen = seenOverride(center.value.overrides, deed);
  if (!seen.ok) return seen;
  const problem = problemOf(deed, from === seen.value.from ? to : from);
  if (problem !== undefined) return refuse(problem);
  const change = { kind: "override-changed", id, from, to, timings } as const;
  const resolved = await resolveAffected(trx, deed, change, center.value, reason);
  if (!resolved.ok) return resolved;
  await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.center_override")
    .set({ ...columnsOf(deed), version: version + 1, ...changedNow(deed) })
    .where("id", "=", id)
    .execute();
  await capacityChanged(trx, deed, resolved.value);
  const changes = changesBetween(shownOverride(seen.value), shownOverride(deed));
  return succeed({ id, version: version + 1, changes, affected: resolved.value });
}

/** Removes dated hours as they were seen: what they replaced holds again. */
export async function removeOverride(
  trx: AnyTransaction,
  deed: SeenOverride,
): Promise<Result<CapacityChanged, ChangeRefusal>> {
  const { id, version } = deed;
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const seen = seenOverride(center.value.overrides, deed);
  if (!seen.ok) return seen;
  const change = { kind: "override-removed", id } as const;
  const resolved = await resolveAffected(trx, deed, change, center.value, seen.value.reason);
  if (!resolved.ok) return resolved;
  await tablesOf<SchedulingTables>(trx).deleteFrom("booking.center_override").where("id", "=", id).execute();
  await capacityChanged(trx, deed, resolved.value);
  const gone = Object.entries(shownOverride(seen.value));
  const changes = gone.map(([field, before]) => ({ field, before, after: null }));
  return succeed({ id, version: version + 1, changes, affected: resolved.value });
}

function seenOverride(
  overrides: readonly StoredOverride[],
  { id, version }: Pick<SeenOverride, "id" | "version">,
): Result<StoredOverride, "override-not-found" | "changed-meanwhile"> {
  const override = overrides.find((one) => one.id === id);
  if (override === undefined) return refuse("override-not-found");
  return override.version === version ? succeed(override) : changedMeanwhile(override);
}

/** Dated hours have no more days than this: a year and its leap day. */
const mostDatedDays = 366;

/** What is wrong with dated hours whose days from one on must be ahead. */
export function problemOf(
  { from, to, timings, now }: Pick<NewOverride, "from" | "to" | "timings" | "now">,
  ahead: string,
): DaysRefusal | undefined {
  if (!areTimings(timings)) return "hours-invalid";
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
  if (first === undefined || last === undefined || last < first) return "days-invalid";
  if (daysOf({ from, to }) > mostDatedDays) return "days-too-many";
  // Zones are up to a day from UTC, and last night's hours may still run.
  const yesterday = Math.floor(now.getTime() / 86_400_000) - 1;
  return (dayNumberOf(ahead) ?? 0) < yesterday ? "days-passed" : undefined;
}

type Dated = Pick<NewOverride, "from" | "to" | "timings" | "reason">;

function columnsOf({ from, to, timings, reason }: Dated) {
  return {
    ...{ from_day: from, to_day: to, timings: JSON.stringify(timings) },
    ...{ reason_en: reason.en, reason_ar: reason.ar },
  };
}

function shownOverride({ from, to, timings, reason }: Dated) {
  return { from, to, hours: written(timings), "reason.en": reason.en, "reason.ar": reason.ar };
}

function byWeekday(weekdays: readonly (readonly Timing[])[]): Record<string, string> {
  return Object.fromEntries(weekdayNames.map((name, day) => [name, written(weekdays[day] ?? [])]));
}

function written(timings: readonly Timing[]): string {
  return timings.map(({ start, end }) => `${start}-${end}`).join(", ");
}
