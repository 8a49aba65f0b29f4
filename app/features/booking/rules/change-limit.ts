import type { AppointmentCode } from "./appointment-states.ts";

const changeable: readonly AppointmentCode[] = ["NEW", "CREA", "CNF"];
const blockMs = 600_000;
const dayMs = 24 * 3_600_000;

/**
 * Whether a customer may still change or cancel by themselves: work has not begun, and the start is more than 24 hours
 * away, both cut to ten minutes as for booking (decisions 2.5). Later they call.
 */
export function mayChange(code: AppointmentCode, startsAt: Date, now: Date): boolean {
  const block = (instant: Date) => Math.floor(instant.getTime() / blockMs) * blockMs;
  return changeable.includes(code) && block(startsAt) - block(now) > dayMs;
}
