/** Scheduling's front door: queries and bookings of times at a place. */

export { endCall, resumeCall } from "./server/calls/settle-calls.server.ts";
export { centerAddress } from "./server/centers/center-address.server.ts";
export {
  type ImportedCenter,
  importCenter,
  importServiceTypes,
} from "./server/centers/import-centers.server.ts";
export { listServiceCenters } from "./server/centers/list-centers.server.ts";
export { servicesOf } from "./server/centers/list-services.server.ts";
export {
  type CenterRow,
  type NamedService,
  namesOfPlaces,
  readCenter,
  readCenters,
  readPlaces,
  readPlacesOf,
  readShowroomsOf,
} from "./server/centers/read-places.server.ts";
export { hasOwnCalendar } from "./server/own-calendar.server.ts";
export {
  type PlannedAppointment,
  plannedAppointments,
  provideAppointments,
} from "./server/planned-appointments.server.ts";
export {
  callSalesforce,
  query,
  SalesforceRefused,
  soqlText,
} from "./server/salesforce/scheduler-answers.server.ts";
export { type SchedulerPlaces, schedulerPlaces } from "./server/salesforce/scheduler-places.server.ts";
export { type FoundTime, findTimes, instantIn } from "./server/salesforce/scheduler-times.server.ts";
export { nightOf } from "./server/schedules/opening-day.server.ts";
export {
  type ResourceSchedule,
  readResources,
} from "./server/schedules/read-resources.server.ts";
export { readSchedules, type Schedule, type Schedules } from "./server/schedules/read-schedules.server.ts";
export type { OwnUnits } from "./server/schedules/taken-hours.server.ts";
export { hoursFrom, type WorkingDays, workingDaysOf } from "./server/schedules/working-days.server.ts";
export { findFreeSlotsFor, readFreeSlots, type SlotsQuery } from "./server/slots/find-free-slots.server.ts";
export { forgetHolds } from "./server/slots/forget-holds.server.ts";
export {
  holdEnd,
  holdersAmong,
  holdMs,
  holdSlot,
  lockHolds,
  releaseHold,
} from "./server/slots/hold-slot.server.ts";
export { nearestFreeSlots } from "./server/slots/nearest-slots.server.ts";
export { checkPromise, type PromiseTerms, promiseKeys } from "./server/slots/slot-promise.server.ts";
export { timeSlots } from "./server/slots/slots-answer.server.ts";
export {
  type BayHours,
  type BayTaker,
  bayOf,
  releaseBays,
  takeBay,
  takeFreeBay,
} from "./server/slots/take-bay.server.ts";
export {
  planSlot,
  type SlotRefusal,
  type SlotRequest,
  takeSlot,
} from "./server/slots/take-slot.server.ts";
export { checkVisit, type Visit, type VisitRefusal } from "./server/slots/visit-terms.server.ts";
