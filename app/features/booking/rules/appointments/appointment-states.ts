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

/** What an appointment may become, and by whom. Forward only, but payment and readiness may come in either order. */
export const moves: Readonly<
  Record<AppointmentCode, Readonly<Partial<Record<AppointmentCode, readonly Actor[]>>>>
> = {
  NEW: { CREA: byRule, RJD: byStaff, CANC: byBoth },
  CREA: { CNF: byRule, RJD: byStaff, CANC: byBoth },
  CNF: { CIN: byStaff, CANC: byBoth },
  CIN: { WIP: byStaff },
  WIP: { QCA: byStaff },
  QCA: { PPY: byStaff, RFD: byStaff },
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
  RJD: "canceled",
  CANC: "canceled",
};
