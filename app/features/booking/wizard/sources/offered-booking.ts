import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { dayOfSlot } from "#app/features/scheduling/wizard/slot-days.ts";
import type { WaitingEntry } from "#app/features/waiting-list/calls.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { type BookingState, type ChosenService, type ChosenVehicle, emptyBooking } from "../booking-state.ts";
import { editedBooking, inGroups } from "./edited-booking.ts";

/** What an entry of the waiting list is for, as far as it has been read. */
export interface WaitedFor {
  readonly vehicle: ChosenVehicle;
  /** Services of the vehicle in the language of the page. */
  readonly services: readonly ChosenService[];
  /** The appointment that an offer moves. */
  readonly appointment: AppointmentDetails | undefined;
}

/**
 * The booking that an entry of the waiting list is for, before a center and a time are chosen: a new one, or the change of
 * an appointment. Undefined where the appointment cannot be changed any more, or nothing of the services is offered.
 */
export function waitedBooking(
  entry: WaitingEntry,
  { vehicle, services, appointment }: WaitedFor,
): BookingState | undefined {
  if (entry.appointmentId !== null) {
    if (!appointment?.actions.includes("edit")) return undefined;
    return editedBooking(appointment, vehicle, "SelectDateTime");
  }
  const chosen = services.filter(({ typeCode }) => entry.servicesList.includes(typeCode));
  if (chosen.length === 0) return undefined;
  const { mileage } = vehicle;
  return { ...emptyBooking, step: "SelectDateTime", vehicle, mileage, ...inGroups(chosen) };
}

/** The same with the offered time at its center, on the summary. */
export function offeredBooking(
  booking: BookingState,
  offer: NonNullable<WaitingEntry["offer"]>,
  center: ChosenPlace,
): BookingState {
  const { schedStartTime: startTime, schedEndTime: endTime, openingDay, territoryPromiseKey } = offer;
  const slot = { startTime, endTime, openingDay, territoryPromiseKey };
  return { ...booking, step: "Summary", center, date: dayOfSlot(slot, offer.timeZone), slot };
}
