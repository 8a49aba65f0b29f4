import type { Server } from "node:http";
import { setImmediate as turn } from "node:timers/promises";

/** However many go on arriving, work waits no longer for them. */
const longestMs = 250;

/**
 * The event loop accepts one connection in each of its turns. Work that takes a whole turn at a time would let a crowd
 * in at its own pace, and everybody who is quick to answer waits in the same line; so it begins when nobody arrives.
 */
export class Arrivals {
  #count = 0;

  constructor(server?: Server) {
    server?.on("connection", () => this.note());
  }

  note(): void {
    this.#count += 1;
  }

  /** Resolves after a turn of the event loop in which no connection arrived. */
  async pause(): Promise<void> {
    const until = performance.now() + longestMs;
    let seen: number;
    do {
      seen = this.#count;
      await turn();
    } while (seen !== this.#count && performance.now() < until);
  }
}
