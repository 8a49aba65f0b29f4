import { type Dispatch, useEffect, useReducer } from "react";
import { type BookingAction, bookingReducer } from "./booking-reducer.ts";
import { type BookingState, emptyBooking } from "./booking-state.ts";
import { restoreBooking, saveBooking } from "./saved-booking.ts";

/** The booking of the customer at this browser, picked up where it was left. Runs in the browser only. */
export function useBooking(customerId: string): [BookingState, Dispatch<BookingAction>] {
  const [state, dispatch] = useReducer(
    bookingReducer,
    customerId,
    (id) => restoreBooking(sessionStorage, id, Date.now()) ?? emptyBooking,
  );
  useEffect(() => saveBooking(sessionStorage, state, customerId, Date.now()), [state, customerId]);
  return [state, dispatch];
}
