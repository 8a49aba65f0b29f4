import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import { promiseKeys } from "#app/features/scheduling/scheduling.server.ts";
import type { OtherTime } from "#app/features/scheduling/signed-pages/linked-plan.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import type { AppointmentDetails } from "../activity-calls.ts";
import { cancelAppointment, changeAppointment } from "../server/appointments/change-appointment.server.ts";
import type { LinkedVisit } from "../server/appointments/visit-link.server.ts";

interface Moved {
  readonly visit: LinkedVisit;
  readonly appointment: AppointmentDetails;
  /** The version that the customer saw. */
  readonly version: number;
  readonly now: Date;
}

/** Cancels the appointment of a link. Refuses what `cancelAppointment` refuses, with nothing changed. */
export function cancelVisit({ visit, appointment, version, now }: Moved) {
  const { customerId } = visit;
  return allOrNothing((trx) =>
    cancelAppointment(trx, { appointmentId: appointment.id, customerId, version, now }),
  );
}

/** Moves it to another time at its center, for the same. Refuses what `changeAppointment` refuses, with nothing changed. */
export function moveVisit({ visit, appointment, version, now }: Moved, { start, end }: OtherTime) {
  const { customerId, brand } = visit;
  const { vehicleId, serviceTerritoryId: centerId } = appointment;
  const serviceCodes = splitCodes(appointment.serviceTypes);
  // Every free time is open to the link's owner: the promise is made here, and the bay decides.
  const terms = { customerId, vehicleId, serviceCodes };
  const [promiseKey = ""] = promiseKeys(terms, [{ centerId, start, end }], now);
  return allOrNothing((trx) =>
    changeAppointment(trx, {
      ...{ customerId, brand, centerId, serviceCodes, promiseKey, version, now },
      appointmentId: appointment.id,
      startsAt: new Date(start * 60_000),
      endsAt: new Date(end * 60_000),
      mileage: appointment.mileage,
      serviceNote: appointment.serviceNote,
      additionalInformation: appointment.additionalInformation,
      language: visit.language === "ar" ? "ar" : "en",
    }),
  );
}
