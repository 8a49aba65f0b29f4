import { type Frame, place } from "../pen/frame.ts";
import { type Mark, polygon, polyline, type Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { dot, type Point, steps, type Vector } from "../pen/vectors.ts";
import { bend } from "./contours.ts";

/** A smooth open curve through points in space. */
export const curve = (points: readonly Vector[], detail = 8): Vector[] => {
  const end = points.at(-1);
  const spans = points.slice(0, -1).flatMap((b, index) => {
    const [a, c, d] = [
      points[index - 1] ?? b,
      points[index + 1] ?? b,
      points[index + 2] ?? points[index + 1] ?? b,
    ];
    return steps(0, 1, detail)
      .slice(0, -1)
      .map((t): Vector => {
        const along = (axis: 0 | 1 | 2) => bend(a[axis], b[axis], c[axis], d[axis], t);
        return [along(0), along(1), along(2)];
      });
  });
  return end ? [...spans, end] : spans;
};

interface TubeOptions {
  readonly style?: "face" | "side" | "dark";
  /** Distance of rings across it, for bellows. */
  readonly ribs?: number;
  /** Straight from point to point. */
  readonly straight?: boolean;
}

/** A round hose, pipe or wire along points of a frame. */
export function tube(
  by: Pen,
  frame: Frame,
  points: readonly Vector[],
  radius: number,
  { style = "face", ribs, straight = false }: TubeOptions = {},
): Shape {
  const middle = (straight ? points : curve(points)).map((point) => by.project(place(frame, point)));
  return [tubeMark(by, middle, radius, style, ribs)];
}

function tubeMark(
  by: Pen,
  middle: readonly Point[],
  radius: number,
  style: "face" | "side" | "dark",
  ribs?: number,
): Mark {
  const width = Math.max(2 * radius * by.scale, 2.5);
  const tubeOf = { width, style, ...(ribs ? { ribs: ribs * by.scale } : {}) };
  return { style: "tube", path: polyline(middle, false), cover: middle, tube: tubeOf };
}

/** A coil spring about n. */
export function spring(
  by: Pen,
  frame: Frame,
  [from, to]: readonly [number, number],
  radius: number,
  turns: number,
  wire: number,
  taper = 0,
): Shape {
  const points = steps(0, turns, Math.round(turns * 28)).map((turn) => {
    const angle = turn * 2 * Math.PI;
    const r = radius - taper * (turn / turns);
    const local: Vector = [r * Math.cos(angle), r * Math.sin(angle), from + ((to - from) * turn) / turns];
    const outward = place({ ...frame, at: [0, 0, 0] }, [Math.cos(angle), Math.sin(angle), 0]);
    return { at: place(frame, local), front: dot(outward, by.towards) > -0.12 };
  });
  const runs: { front: boolean; points: Point[] }[] = [];
  for (const [index, { at, front }] of points.entries()) {
    const last = runs.at(-1);
    if (last?.front === front) last.points.push(by.project(at));
    else {
      const before = points[index - 1];
      runs.push({ front, points: [...(before ? [by.project(before.at)] : []), by.project(at)] });
    }
  }
  const halves = (front: boolean) =>
    runs.filter((run) => run.front === front).map((run) => tubeMark(by, run.points, wire, "face"));
  return [...halves(false), ...halves(true)];
}

/** A line in space: straight, or smooth through its points. */
export const stroke = (
  by: Pen,
  frame: Frame,
  points: readonly Vector[],
  style: "line" | "detail" | "axis" | "bead" = "detail",
  smooth = false,
): Shape => [
  polygon(
    style,
    (smooth ? curve(points) : points).map((point) => by.project(place(frame, point))),
    false,
  ),
];

/** A flat face in space; `smooth` rounds its outline. */
export const face = (
  by: Pen,
  frame: Frame,
  points: readonly Vector[],
  style: "face" | "side" | "dark" = "face",
  smooth = false,
): Shape => [
  polygon(
    style,
    (smooth ? curve([...points, points[0] ?? [0, 0, 0]]) : points).map((point) =>
      by.project(place(frame, point)),
    ),
  ),
];
