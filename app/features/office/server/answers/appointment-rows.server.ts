import type * as z from "zod/mini";
import type { StaffAppointment } from "#app/features/booking/staff-booking.server.ts";
import { workingDaysOf } from "#app/features/scheduling/scheduling.server.ts";
import { type BoardVisit, visitsOf } from "#app/features/workshop/workshop.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { appointmentRow } from "../../calls/appointment-calls.ts";

type Row = z.output<typeof appointmentRow>;

/** Appointments with what the workshop knows of them: one query for all, and one for their days. */
export async function appointmentRows(appointments: readonly StaffAppointment[], now: Date): Promise<Row[]> {
  const visits = await visitsOf(
    appointments.map(({ id }) => id),
    now,
  );
  const visitOf = new Map(visits.map((visit) => [visit.appointmentId, visit]));
  const daysOf = await workingDaysOf([...new Set(appointments.map(({ centerId }) => centerId))]);
  return appointments.map((appointment) => {
    const { id, centerId, startsAt, timeZone } = appointment;
    const day = daysOf.get(centerId)?.at(startsAt) ?? dayIn(startsAt, timeZone);
    return { ...rowOf(appointment, visitOf.get(id)), day };
  });
}

function rowOf(appointment: StaffAppointment, visit: BoardVisit | undefined): Omit<Row, "day"> {
  const { customerId, customerName, phone, isGuest, vehicleId, model, plate, vin } = appointment;
  const { id, reference, code, isNoShow, centerId, bay, services, isLate, version } = appointment;
  return {
    ...{ id, reference, code, isNoShow, centerId, bay, isLate, version },
    services: [...services],
    startsAt: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    customer: { id: customerId, name: customerName ?? "–", phone, isGuest },
    car: { vehicleId, model, plate, vin },
    promisedAt: visit?.promisedAt.toISOString() ?? null,
    isOverdue: visit?.isOverdue ?? appointment.isOverdue,
    openExtraWork: visit?.waitingExtraWork ?? 0,
  };
}
