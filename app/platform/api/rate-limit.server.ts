import { onDatabaseClosed } from "../database.server.ts";

/** Requests counted in windows of one minute, by this process. Behind N processes the limit is N times as wide. */
const windowMs = 60_000;
const mostCallers = 50_000;
let windowStart = 0;
let counts = new Map<string, number>();
// A process that goes on with another database counts as one that has just begun.
onDatabaseClosed(() => counts.clear());

/** The address of the program itself: its own calls are not counted. */
export const inProcess = "in-process";

/** Counts one request of a caller; false beyond `perMinute`. Calls of the program itself are not counted. */
export function isWithinLimit(caller: string, perMinute: number): boolean {
  return caller.endsWith(inProcess) || countRequest(caller, perMinute);
}

/** The same for any caller. */
export function countRequest(caller: string, perMinute: number, atMs: number = Date.now()): boolean {
  // A clock that was put back begins a window too: the old one would last until it has caught up.
  const isOver = atMs < windowStart || atMs - windowStart >= windowMs;
  if (isOver || counts.size > mostCallers) {
    windowStart = atMs;
    counts = new Map();
  }
  const count = (counts.get(caller) ?? 0) + 1;
  counts.set(caller, count);
  return count <= perMinute;
}
