import { type Dispatch, useEffect, useReducer } from "react";
import { type BookingAction, bookingReducer } from "./booking-reducer.ts";
import { type BookingState, emptyBooking } from "./booking-state.ts";
import { leaveForOtherTabs, restoreBooking, restoreEdit, saveBooking } from "./sources/saved-booking.ts";

/**
 * The booking of the customer at this browser, picked up where it was left; with `change`, the change of an appointment
 * that begins so; with `start`, that booking, whatever was left unfinished. Runs in the browser only.
 */
export function useBooking(
  customerId: string,
  change: BookingState | null,
  start?: BookingState,
): [BookingState, Dispatch<BookingAction>] {
  const [state, dispatch] = useReducer(bookingReducer, customerId, (id) => begin(id, change, start));
  useEffect(() => {
    saveBooking(sessionStorage, state, customerId, Date.now());
    leaveForOtherTabs(localStorage, state, customerId, Date.now());
  }, [state, customerId]);
  return [state, dispatch];
}

function begin(customerId: string, change: BookingState | null, start?: BookingState): BookingState {
  if (start) return leftAt(start, customerId) ?? start;
  if (change?.edited) return restoreEdit(sessionStorage, customerId, Date.now(), change.edited) ?? change;
  return restoreBooking(sessionStorage, customerId, Date.now()) ?? emptyBooking;
}

/** What the customer had made of a booking before a reload: the same car at the same time and place. */
function leftAt(start: BookingState, customerId: string): BookingState | null {
  const now = Date.now();
  const left = start.edited
    ? restoreEdit(sessionStorage, customerId, now, start.edited)
    : restoreBooking(sessionStorage, customerId, now);
  const isSame =
    left?.vehicle?.vehicleId === start.vehicle?.vehicleId &&
    left?.center?.id === start.center?.id &&
    left?.slot?.startTime === start.slot?.startTime;
  return isSame ? left : null;
}
