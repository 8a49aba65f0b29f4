/** What staff do with a center's capacity: hours, bays, closures, closing a day, and the calls that follow from it. */
export type { CapacityChange } from "./rules/capacity/hours-changes.ts";
export type { AffectedAppointment, ProposedTime } from "./server/capacity/affected.server.ts";
export { affectedBy } from "./server/capacity/affected-by.server.ts";
export {
  type BayDescription,
  type ClosureRefusal,
  changeClosure,
  closeBay,
  describeBay,
  type NewClosure,
  reopenBay,
  type SeenClosure,
  type SeenClosureRefusal,
} from "./server/capacity/bay-closures.server.ts";
export {
  type CallOutcome,
  type CallRefusal,
  callOutcomes,
  finishCallTask,
  handOnCallTasks,
  type NewCallTask,
  openCallTask,
  postponeCallTask,
  type SeenCallTask,
} from "./server/capacity/call-tasks.server.ts";
export {
  type BayClosure,
  type BayDay,
  bayHours,
  type CenterCapacity,
  type CenterDay,
  capacityOf,
  type DayCapacity,
  mostCapacityDays,
} from "./server/capacity/capacity-of.server.ts";
export {
  addOverride,
  type CapacityChanged,
  type ChangeRefusal,
  changeOverride,
  type HoursRefusal,
  type NewOverride,
  removeOverride,
  type SeenOverride,
  setWeekdayHours,
  type WeekdayHours,
} from "./server/capacity/change-hours.server.ts";
export {
  type ClosedDay,
  type ClosedDayRefusal,
  type ClosurePlan,
  closeDay,
  type DayClosing,
  planClosure,
} from "./server/capacity/close-day.server.ts";
export { lockCapacity } from "./server/capacity/lock-capacity.server.ts";
export { type CallsQuery, type CallTask, openCallTasks } from "./server/capacity/read-call-tasks.server.ts";
export type { ClosureKind } from "./server/capacity/read-capacity.server.ts";
export type { Resolution, Resolutions } from "./server/capacity/resolve-affected.server.ts";
