import { along, endways, type Frame, place, shift, sideways } from "../pen/frame.ts";
import type { Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { type Point, radians, steps, subtract, type Vector } from "../pen/vectors.ts";
import { box, type Contour, disc, rounded } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { pairs, triples } from "../shapes/numbers.ts";
import { face, stroke, tube } from "../shapes/swept.ts";
import { flutes, hole, turned } from "../shapes/turned.ts";

/** Flat tubes with fins between them, as in a radiator, a condenser or an evaporator; stands in u and v. */
export function finCore(
  by: Pen,
  frame: Frame,
  width: number,
  height: number,
  depth: number,
  rows = 16,
): Shape {
  const [w, h] = [width / 2, height / 2];
  const front = shift(frame, [0, 0, depth]);
  const levels = steps(-h, h, rows);
  const fins = levels.slice(0, -1).map((y, row): Shape => {
    const next = levels[row + 1] ?? y;
    const points = steps(-w, w, Math.round(width / 7)).map(
      (x, index): Vector => [x, index % 2 ? next : y, 0],
    );
    // Fins everywhere would be a gray field and a large file; a band of them says enough.
    const [from, to] = [points.length * (0.06 + row * 0.028), points.length * (0.3 + row * 0.028)];
    return stroke(
      by,
      front,
      points.filter((_, index) => index >= from && index <= to),
    );
  });
  return [
    ...extruded(by, frame, box(width, height), depth),
    ...levels.flatMap((y) =>
      stroke(by, front, [
        [-w, y, 0],
        [w, y, 0],
      ]),
    ),
    ...fins.flat(),
  ];
}

/** Radiator with plastic tanks left and right, its necks and its pins. */
export function radiator(by: Pen, frame: Frame, width = 520, height = 340): Shape {
  const tank = (x: number) =>
    extruded(by, shift(frame, [x, 0, -9]), box(54, height + 36, 16), 52, { bevel: 6 });
  const w = width / 2;
  return [
    ...tank(-w - 20),
    ...tank(w + 20),
    ...finCore(by, shift(frame, [0, 0, 0]), width, height, 30, 17),
    ...extruded(by, shift(frame, [0, height / 2 + 4, -2]), box(width, 12, 3), 36),
    ...extruded(by, shift(frame, [0, -height / 2 - 4, -2]), box(width, 12, 3), 36),
    ...turned(by, shift(frame, [w + 20, height * 0.36, 43]), pairs("0,19 30,17 30,20 36,20"), {
      well: [14, 30],
    }),
    ...turned(by, shift(frame, [-w - 20, -height * 0.36, 43]), pairs("0,19 30,17 30,20 36,20"), {
      well: [14, 30],
    }),
    ...turned(by, endways(shift(frame, [-w - 20, height / 2 + 18, 18])), pairs("0,20 16,20 16,24 22,24"), {
      well: [16, 14],
    }),
  ];
}

/** Fan blades about n, twisted so that each shows its face. */
export function fan(by: Pen, frame: Frame, radius: number, blades = 7): Shape {
  const leaves = Array.from({ length: blades }, (_, index) => {
    const first = (360 * index) / blades;
    const point = (r: number, degrees: number, z: number): Vector => [
      r * Math.cos(radians(first + degrees)),
      r * Math.sin(radians(first + degrees)),
      z,
    ];
    const outline = [
      point(radius * 0.28, 0, 0),
      point(radius * 0.62, -2, -4),
      point(radius * 0.97, 8, -8),
      point(radius, 26, 4),
      point(radius * 0.98, 40, 14),
      point(radius * 0.62, 34, 16),
      point(radius * 0.28, 30, 16),
    ];
    return [
      ...face(by, frame, outline, "face", true),
      ...stroke(
        by,
        frame,
        [point(radius * 0.3, 22, 10), point(radius * 0.64, 24, 10), point(radius * 0.95, 31, 8)],
        "detail",
        true,
      ),
    ];
  });
  return [
    ...leaves.flat(),
    ...turned(
      by,
      frame,
      [
        [-6, radius * 0.3],
        [22, radius * 0.3],
        [28, radius * 0.26],
        [28, radius * 0.2],
      ],
      { well: [radius * 0.07, 8] },
    ),
  ];
}

/** Ring of a fan with a motor in its middle, or the whole frame of two fans. */
export function shroud(
  by: Pen,
  frame: Frame,
  width: number,
  height: number,
  centers: readonly Point[],
  radius: number,
): Shape {
  return [
    ...extruded(by, frame, box(width, height, 20), 22, {
      holes: centers.map((center) => disc(radius, center, 36)),
      bevel: 8,
    }),
    ...centers.flatMap(([x, y]) => {
      const middle = shift(frame, [x, y, 0]);
      const spokes = [20, 92, 164, 236, 308].flatMap((degrees) => {
        const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
        return tube(
          by,
          middle,
          [
            [c * radius * 0.2, s * radius * 0.2, 10],
            [c * radius, s * radius, 10],
          ],
          4,
          { straight: true },
        );
      });
      return [
        ...spokes,
        ...turned(by, middle, [
          [0, radius * 0.3],
          [40, radius * 0.3],
          [46, radius * 0.25],
          [46, radius * 0.1],
        ]),
      ];
    }),
  ];
}

/** A rubber hose with a bead at each end and its two clamps. */
export function hose(by: Pen, frame: Frame, points: readonly Vector[], radius: number, clamps = true): Shape {
  const ends = [points[0], points[1], points.at(-2), points.at(-1)].map((point) =>
    place(frame, point ?? [0, 0, 0]),
  );
  const [a = frame.at, b = frame.at, c = frame.at, d = frame.at] = ends;
  const end = (at: Vector, out: Vector): Shape =>
    turned(
      by,
      along(at, out),
      [
        [-14, radius],
        [0, radius],
      ],
      { well: [radius * 0.72, 14], side: "face" },
    );
  const clamp = (at: Vector, out: Vector): Shape => [
    ...turned(
      by,
      along(at, out),
      [
        [-24, radius + 3],
        [-13, radius + 3],
      ],
      { side: "dark", cap: "dark" },
    ),
    ...turned(
      by,
      along(at, out),
      [
        [-13, radius],
        [0, radius],
      ],
      { well: [radius * 0.72, 14], side: "face" },
    ),
  ];
  const [first, last] = [subtract(a, b), subtract(d, c)];
  return [
    ...end(a, first),
    ...tube(by, frame, points, radius),
    ...(clamps ? [...clamp(a, first), ...clamp(d, last)] : [...end(a, first), ...end(d, last)]),
  ];
}

export const pressureCap = (by: Pen, frame: Frame, radius = 30): Shape => [
  ...turned(by, frame, [
    [-30, radius * 0.45],
    [-22, radius * 0.6],
    [-10, radius * 0.6],
    [-10, radius * 0.75],
    [0, radius * 0.75],
  ]),
  ...turned(by, frame, [
    [0, radius],
    [14, radius],
    [18, radius * 0.9],
    [18, radius * 0.6],
  ]),
  ...flutes(by, frame, [0, 14], radius, 26),
  ...extruded(
    by,
    shift(frame, [0, 0, 18]),
    rounded(
      [
        [-radius * 0.8, -5],
        [radius * 0.8, -5],
        [radius * 0.8, 5],
        [-radius * 0.8, 5],
      ],
      4,
    ),
    8,
  ),
];

/** Wax capsule in a frame of sheet metal under a spring. */
export const thermostat = (by: Pen, frame: Frame): Shape => [
  ...turned(by, frame, pairs("-44,10 -14,10 -14,14 -8,16")),
  ...steps(-34, -10, 4).flatMap((z) =>
    turned(
      by,
      frame,
      [
        [z, 19],
        [z + 3, 19],
      ],
      { side: "face" },
    ),
  ),
  ...turned(by, frame, pairs("-4,34 0,34 0,30"), { side: "dark" }),
  ...turned(by, frame, pairs("0,24 3,23 6,8")),
  ...stroke(by, frame, triples("-24,0,1 -16,0,26 0,0,32 16,0,26 24,0,1"), "bead", true),
  ...turned(by, frame, pairs("24,6 34,6")),
];

/** Elbow with a flange: housing of the thermostat. */
export const waterNeck = (by: Pen, frame: Frame): Shape => [
  ...extruded(by, frame, rounded(pairs("-58,-8 -26,-36 26,-36 58,-8 58,8 26,36 -26,36 -58,8"), 12), 10, {
    holes: [disc(6, [-46, 0], 14), disc(6, [46, 0], 14)],
  }),
  ...turned(by, shift(frame, [0, 0, 10]), pairs("0,31 22,27")),
  ...tube(by, frame, triples("0,0,24 0,4,46 0,30,60 0,70,62"), 22),
  ...turned(by, endways(shift(frame, [0, 60, 62])), pairs("0,22 24,20 24,23 30,23"), { well: [17, 20] }),
];

/** Water pump with its wheel of vanes hidden behind a flange, shaft and pulley hub towards n. */
export function waterPump(by: Pen, frame: Frame): Shape {
  const outline: Contour = rounded(pairs("-70,-20 -30,-66 40,-60 72,-8 54,54 0,74 -56,48"), 26);
  const ears: readonly Point[] = pairs("-58,-18 -22,-54 38,-50 58,2 40,46 -8,60 -46,36");
  return [
    ...turned(by, frame, pairs("-44,40 -18,40")),
    ...flutes(by, frame, [-44, -18], 40, 14, "line"),
    ...turned(by, frame, pairs("-18,16 0,16")),
    ...extruded(by, frame, outline, 14, { bevel: 5 }),
    ...ears.flatMap(([x, y]) => hole(by, shift(frame, [x, y, 14]), 0, 14, 5, true)),
    ...turned(by, shift(frame, [0, 0, 14]), pairs("0,40 18,32 34,26 52,26")),
    ...turned(by, shift(frame, [0, 0, 66]), pairs("0,40 7,40")),
    ...[45, 135, 225, 315].flatMap((degrees) =>
      hole(
        by,
        shift(frame, [27 * Math.cos(radians(degrees)), 27 * Math.sin(radians(degrees)), 73]),
        0,
        7,
        4.5,
        false,
      ),
    ),
    ...turned(by, shift(frame, [0, 0, 73]), pairs("0,12 14,12")),
  ];
}

/** A molded tank with a cap, welded round its middle. */
export const expansionTank = (by: Pen, frame: Frame, width = 130, depth = 90, height = 120): Shape => [
  ...extruded(by, frame, box(width, depth, 22), height * 0.5),
  ...extruded(by, shift(frame, [0, 0, height * 0.5 - 4]), box(width + 10, depth + 10, 24), 7),
  ...extruded(by, shift(frame, [0, 0, height * 0.5 + 3]), box(width, depth, 22), height * 0.42, {
    bevel: 10,
  }),
  ...turned(by, shift(frame, [-width * 0.16, 0, height * 0.92]), pairs("0,26 16,26 16,29 22,29")),
  ...turned(by, shift(frame, [-width * 0.16, 0, height * 0.92 + 22]), pairs("0,33 20,33 24,30")),
  ...flutes(by, shift(frame, [-width * 0.16, 0, height * 0.92 + 22]), [0, 20], 33, 24),
  ...turned(by, sideways(shift(frame, [width / 2, 0, height * 0.72])), pairs("0,10 24,9 24,11 28,11"), {
    well: [6, 20],
  }),
];
