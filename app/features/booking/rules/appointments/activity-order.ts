import type { AppointmentCode } from "./appointment-states.ts";
import { changeable, over } from "./change-limit.ts";
import { badgeGroupOf } from "./status-badge.ts";

interface Event {
  readonly code: AppointmentCode;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The next event first, then those after it, then what is over, newest first. */
export function inOrderOfInterest<E extends Event>(events: readonly E[], now: Date): E[] {
  // A car that is in the workshop stays an event of the present, however long it takes.
  const isOver = ({ code, endsAt }: E) => over.includes(code) || (endsAt < now && changeable.includes(code));
  const coming = events.filter((event) => !isOver(event));
  const past = events.filter(isOver);
  coming.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  past.sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime());
  return [...coming, ...past];
}

interface Listed {
  readonly type: string;
  readonly status: string;
  readonly at: string;
  readonly endAt?: string | undefined;
}

/** Ahead or under way; over by its time, though nobody has closed it; closed. */
export type ActivityStage = "coming" | "unclosed" | "closed";

/** A drive that is still "out" so long after its end came back, and nobody wrote it down. */
const latestReturnMs = 12 * 3_600_000;

/** Where an activity stands at a moment: the one rule for order, badge, next action and what a car waits for. */
export function stageOf({ type, status, endAt }: Omit<Listed, "at">, now: Date): ActivityStage {
  const group = badgeGroupOf(status);
  if (group === "finished" || group === "canceled") return "closed";
  const overMs = endAt === undefined ? -1 : now.getTime() - Date.parse(endAt);
  // A car that is in the workshop stays an event of the present, however long it takes.
  const isOver = group === "upcoming" ? overMs > 0 : type === "testDrive" && overMs > latestReturnMs;
  return isOver ? "unclosed" : "coming";
}

/**
 * Activities of all kinds in the same order. What has no time yet comes after what has one, and goes on until it is
 * answered.
 */
export function inOneOrder<A extends Listed>(activities: readonly A[], now: Date): A[] {
  const startOf = ({ at, endAt }: A) => (endAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(at));
  const coming = activities.filter((activity) => stageOf(activity, now) === "coming");
  const past = activities.filter((activity) => stageOf(activity, now) !== "coming");
  return [
    ...coming.toSorted((one, other) =>
      startOf(one) < startOf(other) ? -1 : startOf(one) > startOf(other) ? 1 : 0,
    ),
    ...past.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  ];
}
