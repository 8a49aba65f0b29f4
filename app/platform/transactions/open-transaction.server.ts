import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the work of a transaction: until it ends, everything that the work calls or waits for is within it. */
export async function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** Whether a transaction is open around this work, which keeps a connection from everybody else meanwhile. */
export function isWithinTransaction(): boolean {
  return current.getStore()?.isOpen === true;
}

/** Starts work that is no part of the transaction around it: that one never waits for it, or it has to stand whatever becomes of that. */
export function besideTransaction<T>(work: () => T): T {
  return current.exit(work);
}

/** A deed took a second connection while its transaction was open. */
export class SecondConnection extends Error {
  override readonly name = "SecondConnection";
}

const isRefused = process.env.NODE_ENV !== "production";
/** Those of this process so far. Tests look here: a caller that catches errors may have caught this one. */
export const secondConnections: SecondConnection[] = [];

/**
 * Refuses a connection of the pool to work that holds one already: as many of them as the pool has connections would wait for
 * each other. In production it is given, as the wait is only possible there, not certain.
 */
export function refuseSecondConnection(): void {
  if (!isRefused || !isWithinTransaction()) return;
  const error = new SecondConnection(
    `a second connection inside a transaction, in ${deedNow()}: pass its \`trx\``,
  );
  secondConnections.push(error);
  throw error;
}

/** The innermost functions that are running, of our own sources. */
export function deedNow(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const frames = new Error().stack?.split("\n") ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  const own = frames.filter(
    (frame) => /\/(app|server|tests|tools)\//.test(frame) && !isOfPlatform.test(frame),
  );
  return own
    .slice(0, 4)
    .map((frame) => frame.trim().replace(/^at (async )?/, ""))
    .join(" < ");
}
const isOfPlatform = /(database|open-transaction|lending-pool)\.server|leave-nothing|node_modules/;
