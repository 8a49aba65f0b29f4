import { furthestDays } from "#app/features/scheduling/rules/booking-span.ts";
import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import { readFreeSlots } from "#app/features/scheduling/scheduling.server.ts";
import { freeDays } from "#app/features/scheduling/signed-pages/free-days.server.ts";
import type { FreeDay } from "#app/features/scheduling/signed-pages/linked-plan.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { AppointmentDetails } from "../activity-calls.ts";
import { freeForVehicle } from "../rules/appointments/vehicle-room.ts";
import { appointmentsOfVehicle } from "../server/appointments/vehicle-room.server.ts";
import type { LinkedVisit } from "../server/appointments/visit-link.server.ts";
import { readVisit } from "../server/times/read-visit.server.ts";

const dayMs = 86_400_000;

/** The days on which an appointment could be instead, for the same services at the same center. Its own time is not among them. */
export async function findOtherTimes(
  { customerId, brand }: LinkedVisit,
  appointment: AppointmentDetails,
  now: Date,
): Promise<readonly FreeDay[]> {
  const { id: appointmentId, vehicleId, serviceTerritoryId, serviceTypes } = appointment;
  const calendarDay = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  const [free, others] = await Promise.all([
    readVisit({
      ...{ customerId, vehicleId, brand, appointmentId, now },
      centerIds: [serviceTerritoryId],
      serviceCodes: splitCodes(serviceTypes),
    }).then((visit) =>
      readFreeSlots({ ...visit, firstDay: calendarDay(0), lastDay: calendarDay(furthestDays) }),
    ),
    appointmentsOfVehicle(database(), { vehicleId, besides: appointmentId, now }),
  ]);
  if (!free.ok) return [];
  const own = Date.parse(appointment.schedStartTime) / 60_000;
  const slots = freeForVehicle(free.value, others).filter(({ start }) => start !== own);
  return freeDays(slots);
}
