import type { Gray } from "../skew.ts";

/** Directions in which a hand may move, as pixels to the right and down. */
const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
type Direction = (typeof directions)[number];

/** Edges alone are looked at, on every so many lines. */
const leastEdge = 6;
const every = 3;
/** Neighbors are so much more alike along the motion than across it, and so much alike. */
const leastDifference = 0.2;
const leastAlike = 0.5;
/** An edge comes again, turned over, at the other end of the motion: where this is at least so plain. In pixels. */
const leastEcho = -0.12;
const lengths = { least: 4, most: 24 } as const;

/** The picture as it was before a hand moved along a line, where one did; how far is seen by how its edges repeat. */
export function withoutMotion(gray: Gray): Gray {
  const direction = directionOf(gray);
  const length = direction === undefined ? undefined : lengthOf(gray, direction);
  return direction === undefined || length === undefined ? gray : sharpened(gray, direction, length);
}

/** The direction in which neighbors are alike as they are not across it. */
function directionOf(gray: Gray): Direction | undefined {
  const [right = 0, down = 0, falling = 0, rising = 0] = directions.map(
    (direction) => correlations(gray, direction, 1)[1] ?? 0,
  );
  if (Math.max(right, down, falling, rising) < leastAlike) return undefined;
  const [straight, slanted] = [right - down, falling - rising];
  if (Math.max(Math.abs(straight), Math.abs(slanted)) < leastDifference) return undefined;
  if (Math.abs(straight) >= Math.abs(slanted)) return directions[straight > 0 ? 0 : 1];
  return directions[slanted > 0 ? 2 : 3];
}

/** How many pixels a hand moved: so far away edges are most unlike, and between pixels where a curve through them is lowest. */
function lengthOf(gray: Gray, direction: Direction): number | undefined {
  const alike = correlations(gray, direction, lengths.most);
  const lowest = Math.min(...alike);
  const away = alike.indexOf(lowest);
  const [before, after] = [alike[away - 1] ?? 0, alike[away + 1] ?? 0];
  const length = away + (before - after) / (2 * (before + after - 2 * lowest));
  return lowest < leastEcho && length >= lengths.least && away < lengths.most ? length : undefined;
}

/** How alike the edges of a picture are to those 0, 1, 2 ... pixels away, from 1 to -1. */
function correlations(
  { data, width, height }: Gray,
  [right, down]: Direction,
  most: number,
): readonly number[] {
  const step = down * width + right;
  const sums = new Float64Array(most + 1);
  const reach = most + 1;
  const [top, bottom] = down < 0 ? [reach, height] : [0, height - (down > 0 ? reach : 0)];
  for (let y = top; y < bottom; y += every) {
    for (let x = 0; x < width - right * reach; x += 1) {
      const at = y * width + x;
      const edge = (data[at + step] ?? 0) - (data[at] ?? 0);
      if (Math.abs(edge) < leastEdge) continue;
      for (let away = 0; away <= most; away += 1) {
        const from = at + step * away;
        sums[away] = (sums[away] ?? 0) + edge * ((data[from + step] ?? 0) - (data[from] ?? 0));
      }
    }
  }
  const own = sums[0] ?? 0;
  return own === 0 ? [] : [...sums].map((sum) => sum / own);
}

/** How strong noise is beside what was there, for a motion of one pixel: of a longer one less can be left. Found by trying. */
const noise = 2.5;
const frequencies = 512;

/** Weights of neighbors that undo a motion of a length: the inverse filter of Wiener for an even motion along a line. */
function inverseOf(length: number): Float64Array {
  const half = Math.round(4 * length);
  const lost = noise / length ** 3;
  const kept = Array.from({ length: frequencies }, (_, at) => {
    const angle = (Math.PI * Math.min(at, frequencies - at)) / frequencies;
    return at === 0 ? 1 : Math.sin(angle * length) / (length * Math.sin(angle));
  });
  const weights = Float64Array.from({ length: 2 * half + 1 }, (_, place) =>
    kept.reduce(
      (sum, part, at) =>
        sum + (part / (part * part + lost)) * Math.cos((2 * Math.PI * at * (place - half)) / frequencies),
      0,
    ),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}

function sharpened({ data, width, height }: Gray, [right, down]: Direction, length: number): Gray {
  const weights = inverseOf(length);
  const half = (weights.length - 1) / 2;
  const to = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let place = -half; place <= half; place += 1) {
        const column = Math.min(width - 1, Math.max(0, x + place * right));
        const row = Math.min(height - 1, Math.max(0, y + place * down));
        sum += (weights[place + half] ?? 0) * (data[row * width + column] ?? 0);
      }
      to[y * width + x] = Math.min(255, Math.max(0, Math.round(sum)));
    }
  }
  return { data: to, width, height };
}
