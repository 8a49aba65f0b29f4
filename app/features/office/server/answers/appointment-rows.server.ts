import type * as z from "zod/mini";
import type { StaffAppointment } from "#app/features/booking/staff-booking.server.ts";
import { type BoardVisit, visitsOf } from "#app/features/workshop/workshop.server.ts";
import type { appointmentRow } from "../../calls/appointment-calls.ts";

type Row = z.output<typeof appointmentRow>;

/** Appointments with what the workshop knows of them: one query for all. */
export async function appointmentRows(appointments: readonly StaffAppointment[], now: Date): Promise<Row[]> {
  const visits = await visitsOf(
    appointments.map(({ id }) => id),
    now,
  );
  const visitOf = new Map(visits.map((visit) => [visit.appointmentId, visit]));
  return appointments.map((appointment) => rowOf(appointment, visitOf.get(appointment.id)));
}

function rowOf(appointment: StaffAppointment, visit: BoardVisit | undefined): Row {
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
