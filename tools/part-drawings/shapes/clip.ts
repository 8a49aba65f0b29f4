import type { Point } from "../pen/vectors.ts";

/** Twice the area: its sign says which way round a contour goes. */
export const turnOf = (contour: readonly Point[]): number =>
  contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The part of a polygon that lies within a convex one. */
export function clipped(shape: readonly Point[], within: readonly Point[]): readonly Point[] {
  const sign = Math.sign(turnOf(within));
  let rest = shape;
  for (const [index, [ax, ay]] of within.entries()) {
    const [bx, by] = within[(index + 1) % within.length] ?? [ax, ay];
    const side = ([x, y]: Point) => sign * ((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    rest = rest.flatMap((point, place) => {
      const next = rest[(place + 1) % rest.length] ?? point;
      const [here, there] = [side(point), side(next)];
      const part = here / (here - there);
      const crossing: Point = [
        point[0] + (next[0] - point[0]) * part,
        point[1] + (next[1] - point[1]) * part,
      ];
      if (here >= 0) return there >= 0 ? [point] : [point, crossing];
      return there >= 0 ? [crossing] : [];
    });
  }
  return rest;
}
