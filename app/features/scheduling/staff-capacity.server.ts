/** What staff do with a center's capacity: hours, bays, closures, closing a day, and the calls that follow from it. */

export { closedHoursOf, onClosedHours } from "./server/calls/on-closed-hours.server.ts";
export type { AffectedAppointment } from "./server/capacity/affected.server.ts";

export {
  changeClosure,
  closeBay,
  describeBay,
  reopenBay,
} from "./server/capacity/bay-closures.server.ts";
export {
  finishCallTask,
  handOnCallTasks,
  openCallTask,
  possibleOutcomes,
  postponeCallTask,
} from "./server/capacity/call-tasks.server.ts";
export {
  bayHours,
  type CenterCapacity,
  capacityOf,
  type DayCapacity,
} from "./server/capacity/capacity-of.server.ts";
export {
  addOverride,
  type CapacityChanged,
  changeOverride,
  removeOverride,
  setWeekdayHours,
} from "./server/capacity/change-hours.server.ts";
export {
  closeDay,
  planClosure,
} from "./server/capacity/close-day.server.ts";
export { lockCapacity } from "./server/capacity/lock-capacity.server.ts";
export { planOverride } from "./server/capacity/plan-override.server.ts";
export {
  type CallTask,
  callTask,
  countOpenCallTasks,
  endedCallTasks,
  openCallTasks,
} from "./server/capacity/read-call-tasks.server.ts";
export type { Resolutions } from "./server/capacity/resolve-affected.server.ts";
