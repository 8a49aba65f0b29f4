import { type BookingState, emptyBooking } from "../booking-state.ts";
import { type WizardState, wizardOf } from "../machine/wizard-state.ts";
import { restoreBooking, restoreEdit } from "./saved-booking.ts";

/** How the wizard begins, where it is not a new booking. */
export interface Beginning {
  /** The change of an appointment. */
  readonly change?: BookingState | undefined;
  /** A time that is held for the customer, whatever was left unfinished. */
  readonly start?: BookingState | undefined;
}

/**
 * The wizard as it begins for a customer: picked up where it was left in this tab; a new booking is also offered what was
 * left in another one. For the browser only.
 */
export function beginWizard(customerId: string, { change, start }: Beginning): WizardState {
  const now = Date.now();
  const restored = restoredFor(change ?? start, customerId, now);
  if (start) return wizardOf(restored && isSameTime(restored, start) ? restored : start);
  const booking = restored ?? change ?? emptyBooking;
  const isBegun = booking.vehicle || booking.campaign || booking.edited;
  const left = isBegun ? null : restoreBooking(localStorage, customerId, now);
  return wizardOf(booking, left?.vehicle && !left.campaign ? left : null);
}

function restoredFor(begun: BookingState | undefined, customerId: string, now: number): BookingState | null {
  if (begun?.edited) return restoreEdit(sessionStorage, customerId, now, begun.edited);
  return restoreBooking(sessionStorage, customerId, now);
}

/** What the customer had made of a held time before a reload: the same car at the same time and place. */
function isSameTime(one: BookingState, other: BookingState): boolean {
  return (
    one.vehicle?.vehicleId === other.vehicle?.vehicleId &&
    one.center?.id === other.center?.id &&
    one.slot?.startTime === other.slot?.startTime
  );
}
