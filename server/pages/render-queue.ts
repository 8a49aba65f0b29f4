import type { CommonRefusalCode } from "#app/platform/api/refusals.ts";
import { CallerPlaces } from "#app/platform/limits/caller-places.server.ts";

/** A page that is not rendered now; the refusal says whether it is the caller's doing or everybody's. */
export class RenderRefused extends Error {
  readonly code: CommonRefusalCode;
  readonly retryAfterSeconds: number;
  constructor(code: CommonRefusalCode, retryAfterSeconds: number) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Limits {
  /** Renderings that run at once. */
  readonly atOnce: number;
  /** Renderings that wait for others to end, and for how long at most. */
  readonly waiting: number;
  readonly waitMs: number;
  /** Renderings of one caller, running and waiting. */
  readonly ofCaller: number;
}
interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets a bounded number of renderings run at a time. Others wait for a short while, callers in turn; those that do not
 * fit, or wait too long, are refused as `unavailable`, so that a crowd costs as much work as can be done. Of one caller
 * a few are taken, and the rest are `too-many-requests`. Between two renderings the event loop takes a turn: what is
 * quick to answer waits for one rendering at most.
 */
export class RenderQueue {
  #running = 0;
  #waiting = 0;
  /** Who waits, each caller's renderings in their order; the caller whose turn is next stands first. */
  readonly #lines = new Map<string, Waiting[]>();
  readonly #places: CallerPlaces;
  readonly #limits: Limits;
  readonly #pause: () => Promise<void>;

  /** Each rendering begins after a `pause`. */
  constructor(
    limits: Limits = { atOnce: 4, waiting: 128, waitMs: 2_000, ofCaller: 8 },
    pause: () => Promise<void> = async () => undefined,
  ) {
    this.#limits = limits;
    this.#places = new CallerPlaces(limits.ofCaller);
    this.#pause = pause;
  }

  /** Refuses a caller who has all of his places: before anything is done for another request. */
  refuseWithoutPlace(caller: string): void {
    if (!this.#places.hasPlaceFor(caller)) throw new RenderRefused("too-many-requests", 2);
  }

  async run<T>(caller: string, render: () => Promise<T>): Promise<T> {
    this.refuseWithoutPlace(caller);
    this.#places.take(caller);
    try {
      return await this.#runInTurn(caller, render);
    } finally {
      this.#places.giveBack(caller);
    }
  }

  async #runInTurn<T>(caller: string, render: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#turn(caller);
    else this.#running += 1;
    try {
      await this.#pause();
      return await render();
    } finally {
      setImmediate(() => this.#next());
    }
  }

  /** Hands the place of a rendering that has ended to the caller whose turn it is. */
  #next(): void {
    for (const [caller, line] of this.#lines) {
      const first = line.shift();
      // To the end, behind everybody else who waits.
      this.#lines.delete(caller);
      if (line.length > 0) this.#lines.set(caller, line);
      if (first === undefined) continue;
      clearTimeout(first.timer);
      this.#waiting -= 1;
      first.start();
      return;
    }
    this.#running -= 1;
  }

  #turn(caller: string): Promise<void> {
    if (this.#waiting >= this.#limits.waiting) return Promise.reject(new RenderRefused("unavailable", 2));
    const line = this.#lines.get(caller) ?? [];
    this.#lines.set(caller, line);
    this.#waiting += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(entry), 1);
        this.#waiting -= 1;
        reject(new RenderRefused("unavailable", 2));
      }, this.#limits.waitMs);
      const entry: Waiting = { start: resolve, timer };
      line.push(entry);
    });
  }
}
