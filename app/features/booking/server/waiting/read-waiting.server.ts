import { type Selectable, sql, type Transaction } from "kysely";
import { now } from "#app/platform/clock.server.ts";
import type { AppointmentCode } from "../../rules/appointment-states.ts";
import { mayChange } from "../../rules/change-limit.ts";
import type { BookingTables } from "../../tables.ts";

export type Waiting = Selectable<BookingTables["booking.waiting"]>;
export type WaitingOffer = Selectable<BookingTables["booking.waiting_offer"]>;
/** Hours of a bay that were given back; null for what had none, as an imported appointment. */
export interface Freed {
  readonly centerId: string;
  readonly bay: number | null;
  readonly from: Date;
  readonly to: Date;
}

/** Each of them is a few queries; who stands further back hears of the next hours that are given back. */
const mostAsked = 50;

/** Entries that may want these hours, oldest first. Whoever reads them is the only one for this centre until the end of the transaction. */
export async function whoWaits(
  trx: Transaction<BookingTables>,
  { centerId, from }: Freed,
): Promise<string[]> {
  // Two workers with hours of one centre would ask the same people at once, and in another order.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting ${centerId}`}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom("booking.waiting")
    .select("id")
    .where("ended_at", "is", null)
    .where(({ eb, fn }) => eb(eb.val(centerId), "=", fn.any("center_ids")))
    .where("before", ">", from)
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostAsked)
    .execute();
  return rows.map(({ id }) => id);
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

/** What an entry was offered so far, with the offer that is open. */
export function offersOf(trx: Transaction<BookingTables>, waitingId: string): Promise<WaitingOffer[]> {
  return trx.selectFrom("booking.waiting_offer").selectAll().where("waiting_id", "=", waitingId).execute();
}

/** Until when the customer holds an hour for the vehicle, or any where none is named. */
export async function heldUntil(
  trx: Transaction<BookingTables>,
  { customer_id, vehicle_id }: Waiting,
  at?: { readonly centerId: string; readonly startsAt: Date },
): Promise<Date | undefined> {
  let holds = trx
    .selectFrom("booking.bay_unit")
    .select("hold_until")
    .where("hold_until", ">", now())
    .where("hold_customer_id", "=", customer_id)
    .where("hold_vehicle_id", "=", vehicle_id);
  if (at) holds = holds.where("center_id", "=", at.centerId).where("unit_start", "=", at.startsAt);
  return (await holds.executeTakeFirst())?.hold_until ?? undefined;
}

/** The appointment that an entry would move; null where it cannot be moved any more, undefined where there is none. */
export async function appointmentToMove(
  trx: Transaction<BookingTables>,
  { appointment_id }: Waiting,
): Promise<{ id: string; startsAt: Date } | undefined | null> {
  if (appointment_id === null) return undefined;
  const row = await trx
    .selectFrom("booking.appointment")
    .select(["id", "code", "starts_at"])
    .where("id", "=", appointment_id)
    .executeTakeFirst();
  if (row === undefined || !mayChange(row.code as AppointmentCode, row.starts_at, now())) return null;
  return { id: row.id, startsAt: row.starts_at };
}

export function hoursOfOffer({
  center_id: centerId,
  bay,
  starts_at: from,
  ends_at: to,
}: WaitingOffer): Freed {
  return { centerId, bay, from, to };
}
