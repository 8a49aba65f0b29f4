import { type Result, refuse, succeed } from "#app/lib/result.ts";

/** The life of a test drive, in its order; the last three end it early (product/test-drives.md#states). */
export const driveCodes = [
  "requested",
  "confirmed",
  "arrived",
  "out",
  "returned",
  "rejected",
  "canceled",
  "no-show",
] as const;
export type DriveCode = (typeof driveCodes)[number];

/** Who moves a drive: the driver, the showroom's staff, or the program by a rule. */
export type Actor = "customer" | "staff" | "system";

const byStaff: readonly Actor[] = ["staff"];
const byRule: readonly Actor[] = ["staff", "system"];
const byBoth: readonly Actor[] = ["customer", "staff"];

/** What a drive may become, and by whom. One is requested again where its car goes out of service. */
export const moves: Readonly<Record<DriveCode, Readonly<Partial<Record<DriveCode, readonly Actor[]>>>>> = {
  requested: { confirmed: byRule, rejected: byStaff, canceled: byBoth },
  confirmed: { requested: ["system"], arrived: byStaff, canceled: byBoth, "no-show": byStaff },
  arrived: { requested: ["system"], out: byStaff, canceled: byStaff },
  out: { returned: byStaff },
  returned: {},
  rejected: {},
  canceled: {},
  "no-show": {},
};

/** The code after a move. Refuses one that the table lacks (`illegal-move`) or that is not this actor's (`not-theirs`). */
export function moveDrive(
  from: DriveCode,
  to: DriveCode,
  actor: Actor,
): Result<DriveCode, "illegal-move" | "not-theirs"> {
  const actors = moves[from][to];
  if (actors === undefined) return refuse("illegal-move", { from, to });
  return actors.includes(actor) ? succeed(to) : refuse("not-theirs", { from, to, actor });
}

/** Nothing of these has begun: they may be changed, and another one for the same model has to wait. */
export const pendingCodes = ["requested", "confirmed"] as const satisfies readonly DriveCode[];

/** Their drivers still need the car. */
export const codesBeforeDriving = [...pendingCodes, "arrived"] as const satisfies readonly DriveCode[];

const blockMs = 600_000;

/** Until when (exclusive) a drive is moved or canceled without a call: the showroom's cut-off before its start, in blocks of ten minutes. */
export function endOfChanges(startsAt: Date, changeMinutes: number): Date {
  const start = Math.floor(startsAt.getTime() / blockMs) * blockMs;
  return new Date(Math.ceil((start - changeMinutes * 60_000) / blockMs) * blockMs);
}

/**
 * Whether the driver may still move or cancel a drive without calling: nothing has begun, and its changes have not ended. A
 * request without a time may always be changed.
 */
export function mayChangeDrive(
  { code, startsAt }: { readonly code: DriveCode; readonly startsAt: Date | null },
  changeMinutes: number,
  now: Date,
): boolean {
  if (!pendingCodes.some((pending) => pending === code)) return false;
  return startsAt === null || now < endOfChanges(startsAt, changeMinutes);
}

/** The status text of a code, which chooses badge and words (product/booking.md#status-badges). */
export const statusOfDrive: Readonly<Record<DriveCode, string>> = {
  requested: "request submitted",
  confirmed: "upcoming",
  arrived: "in progress",
  out: "in progress",
  returned: "finished",
  rejected: "rejected",
  canceled: "canceled",
  "no-show": "canceled",
};
