import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import { promiseKeys } from "#app/features/scheduling/scheduling.server.ts";
import { type Refused, type Result, refuse } from "#app/lib/result.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import type { AppointmentDetails } from "../activity-calls.ts";
import { cancelAppointment, changeAppointment } from "../server/appointments/change-appointment.server.ts";
import type { LinkedVisit } from "../server/appointments/visit-link.server.ts";

/** Times are UTC minutes. */
export interface OtherTime {
  readonly start: number;
  readonly end: number;
}
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

/** A refusal takes back what was written before it. */
class RefusedWithin extends Error {
  readonly refusal: Refused<string>;
  constructor(refusal: Refused<string>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function allOrNothing<T>(
  deed: (trx: Parameters<typeof cancelAppointment>[0]) => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  try {
    return await inTransaction<unknown, Result<T, string>>(async (trx) => {
      const done = await deed(trx);
      if (!done.ok) throw new RefusedWithin(done);
      return done;
    });
  } catch (error) {
    if (error instanceof RefusedWithin) return refuse(error.refusal.code);
    throw error;
  }
}
