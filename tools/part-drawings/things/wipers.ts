import { along, type Frame, place, shift } from "../pen/frame.ts";
import type { Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { add, cross, steps, subtract, times, unit, type Vector } from "../pen/vectors.ts";
import { box, disc, rounded } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { pairs } from "../shapes/numbers.ts";
import { curve, face, stroke, tube } from "../shapes/swept.ts";
import { turned } from "../shapes/turned.ts";

/** A ribbon of a given width along points of a frame; its width lies along `across`. */
export function ribbon(
  by: Pen,
  frame: Frame,
  points: readonly Vector[],
  width: readonly [number, number],
  across: Vector,
  style: "face" | "side" | "dark" = "face",
): Shape {
  const way = curve(points);
  const edge = (sign: number) =>
    way.map((point, index) =>
      add(point, times(across, (sign * (width[0] + ((width[1] - width[0]) * index) / (way.length - 1))) / 2)),
    );
  return face(by, frame, [...edge(1), ...edge(-1).toReversed()], style);
}

/** A flat wiper blade: curved beam with a spoiler, rubber lip below, connector in the middle. u runs along it. */
export function wiperBlade(by: Pen, frame: Frame, length: number): Shape {
  const bow = (x: number) => 26 * (1 - ((2 * x) / length) ** 2);
  const way = (z: number) => steps(-length / 2, length / 2, 12).map((x): Vector => [x, 0, bow(x) + z]);
  return [
    ...ribbon(by, frame, way(-16), [16, 16], [0, 0, 1], "dark"),
    ...stroke(by, frame, way(-14)),
    ...ribbon(by, frame, way(0), [18, 18], [0, 0, 1]),
    ...ribbon(
      by,
      frame,
      way(8).map(([x, y, z]): Vector => [x, y + 6, z]),
      [10, 10],
      [0, 0, 1],
      "side",
    ),
    ...extruded(by, along(place(frame, [0, -14, 24]), times(frame.v, -1)), box(86, 34, 9), 10, { bevel: 5 }),
    ...extruded(by, along(place(frame, [0, -24, 30]), times(frame.v, -1)), box(34, 16, 4), 8),
    ...[-1, 1].flatMap((side) =>
      extruded(
        by,
        along(place(frame, [(side * length) / 2, -10, -4]), times(frame.v, -1)),
        box(26, 30, 5),
        12,
      ),
    ),
  ];
}

/** The rubber of a blade alone. */
export const wiperRubber = (by: Pen, frame: Frame, length: number): Shape => [
  ...ribbon(
    by,
    frame,
    steps(-length / 2, length / 2, 8).map((x): Vector => [x, 0, 14 * (1 - ((2 * x) / length) ** 2)]),
    [22, 22],
    [0, 0, 1],
    "dark",
  ),
  ...[-4, 2, 7].flatMap((z) =>
    stroke(
      by,
      frame,
      steps(-length / 2, length / 2, 8).map((x): Vector => [x, 0, z + 14 * (1 - ((2 * x) / length) ** 2)]),
    ),
  ),
];

/** Arm with its head on the spindle, spring and hook. */
export function wiperArm(by: Pen, frame: Frame, length: number): Shape {
  const end: Vector = [length, 0, 34];
  return [
    ...ribbon(
      by,
      frame,
      [[90, 0, 14], [length * 0.4, 0, 40], [length * 0.8, 0, 44], end],
      [26, 13],
      [0, 1, 0],
    ),
    ...stroke(by, frame, [[100, 0, 16], [length * 0.4, 0, 40], [length * 0.8, 0, 44], end], "detail", true),
    ...tube(by, frame, [end, add(end, [26, 0, -4]), add(end, [28, 0, -22]), add(end, [6, 0, -20])], 5),
    ...extruded(by, frame, rounded(pairs("-28,-24 20,-26 110,-16 110,16 20,26 -28,24"), 16), 20, {
      bevel: 5,
      holes: [disc(10, [0, 0], 18)],
    }),
    ...turned(by, shift(frame, [0, 0, 20]), pairs("0,20 4,18"), { well: [9, 16] }),
  ];
}

/** Two spindles on a tube, driven by rods from the crank of a motor. n is up, u runs across the car. */
export function wiperLinkage(by: Pen, frame: Frame, width: number): Shape {
  const w = width / 2;
  const spindle = (x: number, y: number): Shape => [
    ...turned(by, shift(frame, [x, y, 0]), pairs("-10,24 22,20 22,12 64,12 64,9 88,8")),
    ...extruded(by, shift(frame, [x, y, -30]), rounded(pairs("-12,-14 66,-10 66,10 -12,14"), 8), 6),
  ];
  return [
    ...tube(
      by,
      frame,
      [
        [-w, 0, 0],
        [w, 0, 0],
      ],
      11,
      { straight: true },
    ),
    ...rod(by, frame, [-w + 54, 0, -40], [-10, -40, -46]),
    ...rod(by, frame, [w + 54, 0, -40], [-6, -46, -56]),
    ...spindle(-w, 0),
    ...spindle(w, 0),
    ...extruded(by, shift(frame, [-30, -70, -10]), rounded(pairs("-50,-40 50,-40 60,70 -60,70"), 20), 6, {
      holes: [disc(18, [0, 0], 24)],
    }),
  ];
}

function rod(by: Pen, frame: Frame, from: Vector, to: Vector): Shape {
  const across = unit(cross(subtract(to, from), [0, 0, 1]));
  return [
    ...ribbon(by, frame, [from, add(times(from, 0.5), times(to, 0.5)), to], [20, 20], across),
    ...[from, to].flatMap((at) => turned(by, shift(frame, at), pairs("-8,15 12,15 16,9"))),
  ];
}

/** Geared motor: round motor, flat gear box with a cover, crank on top. */
export const wiperMotor = (by: Pen, frame: Frame): Shape => [
  ...turned(
    by,
    along(place(frame, [-30, 0, 0]), times(frame.u, -1)),
    pairs("0,40 10,43 110,43 118,36 124,12 130,12"),
  ),
  ...extruded(by, shift(frame, [10, 0, -30]), rounded(pairs("-60,-50 30,-56 66,0 30,56 -60,50"), 22), 56, {
    bevel: 6,
  }),
  ...turned(by, shift(frame, [14, 0, 26]), pairs("0,20 12,18 12,9 34,9")),
  ...extruded(by, shift(frame, [14, 0, 34]), rounded(pairs("-14,-12 70,-9 70,9 -14,12"), 9), 6),
  ...turned(by, shift(frame, [74, 0, 40]), [
    [0, 8],
    [10, 9, "soft"],
    [16, 5],
  ]),
];

/** Electric pump of the washer: upright cylinder with a nipple and a plug. */
export const washerPump = (by: Pen, frame: Frame): Shape => [
  ...turned(by, frame, pairs("-26,13 -20,16 0,16 0,22 86,22 92,18 92,14")),
  ...turned(by, along(place(frame, [14, 0, -12]), frame.u), pairs("0,7 22,6 22,8 28,6 36,5")),
  ...extruded(by, shift(frame, [0, 0, 92]), box(24, 20, 4), 22),
];
