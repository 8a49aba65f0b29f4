/** The waiting list's front door: what a booking, a change and a cancellation mean for who waits. */
export { lockPlace, waitingIsBooked, waitingIsPointless } from "./server/end-waiting.server.ts";
export { hoursAreFreed } from "./server/offer-freed-hours.server.ts";
export { offeredHours } from "./server/read-waiting.server.ts";
export {
  type WaitingForStaff,
  waitingForStaff,
} from "./server/waiting-for-staff.server.ts";
