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
  readonly status: string;
  readonly at: string;
  readonly endAt?: string | undefined;
}

/**
 * Activities of all kinds in the same order, by what their status says. What has no time yet comes after what has one, and
 * goes on until somebody has answered it.
 */
export function inOneOrder<A extends Listed>(activities: readonly A[], now: Date): A[] {
  const isOver = ({ status, endAt }: A) => {
    const group = badgeGroupOf(status);
    if (group === "finished" || group === "canceled") return true;
    return group === "upcoming" && endAt !== undefined && Date.parse(endAt) < now.getTime();
  };
  const startOf = ({ at, endAt }: A) => (endAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(at));
  const coming = activities.filter((activity) => !isOver(activity));
  const past = activities.filter(isOver);
  return [
    ...coming.toSorted((one, other) =>
      startOf(one) < startOf(other) ? -1 : startOf(one) > startOf(other) ? 1 : 0,
    ),
    ...past.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  ];
}
