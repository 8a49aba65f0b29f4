import { useQueries, useQuery } from "@tanstack/react-query";
import { listActivitiesCall, showActivityCall } from "#app/features/booking/activity-calls.ts";
import { badgeGroupOf } from "#app/features/booking/rules/appointments/status-badge.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { PickupCenter } from "../../call-fields.ts";

/** A service appointment to which a center can bring parts. */
export interface AppointmentOption {
  readonly appointmentId: string;
  readonly at: string;
  readonly place: string;
  readonly timeZone: string;
  readonly center: PickupCenter;
}

/** Whose parts could still arrive; the server decides. */
const leastAheadMs = 24 * 3_600_000;
const mostAppointments = 5;

/** The customer's own appointments at service centers that a parts center supplies: the soonest ones, and the chosen one. */
export function useAppointmentOptions(
  centers: readonly PickupCenter[],
  chosen: string | undefined,
): {
  readonly appointments: readonly AppointmentOption[];
  readonly isRead: boolean;
} {
  const language = useLanguage();
  const access = useCustomerAccess();
  const activities = useQuery(
    customerQuery(access, listActivitiesCall, { language, query: { lang: language } }),
  );
  const after = access.serverNow() + leastAheadMs;
  const ahead = (activities.data ?? [])
    .filter(({ type, status }) => type === "service" && badgeGroupOf(status) === "upcoming")
    .filter(({ at }) => Date.parse(at) > after)
    .filter(
      ({ id }, place) => place < mostAppointments || chosen === valueOfAppointment({ appointmentId: id }),
    );
  const details = useQueries({
    queries: ahead.map(({ id }) =>
      customerQuery(access, showActivityCall, { language, query: { appointmentId: id, lang: language } }),
    ),
  });
  const appointments = details.flatMap(({ data }) => {
    const [appointment] = data ?? [];
    const center =
      appointment && centers.find(({ supplies }) => supplies.includes(appointment.serviceTerritoryId));
    if (!appointment || !center) return [];
    const { id: appointmentId, schedStartTime: at, timeZone, locationInfo } = appointment;
    return [{ appointmentId, at, timeZone, place: locationInfo.title, center }];
  });
  const isRead = activities.isSuccess && details.every(({ isSuccess }) => isSuccess);
  return { appointments, isRead };
}

/** How a place stands in the form: a center's id, or an appointment's behind this. */
const appointmentMark = "appointment ";

export function valueOfAppointment({ appointmentId }: Pick<AppointmentOption, "appointmentId">): string {
  return appointmentMark + appointmentId;
}

export function isAppointment(value: string | undefined): boolean {
  return value?.startsWith(appointmentMark) ?? false;
}

/** What an order says of the chosen place; undefined where it is none of those that are offered. */
export function placeNamed(
  value: string | undefined,
  centers: readonly PickupCenter[],
  appointments: readonly AppointmentOption[],
): { centerId: string; appointmentId?: string } | undefined {
  const appointment = appointments.find((one) => valueOfAppointment(one) === value);
  if (appointment) return { centerId: appointment.center.id, appointmentId: appointment.appointmentId };
  const center = centers.find(({ id }) => id === value);
  return center && { centerId: center.id };
}
