import type { CommonRefusalCode } from "#app/platform/api/refusals.ts";

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

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets a bounded number of renderings run at a time. Others wait in order for a short while; those that do not fit, or
 * wait too long, are refused as `unavailable`, so that a crowd costs as much work as can be done. Between two renderings
 * the event loop takes a turn: what is quick to answer waits for one rendering at most.
 */
export class RenderQueue {
  #running = 0;
  readonly #waiting: Waiting[] = [];
  readonly #limits: { readonly atOnce: number; readonly waiting: number; readonly waitMs: number };
  readonly #pause: () => Promise<void>;

  /** Each rendering begins after a `pause`. */
  constructor(
    limits = { atOnce: 4, waiting: 128, waitMs: 2_000 },
    pause: () => Promise<void> = async () => undefined,
  ) {
    this.#limits = limits;
    this.#pause = pause;
  }

  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#turn();
    else this.#running += 1;
    try {
      await this.#pause();
      return await render();
    } finally {
      setImmediate(() => this.#next());
    }
  }

  /** Hands the place of a rendering that has ended to the one that waits longest. */
  #next(): void {
    const first = this.#waiting.shift();
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    clearTimeout(first.timer);
    first.start();
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting)
      return Promise.reject(new RenderRefused("unavailable", 2));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(new RenderRefused("unavailable", 2));
      }, this.#limits.waitMs);
      const entry: Waiting = { start: resolve, timer };
      this.#waiting.push(entry);
    });
  }
}
