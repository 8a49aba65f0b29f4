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

/** The wizard with a vehicle chosen, and with services (`pm40;gr-brakes`) where some are to be booked again. */
export function bookingAddress({ vehicleId, serviceTypes = "" }: WishedBooking): string {
  const codes = splitCodes(serviceTypes).join(";");
  const search = new URLSearchParams({ vehicle: vehicleId });
  if (codes !== "") search.set("service", codes);
  return `/book-a-service?${search}`;
}

interface WishedBooking {
  readonly vehicleId: string;
  /** Codes joined by semicolons. */
  readonly serviceTypes?: string | undefined;
}
