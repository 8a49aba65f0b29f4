import type { Transaction } from "kysely";
import { sql } from "kysely";
import { releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { WaitingListTables } from "../tables.ts";
import { hoursAreFreed } from "./offer-freed-hours.server.ts";
import { hoursOfOffer } from "./read-waiting.server.ts";

interface Booked {
  readonly appointmentId: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly now: Date;
}

/**
 * A vehicle's place on the waiting list, locked until the transaction ends; undefined where it has none. A booking
 * locks it before hours of a bay, as an offer does: in another order the two would wait for each other (decision 027).
 */
export async function lockPlace(
  transaction: AnyTransaction,
  { customerId, vehicleId }: { readonly customerId: string; readonly vehicleId: string },
): Promise<string | undefined> {
  const entry = await tablesOf<WaitingListTables>(transaction)
    .selectFrom("booking.waiting")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("vehicle_id", "=", vehicleId)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return entry?.id;
}

/**
 * What a booking or a change means for the place that the vehicle had before (`lockPlace`), once its hours are taken:
 * something earlier ends it, anything else is what a later offer moves. An offer that was not taken goes to the next.
 */
export async function waitingIsBooked(
  transaction: AnyTransaction,
  waitingId: string | undefined,
  booked: Booked,
): Promise<void> {
  if (waitingId === undefined) return;
  const { appointmentId, startsAt, now } = booked;
  await tablesOf<WaitingListTables>(transaction)
    .updateTable("booking.waiting")
    .set({
      appointment_id: appointmentId,
      ended_at: sql<Date | null>`case when before > ${startsAt} then ${now}::timestamptz end`,
    })
    .where("id", "=", waitingId)
    .execute();
  await endOpenOffer(transaction, waitingId, booked);
}

/** Ends the place of an appointment that is canceled, in the deed's transaction and before its hours are given back. */
export async function waitingIsPointless(
  transaction: AnyTransaction,
  { appointmentId, now }: Pick<Booked, "appointmentId" | "now">,
): Promise<void> {
  const entry = await tablesOf<WaitingListTables>(transaction)
    .updateTable("booking.waiting")
    .set({ ended_at: now })
    .where("appointment_id", "=", appointmentId)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (entry !== undefined) await endOpenOffer(transaction, entry.id, { now });
}

/** Takes a customer's entry off the list, with what is held for it. False where they have no such entry. */
export async function leaveWaitingList(
  transaction: AnyTransaction,
  { customerId, id, now }: { readonly customerId: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const trx = tablesOf<WaitingListTables>(transaction);
  const entry = await trx
    .updateTable("booking.waiting")
    .set({ ended_at: now })
    .where("customer_id", "=", customerId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning(["id", "vehicle_id"])
    .executeTakeFirst();
  if (entry === undefined) return false;
  const hadOffer = await endOpenOffer(transaction, entry.id, { now });
  if (hadOffer)
    await releaseBays(transaction, { customerId, vehicleId: entry.vehicle_id, as: { holdUntil: now } }, now);
  return true;
}

/** Takes all entries of a customer off the list, each in its own transaction; what is held for them goes to the next. */
export async function leaveAllWaiting(customerId: string, now: Date): Promise<void> {
  const entries = await database<WaitingListTables>()
    .selectFrom("booking.waiting")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("ended_at", "is", null)
    .execute();
  for (const { id } of entries)
    await inTransaction<unknown, boolean>((trx) => leaveWaitingList(trx, { customerId, id, now }));
}

/** Whether there was an open offer. Its hours go to the next unless they are what is booked now. */
async function endOpenOffer(
  transaction: AnyTransaction,
  waitingId: string,
  { now, centerId, startsAt }: Pick<Booked, "now"> & Partial<Booked>,
): Promise<boolean> {
  const trx: Transaction<WaitingListTables> = tablesOf<WaitingListTables>(transaction);
  const offer = await trx
    .updateTable("booking.waiting_offer")
    .set({ ended_at: now })
    .where("waiting_id", "=", waitingId)
    .where("ended_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (offer === undefined) return false;
  const isTaken = offer.center_id === centerId && offer.starts_at.getTime() === startsAt?.getTime();
  if (!isTaken) await hoursAreFreed(transaction, hoursOfOffer(offer));
  return true;
}
