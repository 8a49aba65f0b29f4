import type { Limits } from "./finance-plan.ts";

/** The next multiple of a step above or below a value, or the limit that lies before it. */
export function stepTo(value: number, step: number, direction: 1 | -1, limits: Limits): number {
  const next =
    direction === 1 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return within(next, limits);
}

/** The multiple of a step nearest to a value. Both ends of the limits can be reached, multiples or not. */
export function snapTo(value: number, step: number, limits: Limits): number {
  if (value <= limits.least || value >= limits.most) return within(value, limits);
  return within(Math.round(value / step) * step, limits);
}

function within(value: number, { least, most }: Limits): number {
  return Math.min(most, Math.max(least, value));
}
