const halfHourMs = 30 * 60_000;

/** A stretch of time on the board. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The half hours that a board shows, from the first opening or appointment to the last. */
export interface BoardAxis {
  readonly start: number;
  readonly steps: number;
}

/** The axis of a day, by whole hours; undefined where nothing happens on it. */
export function axisOf(spans: readonly Span[]): BoardAxis | undefined {
  if (spans.length === 0) return undefined;
  const hourMs = 2 * halfHourMs;
  const first = Math.min(...spans.map(({ from }) => Date.parse(from)));
  const last = Math.max(...spans.map(({ to }) => Date.parse(to)));
  const start = Math.floor(first / hourMs) * hourMs;
  return { start, steps: Math.ceil((last - start) / hourMs) * 2 };
}

/** The columns of a stretch, beginning with 1; at least one wide, and never beyond the axis. */
export function columnsOf({ from, to }: Span, { start, steps }: BoardAxis): { first: number; last: number } {
  const step = (instant: string) => (Date.parse(instant) - start) / halfHourMs;
  const first = Math.min(Math.max(Math.floor(step(from)), 0), steps - 1);
  const last = Math.max(first + 1, Math.min(Math.ceil(step(to)), steps));
  return { first: first + 1, last: last + 1 };
}

/** The instants at which the hours of an axis begin. */
export function hoursOf({ start, steps }: BoardAxis): string[] {
  return Array.from({ length: steps / 2 }, (_, hour) =>
    new Date(start + hour * 2 * halfHourMs).toISOString(),
  );
}

/** How far an instant is along the axis, from 0 to 1; undefined outside of it. */
export function shareOf(instant: number, { start, steps }: BoardAxis): number | undefined {
  const share = (instant - start) / (steps * halfHourMs);
  return share >= 0 && share <= 1 ? share : undefined;
}

/**
 * Rows of a bay: visits that overlap, as where one grew, lie below each other and never cover each other. Answers the row of
 * each, beginning with 0.
 */
export function lanesOf(spans: readonly Span[]): number[] {
  const ends: number[] = [];
  const order = spans
    .map((span, index) => ({ span, index }))
    .sort((a, b) => Date.parse(a.span.from) - Date.parse(b.span.from));
  const lanes = new Array<number>(spans.length).fill(0);
  for (const { span, index } of order) {
    const free = ends.findIndex((end) => end <= Date.parse(span.from));
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Date.parse(span.to);
    lanes[index] = lane;
  }
  return lanes;
}
