const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a code is valid. */
export const codeLifeMs = 5 * minute;

/** Evaluated tries of one code; after them it fails even when it is right. */
export const mostTries = 5;

/** What comes after a code before the next one of the same number, purpose and browser. */
const waits = [minute, 2 * minute, 5 * minute] as const;

/** After so long nothing of a requested code is stored. */
export const storedMs = 24 * hour;

/** A requested code: how many were requested until it, and when. */
export interface RequestedCode {
  readonly requests: number;
  readonly requestedAt: Date;
}

/** How long to wait for a further code after so many of them, in milliseconds. */
export function waitAfter(requests: number): number {
  return waits[Math.min(requests, waits.length) - 1] ?? 0;
}

/** How long the next code still has to wait; 0 where it may be sent now. */
export function waitForNext(former: RequestedCode | undefined, now: Date): number {
  if (former === undefined || isOfAnotherDay(former, now)) return 0;
  return Math.max(0, former.requestedAt.getTime() + waitAfter(former.requests) - now.getTime());
}

/** The number of requests with the one that is made now. */
export function requestsWith(former: RequestedCode | undefined, now: Date): number {
  return former === undefined || isOfAnotherDay(former, now) ? 1 : former.requests + 1;
}

function isOfAnotherDay({ requestedAt }: RequestedCode, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() >= storedMs;
}
