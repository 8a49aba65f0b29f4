import type { AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";

const inside: readonly AppointmentCode[] = ["CIN", "WIP", "QCA", "PPY", "RFD"];

/** Whether the car of an appointment is in the workshop. */
export function isInside(code: AppointmentCode): boolean {
  return inside.includes(code);
}

/** Whether a record of a visit is one of a car that came: of a check-in that was undone it is not. */
export function hadCar(code: AppointmentCode, hasEnded: boolean): boolean {
  return isInside(code) ? !hasEnded : code === "OUT" || code === "CANC";
}
