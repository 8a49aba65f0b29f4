const minute = 60_000;

/** How long to wait after the first, second ... failed try. */
const waits = [minute, 2 * minute, 5 * minute, 15 * minute, 60 * minute];
/** From then on, for as long as it takes: a lead is never given up. */
const longestWait = 6 * 60 * minute;

/** When a lead is offered to the CRM again after so many failed tries. */
export function nextTryAfter(tries: number, now: Date): Date {
  return new Date(now.getTime() + (waits[tries - 1] ?? longestWait));
}

/** A new lead is handed over at once; this is when it is looked at should that never have happened. */
export function firstLook(now: Date): Date {
  return new Date(now.getTime() + minute);
}
