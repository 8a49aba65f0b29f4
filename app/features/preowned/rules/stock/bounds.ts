/** The ends of a quantity, both included. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}
export const anything: Bounds = { min: 0, max: Number.MAX_SAFE_INTEGER };
/** No quantity is within. */
export const nothing: Bounds = { min: 1, max: 0 };

/** What is within both. */
export function both(one: Bounds, other: Bounds): Bounds {
  return { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
}

export function isBounded({ min, max }: Bounds): boolean {
  return min > anything.min || max < anything.max;
}
