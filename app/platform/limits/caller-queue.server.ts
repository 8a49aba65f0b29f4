import { CallerLines } from "#app/lib/queue/caller-lines.ts";
import type { CommonRefusalCode } from "../api/refusals.ts";
import { CallerPlaces } from "./caller-places.server.ts";

/** Work that is not done now; the refusal says whether it is the caller's doing or everybody's. */
export class TurnRefused extends Error {
  readonly code: CommonRefusalCode;
  readonly retryAfterSeconds: number;
  constructor(code: CommonRefusalCode, retryAfterSeconds: number) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Limits {
  /** Work that runs at once: of all, and of one caller. */
  readonly atOnce: number;
  readonly atOnceOfCaller: number;
  /** Work that waits for its turn, and for how long at most. */
  readonly waiting: number;
  readonly waitMs: number;
  /** Work of one caller, running and waiting. */
  readonly ofCaller: number;
}
interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets a bounded amount of work run at a time, of all and of each caller. The rest waits for a short while, callers in turn;
 * what does not fit, or waits too long, is refused as `unavailable`, so that a crowd costs as much work as can be done. Of
 * one caller a few are taken, and the rest are `too-many-requests`. Between two the event loop takes a turn: what is quick
 * to answer waits for one at most.
 */
export class CallerQueue {
  #running = 0;
  readonly #runningOf: CallerPlaces;
  readonly #lines = new CallerLines<Waiting>();
  readonly #places: CallerPlaces;
  readonly #limits: Limits;
  readonly #pause: () => Promise<void>;

  /** Each begins after a `pause`. */
  constructor(limits: Limits, pause: () => Promise<void> = async () => undefined) {
    this.#limits = limits;
    this.#runningOf = new CallerPlaces(limits.atOnceOfCaller);
    this.#places = new CallerPlaces(limits.ofCaller);
    this.#pause = pause;
  }

  /** Refuses a caller who has all of his places: before anything is done for another request. */
  refuseWithoutPlace(caller: string): void {
    if (!this.#places.hasPlaceFor(caller)) throw new TurnRefused("too-many-requests", 2);
  }

  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    this.refuseWithoutPlace(caller);
    this.#places.take(caller);
    try {
      return await this.#runInTurn(caller, work);
    } finally {
      this.#places.giveBack(caller);
    }
  }

  async #runInTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#hasRoomFor(caller)) this.#begin(caller);
    else await this.#turn(caller);
    try {
      await this.#pause();
      return await work();
    } finally {
      setImmediate(() => this.#end(caller));
    }
  }

  #hasRoomFor(caller: string): boolean {
    return this.#running < this.#limits.atOnce && this.#runningOf.hasPlaceFor(caller);
  }

  #begin(caller: string): void {
    this.#running += 1;
    this.#runningOf.take(caller);
  }

  /** Hands the place of what has ended to the caller whose turn it is. */
  #end(caller: string): void {
    this.#running -= 1;
    this.#runningOf.giveBack(caller);
    const next = this.#lines.next((waiting) => this.#hasRoomFor(waiting));
    if (next === undefined) return;
    clearTimeout(next.timer);
    next.start();
  }

  #turn(caller: string): Promise<void> {
    if (this.#lines.size >= this.#limits.waiting) return Promise.reject(new TurnRefused("unavailable", 2));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#lines.remove(caller, entry);
        reject(new TurnRefused("unavailable", 2));
      }, this.#limits.waitMs);
      const start = () => {
        this.#begin(caller);
        resolve();
      };
      const entry: Waiting = { start, timer };
      this.#lines.add(caller, entry);
    });
  }
}
