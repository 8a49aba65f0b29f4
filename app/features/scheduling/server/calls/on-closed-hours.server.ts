import { sql } from "kysely";
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
 * meanwhile is not known here. One query for the hours, one for each center, one for the calls.
 */
export async function onClosedHours(places: readonly string[] | "all", now: Date): Promise<OnClosedHours[]> {
  if (!hasOwnCalendar() || places.length === 0) return [];
  const to = new Date(now.getTime() + (furthestDays + 2) * dayMs);
  const found: (PlannedVisit & { readonly centerId: string })[] = [];
  for (const hours of await hoursOf(places, now, to))
    for (const visit of await visitsOnClosed(hours, now, to))
      if (!isReceived(hours, visit)) found.push({ ...visit, centerId: hours.id });
  if (found.length === 0) return [];
  const ids = found.map(({ appointmentId }) => appointmentId);
  const calls = await inTransaction((trx: AnyTransaction) => openCallsOf(trx, ids));
  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ appointmentId, centerId, start, end }) => ({
      ...{ appointmentId, centerId, call: calls.get(appointmentId) },
      ...{ startsAt: new Date(start * 60_000), endsAt: new Date(end * 60_000) },
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

async function hoursOf(places: readonly string[] | "all", from: Date, to: Date): Promise<Hours[]> {
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

/** Visits with any hour in a closed span: each span is one look-up of the key of the hours, and most have none. */
async function visitsOnClosed(hours: Hours, from: Date, to: Date): Promise<PlannedVisit[]> {
  const spans = closedSpans(hours, minuteOf(from), minuteOf(to)).map((span) => ({ ...span, bay: null }));
  const closed = [...spans, ...hours.closures];
  const { rows } = await sql<PlannedVisit>`
    with standing as (
      select distinct u.appointment_id
      from json_to_recordset(${JSON.stringify(closed)}::json) as closed ("from" float8, "to" float8, bay int)
      cross join lateral (
        select appointment_id from booking.bay_unit
        where center_id = ${hours.id} and unit_start > to_timestamp((closed."from" - 60) * 60)
          and unit_start < to_timestamp(closed."to" * 60) and appointment_id is not null
          and (closed.bay is null or bay = closed.bay)) u)
    select appointment_id as "appointmentId", min(bay)::int as bay,
      (date_part('epoch', min(unit_start)) / 60)::int as start,
      (date_part('epoch', max(unit_start)) / 60)::int + 60 as end
    from booking.bay_unit where appointment_id in (select appointment_id from standing)
    group by appointment_id having max(unit_start) > ${from}::timestamptz - interval '1 hour'`.execute(
    database(),
  );
  return rows;
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000);
}
