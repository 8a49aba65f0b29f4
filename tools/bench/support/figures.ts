/** How long something took, in milliseconds: half of the times are below `p50`, one in a hundred is above `p99`. */
export interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** Does the work half as often as `times` to warm up, then `times` times. */
export function figuresOfWork(times: number, work: () => unknown): Figures {
  const taken: number[] = [];
  for (let run = 0; run < times * 1.5; run += 1) {
    const started = performance.now();
    work();
    if (run >= times / 2) taken.push(performance.now() - started);
  }
  return figuresOf(taken);
}

export function printFigures(what: string, { p50, p99, worst }: Figures, more: string): void {
  const [half, most, all] = [p50, p99, worst].map((ms) => ms.toFixed(ms < 1 ? 3 : 1));
  process.stdout.write(`${what}: p50 ${half} ms, p99 ${most} ms, worst ${all} ms (${more})\n`);
}
