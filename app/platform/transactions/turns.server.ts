import { AsyncLocalStorage } from "node:async_hooks";

const lanes = new AsyncLocalStorage<string>();

/** Does work of one kind, such as a call of the API. It may lock the same rows each time, so little of it is under way at once. */
export function inLane<T>(lane: string, work: () => T): T {
  return lanes.run(lane, work);
}

/** What writes, or locks what it reads. */
const locking = /\b(?:insert into|update|delete from|for share|for key share|pg_advisory_\w+)\b/i;

/**
 * Whether a statement beside any transaction needs a turn as one has: it is of a lane, and may wait for the lock of a row at
 * which many meet. What skips locked rows never waits.
 */
export function needsTurn(statement: string): boolean {
  return lanes.getStore() !== undefined && locking.test(statement) && !/\bskip locked\b/i.test(statement);
}

interface Waiting {
  readonly lane: string | undefined;
  readonly begin: () => void;
}

/**
 * How many transactions of this process are open at once, statements that lock rows by themselves among them: an eighth of its connections for one lane, three quarters for all. Who
 * waits for a lock waits with a connection in hand; the rest of the crowd waits here without one, and reading goes on.
 */
export class Turns {
  readonly #most: number;
  readonly #mostOfLane: number;
  readonly #open: Waiting[] = [];
  #queue: Waiting[] = [];

  constructor(connections: number) {
    this.#mostOfLane = Math.max(1, Math.floor(connections / 8));
    this.#most = connections < 4 ? connections : connections - Math.floor(connections / 4);
  }

  /** A turn in the lane of this work: `begun` when it has come, in order. `giveBack` ends it, or the wait for it. */
  take(): { readonly begun: Promise<void>; readonly giveBack: () => void } {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const turn = { lane: lanes.getStore(), begin };
    this.#queue.push(turn);
    this.#next();
    const giveBack = () => {
      const place = this.#open.indexOf(turn);
      if (place >= 0) this.#open.splice(place, 1);
      this.#queue = this.#queue.filter((one) => one !== turn);
      this.#next();
    };
    return { begun, giveBack };
  }

  #next(): void {
    this.#queue = this.#queue.filter((turn) => {
      if (!this.#hasRoom(turn.lane)) return true;
      this.#open.push(turn);
      turn.begin();
      return false;
    });
  }

  #hasRoom(lane: string | undefined): boolean {
    if (this.#open.length >= this.#most) return false;
    return lane === undefined || this.#open.filter((one) => one.lane === lane).length < this.#mostOfLane;
  }
}
