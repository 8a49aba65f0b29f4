/** Booking's front door: what other features and the seed may do with centres, services and appointments. */
export { bookAppointment } from "./server/book-appointment.server.ts";
export { findFreeSlotsFor } from "./server/find-free-slots.server.ts";
export { type ImportedCenter, importCenter, importServiceTypes } from "./server/import-centers.server.ts";
export { importPastAppointment } from "./server/import-past-appointment.server.ts";
export { listActivities } from "./server/read-appointments.server.ts";
