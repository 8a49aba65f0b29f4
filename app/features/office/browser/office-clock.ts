/** A difference that the way of an answer, or the whole seconds of its date, may explain. */
const inaccuracyMs = 2_000;
let offsetMs = 0;

/** Learns from the `Date` of an answer how far the clock of this device is off, which on a tablet may be hours. */
export function learnServerTime(date: string | null, receivedAt = Date.now()): void {
  const measured = Date.parse(date ?? "") - receivedAt;
  if (!Number.isNaN(measured)) offsetMs = Math.abs(measured) > inaccuracyMs ? measured : 0;
}

/** The server's present: what counts down, is late or lies ahead goes by it. */
export function officeNow(): Date {
  return new Date(Date.now() + offsetMs);
}
