/** How long each part of a run took, in the order in which they ended. */
export class Phases {
  readonly #seconds: [name: string, seconds: number][] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Does the work and writes down how long it took, also where it fails. */
  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = this.#now();
    try {
      return await work();
    } finally {
      this.#seconds.push([name, (this.#now() - started) / 1_000]);
    }
  }

  lines(): string[] {
    return this.#seconds.map(([name, seconds]) => `${name.padEnd(10)} ${clock(seconds).padStart(7)}`);
  }
}

/** Minutes and seconds, as 7:05. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
