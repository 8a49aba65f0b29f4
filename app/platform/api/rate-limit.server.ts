import { LRUCache } from "lru-cache";
import { onDatabaseClosed } from "../database.server.ts";
import { countedNetworks } from "../security/network.server.ts";

/** The requests of one caller since his first one, within a minute. */
interface Count {
  readonly since: number;
  requests: number;
}

/** Requests counted for a minute each, by this process. Behind N processes the limit is N times as wide. */
const windowMs = 60_000;
/** Beyond it those are forgotten whose last request was longest ago; nobody else's count changes. */
const mostCounts = 100_000;
const counts = new LRUCache<string, Count>({ max: mostCounts });
// A process that goes on with another database counts as one that has just begun.
onDatabaseClosed(() => counts.clear());

/** The address of the program itself: its own calls are not counted. */
export const inProcess = "in-process";

/** Counts one request of a caller under a name; false beyond `perMinute`. Calls of the program itself are not counted. */
export function isWithinLimit(name: string, caller: string, perMinute: number): boolean {
  return caller === inProcess || countRequest(name, caller, perMinute);
}

/** The same for any caller: an address as `callerAt` has it, which counts for the network around it too, or an id. */
export function countRequest(
  name: string,
  caller: string,
  perMinute: number,
  atMs: number = Date.now(),
): boolean {
  // What is refused to the caller itself is not counted for its neighbors.
  return countedNetworks(caller).every(
    ({ key, times }) => countOne(`${name} ${key}`, atMs) <= perMinute * times,
  );
}

function countOne(key: string, atMs: number): number {
  const former = counts.get(key);
  // A clock that was put back begins anew too: the count would last until it has caught up.
  const isOver = former === undefined || atMs < former.since || atMs - former.since >= windowMs;
  const count = isOver ? { since: atMs, requests: 0 } : former;
  if (isOver) counts.set(key, count);
  count.requests += 1;
  return count.requests;
}
