import { CallerLines } from "./caller-lines.ts";

/** Thrown when the queue is full: the answer would take too long. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

interface Limits {
  /** How many jobs run at once. */
  readonly atOnce: number;
  /** How many wait, urgent ones and others apart; the next one is refused. */
  readonly mostWaiting: number;
  /** How many of one caller wait, where jobs name theirs. */
  readonly mostWaitingOfCaller?: number;
}

/**
 * Limits how many jobs run at once, so that pages keep a processor. Callers who are named take turns, however many jobs of one
 * wait. Deferred jobs run one by one while nothing else does.
 */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #urgent = new CallerLines<() => void>();
  readonly #waiting = new CallerLines<() => void>();
  readonly #later: (() => Promise<void>)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs a job as soon as there is room, urgent ones before all others that wait. Throws `QueueFull`. */
  async run<T>(work: () => Promise<T>, { isUrgent = false, caller = "" } = {}): Promise<T> {
    if (this.#running >= this.#limits.atOnce) {
      const lines = isUrgent ? this.#urgent : this.#waiting;
      const { mostWaiting, mostWaitingOfCaller = mostWaiting } = this.#limits;
      if (lines.size >= mostWaiting || lines.lengthOf(caller) >= mostWaitingOfCaller)
        throw new QueueFull("too much is waiting");
      await new Promise<void>((resolve) => lines.add(caller, resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Defers a job that nothing waits for and that does not throw; false: the queue of deferred jobs is full. */
  runLater(work: () => Promise<void>): boolean {
    if (this.#later.length >= this.#limits.mostWaiting) return false;
    this.#later.push(work);
    if (this.#running === 0) this.#startLater();
    return true;
  }

  /** Empties the queue of deferred jobs. */
  dropLater(): void {
    this.#later.length = 0;
  }

  #next(): void {
    const waiting = this.#urgent.next() ?? this.#waiting.next();
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
