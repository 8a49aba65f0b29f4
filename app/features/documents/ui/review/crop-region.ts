import type { Box } from "../../rules/reading/reading.ts";

type Region = Omit<Box, "page">;

/** A crop shows at least this share of a page's width, so that a short word keeps its surroundings. */
const leastWidth = 0.3;

/** The part of a page around a field: with air on all sides, inside the page, and tall enough to be pressed. */
export function regionAround({ x, y, width, height }: Region, pageShape: number): Region {
  const wide = Math.min(1, Math.max(width * 1.2, leastWidth));
  const tall = Math.min(1, Math.max(height * 2.2, (wide * pageShape) / 4.5));
  return {
    width: wide,
    height: tall,
    x: within(x + width / 2 - wide / 2, 1 - wide),
    y: within(y + height / 2 - tall / 2, 1 - tall),
  };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
