/** A line to choose bounds on: its ends lie on whole steps and hold the whole range. */
export interface BoundScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** About so many steps from one end to the other: fine enough to aim, coarse enough for arrow keys. */
const steps = 60;

/** The scale of a range of whole numbers: steps of 1, 2 or 5 times a power of ten. */
export function scaleOf({ min, max }: { readonly min: number; readonly max: number }): BoundScale {
  const wanted = Math.max(1, (max - min) / steps);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= wanted) ?? 10 * power;
  const low = Math.floor(min / step) * step;
  return { min: low, max: Math.max(Math.ceil(max / step) * step, low + step), step };
}

/** Where a value lies on its scale, from 0 to 1. */
export function shareOf(value: number, { min, max }: BoundScale): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** A bound at the end of its scale bounds nothing. */
export function boundAt(value: number, end: "min" | "max", scale: BoundScale): number | undefined {
  return value === scale[end] ? undefined : value;
}
