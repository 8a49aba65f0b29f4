import { type Point, radians, steps } from "../pen/vectors.ts";

/** A closed flat outline, in a frame's u and v. */
export type Contour = readonly Point[];

export const disc = (radius: number, [x, y]: Point = [0, 0], count = 32): Contour =>
  steps(0, 360, count)
    .slice(1)
    .map((degrees) => [x + radius * Math.cos(radians(degrees)), y + radius * Math.sin(radians(degrees))]);

/** Corners rounded off by a radius, as far as their sides allow. */
export function rounded(corners: Contour, radius: number): Contour {
  return corners.flatMap((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const towards = (other: Point): Point => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
      const part = Math.min(radius, length / 2.05) / (length || 1);
      return [corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part];
    };
    const [from, to] = [towards(before), towards(after)];
    return steps(0, 1, 5).map((t): Point => {
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * to[axis];
      return [mix(0), mix(1)];
    });
  });
}

export const box = (width: number, height: number, radius = 0, [x, y]: Point = [0, 0]): Contour => {
  const [w, h] = [width / 2, height / 2];
  const corners: Contour = [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
  return radius > 0 ? rounded(corners, radius) : corners;
};

/** A smooth closed outline through points. */
export const through = (points: Contour, detail = 6): Contour =>
  points.flatMap((_, index) => {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => points[(index + step + points.length) % points.length] ?? ([0, 0] as const),
    );
    if (!a || !b || !c || !d) return [];
    return steps(0, 1, detail)
      .slice(0, -1)
      .map((t): Point => [bend(a[0], b[0], c[0], d[0], t), bend(a[1], b[1], c[1], d[1], t)]);
  });

/** Catmull and Rom's curve between b and c. */
export const bend = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);

/** Part of a ring: a brake pad, a fan's shroud. */
export const sector = (inner: number, outer: number, from: number, to: number, count = 12): Contour => {
  const arc = (radius: number, a: number, b: number) =>
    steps(a, b, count).map(
      (degrees): Point => [radius * Math.cos(radians(degrees)), radius * Math.sin(radians(degrees))],
    );
  return [...arc(outer, from, to), ...arc(inner, to, from)];
};

/** Teeth with sloping flanks. */
export const gear = (teeth: number, radius: number, depth: number): Contour =>
  Array.from({ length: teeth }, (_, tooth) =>
    [-0.5, -0.28, -0.2, 0.2, 0.28].map((part, index): Point => {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI;
      const r = index === 2 || index === 3 ? radius : radius - depth;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }),
  ).flat();

export const regular = (corners: number, radius: number, first = 0): Contour =>
  Array.from({ length: corners }, (_, index): Point => {
    const angle = radians(first + (360 * index) / corners);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

export const mirrored = (contour: Contour): Contour => contour.map(([a, b]): Point => [-a, b]).reverse();

/** Drawn in from the edge by a distance; good for outlines without narrow places. */
export function inset(contour: Contour, by: number): Contour {
  const sign = Math.sign(
    contour.reduce((sum, [x, y], i) => {
      const [nx, ny] = contour[(i + 1) % contour.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0),
  );
  return contour.map(([x, y], index) => {
    const [ax, ay] = contour.at(index - 1) ?? [x, y];
    const [bx, by2] = contour[(index + 1) % contour.length] ?? [x, y];
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [x - (sign * by * (by2 - ay)) / length, y + (sign * by * (bx - ax)) / length];
  });
}
