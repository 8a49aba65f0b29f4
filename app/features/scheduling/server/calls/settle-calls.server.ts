import { sql } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { PlannedVisit } from "../../rules/capacity/hours-changes.ts";
import { isReceived } from "../../rules/capacity/standing.ts";
import type { SchedulingTables } from "../../tables.ts";
import { readCapacity } from "../capacity/read-capacity.server.ts";

/** How a call ends with its cause, without anybody's noting it. */
export type SettledBy = "moved" | "canceled" | "reopened" | "arrived";
interface OfAppointment {
  readonly appointmentId: string;
  readonly now: Date;
}

/** Where an appointment stands: at no hours, at hours that are closed, or at open ones. Two queries. */
export async function standingOf(trx: AnyTransaction, { appointmentId, now }: OfAppointment) {
  return (await standingsOf(trx, [appointmentId], now)).get(appointmentId) ?? "nowhere";
}

/** Where some appointments stand. One query, and one for each center. */
export async function standingsOf(
  trx: AnyTransaction,
  appointmentIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, "nowhere" | "closed" | "open">> {
  const visits = await visitsOf(trx, appointmentIds);
  const open = new Set<string>();
  for (const centerId of new Set(visits.map((visit) => visit.centerId))) {
    const here = visits.filter((visit) => visit.centerId === centerId);
    for (const id of await areReceived(trx, centerId, here, now)) open.add(id);
  }
  const standing = new Set(visits.map(({ appointmentId }) => appointmentId));
  return new Map(
    appointmentIds.map((id) => [id, open.has(id) ? "open" : standing.has(id) ? "closed" : "nowhere"]),
  );
}

/** Ends the call about an appointment: there is nothing left to call for. */
export function endCall(
  trx: AnyTransaction,
  { appointmentId, by, now }: OfAppointment & { readonly by: SettledBy },
): Promise<void> {
  return endCalls(trx, [appointmentId], by, now);
}

/** Ends the call about an appointment that has taken other hours, where these are open. */
export async function settleMoved(trx: AnyTransaction, moved: OfAppointment): Promise<void> {
  if ((await standingOf(trx, moved)) === "open") await endCall(trx, { ...moved, by: "moved" });
}

/** Ends the calls about the appointments of a center that can be received again, once its hours or bays are others. */
export async function settleReopened(trx: AnyTransaction, centerId: string, now: Date): Promise<void> {
  const open = await tablesOf<SchedulingTables>(trx)
    .selectFrom("booking.call_task")
    .select("appointment_id")
    .where("center_id", "=", centerId)
    .where("done_at", "is", null)
    .execute();
  if (open.length === 0) return;
  const visits = await visitsOf(
    trx,
    open.map(({ appointment_id }) => appointment_id),
  );
  const here = visits.filter((visit) => visit.centerId === centerId);
  await endCalls(trx, await areReceived(trx, centerId, here, now), "reopened", now);
}

/**
 * Opens the call about an appointment again that had ended since a moment by what is taken back now. Not where its hours are open.
 */
export async function resumeCall(
  trx: AnyTransaction,
  { since, ...of }: OfAppointment & { readonly since: Date },
): Promise<void> {
  if ((await standingOf(trx, of)) !== "closed") return;
  const { rows } = await sql<{ center_id: string }>`
    update booking.call_task set done_at = null, outcome = null, changed_by = null, changed_at = ${of.now},
      version = version + 1
    where id = (select id from booking.call_task where appointment_id = ${of.appointmentId} and done_at >= ${since}
        and outcome in ('moved', 'canceled', 'arrived') order by done_at desc limit 1)
      and not exists (
        select from booking.call_task where appointment_id = ${of.appointmentId} and done_at is null)
    returning center_id`.execute(trx);
  await announce(trx, rows);
}

async function endCalls(
  trx: AnyTransaction,
  appointmentIds: readonly string[],
  outcome: SettledBy,
  now: Date,
): Promise<void> {
  if (appointmentIds.length === 0) return;
  const ended = await tablesOf<SchedulingTables>(trx)
    .updateTable("booking.call_task")
    .set({
      done_at: now,
      outcome,
      changed_by: null,
      changed_at: now,
      version: sql<number>`version + 1`,
    })
    .where("appointment_id", "in", [...appointmentIds])
    .where("done_at", "is", null)
    .returning("center_id")
    .execute();
  await announce(trx, ended);
}

async function announce(trx: AnyTransaction, calls: readonly { center_id: string }[]): Promise<void> {
  if (calls.length === 0) return;
  const centers = [...new Set(calls.map(({ center_id }) => center_id))];
  await announceChange(trx, [...centers.map((id) => `service/${id}`), "queue"]);
}

/** Which of some visits of a center it can receive, by their appointments. */
async function areReceived(
  trx: AnyTransaction,
  centerId: string,
  visits: readonly PlannedVisit[],
  now: Date,
): Promise<string[]> {
  if (visits.length === 0) return [];
  const from = new Date(Math.min(...visits.map(({ start }) => start)) * 60_000);
  const to = new Date(Math.max(...visits.map(({ end }) => end)) * 60_000);
  const capacity = await readCapacity(trx, { centerId, from, to, now });
  if (capacity === undefined) return [];
  return visits.filter((visit) => isReceived(capacity, visit)).map(({ appointmentId }) => appointmentId);
}

/** The hours of some appointments, in UTC minutes; those without any are left out. */
async function visitsOf(trx: AnyTransaction, appointmentIds: readonly string[]) {
  const { rows } = await sql<PlannedVisit & { readonly centerId: string }>`
    select appointment_id as "appointmentId", min(center_id) as "centerId", min(bay)::int as bay,
      (date_part('epoch', min(unit_start)) / 60)::int as start,
      (date_part('epoch', max(unit_start)) / 60)::int + 60 as end
    from booking.bay_unit where appointment_id = any(${[...appointmentIds]}::text[])
    group by appointment_id`.execute(trx);
  return rows;
}
