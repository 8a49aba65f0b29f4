interface Range {
  readonly min: number;
  readonly max: number;
}

/** A scale of prices; places on it run from 0, the lowest price that is shown, to 1, the highest. */
export interface PriceScale {
  readonly least: number;
  readonly most: number;
  readonly own: number;
  /** What is usual, as a part of the scale. */
  readonly from: number;
  readonly to: number;
  readonly others: readonly number[];
}

/** Room beside the outermost price, so that no mark stands on the edge. */
const marginShare = 0.06;

/** Where a car's price lies among those of comparable cars. Sums in whole riyals. */
export function priceScale(own: number, usual: Range, others: readonly number[]): PriceScale {
  const all = [own, usual.min, usual.max, ...others];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const margin = Math.max((highest - lowest) * marginShare, 1);
  const place = (price: number) => (price - lowest + margin) / (highest - lowest + 2 * margin);
  return {
    least: lowest,
    most: highest,
    own: place(own),
    from: place(usual.min),
    to: place(usual.max),
    others: others.map(place),
  };
}

/** How far a price lies outside of what is usual: below it, above it, or within. Whole riyals. */
export function distanceFromUsual(
  own: number,
  usual: Range,
): { side: "below" | "within" | "above"; by: number } {
  if (own < usual.min) return { side: "below", by: usual.min - own };
  if (own > usual.max) return { side: "above", by: own - usual.max };
  return { side: "within", by: 0 };
}
