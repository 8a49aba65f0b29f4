import { type Dispatch, useEffect, useReducer } from "react";
import { type BookingAction, bookingReducer } from "./booking-reducer.ts";
import { type BookingState, emptyBooking } from "./booking-state.ts";
import { restoreBooking, restoreEdit, saveBooking } from "./saved-booking.ts";

/**
 * The booking of the customer at this browser, picked up where it was left; with `change`, the change of an appointment
 * that begins so. Runs in the browser only.
 */
export function useBooking(
  customerId: string,
  change: BookingState | null,
): [BookingState, Dispatch<BookingAction>] {
  const [state, dispatch] = useReducer(bookingReducer, customerId, (id) => begin(id, change));
  useEffect(() => saveBooking(sessionStorage, state, customerId, Date.now()), [state, customerId]);
  return [state, dispatch];
}

function begin(customerId: string, change: BookingState | null): BookingState {
  if (change?.edited) return restoreEdit(sessionStorage, customerId, Date.now(), change.edited) ?? change;
  return restoreBooking(sessionStorage, customerId, Date.now()) ?? emptyBooking;
}
