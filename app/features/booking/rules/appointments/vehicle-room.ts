import { freeBesides, isBusyAt } from "#app/features/scheduling/rules/busy-times.ts";
import type { FreeSlot } from "#app/features/scheduling/rules/slots.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AppointmentCode } from "./appointment-states.ts";
import { changeable, over } from "./change-limit.ts";

/** An appointment that a vehicle has already. */
export interface OtherAppointment {
  readonly code: AppointmentCode;
  readonly startsAt: Date;
  readonly endsAt: Date;
}
type Times = Pick<OtherAppointment, "startsAt" | "endsAt">;

/** When a vehicle is in a workshop, or to be. */
export function busyTimes(others: readonly OtherAppointment[]): readonly Times[] {
  return others.filter(({ code }) => !over.includes(code));
}

/** Whether a vehicle is in a workshop at that time, or to be. */
export function isBusy(others: readonly OtherAppointment[], times: Times): boolean {
  return isBusyAt(busyTimes(others), times);
}

/** The free slots at which a vehicle is not busy, for all its `others`. */
export function freeForVehicle(free: readonly FreeSlot[], others: readonly OtherAppointment[]): FreeSlot[] {
  return freeBesides(free, busyTimes(others));
}

/** Whether an appointment of a vehicle may move there, for all its `others`. Refuses a time at which it is busy. */
export function roomToMove(others: readonly OtherAppointment[], slot: Times): Result<true, "vehicle-busy"> {
  return isBusy(others, slot) ? refuse("vehicle-busy") : succeed(true);
}

/** Whether a vehicle may have one more appointment: it is not busy then, and fewer than `most` are ahead of it. */
export function roomToBook(
  others: readonly OtherAppointment[],
  slot: Times & { readonly now: Date },
  most: number,
): Result<true, RoomRefusal> {
  const ahead = others.filter(({ code, endsAt }) => changeable.includes(code) && endsAt > slot.now);
  return ahead.length < most || isBusy(others, slot)
    ? roomToMove(others, slot)
    : refuse("too-many-appointments", { most });
}
export type RoomRefusal = "vehicle-busy" | "too-many-appointments";
