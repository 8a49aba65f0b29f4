import { type Frame, place, reversed } from "../pen/frame.ts";
import { type Mark, polygon, type Shape } from "../pen/marks.ts";
import { faces, type Pen } from "../pen/pen.ts";
import { dot, type Point, times, type Vector } from "../pen/vectors.ts";
import { clipped, turnOf } from "./clip.ts";
import { type Contour, inset } from "./contours.ts";

type Tone = "face" | "side" | "dark";
interface ExtrudedOptions {
  readonly holes?: readonly Contour[];
  /** Distance of a fine line inside the near face's edge. */
  readonly bevel?: number;
  readonly face?: Tone;
  readonly side?: Tone;
}

/** A flat outline with thickness along n, from 0 to `depth`. */
export function extruded(
  by: Pen,
  frame: Frame,
  contour: Contour,
  depth: number,
  options: ExtrudedOptions = {},
): Shape {
  if (!faces(by, times(frame.n, Math.sign(depth)))) {
    const flipped = reversed({ ...frame, at: place(frame, [0, 0, depth]) });
    return extruded(by, flipped, flip(contour), depth, {
      ...options,
      holes: (options.holes ?? []).map(flip),
    });
  }
  const { face = "face", side = "side", holes = [], bevel } = options;
  const onPlane =
    (height: number) =>
    ([x, y]: Point) =>
      by.project(place(frame, [x, y, height]));
  const near = contour.map(onPlane(depth));
  return [
    ...walls(by, frame, contour, depth, side),
    polygon(face, near),
    ...(bevel ? [polygon("detail", inset(contour, bevel).map(onPlane(depth)))] : []),
    ...holes.flatMap((outline) => opening(outline.map(onPlane(depth)), outline.map(onPlane(0)))),
  ];
}

const flip = (contour: Contour): Contour => contour.map(([x, y]): Point => [-x, y]);

function opening(mouth: readonly Point[], bottom: readonly Point[]): Mark[] {
  const seen = clipped(bottom, mouth);
  if (seen.length < 3) return [polygon("dark", mouth)];
  return [polygon("side", mouth), polygon("face", seen)];
}

/** The sides that the viewer sees, in runs without a gap, far ones first. */
function walls(by: Pen, frame: Frame, contour: Contour, depth: number, side: Tone): Mark[] {
  const ccw = turnOf(contour) > 0 ? contour : [...contour].reverse();
  const flat: Frame = { ...frame, at: [0, 0, 0] };
  const outwards = ccw.map((a, index): Vector => {
    const b = ccw[(index + 1) % ccw.length] ?? a;
    return place(flat, [b[1] - a[1], a[0] - b[0], 0]);
  });
  const seen = outwards.map((outward) => faces(by, outward));
  const start = seen.indexOf(false);
  const runs: number[][] = [];
  for (let step = 0; step < ccw.length; step++) {
    const index = (start + 1 + step) % ccw.length;
    if (!seen[index]) continue;
    const last = runs.at(-1);
    if (last && (last.at(-1) ?? 0) === (index + ccw.length - 1) % ccw.length) last.push(index);
    else runs.push([index]);
  }
  const point = (index: number, height: number): Vector => {
    const [x, y] = ccw[index % ccw.length] ?? [0, 0];
    return place(frame, [x, y, height]);
  };
  const nearness = (run: readonly number[]) =>
    run.reduce((sum, index) => sum + dot(point(index, 0), by.towards), 0) / run.length;
  return runs
    .toSorted((one, other) => nearness(one) - nearness(other))
    .flatMap((run) => wall(by, run, point, depth, side, outwards));
}

function wall(
  by: Pen,
  run: readonly number[],
  point: (index: number, height: number) => Vector,
  depth: number,
  side: Tone,
  outwards: readonly Vector[],
): Mark[] {
  const all = [...run, (run.at(-1) ?? 0) + 1];
  const edge = (height: number) => all.map((index) => by.project(point(index, height)));
  const corners = run.slice(1).filter((index, place) => {
    const [a, b] = [outwards[run[place] ?? 0], outwards[index]];
    return a && b && dot(a, b) < 0.86 * Math.hypot(...a) * Math.hypot(...b);
  });
  return [
    polygon(side, [...edge(0), ...edge(depth).reverse()]),
    ...corners.map((index) =>
      polygon("detail", [by.project(point(index, 0)), by.project(point(index, depth))], false),
    ),
  ];
}
