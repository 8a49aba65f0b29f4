const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A copy is there for a day, and the address that downloads it opens it for five minutes. */
export const exportLifeMs = 24 * hourMs;
export const addressLifeMs = 5 * minuteMs;
/** A copy that is not ready after this is prepared anew when it is requested again. */
export const preparationMs = hourMs;

/** Within so long after the request everything is erased. */
const erasureMs = 24 * hourMs;
/** From then on it is erased whatever is still ahead or could not be sent: it has to be over in time. */
const patienceMs = 20 * hourMs;
/** No deletion takes so long but one that something is wrong with. */
const alarmMs = 12 * hourMs;

/** The last moment at which something of an account may still be there. */
export function erasedBy(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + erasureMs);
}

/**
 * When a deletion is tried again, so that mails about it leave from rows that are still there: after a minute at first, then
 * ever later, at least every half hour.
 */
export function nextTry(requestedAt: Date, now: Date): Date {
  const age = now.getTime() - requestedAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, minuteMs), 30 * minuteMs));
}

/** Whether a deletion waits for nothing any more. */
export function isOutOfPatience(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() >= patienceMs;
}

/** Whether a deletion has been under way for so long that an operator has to look at it. */
export function isAlarming(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() >= alarmMs;
}
