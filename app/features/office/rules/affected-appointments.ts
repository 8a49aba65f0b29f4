import type { AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";

/** Whether staff may put an appointment to another time: the car has not been checked in, and nothing is over. */
export function canBeMoved(code: AppointmentCode): boolean {
  return code === "NEW" || code === "CREA" || code === "CNF";
}

interface Time {
  readonly startsAt: string;
  readonly endsAt: string;
}
/** A time at which some bays are free. */
export interface FreeTime extends Time {
  readonly bays: readonly number[];
}
/** An appointment that has to go, and where it could. `wanted`: the time that was chosen for it. */
export interface Moving extends Pick<Time, "startsAt"> {
  readonly appointmentId: string;
  readonly free: readonly FreeTime[];
  readonly wanted?: string | undefined;
}

/**
 * A time for each appointment, the nearest one for which a bay is left: no bay is given twice. Those with a chosen time keep it and
 * come first. Those for which nothing is left are not in the answer.
 */
export function firstFreeTimes(moving: readonly Moving[]): ReadonlyMap<string, Time> {
  const taken: (Time & { readonly bay: number })[] = [];
  const chosen = new Map<string, Time>();
  const inOrder = moving.toSorted(
    (one, other) =>
      Number(one.wanted === undefined) - Number(other.wanted === undefined) ||
      one.startsAt.localeCompare(other.startsAt),
  );
  for (const { appointmentId, startsAt, free, wanted } of inOrder) {
    const isLeft = (bay: number, time: Time) => !taken.some((one) => one.bay === bay && overlap(one, time));
    const possible =
      wanted === undefined ? nearestFirst(free, startsAt) : free.filter((one) => one.startsAt === wanted);
    const time = possible.find(({ bays, ...span }) => bays.some((bay) => isLeft(bay, span)));
    const bay = time?.bays.find((one) => isLeft(one, time));
    if (time === undefined || bay === undefined) continue;
    const span = { startsAt: time.startsAt, endsAt: time.endsAt };
    taken.push({ ...span, bay });
    chosen.set(appointmentId, span);
  }
  return chosen;
}

/** Further away than this nobody is moved without being called. */
const furthestMs = 14 * 24 * 3_600_000;

/** By the distance in time; of two the later one is first, since the customer has more notice. */
function nearestFirst(free: readonly FreeTime[], startsAt: string): FreeTime[] {
  const distance = (time: FreeTime) => Math.abs(Date.parse(time.startsAt) - Date.parse(startsAt));
  const near = free.filter((time) => distance(time) <= furthestMs);
  return near.toSorted(
    (one, other) => distance(one) - distance(other) || other.startsAt.localeCompare(one.startsAt),
  );
}

function overlap(one: Time, other: Time): boolean {
  return (
    Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)
  );
}
