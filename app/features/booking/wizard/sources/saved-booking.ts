import { type BookingState, bookingSteps, type EditedAppointment, isStepComplete } from "../booking-state.ts";

/**
 * Stores an unfinished booking through a reload and a login (product/booking.md#unfinished-bookings): versioned, bound
 * to one customer, gone after a day, dropped whole on any mismatch. Promise keys are never stored: the
 * slots are read again, which also shows whether the chosen one is still free.
 */
const storageKey = "marsa.booking";
/** A change does not push aside a new booking that has begun. */
const editStorageKey = "marsa.booking-change";
const version = 2;
const lifetimeMs = 24 * 60 * 60 * 1000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface SavedBooking {
  version: number;
  customerId: string;
  savedAt: number;
  state: BookingState;
}

/** Writes the booking down for this customer; `now` is in milliseconds. A full or forbidden storage is no error. */
export function saveBooking(store: Store, state: BookingState, customerId: string, now: number): void {
  const slot = state.slot && { ...state.slot, territoryPromiseKey: "" };
  const saved: SavedBooking = { version, customerId, savedAt: now, state: { ...state, slot } };
  try {
    store.setItem(state.edited ? editStorageKey : storageKey, JSON.stringify(saved));
  } catch {
    // Private windows may refuse storage: the booking then lives only as long as the page.
  }
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
  const state = read(store, storageKey, customerId, now);
  if (state?.booked) forgetBooking(store);
  return state && !state.booked ? atReachableStep(state) : null;
}

/** The unfinished change of an appointment, or null; one that began with another appointment or version is removed. */
export function restoreEdit(
  store: Store,
  customerId: string,
  now: number,
  { id, version: seen, entryStep }: Pick<EditedAppointment, "id" | "version" | "entryStep">,
): BookingState | null {
  const state = read(store, editStorageKey, customerId, now);
  const { edited } = state ?? {};
  if (state && edited?.id === id && edited.version === seen && edited.entryStep === entryStep)
    return atReachableStep(state);
  forgetEdit(store);
  return null;
}

/** The appointment this customer has just made, for its confirmation, or null. */
export function restoreBooked(store: Store, customerId: string, now: number): BookingState | null {
  const state = read(store, storageKey, customerId, now);
  return state?.booked && state.center && state.slot ? state : null;
}

function read(store: Store, place: string, customerId: string, now: number): BookingState | null {
  const saved = parse(store.getItem(place));
  const usable =
    saved !== null &&
    saved.version === version &&
    saved.customerId === customerId &&
    now - saved.savedAt >= 0 &&
    now - saved.savedAt < lifetimeMs;
  if (!usable) {
    store.removeItem(place);
    return null;
  }
  return saved.state;
}

export function forgetBooking(store: Store): void {
  store.removeItem(storageKey);
}

export function forgetEdit(store: Store): void {
  store.removeItem(editStorageKey);
}

function parse(text: string | null): SavedBooking | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSaved(value) ? value : null;
  } catch {
    return null;
  }
}

function isSaved(value: unknown): value is SavedBooking {
  if (typeof value !== "object" || value === null) return false;
  const { state } = value as Partial<SavedBooking>;
  return typeof state === "object" && state !== null && bookingSteps.includes(state.step);
}

/** Never lands on a step whose predecessors are unanswered. */
function atReachableStep(state: BookingState): BookingState {
  const firstOpen = bookingSteps.find((step) => !isStepComplete(state, step)) ?? "Summary";
  const reachable = bookingSteps.indexOf(state.step) <= bookingSteps.indexOf(firstOpen);
  return reachable ? state : { ...state, step: firstOpen };
}
