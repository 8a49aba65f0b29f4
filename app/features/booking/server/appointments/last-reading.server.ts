import type { Kysely } from "kysely";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { lastReading, type Reading } from "../../rules/last-reading.ts";
import type { BookingTables } from "../../tables.ts";

interface OwnVehicle {
  readonly customerId: string;
  readonly vehicleId: string;
  /** What it says itself does not count. */
  readonly appointmentId?: string | undefined;
}

/**
 * The last reading of a customer's own vehicle, as the workshop took it down or as they said it with an earlier appointment.
 * Undefined for a vehicle of someone else, and nothing of what a former owner said.
 */
async function lastReadingOf(
  { customerId, vehicleId, appointmentId = "" }: OwnVehicle,
  connection: Kysely<unknown> = database<unknown>(),
): Promise<Reading | undefined> {
  const vehicle = await vehicleOfCustomer(customerId, vehicleId, connection);
  if (vehicle === undefined) return undefined;
  const said = await (connection as Kysely<BookingTables>)
    .selectFrom("booking.appointment")
    .select(["mileage as kilometers", "created_at as at"])
    .where("customer_id", "=", customerId)
    .where("vehicle_id", "=", vehicleId)
    .where("id", "<>", appointmentId)
    // Staff may leave it out.
    .where("mileage", ">", 0)
    .where("code", "not in", ["CANC", "RJD"])
    .execute();
  return lastReading([vehicle.odometer, ...said]);
}

/** The same as its customer sees it, with its day at the importer's. */
export async function showReading(own: OwnVehicle) {
  const last = await lastReadingOf(own);
  if (last === undefined) return succeed({ lastReading: null });
  return succeed({
    lastReading: { kilometers: last.kilometers, day: dayIn(last.at, config.importer.zone) },
  });
}

/** The last reading that a customer's own is below, where they have confirmed theirs; else null. */
export async function confirmedBelow(
  { mileage, isMileageConfirmed, ...own }: OwnVehicle & SaidMileage,
  connection: Kysely<unknown>,
): Promise<number | null> {
  if (isMileageConfirmed !== true) return null;
  const last = await lastReadingOf(own, connection);
  return last !== undefined && mileage < last.kilometers ? last.kilometers : null;
}

export interface SaidMileage {
  readonly mileage: number;
  /** It was shown beside a higher last reading, and the customer confirmed it. */
  readonly isMileageConfirmed?: boolean | undefined;
}
