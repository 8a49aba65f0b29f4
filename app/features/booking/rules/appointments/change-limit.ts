import type { AppointmentCode } from "./appointment-states.ts";

/** Nothing of these has begun. */
export const changeable: readonly AppointmentCode[] = ["NEW", "CREA", "CNF"];
/** Nothing more comes of these. */
export const over: readonly AppointmentCode[] = ["OUT", "RJD", "CANC"];
const blockMs = 600_000;
/** Until so long before the start a customer changes it without a call. */
export const changeMinutes = 24 * 60;

/**
 * Whether a customer may still change or cancel by themselves: work has not begun, and the start is more than 24 hours
 * away, both cut to ten minutes as for booking (product/booking.md#changing-and-canceling). Later they call.
 */
export function mayChange(code: AppointmentCode, startsAt: Date, now: Date): boolean {
  const block = (instant: Date) => Math.floor(instant.getTime() / blockMs) * blockMs;
  return changeable.includes(code) && block(startsAt) - block(now) > changeMinutes * 60_000;
}

/** Why a customer cannot change an appointment: it is too near, its time is past, the car is in the workshop, all is over. */
export type WhyNot = "too-late" | "passed" | "under-way" | "over";

/** Why a customer may not change an appointment; undefined while they may. */
export function whyNotChangeable(code: AppointmentCode, startsAt: Date, now: Date): WhyNot | undefined {
  if (mayChange(code, startsAt, now)) return undefined;
  if (over.includes(code)) return "over";
  if (!changeable.includes(code)) return "under-way";
  return startsAt > now ? "too-late" : "passed";
}
