import { type DriveCode, driveCodes, moves } from "./drive-states.ts";

interface Drive {
  readonly code: DriveCode;
  readonly startsAt: Date | null;
}

/**
 * What the staff of a showroom may make of a drive now, in the order of its life: what the table of states lets them, but a
 * request has to have a time before it is confirmed, and nobody failed to come before the start.
 */
export function movesOfStaff({ code, startsAt }: Drive, now: Date): DriveCode[] {
  return driveCodes.filter((to) => {
    if (!moves[code][to]?.includes("staff")) return false;
    if (to === "confirmed") return startsAt !== null;
    return to !== "no-show" || (startsAt !== null && startsAt <= now);
  });
}

/** These end a drive early; they cannot be taken back. */
export const endingCodes: readonly DriveCode[] = ["rejected", "canceled", "no-show"];

/** Whether staff may choose a time for the driver. */
export function lacksTime({ code, startsAt }: Drive): boolean {
  return code === "requested" && startsAt === null;
}

/** Whether it has a time and is not over: its driver's original is looked at, and its car may turn out to be broken. */
export function isOnPlan({ code, startsAt }: Drive): boolean {
  if (startsAt === null) return false;
  return code === "requested" || code === "confirmed" || code === "arrived" || code === "out";
}

/** For how many hours a car goes out of service: an hour, four, a day, a week. */
export const outageHours = [1, 4, 24, 168] as const;

const dayMs = 86_400_000;
const linkDays = 30;

/** Until when the showroom's link of a drive opens it: 30 days after the drive, of one without a time after its request. */
export function showroomLinkEnd(drive: {
  readonly createdAt: Date;
  readonly endsAt: Date | null;
  readonly lostStart: Date | null;
}): Date {
  const from = drive.endsAt ?? drive.lostStart ?? drive.createdAt;
  return new Date(from.getTime() + linkDays * dayMs);
}

const unansweredMs = { beforeStart: 2 * 3_600_000, withoutTime: 24 * 3_600_000 } as const;

/** The moments between which a request that nobody answered is mailed once more. */
export function reminderSpans(now: Date) {
  const after = (ms: number) => new Date(now.getTime() + ms);
  return {
    /** It starts after the first and by the second. */
    start: [now, after(unansweredMs.beforeStart)] as const,
    /** Without a time: its last move lies after the first and by the second. */
    lastMove: [after(-linkDays * dayMs), after(-unansweredMs.withoutTime)] as const,
  };
}
