export interface PriceAt {
  /** ISO 8601. */
  readonly at: string;
  /** Whole riyals. */
  readonly price: number;
}

/** A point of the line: from the first price (0) to today (1), and from the lowest (0) to the highest price (1). */
export interface LinePoint {
  readonly along: number;
  readonly up: number;
}

/**
 * The prices of a car as a stair over time: each holds until the next one. `now` is its right end; a single price, or
 * prices of one instant, make a flat line.
 */
export function priceLine(history: readonly PriceAt[], now: Date): LinePoint[] {
  const steps = history.map(({ at, price }) => ({ at: Date.parse(at), price }));
  const [first] = steps;
  if (first === undefined) return [];
  const span = Math.max(now.getTime() - first.at, 1);
  const prices = steps.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const up = (price: number) => (highest === lowest ? 0.5 : (price - lowest) / (highest - lowest));
  const along = (at: number) => Math.min(Math.max((at - first.at) / span, 0), 1);
  return steps.flatMap(({ at, price }, index) => {
    const end = steps[index + 1]?.at ?? now.getTime();
    return [
      { along: along(at), up: up(price) },
      { along: index === steps.length - 1 ? 1 : along(end), up: up(price) },
    ];
  });
}

/** The history with how each price differs from the one before it, the latest first. */
export function priceChanges(history: readonly PriceAt[]): (PriceAt & { readonly change: number })[] {
  return history
    .map((one, index) => ({ ...one, change: one.price - (history[index - 1]?.price ?? one.price) }))
    .reverse();
}
