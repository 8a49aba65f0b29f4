import type { CenterDay } from "./working-steps.ts";

const minuteMs = 60_000;

/** When a center works, through all of the year. */
export class CenterClock {
  readonly #hours: readonly (readonly [opens: number, closes: number])[];

  /** The days are in order of time. */
  constructor(days: readonly CenterDay[]) {
    this.#hours = days.map(({ steps }) => [
      (steps[0]?.start ?? 0) * minuteMs,
      (steps.at(-1)?.end ?? 0) * minuteMs,
    ]);
  }

  /** The moment itself within the hours of a day, else somewhat after the next opening; that of the last day where there is none. */
  working(at: number): number {
    let [low, high] = [0, this.#hours.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hours[middle]?.[1] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    const [opens] = this.#hours[low] ?? [at];
    return at >= opens ? at : opens + (at % (80 * minuteMs));
  }
}
