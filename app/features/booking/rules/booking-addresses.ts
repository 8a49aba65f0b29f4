import { splitCodes } from "./service-groups.ts";

/** Where an appointment is shown. */
export function appointmentAddress(appointmentId: string): string {
  return `/appointment/${encodeURIComponent(appointmentId)}`;
}

/** The wizard in edit mode, from a step on (specification, section 2: `startStep` and `id`). */
export function editAddress(
  appointmentId: string,
  startStep: "SelectService" | "SelectDateTime" = "SelectService",
): string {
  return `/book-a-service?startStep=${startStep}&id=${encodeURIComponent(appointmentId)}`;
}

/** The wizard, with a vehicle chosen and with services (`pm40;gr-brakes`) where some are to be booked again. */
export function bookingAddress({ vehicleId, serviceTypes = "" }: WishedBooking = {}): string {
  const codes = splitCodes(serviceTypes).join(";");
  const search = new URLSearchParams({
    ...(vehicleId !== undefined && { vehicle: vehicleId }),
    ...(codes !== "" && { service: codes }),
  });
  return search.size === 0 ? "/book-a-service" : `/book-a-service?${search}`;
}

/** Where a time stands that is held for somebody who waits: in the change of the appointment that it would move, if any. */
export function openedTimeAddress(waitingId: string, appointmentId?: string): string {
  const wizard =
    appointmentId === undefined ? "/book-a-service?" : `${editAddress(appointmentId, "SelectDateTime")}&`;
  return `${wizard}waiting=${encodeURIComponent(waitingId)}`;
}

/** What was booked, or asked for in a campaign. */
export function confirmationAddress(campaign?: string): string {
  return `/service-confirmation${campaign === undefined ? "" : `?campaign=${encodeURIComponent(campaign)}`}`;
}

interface WishedBooking {
  readonly vehicleId?: string | undefined;
  /** Codes joined by semicolons. */
  readonly serviceTypes?: string | undefined;
}
