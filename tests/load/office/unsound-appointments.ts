import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { Acknowledged } from "./write-record.ts";

/**
 * What of the acknowledged writes is not so in the database, and what cannot be in it after any writes: each finding in words,
 * none where all is well. Nobody writes meanwhile.
 */
export async function unsoundAppointments(acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const answers = sql`jsonb_to_recordset(${JSON.stringify(acknowledged)}::jsonb) as answer
    ("requestId" text, "appointmentId" text, version integer, "staffId" text, deed text)`;
  const queries: readonly (readonly [string, RawBuilder<unknown>])[] = [
    ["acknowledged, and not in the history", lost(answers)],
    ["one version was acknowledged to two", wonTwice(answers)],
    ["acknowledged without its one entry in the audit", uncounted(answers)],
    ["versions with a gap", gaps],
    ["moves of staff and entries of the audit differ in number", miscounted],
    ["hours of another bay or time than the appointment's", strangeHours],
    ["two cars in one bay at one time", doubleHours],
  ];
  const found: string[] = [];
  for (const [what, query] of queries) {
    const { rows } = await sql<{ id: string }>`select id from (${query}) as wrong limit 5`.execute(
      database(),
    );
    found.push(...rows.map(({ id }) => `${what}: ${id}`));
  }
  return found;
}

const lost = (answers: RawBuilder<unknown>) => sql`
  select answer."appointmentId" || ' version ' || answer.version as id from ${answers}
  left join booking.appointment_move m on m.appointment_id = answer."appointmentId" and m.version = answer.version
  where m.staff_id is distinct from answer."staffId"`;

const wonTwice = (answers: RawBuilder<unknown>) => sql`
  select "appointmentId" || ' version ' || version as id from ${answers}
  group by "appointmentId", version having count(*) > 1`;

const uncounted = (answers: RawBuilder<unknown>) => sql`
  select deed || ' of ' || "appointmentId" as id from ${answers}
  where 1 <> (select count(*) from staff.audit_entry e where e.record_type = 'appointment'
    and e.record_id = answer."appointmentId" and e.request_id = answer."requestId" and e.via = 'write'
    and e.staff_id = answer."staffId" and e.deed = answer.deed)`;

const gaps = sql`
  select a.id from booking.appointment a join booking.appointment_move m on m.appointment_id = a.id
  group by a.id, a.version having count(*) <> a.version or max(m.version) <> a.version or min(m.version) <> 1`;

/** A booking by staff is one entry, whether the car is checked in with it or not. */
const miscounted = sql`
  select coalesce(made.id, counted.id) as id from (
    select m.appointment_id as id, count(*) as moves from booking.appointment_move m
    where m.staff_id is not null and m.after is not null and m.before is not null
      and m.at > (select first.at from booking.appointment_move first
        where first.appointment_id = m.appointment_id and first.version = 1)
    group by m.appointment_id) as made
  full join (
    select record_id as id, count(*) as entries from staff.audit_entry
    where record_type = 'appointment' and via = 'write' and deed <> 'book' group by record_id) as counted
  on counted.id = made.id where made.moves is distinct from counted.entries`;

/** An imported one has no bay. */
const strangeHours = sql`
  select a.id from booking.appointment a
  where a.ends_at > now() and (
    exists (select from booking.bay_unit u where u.appointment_id = a.id and (u.center_id <> a.center_id
      or u.bay is distinct from a.bay or u.unit_start < a.starts_at or u.unit_start >= a.ends_at
      or a.code in ('RJD', 'CANC')))
    or (a.bay is not null and a.code not in ('RJD', 'CANC')
      and not exists (select from booking.bay_unit u where u.appointment_id = a.id)))`;

const doubleHours = sql`
  select one.id || ' and ' || other.id as id from booking.appointment one
  join booking.appointment other on other.center_id = one.center_id and other.bay = one.bay and other.id > one.id
    and other.starts_at < one.ends_at and other.ends_at > one.starts_at
  where one.ends_at > now() and other.ends_at > now()
    and one.code not in ('RJD', 'CANC') and other.code not in ('RJD', 'CANC')`;
