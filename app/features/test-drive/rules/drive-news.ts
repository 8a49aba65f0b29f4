import type { Actor, DriveCode } from "./drive-states.ts";

/** The occasions of a message to a driver, without reminders. */
export type DriveNews =
  | "booked"
  | "requested"
  | "without-time"
  | "confirmed"
  | "changed"
  | "canceled"
  | "rejected"
  | "lost";

interface Drive {
  readonly code: DriveCode;
  readonly version: number;
  readonly startsAt: Date | null;
  readonly lostStart: Date | null;
  /** Who made its last move. */
  readonly actor: Actor;
  /** How many versions it was made with: a request that the showroom confirms at once has two. */
  readonly firstVersions: number;
}

/**
 * What a driver has to be notified of, of a drive as it is now; undefined of what happens at the showroom, in front of
 * them.
 */
export function newsOf(drive: Drive): DriveNews | undefined {
  const { code, version, startsAt, lostStart, actor, firstVersions } = drive;
  if (code === "canceled" || code === "rejected") return code;
  if (code !== "requested" && code !== "confirmed") return undefined;
  if (startsAt === null) return lostStart === null ? "without-time" : "lost";
  if (version <= firstVersions) return code === "confirmed" ? "booked" : "requested";
  return actor === "staff" && code === "confirmed" ? "confirmed" : "changed";
}
