import type { Frame } from "../pen/frame.ts";
import type { Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { radians, steps, type Vector } from "../pen/vectors.ts";
import { face, stroke } from "../shapes/swept.ts";
import { panel } from "./lamps.ts";

interface BumperSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A point of a bumper's skin: from -1 (right end) over 0 (middle) to 1, and from 0 (below) to 1 (above). x points outwards. */
export function bumperPoint({ width, depth, height }: BumperSize, across: number, up: number): Vector {
  const a = radians(across * 90);
  const s = Math.sin(a);
  const bulge = 1 + 0.1 * Math.sin(up * Math.PI * 0.9) - 0.07 * up;
  return [
    depth * bulge * Math.abs(Math.cos(a)) ** 0.55 - depth * 0.25 * Math.abs(across),
    (width / 2) * Math.sign(s) * Math.abs(s) ** 0.8,
    height * up,
  ];
}

/** The skin, with lines where its surfaces meet. */
export function bumperSkin(by: Pen, frame: Frame, size: BumperSize): Shape {
  const rows = steps(0, 1, 8).map((up) => steps(-1, 1, 32).map((across) => bumperPoint(size, across, up)));
  return panel(by, frame, rows, [1, 6]);
}

/** An opening or a lamp's place in the skin, as a closed curve through points of it. */
export const onSkin = (
  by: Pen,
  frame: Frame,
  size: BumperSize,
  points: readonly (readonly [number, number])[],
  style: "face" | "side" | "dark" = "dark",
): Shape => {
  const fine = points.flatMap(([a, b], index) => {
    const [c, d] = points[(index + 1) % points.length] ?? [a, b];
    return steps(0, 1, 6)
      .slice(0, -1)
      .map((t) => bumperPoint(size, a + (c - a) * t, b + (d - b) * t));
  });
  return face(by, frame, fine, style);
};

/** Bars or a mesh across an opening. */
export const skinLines = (
  by: Pen,
  frame: Frame,
  size: BumperSize,
  [left, right]: readonly [number, number],
  heights: readonly number[],
  style: "line" | "detail" | "bead" = "line",
): Shape =>
  heights.flatMap((up) =>
    stroke(
      by,
      frame,
      steps(left, right, 14).map((across) => bumperPoint(size, across, up)),
      style,
    ),
  );

/** A strip of the same curve, for beams, lips and absorbers. */
export function bumperStrip(by: Pen, frame: Frame, size: BumperSize, reach: number, thick: number): Shape {
  const rows = [0, 1].map((up) => steps(-reach, reach, 22).map((across) => bumperPoint(size, across, up)));
  const back = rows.map((row) => row.map(([x, y, z]): Vector => [x - thick, y, z]));
  return [
    ...panel(by, frame, [back[1] ?? [], rows[1] ?? []]).map((mark) => ({
      ...mark,
      style: mark.style === "face-fill" ? ("side-fill" as const) : mark.style,
    })),
    ...panel(by, frame, rows),
  ];
}
