import type { Area } from "../../../rules/reading/words.ts";
import type { Gray } from "../skew.ts";

/** A mark of ink: its place in the picture, and its form in a grid that is as wide and high as it. */
export interface Glyph {
  readonly area: Area;
  readonly bits: readonly number[];
}

const grid = { width: 8, height: 12 } as const;

/** The marks of a picture of one line, from Latin's side. Marks above each other are one. */
export function glyphsOf(gray: Gray): readonly Glyph[] {
  const dark = inkOf(gray);
  const areas = marksOf(dark, gray.width, gray.height);
  const joined: Area[] = [];
  for (const area of areas.toSorted((one, other) => one.x0 - other.x0)) {
    const before = joined.at(-1);
    const overlap = before === undefined ? 0 : before.x1 - area.x0;
    if (before !== undefined && overlap > 0.6 * Math.min(area.x1 - area.x0, before.x1 - before.x0))
      joined[joined.length - 1] = {
        x0: before.x0,
        y0: Math.min(before.y0, area.y0),
        x1: Math.max(before.x1, area.x1),
        y1: Math.max(before.y1, area.y1),
      };
    else joined.push(area);
  }
  return joined.map((area) => ({ area, bits: bitsOf(dark, gray.width, area) }));
}

/** Which pixels are ink: darker than the level that divides them best from the paper (Otsu). */
function inkOf({ data }: Gray): Uint8Array {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const sum = counts.reduce((total, count, value) => total + count * value, 0);
  let [below, sumBelow, best, level] = [0, 0, -1, 128];
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (spread > best) [best, level] = [spread, value];
  }
  return Uint8Array.from(data, (value) => (value <= level ? 1 : 0));
}

/** The areas of dark pixels that touch each other. */
function marksOf(dark: Uint8Array, width: number, height: number): readonly Area[] {
  const seen = new Uint8Array(dark.length);
  const areas: Area[] = [];
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1 || seen[start] === 1) continue;
    const stack = [start];
    seen[start] = 1;
    let [x0, y0, x1, y1, size] = [width, height, 0, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
      size += 1;
      for (const [nx, ny] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
        [x + 1, y + 1],
        [x - 1, y - 1],
        [x + 1, y - 1],
        [x - 1, y + 1],
      ] as const) {
        const next = ny * width + nx;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || dark[next] !== 1 || seen[next] === 1) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (size >= height / 8) areas.push({ x0, y0, x1, y1 });
  }
  return areas;
}

/** How much of each cell of the grid is ink, 0 to 9. */
function bitsOf(dark: Uint8Array, width: number, { x0, y0, x1, y1 }: Area): readonly number[] {
  const [wide, high] = [(x1 - x0) / grid.width, (y1 - y0) / grid.height];
  return Array.from({ length: grid.width * grid.height }, (_, cell) => {
    const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)];
    const [left, top] = [Math.floor(x0 + column * wide), Math.floor(y0 + row * high)];
    const right = Math.max(left + 1, Math.floor(x0 + (column + 1) * wide));
    const bottom = Math.max(top + 1, Math.floor(y0 + (row + 1) * high));
    let ink = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) ink += dark[y * width + x] ?? 0;
    return Math.round((9 * ink) / ((right - left) * (bottom - top)));
  });
}
