import { AsyncLocalStorage } from "node:async_hooks";

/** For how many milliseconds one kind of work waits for the database. */
export interface Patience {
  /** Without a byte from it, before a probe looks whether the database answers at all. */
  readonly silentMs: number;
  /** For one statement, and in it for a lock: the database's own limits. */
  readonly statementMs: number;
  readonly lockMs: number;
  /** Between two statements of a transaction: what is lost on the way must not keep its locks. */
  readonly idleMs: number;
}

/** A caller waits for the answer: silence is given up soon, what is only slow (a busy machine, a crowd before a lock) is not. */
export const ofRequests: Patience = { silentMs: 700, statementMs: 15_000, lockMs: 10_000, idleMs: 10_000 };

/** Jobs, imports, reports and the start: everything that is not said to be a request. */
export function patienceOf(longestMs: number): Patience {
  return { silentMs: longestMs, statementMs: longestMs, lockMs: longestMs, idleMs: 120_000 };
}

const kinds = new AsyncLocalStorage<"request" | "patient">();

/** Answers a request: what it asks of the database is given up soon. */
export function asRequest<T>(work: () => T): T {
  return kinds.run("request", work);
}

/** Does what takes its time, within a request too: a file that is taken in, or one that is made of many rows. */
export function patiently<T>(work: () => T): T {
  return kinds.run("patient", work);
}

export function isOfRequest(): boolean {
  return kinds.getStore() === "request";
}
