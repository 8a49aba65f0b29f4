import type { AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";

/** Whether staff may put an appointment to another time: the car has not been checked in, and nothing is over. */
export function canBeMoved(code: AppointmentCode): boolean {
  return code === "NEW" || code === "CREA" || code === "CNF";
}

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}
/** An appointment that has to go, with free times that are near to it. */
interface Moving {
  readonly appointmentId: string;
  readonly proposals: readonly Times[];
}

/**
 * A free time for each: the first one that none of the others has got, so that one hour is not given to many; its first one where
 * all of them are given. Those without any free time are left out. Taking the times is what decides in the end.
 */
export function firstFreeTimes(
  moving: readonly Moving[],
  given: readonly Times[] = [],
): ReadonlyMap<string, string> {
  const taken: Times[] = [...given];
  const chosen = new Map<string, string>();
  for (const { appointmentId, proposals } of moving) {
    const isFree = (time: Times) => !taken.some((other) => overlap(time, other));
    const time = proposals.find(isFree) ?? proposals[0];
    if (time === undefined) continue;
    taken.push(time);
    chosen.set(appointmentId, time.startsAt);
  }
  return chosen;
}

function overlap(one: Times, other: Times): boolean {
  return (
    Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)
  );
}
