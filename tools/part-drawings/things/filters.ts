import { around, type Frame, place, shift } from "../pen/frame.ts";
import { polygon, type Shape } from "../pen/marks.ts";
import { faces, type Pen } from "../pen/pen.ts";
import { cross, dot, type Point, subtract, type Vector } from "../pen/vectors.ts";
import { box } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { flutes, hole, turned } from "../shapes/turned.ts";

/** Oil filter to screw on; n points to its open end. */
export function oilCanister(by: Pen, frame: Frame, radius = 38, height = 92): Shape {
  const r = radius;
  return [
    ...turned(by, frame, [
      [0, r * 0.62],
      [3, r * 0.8, "soft"],
      [8, r * 0.9, "soft"],
      [26, r * 0.93, "soft"],
      [30, r],
      [height - 8, r],
      [height - 8, r + 2],
      [height, r + 2],
      [height, r - 2],
      [height - 1, r - 4],
    ]),
    ...flutes(by, frame, [6, 26], r * 0.92, 16, "line"),
    ...(faces(by, frame.n) ? openEnd(by, frame, r, height) : []),
  ];
}

const openEnd = (by: Pen, frame: Frame, r: number, height: number): Shape => [
  ...turned(
    by,
    shift(frame, [0, 0, height]),
    [
      [0, r - 6],
      [4, r - 6],
    ],
    { side: "dark", cap: "dark" },
  ),
  ...turned(
    by,
    shift(frame, [0, 0, height]),
    [
      [0, r - 12],
      [1, r - 12],
    ],
    { well: [r * 0.28, 20] },
  ),
  ...around(frame, 6, r * 0.46).flatMap((spot) =>
    hole(by, shift(spot, [0, 0, height + 1]), 0, 4, r * 0.08, false),
  ),
];

/** Folds of paper in a frame's u and v, along v, as high as `depth`; only what the viewer sees. */
function pleats(by: Pen, frame: Frame, width: number, length: number, depth: number, count: number): Shape {
  const flanks = Array.from({ length: count * 2 }, (_, index) => {
    const [x0, x1] = [index, index + 1].map((step) => -width / 2 + (width * step) / (count * 2));
    const [z0, z1] = index % 2 === 0 ? [0, depth] : [depth, 0];
    const corners = [
      [x0, -length / 2, z0],
      [x1, -length / 2, z1],
      [x1, length / 2, z1],
      [x0, length / 2, z0],
    ].map(([a = 0, b = 0, c = 0]): Vector => place(frame, [a, b, c]));
    return { corners, rising: index % 2 === 0 };
  });
  return flanks
    .filter(({ corners: [a, b, c] }) => a && b && c && faces(by, cross(subtract(b, a), subtract(c, a))))
    .toSorted(
      (one, other) =>
        dot(one.corners[0] ?? [0, 0, 0], by.towards) - dot(other.corners[0] ?? [0, 0, 0], by.towards),
    )
    .map(({ corners, rising }) =>
      polygon(
        rising ? "face" : "side",
        corners.map((corner) => by.project(corner)),
      ),
    );
}

/** A flat air or cabin filter: paper folds in a soft frame. */
export function panelFilter(
  by: Pen,
  frame: Frame,
  width: number,
  length: number,
  height: number,
  count = 22,
): Shape {
  const outer = box(width, length, 8);
  return [
    ...extruded(by, frame, box(width - 14, length - 14, 4), height * 0.55),
    ...extruded(by, shift(frame, [0, 0, height * 0.55]), outer, height * 0.3),
    ...extruded(by, shift(frame, [0, 0, height * 0.85]), box(width - 18, length - 18, 4), 0.5, {
      face: "dark",
    }),
    ...pleats(by, shift(frame, [0, 0, height * 0.6]), width - 22, length - 24, height * 0.4, count),
  ];
}

/** Rim of a pan or a cover with a hole for each screw. */
export function flange(
  by: Pen,
  frame: Frame,
  outline: readonly Point[],
  thick: number,
  holes: readonly Point[],
  inner?: readonly Point[],
): Shape {
  return [
    ...extruded(by, frame, outline, thick, inner ? { holes: [inner] } : {}),
    ...holes.flatMap(([x, y]) => hole(by, shift(frame, [x, y, thick]), 0, thick, 4, true)),
  ];
}
