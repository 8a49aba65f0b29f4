import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { dayNumberOf } from "../../rules/calendar-days.ts";
import { isOpenOn, timingsOn } from "../../rules/capacity/center-hours.ts";
import type { CapacityChange } from "../../rules/capacity/hours-changes.ts";
import { spanWithin, timingsWithout } from "../../rules/capacity/timings.ts";
import { minutesOf, type Timing, unitMinutes } from "../../rules/slots.ts";
import { wallClock } from "../../rules/wall-time.ts";
import { hasOwnCalendar } from "../own-calendar.server.ts";
import { type AffectedAppointment, findAffected } from "./affected.server.ts";
import { saveClosure } from "./bay-closures.server.ts";
import { addOverride, type CapacityChanged, type HoursRefusal } from "./change-hours.server.ts";
import { type CenterRefusal, capacityChanged, openCapacity } from "./lock-capacity.server.ts";
import { type ClosureKind, readCapacity, type StoredCapacity } from "./read-capacity.server.ts";
import { type ResolvedDeed, resolveAffected } from "./resolve-affected.server.ts";

/** A day of a center (YYYY-MM-DD), part of it, or one bay for it. Hours after midnight belong to the day that opens for them. */
export interface ClosedDay {
  readonly centerId: string;
  readonly day: string;
  /** All of the day's hours where it is not given. */
  readonly span?: Timing | undefined;
  readonly bay?: number | undefined;
}
export interface DayClosing extends ClosedDay, ResolvedDeed {
  readonly reason: Readonly<Record<Language, string>>;
  /** Why a bay is closed. */
  readonly kind?: ClosureKind | undefined;
}
export type ClosedDayRefusal =
  | CenterRefusal
  | "days-invalid"
  | "hours-invalid"
  | "bay-not-found"
  | "nothing-to-close"
  | "starts-after-midnight"
  | "closure-too-short";

/** What closing would do. Nothing is locked or written. */
export interface ClosurePlan {
  /** The center's hours of the day now, and afterwards; the same where one bay is closed. */
  readonly before: readonly Timing[];
  readonly after: readonly Timing[];
  /** The hours for which the bay is closed. */
  readonly bayClosed: { readonly from: Date; readonly to: Date } | undefined;
  readonly affected: readonly AffectedAppointment[];
}

const dayMs = 86_400_000;

/** What closing a day, part of it or a bay for it would strand, with three free times for each appointment. */
export async function planClosure(
  trx: AnyTransaction,
  closing: ClosedDay & { readonly now: Date },
): Promise<Result<ClosurePlan, ClosedDayRefusal>> {
  const { centerId, now } = closing;
  if (!hasOwnCalendar()) return refuse("planned-elsewhere");
  const capacity = await readCapacity(trx, { centerId, from: now, to: new Date(now.getTime() + dayMs), now });
  if (capacity === undefined) return refuse("center-not-found");
  const change = closureOf(capacity, closing);
  if (!change.ok) return change;
  const before = timingsOn(capacity, dayNumberOf(closing.day) ?? 0);
  const affected = await findAffected(trx, { centerId, change: change.value, now }, capacity);
  if (change.value.kind !== "bay-closed")
    return succeed({ before, after: change.value.timings, bayClosed: undefined, affected });
  const { from, to } = change.value;
  return succeed({
    before,
    after: before,
    bayClosed: { from: instantOf(from), to: instantOf(to) },
    affected,
  });
}

/**
 * Closes a day, part of it or a bay for it, once every affected appointment is moved or canceled (before, in this transaction), or
 * is given to somebody to call. Refuses `appointments-affected` otherwise, with what is left. No booking slips in between:
 * takers of hours wait for this transaction, and it for them.
 */
export async function closeDay(
  trx: AnyTransaction,
  deed: DayClosing,
): Promise<Result<CapacityChanged, HoursRefusal | ClosedDayRefusal>> {
  const { centerId, day, reason } = deed;
  const center = await openCapacity(trx, deed);
  if (!center.ok) return center;
  const change = closureOf(center.value, deed);
  if (!change.ok) return change;
  if (change.value.kind !== "bay-closed")
    return addOverride(trx, { ...deed, from: day, to: day, timings: change.value.timings });
  const { bay, from, to } = change.value;
  if (instantOf(to) <= deed.now) return refuse("days-invalid");
  const resolved = await resolveAffected(trx, deed, change.value, center.value, reason);
  if (!resolved.ok) return resolved;
  const saved = await saveClosure(trx, {
    ...{ centerId, bay, from: instantOf(from), to: instantOf(to), kind: deed.kind ?? "out-of-use" },
    ...{
      reason: reason.en === reason.ar ? reason.en : `${reason.en} / ${reason.ar}`,
      by: deed.by,
      now: deed.now,
    },
  });
  await capacityChanged(trx, deed, resolved.value);
  return succeed({ ...saved, affected: resolved.value });
}

type Closure = Extract<CapacityChange, { kind: "override-added" | "bay-closed" }>;

/** The change that closes. */
function closureOf(
  capacity: StoredCapacity,
  { day, span, bay }: ClosedDay,
): Result<Closure, Exclude<ClosedDayRefusal, CenterRefusal>> {
  const number = dayNumberOf(day);
  if (number === undefined) return refuse("days-invalid");
  const timings = timingsOn(capacity, number);
  if (bay !== undefined) return closureOfBay(capacity, timings, number, { bay, span });
  if (!isOpenOn(capacity, number)) return refuse("nothing-to-close");
  const left = span === undefined ? succeed([]) : timingsWithout(timings, span);
  if (!left.ok) return left;
  return succeed({ kind: "override-added", from: day, to: day, timings: left.value });
}

function closureOfBay(
  { bays, timeZone }: StoredCapacity,
  timings: readonly Timing[],
  day: number,
  { bay, span }: { readonly bay: number; readonly span: Timing | undefined },
): Result<Closure, "bay-not-found" | "nothing-to-close" | "closure-too-short"> {
  if (!bays.some((one) => one.bay === bay)) return refuse("bay-not-found");
  const [first, last] = [timings.at(0), timings.at(-1)].map((one) => one && minutesOf(one));
  if (first === undefined || last === undefined) return refuse("nothing-to-close");
  const closed = span === undefined ? ([first[0], last[1]] as const) : spanWithin(timings, span);
  if (closed === undefined) return refuse("nothing-to-close");
  if (closed[1] - closed[0] < unitMinutes) return refuse("closure-too-short");
  const from = wallClock(timeZone).toUtcMinute(day, closed[0]);
  return succeed({ kind: "bay-closed", bay, from, to: from + closed[1] - closed[0] });
}

function instantOf(utcMinute: number): Date {
  return new Date(utcMinute * 60_000);
}
