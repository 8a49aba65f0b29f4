import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** Back-office codes of a service appointment in the order of its life (specification, section 4; decisions 2.5). */
export const appointmentCodes = [
  "NEW",
  "CREA",
  "CNF",
  "CIN",
  "WIP",
  "QCA",
  "PPY",
  "RFD",
  "OUT",
  "RJD",
  "CANC",
] as const;
export type AppointmentCode = (typeof appointmentCodes)[number];

/** What an appointment may become. Forward only, but payment and readiness may come in either order. */
export const nextCodes: Readonly<Record<AppointmentCode, readonly AppointmentCode[]>> = {
  NEW: ["CREA", "RJD", "CANC"],
  CREA: ["CNF", "RJD", "CANC"],
  CNF: ["CIN", "CANC"],
  CIN: ["WIP"],
  WIP: ["QCA"],
  QCA: ["PPY", "RFD"],
  PPY: ["RFD", "OUT"],
  RFD: ["PPY", "OUT"],
  OUT: [],
  RJD: [],
  CANC: [],
};

/** The code an appointment has after a move; WORK is another name of WIP. Refuses a move that the table lacks. */
export function moveAppointment(from: AppointmentCode, to: string): Result<AppointmentCode, "illegal-move"> {
  const wanted = to === "WORK" ? "WIP" : to;
  const next = nextCodes[from].find((code) => code === wanted);
  return next === undefined ? refuse("illegal-move", { from, to }) : succeed(next);
}

/** The status text of a code (specification, section 4), which chooses badge and words. OUT is complete: the car has left. */
export const statusOfCode: Readonly<Record<AppointmentCode, string>> = {
  NEW: "request submitted",
  CREA: "request submitted",
  CNF: "upcoming",
  CIN: "in progress",
  WIP: "in progress",
  QCA: "in progress",
  PPY: "ready",
  RFD: "ready",
  OUT: "finished",
  RJD: "canceled",
  CANC: "canceled",
};
