import { type Selectable, sql, type Transaction } from "kysely";
import type { BookingTables } from "#app/features/booking/tables.ts";
import { now } from "#app/platform/clock.server.ts";

export type Waiting = Selectable<BookingTables["booking.waiting"]>;
export type WaitingOffer = Selectable<BookingTables["booking.waiting_offer"]>;
/** Hours of a bay that were given back; null for what had none, as an imported appointment. */
export interface Freed {
  readonly centerId: string;
  readonly bay: number | null;
  readonly from: Date;
  readonly to: Date;
}
/** An entry with what decides whether freed hours are for it. */
export interface Candidate extends Waiting {
  /** Of the appointment that it would move. */
  readonly appointment_code: string | null;
  readonly appointment_start: Date | null;
  /** Starts at the freed hours' centre that were offered before, as UTC minutes. */
  readonly offered: readonly number[];
}

/** How many entries one job asks: each of them is a query. The next ones are asked by the next job. */
export const mostAsked = 50;

/**
 * Entries that may want these hours, oldest first, behind `after` where that is given: they wait at the centre with a brand
 * and for a group of services that it has there, on a day and at a time that suit them, have no open offer and hold nothing.
 * Whether a slot can be made of the hours is for `slotsToOffer`. One query, which walks along the list in its order: what is
 * asked of other tables is written as a value, so that it is asked row by row and the walk ends at the last entry wanted.
 */
export async function whoWaits(
  trx: Transaction<BookingTables>,
  { centerId, bay, from, to }: Freed,
  which: { readonly after?: string | undefined } | { readonly id: string } = {},
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with freed as materialized (
      select c.brands, b.service_group = 'repair' as is_repair,
        to_char((${to}::timestamptz - interval '1 minute') at time zone c.time_zone, 'YYYY-MM-DD') as last_day
      from booking.center c join booking.center_bay b on b.center_id = c.id
      where c.id = ${centerId} and b.bay = ${bay}),
    candidate as materialized (
      select w.* from booking.waiting w
      where w.ended_at is null and ${placeOf(which)}
        and w.center_ids @> array[${centerId}]
        and w.brand = any((select brands from freed)::text[])
        and w.from_day <= (select last_day from freed)
        and (w.service_codes && array(select code from booking.service_type where service_group = 'repair'))
          = (select is_repair from freed)
        and (${wantedBefore} > ${from} or ${wantedBefore} > ${from}::timestamptz - ${hoursAhead})
        and (select true from booking.waiting_offer o where o.waiting_id = w.id and o.ended_at is null) is null
        and (select true from booking.bay_unit u
          where u.hold_until is not null and u.hold_until > ${now()}
            and u.hold_customer_id = w.customer_id and u.hold_vehicle_id = w.vehicle_id limit 1) is null
      order by w.created_at, w.id limit ${mostAsked})
    select w.*, a.code as appointment_code, a.starts_at as appointment_start, array(
      select (extract(epoch from o.starts_at) / 60)::int from booking.waiting_offer o
      where o.waiting_id = w.id and o.center_id = ${centerId}) as offered
    from candidate w left join booking.appointment a on a.id = w.appointment_id
    order by w.created_at, w.id`.execute(trx);
  return rows;
}

function placeOf(which: { readonly after?: string | undefined } | { readonly id: string }) {
  if ("id" in which) return sql`w.id = ${which.id}`;
  const { after } = which;
  if (after === undefined) return sql`true`;
  return sql`(w.created_at, w.id) > ((select l.created_at from booking.waiting l where l.id = ${after}), ${after})`;
}

/** What is earlier than this is wanted, and than the appointment that would be moved. */
const wantedBefore = sql`(case when w.appointment_id is null then w.before else least(w.before, (
  select a.starts_at from booking.appointment a where a.id = w.appointment_id)) end)`;

/** How long before the hours that it uses a visit may begin. */
const hoursAhead = sql`(select coalesce(sum(s.hours - 1), 0) * interval '1 hour'
  from booking.service_type s where s.code = any(w.service_codes))`;

/**
 * Lets one worker at a time offer hours of a centre, until the transaction ends: two would ask the same people at once.
 */
export async function askAlone(trx: Transaction<BookingTables>, centerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting ${centerId}`}, 0))`.execute(trx);
}

export function lockWaiting(
  trx: Transaction<BookingTables>,
  waitingId: string,
): Promise<Waiting | undefined> {
  return trx
    .selectFrom("booking.waiting")
    .selectAll()
    .where("id", "=", waitingId)
    .forUpdate()
    .executeTakeFirst();
}

/** The offer of an entry that is open. */
export function openOfferOf(
  trx: Transaction<BookingTables>,
  waitingId: string,
): Promise<WaitingOffer | undefined> {
  return trx
    .selectFrom("booking.waiting_offer")
    .selectAll()
    .where("waiting_id", "=", waitingId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Until when the customer holds an hour for the vehicle. */
export async function heldUntil(
  trx: Transaction<BookingTables>,
  { customer_id, vehicle_id }: Waiting,
  { center_id, starts_at }: WaitingOffer,
): Promise<Date | undefined> {
  const hold = await trx
    .selectFrom("booking.bay_unit")
    .select("hold_until")
    .where("hold_until", ">", now())
    .where("hold_customer_id", "=", customer_id)
    .where("hold_vehicle_id", "=", vehicle_id)
    .where("center_id", "=", center_id)
    .where("unit_start", "=", starts_at)
    .executeTakeFirst();
  return hold?.hold_until ?? undefined;
}

export function hoursOfOffer({
  center_id: centerId,
  bay,
  starts_at: from,
  ends_at: to,
}: WaitingOffer): Freed {
  return { centerId, bay, from, to };
}
