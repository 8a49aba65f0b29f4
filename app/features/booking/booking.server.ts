/** Booking's front door: what other features and the seed may do with centres, services and appointments. */

export {
  type ImportedCenter,
  importCenter,
  importServiceTypes,
} from "#app/features/scheduling/server/centers/import-centers.server.ts";
export { findFreeSlotsFor } from "#app/features/scheduling/server/slots/find-free-slots.server.ts";
export { bookAppointment } from "./server/appointments/book-appointment.server.ts";
export { importPastAppointment } from "./server/appointments/import-past-appointment.server.ts";
export { listActivities } from "./server/appointments/read-appointments.server.ts";
