import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** Back-office codes of a service appointment in the order of its life (product/booking.md#codes). */
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

/** Who moves an appointment: its customer, the importer's staff, or the program by a rule. */
export type Actor = "customer" | "staff" | "system";

const byStaff: readonly Actor[] = ["staff"];
const byRule: readonly Actor[] = ["staff", "system"];
const byBoth: readonly Actor[] = ["customer", "staff"];

/**
 * What an appointment may become, and by whom. Forward only, but payment and readiness may come in either order, and a
 * quality check may send the car back to work. A request whose time passed without an answer ends by rule when its car is booked anew.
 */
export const moves: Readonly<
  Record<AppointmentCode, Readonly<Partial<Record<AppointmentCode, readonly Actor[]>>>>
> = {
  NEW: { CREA: byRule, RJD: byStaff, CANC: byBoth },
  CREA: { CNF: byRule, RJD: byStaff, CANC: ["customer", "staff", "system"] },
  CNF: { CIN: byStaff, CANC: byBoth },
  CIN: { WIP: byStaff, CANC: byStaff },
  WIP: { QCA: byStaff },
  QCA: { WIP: byStaff, PPY: byStaff, RFD: byStaff },
  PPY: { RFD: byStaff, OUT: byStaff },
  RFD: { PPY: byStaff, OUT: byStaff },
  OUT: {},
  RJD: {},
  CANC: {},
};

/**
 * The code an appointment has after a move; WORK is another name of WIP. Refuses a move that the table lacks
 * (`illegal-move`), and one that is not this actor's (`not-theirs`).
 */
export function moveAppointment(
  from: AppointmentCode,
  to: string,
  actor: Actor,
): Result<AppointmentCode, "illegal-move" | "not-theirs"> {
  const wanted = appointmentCodes.find((code) => code === (to === "WORK" ? "WIP" : to));
  const actors = wanted && moves[from][wanted];
  if (wanted === undefined || actors === undefined) return refuse("illegal-move", { from, to });
  return actors.includes(actor) ? succeed(wanted) : refuse("not-theirs", { from, to, actor });
}

/** Whether staff have to say why: work that begins again, a request that is declined, a car that leaves as it came. */
export function needsReason(from: AppointmentCode, to: AppointmentCode): boolean {
  return to === "RJD" || (from === "QCA" && to === "WIP") || (from === "CIN" && to === "CANC");
}

/** Codes of a car that stands in the workshop: it is on the board until it leaves. */
export const inWorkshop: readonly AppointmentCode[] = ["CIN", "WIP", "QCA", "PPY", "RFD"];

/** Whether an appointment with a code has hours of a bay. */
export function hasHours(code: AppointmentCode): boolean {
  return code !== "RJD" && code !== "CANC";
}

/**
 * The status text of a code (product/booking.md#status-badges), which chooses badge and words. OUT is complete: the
 * car has left.
 */
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
  RJD: "rejected",
  CANC: "canceled",
};
