/** Thrown where so much is waiting already that an answer would come too late. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

interface Limits {
  /** How many pieces of work run at once. */
  readonly atOnce: number;
  /** How many wait; the next one is refused. */
  readonly mostWaiting: number;
}

/** Lets a few pieces of work run at once, so that pages keep a processor. Work for later runs alone, when all else is done. */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  readonly #later: (() => Promise<void>)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs somebody's work as soon as there is room. Throws `QueueFull`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) {
      if (this.#waiting.length >= this.#limits.mostWaiting) throw new QueueFull("too much is waiting");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Takes work that nobody waits for and that does not throw; false: too much of it is waiting already. */
  runLater(work: () => Promise<void>): boolean {
    if (this.#later.length >= this.#limits.mostWaiting) return false;
    this.#later.push(work);
    if (this.#running === 0) this.#startLater();
    return true;
  }

  /** Forgets what nobody waits for. */
  dropLater(): void {
    this.#later.length = 0;
  }

  #next(): void {
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) {
      waiting();
      return;
    }
    this.#running -= 1;
    if (this.#running === 0) this.#startLater();
  }

  #startLater(): void {
    const work = this.#later.shift();
    if (work === undefined) return;
    this.#running += 1;
    void work().finally(() => this.#next());
  }
}
