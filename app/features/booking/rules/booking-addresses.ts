import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import { href } from "#app/lib/address/href.ts";

/** Where an appointment is shown. */
export function appointmentAddress(appointmentId: string): string {
  return href("/appointment/:id", { id: appointmentId });
}

/** The wizard in edit mode, from a step on (product/booking.md#edit-mode). */
export function editAddress(
  appointmentId: string,
  startStep: "SelectService" | "SelectDateTime" = "SelectService",
): string {
  return `${href("/book-a-service")}?startStep=${startStep}&id=${encodeURIComponent(appointmentId)}`;
}

/** The wizard, with a vehicle chosen and with services (`pm40;gr-brakes`) where some are to be booked again. */
export function bookingAddress({ vehicleId, serviceTypes = "" }: BookingChoices = {}): string {
  const codes = splitCodes(serviceTypes).join(";");
  const search = new URLSearchParams({
    ...(vehicleId !== undefined && { vehicle: vehicleId }),
    ...(codes !== "" && { service: codes }),
  });
  return search.size === 0 ? href("/book-a-service") : `${href("/book-a-service")}?${search}`;
}

/** What was made: an appointment, or a task to call the customer. */
export type Made = { readonly serviceAppointmentId: string } | { readonly taskId: string };

/** Where it is confirmed, in the words of its campaign where it has one. */
export function confirmationAddress(made: Made, campaign?: string): string {
  const search = new URLSearchParams({
    ...("taskId" in made ? { isTaskCreation: "true", taskId: made.taskId } : made),
    ...(campaign !== undefined && { campaign }),
  });
  return `${href("/service-confirmation")}?${search}`;
}

/** What an address confirms; undefined where it names nothing. */
export function confirmedIn(search: URLSearchParams): Made | undefined {
  const [serviceAppointmentId, taskId] = [search.get("serviceAppointmentId"), search.get("taskId")];
  if (search.get("isTaskCreation") === "true" && taskId) return { taskId };
  return serviceAppointmentId ? { serviceAppointmentId } : undefined;
}

interface BookingChoices {
  readonly vehicleId?: string | undefined;
  /** Codes joined by semicolons. */
  readonly serviceTypes?: string | undefined;
}
