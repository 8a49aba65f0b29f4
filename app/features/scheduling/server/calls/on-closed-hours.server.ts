import { type RawBuilder, sql } from "kysely";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { furthestDays } from "../../rules/booking-span.ts";
import { closedSpans } from "../../rules/capacity/closed-spans.ts";
import type { PlannedVisit } from "../../rules/capacity/hours-changes.ts";
import { isReceived, type ReceivingHours } from "../../rules/capacity/standing.ts";
import { openCallsOf } from "../capacity/read-call-tasks.server.ts";
import { hasOwnCalendar } from "../own-calendar.server.ts";
import { definedCenter } from "../schedules/defined-schedules.server.ts";
import { campaignHours } from "../schedules/working-days.server.ts";
import { standingOf } from "./settle-calls.server.ts";

/** An appointment ahead that stands where nobody can receive it: its center is closed then, or its bay. */
export interface OnClosedHours {
  readonly appointmentId: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Who is to call about it; nobody where it came to stand there in another way than by a closed day. */
  readonly call: { readonly taskId: string; readonly owner: StaffActor; readonly dueAt: Date } | undefined;
}

const dayMs = 86_400_000;

/**
 * All appointments of some centers that stand on closed hours, however they came there, in order of time. Whether the car has come
 * meanwhile is not known here. Three queries, however many centers there are.
 */
export async function onClosedHours(places: readonly string[] | "all", now: Date): Promise<OnClosedHours[]> {
  if (!hasOwnCalendar() || places.length === 0) return [];
  const to = new Date(now.getTime() + (furthestDays + 2) * dayMs);
  const centers = await hoursOf(places, now, to);
  const hoursAt = new Map(centers.map((hours) => [hours.id, hours]));
  const found = (await visitsOnClosed(centers, now, to)).filter((visit) => {
    const hours = hoursAt.get(visit.centerId);
    return hours !== undefined && !isReceived(hours, visit);
  });
  if (found.length === 0) return [];
  const ids = found.map(({ appointmentId }) => appointmentId);
  const calls = await inTransaction((trx: AnyTransaction) => openCallsOf(trx, ids));
  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ appointmentId, centerId, start, end }) => ({
      appointmentId,
      centerId,
      call: calls.get(appointmentId),
      startsAt: new Date(start * 60_000),
      endsAt: new Date(end * 60_000),
    }));
}

/** Whether an appointment stands on closed hours, with the call about it. Three queries. */
export function closedHoursOf(appointmentId: string, now: Date): Promise<Pick<OnClosedHours, "call"> | null> {
  return inTransaction(async (trx: AnyTransaction) => {
    if (!hasOwnCalendar() || (await standingOf(trx, { appointmentId, now })) !== "closed") return null;
    return { call: (await openCallsOf(trx, [appointmentId])).get(appointmentId) };
  });
}

type Hours = ReceivingHours & { readonly id: string };

export async function hoursOf(places: readonly string[] | "all", from: Date, to: Date): Promise<Hours[]> {
  const isWanted = places === "all" ? sql`true` : sql`c.id = any(${[...places]}::text[])`;
  const { rows } = await sql<{ center: Hours }>`
    select json_build_object(${definedCenter}, 'weekdays', c.weekdays,
      ${campaignHours}, 'closures', coalesce((
        select json_agg(json_build_object('bay', k.bay,
          'from', (date_part('epoch', k.from_at) / 60)::int, 'to', (date_part('epoch', k.to_at) / 60)::int))
        from booking.bay_closure k
        where k.center_id = c.id and k.to_at > ${from} and k.from_at < ${to}), '[]')) as center
    from booking.center c where ${isWanted} order by c.position, c.id`.execute(database());
  return rows.map(({ center }) => center);
}

type VisitAtCenter = PlannedVisit & { readonly centerId: string };

/** Visits with any hour in a closed span of their center. One query. */
async function visitsOnClosed(centers: readonly Hours[], from: Date, to: Date): Promise<VisitAtCenter[]> {
  const { rows } = await sql<VisitAtCenter>`${visitsOnClosedQuery(centers, from, to)}`.execute(database());
  return rows;
}

/**
 * Each span is one look-up of the key of the hours, and most have none; each visit that is found is one of the index of its own
 * hours. A test looks at the plan.
 */
export function visitsOnClosedQuery(centers: readonly Hours[], from: Date, to: Date): RawBuilder<unknown> {
  const closed = centers.flatMap((hours) =>
    [...closedSpans(hours, minuteOf(from), minuteOf(to)), ...hours.closures].map((span) => ({
      center: hours.id,
      // An hour that began before the span may reach into it.
      after: new Date((span.from - 60) * 60_000).toISOString(),
      before: new Date(span.to * 60_000).toISOString(),
      bay: "bay" in span ? span.bay : null,
    })),
  );
  const each = <K extends keyof (typeof closed)[number]>(key: K) => closed.map((span) => span[key]);
  return sql`
    with standing as materialized (
      select distinct unit.appointment_id, unit.center_id
      from unnest(${each("center")}::text[], ${each("after")}::timestamptz[], ${each("before")}::timestamptz[],
        ${each("bay")}::int[]) as closed (center_id, after, before, bay)
      cross join lateral (
        select appointment_id, center_id from booking.bay_unit
        where center_id = closed.center_id and unit_start > closed.after and unit_start < closed.before
          and appointment_id is not null and (closed.bay is null or bay = closed.bay) offset 0) as unit)
    select standing.appointment_id as "appointmentId", standing.center_id as "centerId", visit.bay::int,
      (date_part('epoch', visit.first) / 60)::int as start, (date_part('epoch', visit.last) / 60)::int + 60 as end
    from standing cross join lateral (
      select min(bay) as bay, min(unit_start) as first, max(unit_start) as last
      from booking.bay_unit where appointment_id = standing.appointment_id) visit
    where visit.last > ${from}::timestamptz - interval '1 hour'`;
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000);
}
