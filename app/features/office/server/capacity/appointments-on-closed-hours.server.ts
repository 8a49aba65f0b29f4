import { appointmentsById } from "#app/features/booking/staff-booking.server.ts";
import { onClosedHours } from "#app/features/scheduling/staff-capacity.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { canBeMoved } from "../../rules/affected-appointments.ts";

export type OnClosedHours = Awaited<ReturnType<typeof onClosedHours>>[number];

/** The appointments of some places that stand on closed hours and whose car has not come, in order of time. */
export async function appointmentsOnClosedHours(places: readonly string[], language: Language, now: Date) {
  const standing = await onClosedHours(places.includes(everywhere) ? "all" : places, now);
  const ids = standing.map(({ appointmentId }) => appointmentId);
  const found = new Map((await appointmentsById(ids, { language, now })).map((one) => [one.id, one]));
  return standing.flatMap((one) => {
    const appointment = found.get(one.appointmentId);
    return appointment !== undefined && canBeMoved(appointment.code) ? [{ ...one, appointment }] : [];
  });
}
