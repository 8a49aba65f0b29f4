import { type AppointmentCode, inWorkshop } from "../appointments/appointment-states.ts";

/** A car that is not there so long after its start is late. */
export const lateAfterMs = 10 * 60_000;
/** A car that is ready for so long waits to be collected. */
export const uncollectedAfterMs = 2 * 3_600_000;

interface Stands {
  readonly code: AppointmentCode;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether a confirmed appointment has begun without its car. */
export function isLateArrival({ code, startsAt }: Stands, now: Date): boolean {
  return code === "CNF" && now.getTime() - startsAt.getTime() > lateAfterMs;
}

/** Whether work goes on after the hours that were planned. */
export function isOverdue({ code, endsAt }: Stands, now: Date): boolean {
  return inWorkshop.includes(code) && code !== "RFD" && code !== "PPY" && endsAt < now;
}
