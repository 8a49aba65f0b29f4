import { provideAppointments } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { mayChange } from "../../rules/appointments/change-limit.ts";
import type { BookingTables } from "../../tables.ts";

// The waiting list and the campaigns name appointments by their ids, and look them up through scheduling.
provideAppointments(async (trx, ids) => {
  const rows = await tablesOf<BookingTables>(trx)
    .selectFrom("booking.appointment")
    .select(["id", "customer_id", "vehicle_id", "code", "starts_at", "service_codes"])
    .where("id", "in", [...ids])
    .execute();
  return rows.map(({ id, code, starts_at: startsAt, ...row }) => ({
    ...{
      id,
      customerId: row.customer_id,
      vehicleId: row.vehicle_id,
      startsAt,
      serviceCodes: row.service_codes,
    },
    mayMove: mayChange(code as AppointmentCode, startsAt, now()),
    isCalledOff: code === "CANC" || code === "RJD",
  }));
});
