import type { ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import type { AppointmentCode } from "../rules/appointments/appointment-states.ts";
import { isBusy } from "../rules/appointments/vehicle-room.ts";

/** An appointment of the chosen car's, from the customer's activities. */
interface OwnAppointment {
  readonly code: string;
  readonly at: string;
  readonly endAt?: string | undefined;
}

/** Slots without those at which the car is elsewhere. What is chosen stays: whether it is lost the booking says. */
export function slotsForCar(
  slots: readonly ChosenSlot[],
  others: readonly OwnAppointment[],
  chosen: ChosenSlot | null,
): ChosenSlot[] {
  const busy = others.map(({ code, at, endAt = at }) => ({
    ...{ code: code as AppointmentCode, startsAt: new Date(at), endsAt: new Date(endAt) },
  }));
  return slots.filter(
    ({ startTime, endTime }) =>
      startTime === chosen?.startTime ||
      !isBusy(busy, { startsAt: new Date(startTime), endsAt: new Date(endTime) }),
  );
}
