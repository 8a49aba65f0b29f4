import { along, around, endways, type Frame, place, shift } from "../pen/frame.ts";
import type { Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { steps, subtract, type Vector } from "../pen/vectors.ts";
import { box, disc, regular, rounded } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { pairs } from "../shapes/numbers.ts";
import { spring, tube } from "../shapes/swept.ts";
import { grooves, hole, turned } from "../shapes/turned.ts";

/** Suspension strut, rod upwards: tube, spring seat, lugs for the knuckle. */
export const strut = (by: Pen, frame: Frame): Shape => [
  ...extruded(
    by,
    shift(endways(shift(frame, [0, 0, 46])), [0, 0, 10]),
    rounded(pairs("-50,-20 50,-20 50,20 -50,20"), 10),
    26,
    {
      holes: [disc(7, [-28, 0], 14), disc(7, [28, 0], 14)],
    },
  ),
  ...turned(by, frame, pairs("0,24 4,27 230,27")),
  ...extruded(by, shift(frame, [0, -24, 46]), box(32, 36, 4), 100),
  ...[70, 122].flatMap((z) =>
    turned(by, along(place(frame, [16, -28, z]), frame.u), pairs("0,7 4,7"), { well: [4, 6] }),
  ),
  ...turned(by, frame, pairs("190,27 200,74 206,78 214,78 214,70")),
  ...turned(by, frame, pairs("214,28 250,28 254,24")),
  ...turned(by, frame, pairs("254,10 420,10 420,8 450,8")),
  ...grooves(by, frame, steps(424, 448, 6), 8),
];

/** Damper with an eye below and a rod above. */
export const damper = (by: Pen, frame: Frame): Shape => [
  ...bushing(by, along(frame.at, frame.u), 26, 44),
  ...turned(by, frame, pairs("22,20 28,24 210,24")),
  ...turned(by, frame, pairs("200,30 340,30 344,26")),
  ...turned(by, frame, pairs("344,9 366,9 366,7 396,7")),
  ...grooves(by, frame, steps(370, 394, 6), 7),
];

/** Rubber between two sleeves; n is its axis. */
export const bushing = (by: Pen, frame: Frame, radius: number, length: number): Shape => [
  ...turned(by, shift(frame, [0, 0, -length / 2]), [
    [0, radius],
    [length, radius],
  ]),
  ...turned(
    by,
    shift(frame, [0, 0, length / 2]),
    [
      [0, radius * 0.82],
      [2, radius * 0.8],
    ],
    { cap: "dark" },
  ),
  ...turned(
    by,
    shift(frame, [0, 0, length / 2]),
    [
      [0, radius * 0.46],
      [6, radius * 0.46],
    ],
    { well: [radius * 0.26, 20] },
  ),
];

/** Plate over the strut: bearing and three studs. */
export const strutMount = (by: Pen, frame: Frame): Shape => [
  ...turned(by, frame, pairs("-20,50 -8,60"), { side: "dark" }),
  ...extruded(by, shift(frame, [0, 0, -8]), rounded(regular(3, 104, 90), 60), 8),
  ...turned(by, frame, pairs("0,46 22,34 22,28"), { well: [14, 14] }),
  ...around(frame, 3, 72, 90).flatMap((spot) => [
    ...turned(by, spot, pairs("0,10 3,10")),
    ...turned(by, spot, pairs("3,6 34,6")),
    ...grooves(by, spot, steps(8, 32, 6), 6),
  ]),
];

export const dustBoot = (by: Pen, frame: Frame, radius: number, height: number, rings = 7): Shape => [
  ...turned(
    by,
    frame,
    steps(0, height, rings * 2).map((z, index): readonly [number, number] => [
      z,
      index % 2 === 0 ? radius * 0.8 : radius,
    ]),
    { well: [radius * 0.5, height * 0.5] },
  ),
];

export const bumpStop = (by: Pen, frame: Frame, radius = 26): Shape =>
  turned(
    by,
    frame,
    [
      [0, radius * 0.6, "soft"],
      [10, radius * 0.8],
      [24, radius * 0.7],
      [36, radius],
      [52, radius * 0.86],
      [66, radius * 1.1],
      [84, radius * 1.1],
    ],
    {
      well: [radius * 0.36, 50],
      side: "dark",
      cap: "dark",
    },
  );

export const coilSpring = (
  by: Pen,
  frame: Frame,
  height: number,
  radius: number,
  turns = 5,
  wire = 7,
): Shape => spring(by, frame, [0, height], radius, turns, wire);

/** Ball joint: housing, gaiter and tapered pin towards n. */
export const ballJoint = (by: Pen, frame: Frame, radius = 24): Shape => [
  ...turned(by, frame, [
    [-radius, radius * 0.7],
    [-radius * 0.8, radius],
    [radius * 0.2, radius],
    [radius * 0.2, radius * 1.08],
    [radius * 0.4, radius * 1.08],
  ]),
  ...turned(
    by,
    frame,
    [
      [radius * 0.4, radius * 0.8],
      [radius * 0.9, radius * 1.02, "soft"],
      [radius * 1.5, radius * 0.5],
    ],
    { side: "dark", cap: "dark" },
  ),
  ...turned(by, frame, [
    [radius * 1.5, radius * 0.36],
    [radius * 2.1, radius * 0.32],
    [radius * 3, radius * 0.28],
  ]),
  ...grooves(by, frame, steps(radius * 2.2, radius * 2.9, 6), radius * 0.3),
];

/** Lower control arm: a pressed wishbone in u and v with two bushings and a ball joint. n is up. */
export function controlArm(by: Pen, frame: Frame): Shape {
  const outline = rounded(
    pairs("-20,-150 26,-156 60,-110 150,-34 196,-26 200,26 150,30 70,60 40,130 26,166 -24,160 -16,70 6,-20"),
    34,
  );
  return [
    ...extruded(by, frame, outline, 26, { bevel: 9, holes: [disc(22, [72, 0], 24)] }),
    ...bushing(by, along(place(frame, [2, -152, 13]), frame.v), 30, 56),
    ...bushing(by, along(place(frame, [2, 152, 13]), frame.v), 30, 56),
    ...ballJoint(by, shift(frame, [174, 0, 26]), 24),
  ];
}

/** Steering knuckle: an upright with the bore of the hub towards n. */
export function knuckle(by: Pen, frame: Frame): Shape {
  const body = rounded(
    pairs(
      "-64,-60 -30,-92 -20,-150 22,-152 34,-92 66,-58 120,-40 132,-10 70,20 58,66 34,96 30,190 -26,196 -34,96 -62,60",
    ),
    20,
  );
  return [
    ...extruded(by, shift(frame, [0, 0, -26]), body, 36, { bevel: 7 }),
    ...turned(by, frame, pairs("10,62 30,58"), { well: [44, 40] }),
    ...around(frame, 4, 52, 45).flatMap((spot) => hole(by, shift(spot, [0, 0, 30]), 0, 8, 4, false)),
    ...[140, 176].flatMap((y) => hole(by, shift(frame, [0, y, 10]), 0, 30, 7, true)),
    ...hole(by, shift(frame, [112, -22, 10]), 0, 30, 8, true),
    ...hole(by, shift(frame, [0, -134, 10]), 0, 30, 9, true),
  ];
}

/** Drop link: a rod with a ball stud at each end. */
export function stabilizerLink(by: Pen, frame: Frame, length = 220): Shape {
  return [
    ...turned(by, shift(frame, [0, 0, 0]), [
      [0, 7],
      [length, 7],
    ]),
    ...[0, length].flatMap((z) => ballJoint(by, along(place(frame, [0, 0, z]), frame.u), 17)),
  ];
}

export const bar = (by: Pen, frame: Frame, points: readonly Vector[], radius: number): Shape => {
  const ends = [points[0], points.at(-1)].map((point) => place(frame, point ?? [0, 0, 0]));
  return [
    ...tube(by, frame, points, radius),
    ...ends.flatMap((at) =>
      extruded(by, along(at, frame.n), disc(radius * 1.9, [0, 0], 24), radius, {
        holes: [disc(radius * 0.7, [0, 0], 14)],
      }),
    ),
  ];
};

/** Rubber block with its bracket, for a bar that runs along n. */
export const barBushing = (by: Pen, frame: Frame): Shape => [
  ...extruded(by, frame, rounded(pairs("-26,-20 26,-20 26,6 16,28 -16,28 -26,6"), 10), 40, {
    holes: [disc(12, [0, 2], 20)],
    face: "dark",
    side: "dark",
  }),
  ...extruded(
    by,
    shift(frame, [0, 0, 8]),
    rounded(
      pairs(
        "-58,-20 -30,-20 -30,8 -18,34 18,34 30,8 30,-20 58,-20 58,-14 36,-14 36,12 22,40 -22,40 -36,12 -36,-14 -58,-14",
      ),
      4,
    ),
    24,
  ),
];

/** A rod between two bushings. */
export function link(by: Pen, from: Vector, to: Vector, axis: Vector, radius = 13, eye = 26): Shape {
  const way = subtract(to, from);
  const frame = along(from, way);
  const length = Math.hypot(...way);
  return [
    ...bushing(by, along(from, axis), eye, eye * 1.7),
    ...turned(by, frame, [
      [eye * 0.9, radius],
      [length - eye * 0.9, radius],
    ]),
    ...bushing(by, along(to, axis), eye, eye * 1.7),
  ];
}

/** Outer end of a tie rod: threaded shank against n, ball stud along `up`. */
export function tieRodEnd(by: Pen, frame: Frame, up: Vector): Shape {
  return [
    ...turned(by, frame, pairs("-120,8 -22,9")),
    ...grooves(by, frame, steps(-118, -60, 14), 8.4),
    ...turned(by, frame, pairs("-34,14 -20,17")),
    ...ballJoint(by, along(frame.at, up), 22),
  ];
}
