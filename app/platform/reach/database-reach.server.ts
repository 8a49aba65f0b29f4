import { setTimeout as pause } from "node:timers/promises";
import { sqlStateOf } from "../database.server.ts";
import { DatabaseSilent } from "../pool/silence.server.ts";

/** Whether the database could not be reached, was shutting down, had no connection to give, or gave up a statement or a lock. */
export function isUnreachable(error: Error): boolean {
  const state = sqlStateOf(error) ?? "";
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return (
    /^(08|57014|57P|53|55P03|25P03)/.test(state) ||
    /^E(CONN|PIPE|TIMEDOUT|NOENT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)/.test(code) ||
    error instanceof DatabaseSilent ||
    /Connection terminated|not queryable|timeout expired|timeout exceeded when trying to connect/.test(
      error.message,
    )
  );
}

function isAway(error: unknown): error is Error {
  return error instanceof Error && (isUnreachable(error) || isAway(error.cause));
}

/** The database did not answer a start for as long as that waits. */
export class DatabaseAway extends Error {}

const patienceMs = 60_000;
const retryMs = 500;

let hasSaid = false;

/**
 * A step of the start, made again from its beginning while the database cannot be reached: it may start beside the program
 * or be busy. It is given up a minute after its first failure. Standard error says once what is waited for.
 */
export async function untilReachable<T>(step: () => Promise<T>, longestMs = patienceMs): Promise<T> {
  let givesUpAt: number | undefined;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isAway(error)) throw error;
      givesUpAt ??= performance.now() + longestMs;
      const why = error.message || (error as NodeJS.ErrnoException).code;
      if (performance.now() > givesUpAt)
        throw new DatabaseAway(`The database does not answer (${why})`, { cause: error });
      if (!hasSaid)
        process.stderr.write(`The database does not answer yet (${why}); it is tried again for a minute.\n`);
      hasSaid = true;
      await pause(retryMs);
    }
  }
}
