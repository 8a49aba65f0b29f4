import { around, type Frame, shift, sideways } from "../pen/frame.ts";
import type { Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { type Point, radians, steps, type Vector } from "../pen/vectors.ts";
import { box, regular, rounded } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { nut } from "../shapes/fasteners.ts";
import { pairs } from "../shapes/numbers.ts";
import { stroke } from "../shapes/swept.ts";
import { flutes, grooves, hole, turned } from "../shapes/turned.ts";

/** Wheel hub: flange with studs towards n, spigot, and the bearing behind it. */
export const wheelHub = (by: Pen, frame: Frame, radius = 68): Shape => [
  ...turned(by, frame, pairs("-46,30 0,30")),
  ...turned(by, frame, [
    [0, radius],
    [12, radius],
    [12, radius - 4],
  ]),
  ...turned(
    by,
    frame,
    [
      [12, radius * 0.5],
      [26, radius * 0.48],
      [26, radius * 0.42],
    ],
    { well: [radius * 0.26, 40] },
  ),
  ...around(frame, 5, radius * 0.76).flatMap((spot) => [
    ...turned(by, shift(spot, [0, 0, 12]), pairs("0,6.5 38,6.5 40,5")),
    ...grooves(by, shift(spot, [0, 0, 12]), steps(8, 36, 9), 6.5),
  ]),
];

export const wheelBearing = (by: Pen, frame: Frame, radius = 44): Shape => [
  ...turned(by, frame, [
    [0, radius],
    [40, radius],
    [40, radius - 6],
  ]),
  ...turned(
    by,
    shift(frame, [0, 0, 36]),
    [
      [4, radius - 7],
      [4, radius - 8],
    ],
    { cap: "dark" },
  ),
  ...turned(
    by,
    shift(frame, [0, 0, 36]),
    [
      [4, radius - 18],
      [6, radius - 18],
    ],
    { well: [radius - 22, 30] },
  ),
];

/** Rubber bellows between two radii, along n. */
export const bellows = (
  by: Pen,
  frame: Frame,
  length: number,
  from: number,
  to: number,
  folds = 6,
): Shape => {
  const rings = steps(0, length, folds * 2).map((z, index): readonly [number, number] => {
    const r = from + ((to - from) * z) / length;
    return [z, index % 2 === 0 ? r * 0.84 : r * 1.1];
  });
  return turned(
    by,
    frame,
    [[-14, from * 0.8], [0, from * 0.84], ...rings.slice(1), [length + 12, to * 0.84]],
    { well: [to * 0.6, 20] },
  );
};

/** Constant velocity joint with its bell and splined stub towards n. */
export const cvJoint = (by: Pen, frame: Frame, radius = 40): Shape => [
  ...turned(by, frame, [
    [-20, radius],
    [18, radius],
    [34, radius * 0.86, "soft"],
    [46, radius * 0.6],
    [52, radius * 0.42],
  ]),
  ...turned(by, frame, pairs("52,15 112,15 112,11 136,11")),
  ...flutes(by, frame, [58, 108], 15, 30),
  ...grooves(by, frame, steps(114, 134, 6), 11),
];

export const bootClamp = (by: Pen, frame: Frame, radius: number): Shape => [
  ...turned(
    by,
    frame,
    [
      [0, radius],
      [9, radius],
    ],
    { bore: radius - 2 },
  ),
  ...extruded(by, shift(sideways(frame), [radius * 0.1, 0.5, radius * 0.98]), box(16, 8, 2), 6),
];

/** A wheel: rim with spokes towards n. */
export function alloyWheel(by: Pen, frame: Frame, radius = 190, width = 150, spokes = 5): Shape {
  const r = radius;
  const wedge = 360 / spokes;
  return [
    ...turned(by, frame, [
      [-width, r * 0.98],
      [-width + 12, r * 0.98],
      [-width + 26, r * 0.86],
      [-30, r * 0.86],
      [-14, r * 0.97],
      [0, r],
      [0, r * 0.95],
    ]),
    ...turned(by, frame, [
      [-6, r * 0.95],
      [-8, r * 0.9],
    ]),
    ...hole(by, frame, -8, width * 0.5, r * 0.86, false),
    ...Array.from({ length: spokes }, (_, index) => spoke(by, frame, r, index * wedge + 90)).flat(),
    ...turned(
      by,
      frame,
      [
        [-22, r * 0.26],
        [-8, r * 0.25],
      ],
      { well: [r * 0.13, 8] },
    ),
    ...around(frame, 5, r * 0.18, 90 + wedge / 2).flatMap((spot) =>
      hole(by, shift(spot, [0, 0, -8]), 0, 10, r * 0.034, false),
    ),
  ];
}

function spoke(by: Pen, frame: Frame, r: number, degrees: number): Shape {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const point = (out: number, aside: number): Point => [c * out - s * aside, s * out + c * aside];
  const outline = rounded(
    [
      point(r * 0.16, -r * 0.12),
      point(r * 0.5, -r * 0.1),
      point(r * 0.89, -r * 0.2),
      point(r * 0.89, r * 0.2),
      point(r * 0.5, r * 0.1),
      point(r * 0.16, r * 0.12),
    ],
    r * 0.08,
  );
  return [
    ...extruded(by, shift(frame, [0, 0, -26]), outline, 18),
    ...stroke(by, shift(frame, [0, 0, -8]), [
      [...point(r * 0.26, 0), 0],
      [...point(r * 0.86, 0), 0],
    ] as Vector[]),
  ];
}

/** Wheel nut with a cone below its hexagon. */
export const wheelNut = (by: Pen, frame: Frame, radius = 17): Shape => [
  ...turned(by, frame, [
    [-8, radius * 0.6],
    [0, radius * 1.05],
  ]),
  ...extruded(by, frame, regular(6, radius), radius * 1.3),
  ...turned(by, frame, [
    [radius * 1.3, radius * 0.8],
    [radius * 1.7, radius * 0.6, "soft"],
    [radius * 1.85, radius * 0.3],
  ]),
];

export const spindleNut = (by: Pen, frame: Frame): Shape => nut(by, frame, 24, 18);
