/** Booking's front door: what other features and the seed may do with appointments. */
export { bookAppointment } from "./server/appointments/book-appointment.server.ts";
export { importPastAppointment } from "./server/appointments/import-past-appointment.server.ts";
export { listActivities } from "./server/appointments/read-appointments.server.ts";
export { appointmentOfCustomer } from "./server/backend/chosen-scheduling.server.ts";
export { findSlots } from "./server/times/find-slots.server.ts";
