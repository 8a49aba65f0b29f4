/**
 * What staff do with appointments, and see of them. The caller has checked that they may, and rolls its transaction back
 * where a deed refuses.
 */
import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Activity } from "./activity-calls.ts";
import { chosenScheduling } from "./server/backend/chosen-scheduling.server.ts";

export { bookByStaff } from "./server/staff/book-by-staff.server.ts";
export {
  assignBay,
  extendVisit,
} from "./server/staff/extend-visit.server.ts";
export {
  cancelByStaff,
  markNoShow,
  moveByStaff,
} from "./server/staff/move-by-staff.server.ts";
export {
  appointmentForStaff,
  centerOfAppointment,
  customerOfAppointment,
} from "./server/staff/reads/appointment-for-staff.server.ts";
export { boardOf } from "./server/staff/reads/board.server.ts";
export {
  appointmentsById,
  findAppointments,
} from "./server/staff/reads/find-appointments.server.ts";
export { listAppointments } from "./server/staff/reads/list-appointments.server.ts";
export type { StaffAppointment } from "./server/staff/reads/staff-rows.server.ts";
export { countWaitingForStaff, waitingForStaff } from "./server/staff/reads/waiting-for-staff.server.ts";
export { rescheduleByStaff } from "./server/staff/reschedule-by-staff.server.ts";

export { freeTimesForStaff } from "./server/staff/staff-hours.server.ts";
export { undoMove } from "./server/staff/undo-move.server.ts";

/** What staff can do here: where another system stores the appointments, they are read-only. */
export function staffCapabilities(): {
  readonly moves: boolean;
  readonly bays: boolean;
  readonly walkIns: boolean;
} {
  const isOurs = hasOwnCalendar();
  return { moves: isOurs, bays: isOurs, walkIns: isOurs };
}

/** A customer's appointments, wherever they are stored: of another system this is all that staff see here. */
export function appointmentsOfCustomer(
  customerId: string,
  language: Language,
  now: Date,
): Promise<Activity[]> {
  return chosenScheduling().listActivities({ customerId }, language, now);
}
