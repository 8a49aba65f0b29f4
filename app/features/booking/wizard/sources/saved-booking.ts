import { atReachableStep, savedState } from "#app/features/scheduling/wizard/saved-state.ts";
import { type BookingState, bookingSteps, type EditedAppointment, isStepComplete } from "../booking-state.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const shape = {
  version: 2,
  isState: (value: object): value is BookingState =>
    bookingSteps.includes((value as Partial<BookingState>).step as BookingState["step"]),
};
const bookings = savedState<BookingState>({ storageKey: "marsa.booking", ...shape });
/** A change does not push aside a new booking that has begun. */
const changes = savedState<BookingState>({ storageKey: "marsa.booking-change", ...shape });

/** Writes the booking down for this customer; `now` is in milliseconds. */
export function saveBooking(store: Store, state: BookingState, customerId: string, now: number): void {
  (state.edited ? changes : bookings).save(store, state, customerId, now);
}

/**
 * Leaves an unfinished booking where a later tab finds it, as soon as a car is chosen, and takes it away once it is made. A
 * change, and a campaign, belong to the address that began them.
 */
export function leaveForOtherTabs(store: Store, state: BookingState, customerId: string, now: number): void {
  if (state.edited || state.campaign) return;
  if (state.booked) forgetBooking(store);
  else if (state.vehicle) saveBooking(store, state, customerId, now);
}

/** The unfinished booking this customer left, or null; anything stale, foreign, malformed or already made is removed. */
export function restoreBooking(store: Store, customerId: string, now: number): BookingState | null {
  const state = bookings.read(store, customerId, now);
  if (state?.booked) forgetBooking(store);
  return state && !state.booked ? reached(state) : null;
}

/** The unfinished change of an appointment, or null; one that began with another appointment or version is removed. */
export function restoreEdit(
  store: Store,
  customerId: string,
  now: number,
  { id, version: seen, entryStep }: Pick<EditedAppointment, "id" | "version" | "entryStep">,
): BookingState | null {
  const state = changes.read(store, customerId, now);
  const { edited } = state ?? {};
  if (state && edited?.id === id && edited.version === seen && edited.entryStep === entryStep)
    return reached(state);
  forgetEdit(store);
  return null;
}

/** The appointment this customer has just made, for its confirmation, or null. */
export function restoreBooked(store: Store, customerId: string, now: number): BookingState | null {
  const state = bookings.read(store, customerId, now);
  return state?.booked && state.center && state.slot ? state : null;
}

export function forgetBooking(store: Store): void {
  bookings.forget(store);
}

export function forgetEdit(store: Store): void {
  changes.forget(store);
}

/** Never lands on a step whose predecessors are unanswered. */
function reached(state: BookingState): BookingState {
  return atReachableStep(state, bookingSteps, isStepComplete);
}
