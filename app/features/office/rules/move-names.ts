import type { AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";

/** Deeds that move an appointment: roles differ in them. */
export type MoveName = "confirm" | "reject" | "cancel" | "check-in" | "work" | "hand-over" | "no-show";

const names: Readonly<Record<AppointmentCode, MoveName>> = {
  NEW: "confirm",
  CREA: "confirm",
  CNF: "confirm",
  CIN: "check-in",
  WIP: "work",
  QCA: "work",
  PPY: "work",
  RFD: "work",
  OUT: "hand-over",
  RJD: "reject",
  CANC: "cancel",
};

/** Which deed brings an appointment to a code; what may follow what is booking's to say. */
export function moveNameOf(to: AppointmentCode): MoveName {
  return names[to];
}
