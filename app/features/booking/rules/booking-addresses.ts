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
export function bookingAddress({ vehicleId, serviceTypes = "" }: WishedBooking = {}): string {
  const codes = splitCodes(serviceTypes).join(";");
  const search = new URLSearchParams({
    ...(vehicleId !== undefined && { vehicle: vehicleId }),
    ...(codes !== "" && { service: codes }),
  });
  return search.size === 0 ? href("/book-a-service") : `${href("/book-a-service")}?${search}`;
}

/** A time that is held for a customer who waits: for which place on the list, where and when (UTC instant, ISO 8601). */
export interface OpenedTime {
  readonly waitingId: string;
  readonly centerId: string;
  readonly startsAt: string;
}

/** Where such a time is taken: the summary of the wizard. It names the time, so that an old link never takes a newer one. */
export function openedTimeAddress({ waitingId, centerId, startsAt }: OpenedTime): string {
  return addressOfTime({ waitingId, centerId, at: shortInstant(startsAt) });
}

/** The address that asks to take a time which is named by its parts. */
export function addressOfTime({ waitingId, centerId, at }: Record<keyof AskedTime, string>): string {
  return `${href("/book-a-service")}?${new URLSearchParams({ waiting: waitingId, center: centerId, at })}`;
}

/** The same in few characters, for an SMS. It leads to the address above. */
export function shortOpenedTimeAddress({ waitingId, centerId, startsAt }: OpenedTime): string {
  return `/w/${[waitingId, centerId, shortInstant(startsAt)].map(encodeURIComponent).join("/")}`;
}

/** The time that an address asks to take; a place on the list alone asks for whatever is held for it now. */
export interface AskedTime extends Pick<OpenedTime, "waitingId"> {
  readonly centerId: string | undefined;
  readonly at: string | undefined;
}
export function askedTime(search: URLSearchParams): AskedTime | undefined {
  const waitingId = search.get("waiting");
  if (!waitingId) return undefined;
  return { waitingId, centerId: search.get("center") ?? undefined, at: search.get("at") ?? undefined };
}

/** Whether a held time is the one that an address asks for. */
export function isAskedTime({ centerId, at }: AskedTime, held: Omit<OpenedTime, "waitingId">): boolean {
  if (centerId === undefined && at === undefined) return true;
  return centerId === held.centerId && at === shortInstant(held.startsAt);
}

/** `20261125T0500Z`: slots begin on whole minutes. */
function shortInstant(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace(/[-:]/g, "")}Z`;
}

/** What was made: an appointment, or a task for somebody who calls. */
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

interface WishedBooking {
  readonly vehicleId?: string | undefined;
  /** Codes joined by semicolons. */
  readonly serviceTypes?: string | undefined;
}
