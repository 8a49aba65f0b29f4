import type { AppointmentCode } from "./appointment-states.ts";
import { changeable, over } from "./change-limit.ts";

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
