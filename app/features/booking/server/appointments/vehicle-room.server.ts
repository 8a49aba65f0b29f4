import { type Kysely, sql, type Transaction } from "kysely";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { over } from "../../rules/appointments/change-limit.ts";
import type { OtherAppointment } from "../../rules/appointments/vehicle-room.ts";
import type { BookingTables } from "../../tables.ts";

interface RoomQuery {
  readonly vehicleId: string;
  /** The appointment that is being booked or moved. */
  readonly appointmentId: string;
  readonly now: Date;
}

/**
 * What a vehicle has besides an appointment and is neither past nor over, within the transaction that writes that one. Until it ends
 * nobody else learns this of the vehicle, because two at once would not see each other. It is read before
 * anything is written, so the rule decides first; who books locks the vehicle, then its place on the waiting list, then hours.
 */
export async function othersOfVehicle(
  trx: Transaction<BookingTables>,
  { vehicleId, appointmentId, now }: RoomQuery,
): Promise<OtherAppointment[]> {
  const { rows } = await sql<OtherAppointment>`
    select code, starts_at as "startsAt", ends_at as "endsAt"
    from booking.others_of_vehicle(${vehicleId}, ${appointmentId}, ${now})`.execute(trx);
  return rows;
}

/**
 * Ends requests of a vehicle whose time passed before its center answered: they would refuse every other one for ever. The
 * vehicle is locked; one that its center is just moving on is left to it. Answers whether there were any.
 */
export async function endPassedRequests(
  trx: Transaction<BookingTables>,
  { vehicleId, now }: Pick<RoomQuery, "vehicleId" | "now">,
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update booking.appointment set code = 'CANC', version = version + 1, moved_at = ${now}
      where id in (select id from booking.appointment
        where vehicle_id = ${vehicleId} and code = 'CREA' and ends_at <= ${now} for update skip locked)
      returning id, version)
    insert into booking.appointment_move (appointment_id, version, code, at, actor)
    select id, version, 'CANC', ${now}, 'system' from ended returning appointment_id`.execute(trx);
  return rows.length > 0;
}

interface VehicleQuery {
  readonly vehicleId: string;
  /** An appointment that is to be moved. */
  readonly besides?: string | undefined;
  readonly now: Date;
}

/** What a vehicle has that is neither past nor over, read without a lock: for offers, not for writes. */
export async function appointmentsOfVehicle(
  connection: Kysely<BookingTables> | AnyTransaction,
  { vehicleId, besides = "", now }: VehicleQuery,
): Promise<OtherAppointment[]> {
  const rows = await (connection as Kysely<BookingTables>)
    .selectFrom("booking.appointment")
    .select(["code", "starts_at as startsAt", "ends_at as endsAt"])
    .where("vehicle_id", "=", vehicleId)
    .where("id", "!=", besides)
    .where("ends_at", ">", now)
    .where(
      "code",
      "not in",
      over.map((code) => sql.lit(code)),
    )
    .execute();
  return rows.map(({ code, ...times }) => ({ ...times, code: code as AppointmentCode }));
}
