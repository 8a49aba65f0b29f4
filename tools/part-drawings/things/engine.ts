import { around, endways, type Frame, place, shift } from "../pen/frame.ts";
import { polygon, type Shape } from "../pen/marks.ts";
import { faces, type Pen } from "../pen/pen.ts";
import { dot, type Point, radians, steps, type Vector } from "../pen/vectors.ts";
import { box, disc, regular, rounded, sector } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { nut } from "../shapes/fasteners.ts";
import { pairs, triples } from "../shapes/numbers.ts";
import { stroke, tube } from "../shapes/swept.ts";
import { flutes, grooves, hole, turned } from "../shapes/turned.ts";

/** A pulley for a ribbed belt; n points to the side with the bolt. */
export function ribbedPulley(by: Pen, frame: Frame, radius: number, width = 26, spokes = 0): Shape {
  const r = radius;
  const ribs = steps(5, width - 5, 4);
  const rim = turned(by, frame, [
    [0, r],
    [3, r],
    [3, r - 3],
    [width - 3, r - 3],
    [width - 3, r],
    [width, r],
    [width, r - 4],
  ]);
  return [
    ...rim.slice(0, 5),
    ...grooves(by, frame, ribs, r - 3),
    ...rim.slice(5),
    ...turned(
      by,
      shift(frame, [0, 0, width]),
      [
        [0, r * 0.82],
        [0, r * 0.8],
      ],
      { well: [r * 0.8, width * 0.35] },
    ).slice(0, 3),
    ...(spokes > 0
      ? Array.from({ length: spokes }, (_, index) => {
          const middle = (360 * index) / spokes;
          return extruded(
            by,
            shift(frame, [0, 0, width * 0.66]),
            sector(r * 0.42, r * 0.7, middle - 24, middle + 24, 6),
            0.5,
            { face: "dark" },
          );
        }).flat()
      : []),
    ...turned(
      by,
      shift(frame, [0, 0, width * 0.65]),
      [
        [0, r * 0.34],
        [width * 0.4, r * 0.32],
      ],
      { well: [r * 0.13, 8] },
    ),
  ];
}

/** A smooth idler or tensioner pulley with its bearing. */
export const smoothPulley = (by: Pen, frame: Frame, radius: number, width = 26): Shape => [
  ...turned(by, frame, [
    [0, radius],
    [width, radius],
    [width, radius - 4],
  ]),
  ...turned(
    by,
    shift(frame, [0, 0, width]),
    [
      [0, radius * 0.72],
      [0, radius * 0.7],
    ],
    { well: [radius * 0.7, 5] },
  ).slice(0, 4),
  ...turned(by, shift(frame, [0, 0, width - 5]), [
    [0, radius * 0.56],
    [3, radius * 0.56],
    [3, radius * 0.4],
  ]),
  ...turned(by, shift(frame, [0, 0, width - 2]), [
    [0, radius * 0.36],
    [5, radius * 0.34],
  ]),
  ...extruded(by, shift(frame, [0, 0, width + 3]), regular(6, radius * 0.24), 7),
];

interface Wheel {
  readonly middle: Point;
  readonly radius: number;
  /** The belt goes round outside it, or presses on it from outside. */
  readonly turn?: 1 | -1;
}

/** The way of a belt round its pulleys, in their order. */
export function beltRoute(wheels: readonly Wheel[]): Point[] {
  return wheels.flatMap((wheel, index) => {
    const before = wheels.at(index - 1) ?? wheel;
    const after = wheels[(index + 1) % wheels.length] ?? wheel;
    const [from] = tangent(before, wheel).slice(1);
    const [to] = tangent(wheel, after);
    const turn = wheel.turn ?? 1;
    let sweep = (to ?? 0) - (from ?? 0);
    while (turn > 0 && sweep < 0) sweep += 360;
    while (turn < 0 && sweep > 0) sweep -= 360;
    return steps(from ?? 0, (from ?? 0) + sweep, Math.max(2, Math.ceil(Math.abs(sweep) / 18))).map(
      (degrees): Point => [
        wheel.middle[0] + wheel.radius * Math.cos(radians(degrees)),
        wheel.middle[1] + wheel.radius * Math.sin(radians(degrees)),
      ],
    );
  });
}

/** Degrees at which a belt that runs counter-clockwise leaves one pulley and meets the next. */
function tangent(one: Wheel, other: Wheel): [number, number] {
  const [dx, dy] = [other.middle[0] - one.middle[0], other.middle[1] - one.middle[1]];
  const [a, b] = [(one.turn ?? 1) * one.radius, (other.turn ?? 1) * other.radius];
  const direction = Math.atan2(dy, dx);
  const normal = direction - Math.acos((a - b) / Math.hypot(dx, dy));
  const degrees = (normal * 180) / Math.PI;
  return [(one.turn ?? 1) > 0 ? degrees : degrees + 180, (other.turn ?? 1) > 0 ? degrees : degrees + 180];
}

/** A band as wide as `width` along n, on a closed way; both of its sides can be seen. */
export function belt(
  by: Pen,
  frame: Frame,
  way: readonly Point[],
  width: number,
  thick = 5,
  teeth = false,
): Shape {
  const at = ([x, y]: Point, z: number): Point => by.project(place(frame, [x, y, z]));
  const middle = way.reduce(([sx, sy], [x, y]): Point => [sx + x / way.length, sy + y / way.length], [
    0, 0,
  ] as Point);
  const pieces = way.map((a, index) => {
    const b = way[(index + 1) % way.length] ?? a;
    const outward: Vector = place({ ...frame, at: [0, 0, 0] }, [b[1] - a[1], a[0] - b[0], 0]);
    return {
      a,
      b,
      outside: faces(by, outward),
      depth: dot(place(frame, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0]), by.towards),
    };
  });
  const inner = ([x, y]: Point): Point => {
    const length = Math.hypot(x - middle[0], y - middle[1]) || 1;
    return [x - ((x - middle[0]) / length) * thick, y - ((y - middle[1]) / length) * thick];
  };
  return pieces
    .toSorted((one, other) => one.depth - other.depth)
    .flatMap(({ a, b, outside }) => [
      polygon(outside ? "side-fill" : "face-fill", [at(a, 0), at(b, 0), at(b, width), at(a, width)]),
      ...(outside
        ? []
        : steps(0.2, 0.8, 3).map((part) =>
            polygon("detail", [at(a, width * part), at(b, width * part)], false),
          )),
      ...(teeth && !outside ? [polygon("detail", [at(a, 0), at(a, width)], false)] : []),
      polygon("line", [at(a, 0), at(b, 0)], false),
      polygon("line", [at(a, width), at(b, width)], false),
      polygon("detail", [at(inner(a), width), at(inner(b), width)], false),
    ]);
}

/** Alternator: a vented drum between two shields, pulley towards n. */
export function alternator(by: Pen, frame: Frame, radius = 70): Shape {
  const r = radius;
  const ears = [55, 235].flatMap((degrees) => {
    const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    return extruded(by, shift(frame, [c * r * 1.08, s * r * 1.08, 6]), disc(17), 46, {
      holes: [disc(7, [0, 0], 16)],
    });
  });
  return [
    ...turned(by, frame, [
      [-62, r * 0.5],
      [-58, r * 0.86],
      [-30, r * 0.95],
      [-30, r],
    ]),
    ...turned(
      by,
      frame,
      [
        [-30, r],
        [-4, r],
      ],
      { side: "face" },
    ),
    ...flutes(by, frame, [-30, -4], r, 72),
    ...ears,
    ...turned(by, frame, [
      [-4, r],
      [16, r * 0.97],
      [40, r * 0.86],
      [48, r * 0.7],
      [48, r * 0.5],
    ]),
    ...Array.from({ length: 9 }, (_, index) =>
      extruded(
        by,
        shift(frame, [0, 0, 48]),
        sector(r * 0.42, r * 0.64, index * 40, index * 40 + 26, 5),
        0.4,
        { face: "dark" },
      ),
    ).flat(),
    ...turned(by, shift(frame, [0, 0, 48]), [
      [0, r * 0.3],
      [10, r * 0.28],
    ]),
    ...ribbedPulley(by, shift(frame, [0, 0, 60]), r * 0.44, 28),
    ...nut(by, shift(frame, [0, 0, 84]), r * 0.17, 12),
  ];
}

/** Compressor of the air conditioning, magnetic clutch towards n. */
export function compressor(by: Pen, frame: Frame, radius = 60): Shape {
  const r = radius;
  return [
    ...turned(by, frame, [
      [-118, r * 0.7],
      [-112, r * 0.86],
      [-86, r * 0.9],
      [-86, r],
      [-76, r],
      [-76, r * 0.88],
      [-8, r * 0.88],
    ]),
    ...flutes(by, frame, [-76, -8], r * 0.88, 10, "line"),
    ...[70, 250].flatMap((degrees) => {
      const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
      return [-90, -20].flatMap((z) =>
        extruded(by, shift(frame, [c * r * 1.05, s * r * 1.05, z]), disc(13), 22, {
          holes: [disc(6, [0, 0], 14)],
        }),
      );
    }),
    ...extruded(by, endways(shift(frame, [0, r * 0.8, -98])), box(44, 62, 8), 22),
    ...turned(by, endways(shift(frame, [-14, r * 0.8 + 22, -98])), pairs("0,11 8,11"), { well: [7, 8] }),
    ...turned(by, endways(shift(frame, [14, r * 0.8 + 22, -98])), pairs("0,11 8,11"), { well: [7, 8] }),
    ...turned(by, frame, [
      [-8, r],
      [4, r],
      [4, r * 0.6],
      [10, r * 0.6],
    ]),
    ...ribbedPulley(by, shift(frame, [0, 0, 10]), r * 1.02, 30),
    ...clutchPlate(by, shift(frame, [0, 0, 42]), r * 0.8),
  ];
}

export const clutchPlate = (by: Pen, frame: Frame, radius: number): Shape => [
  ...extruded(by, frame, rounded(regular(3, radius * 1.16, 30), radius * 0.7), 6),
  ...around(frame, 3, radius * 0.58, 30).flatMap((spot) =>
    turned(by, shift(spot, [0, 0, 6]), pairs("0,7 3,6")),
  ),
  ...turned(
    by,
    shift(frame, [0, 0, 6]),
    [
      [0, radius * 0.26],
      [8, radius * 0.26],
    ],
    { well: [radius * 0.12, 8] },
  ),
];

/** Starter: motor, solenoid on its back, pinion in the nose towards n. */
export function starter(by: Pen, frame: Frame): Shape {
  const solenoid = shift(frame, [0, 58, -30]);
  return [
    ...turned(by, frame, pairs("-150,34 -146,42 -132,44 -132,46 -20,46 -20,50")),
    ...stroke(by, frame, triples("0,-46,-126 0,-46,-24")),
    ...turned(by, solenoid, pairs("-86,18 -84,30 -14,30 -14,34 0,34")),
    ...turned(by, shift(solenoid, [-10, 6, -86]), pairs("-16,5 0,5")),
    ...extruded(by, shift(frame, [0, 24, -20]), rounded(pairs("-56,-44 56,-44 40,70 -40,70"), 24), 16, {
      holes: [disc(7, [-40, -28], 14), disc(7, [26, 52], 14)],
    }),
    ...turned(by, frame, pairs("-4,44 20,36 52,30"), { well: [22, 30] }),
    ...turned(by, shift(frame, [0, 0, 40]), pairs("0,14 8,14")),
    ...extruded(by, shift(frame, [0, 0, 48]), gearOf(10, 20, 6), 30),
    ...turned(by, shift(frame, [0, 0, 78]), pairs("0,7 16,6")),
  ];
}

const gearOf = (teeth: number, radius: number, depth: number) =>
  Array.from({ length: teeth }, (_, tooth) =>
    [-0.5, -0.25, -0.15, 0.15, 0.25].map((part, index): Point => {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI;
      const r = index === 2 || index === 3 ? radius : radius - depth;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }),
  ).flat();

/** Spark plug: insulator towards n, thread and electrodes against it. */
export const sparkPlug = (by: Pen, frame: Frame): Shape => [
  ...stroke(by, frame, triples("9,0,-38 9,0,-52 0,0,-53"), "bead"),
  ...turned(by, frame, pairs("-48,2 -40,2 -40,4 -36,5"), { side: "face" }),
  ...turned(by, frame, pairs("-38,11 -8,11")),
  ...grooves(by, frame, steps(-36, -10, 10), 11),
  ...turned(by, frame, pairs("-8,16 -3,16")),
  ...turned(by, frame, pairs("-3,14 4,15 8,18")),
  ...extruded(by, shift(frame, [0, 0, 8]), regular(6, 19), 16),
  ...turned(by, frame, pairs("24,15 30,12")),
  ...turned(by, frame, pairs("30,11 44,10.5 46,9 48,10 52,9.5 54,8.5 56,9.5 60,9 64,8 80,7"), {
    side: "face",
  }),
  ...turned(by, frame, pairs("80,4 84,4 84,6 92,6 96,4")),
];

/** Coil that sits on its plug: head with a plug and a lug, long rubber boot against n. */
export const ignitionCoil = (by: Pen, frame: Frame): Shape => [
  ...turned(by, frame, pairs("-150,10 -146,14 -60,14 -54,16 -18,17"), { side: "dark" }),
  ...grooves(by, frame, [-136, -130, -124], 14),
  ...turned(by, frame, pairs("-18,22 0,22")),
  ...extruded(by, shift(frame, [34, 0, 2]), rounded(pairs("-22,-13 10,-13 18,0 10,13 -22,13"), 8), 9, {
    holes: [disc(6, [6, 0], 14)],
  }),
  ...extruded(by, shift(frame, [-6, 0, 0]), box(58, 44, 9), 28, { bevel: 5 }),
  ...extruded(by, shift(frame, [-50, 0, 6]), box(34, 30, 5), 20),
  ...extruded(by, shift(frame, [-6, 0, 28]), box(34, 24, 5), 5),
];

/** Fuel injector: nozzle against n. */
export const injector = (by: Pen, frame: Frame): Shape => [
  ...turned(by, frame, pairs("-62,4 -58,6 -40,6 -40,9 -36,9 -36,7 -30,7")),
  ...turned(by, frame, pairs("-30,11 6,11")),
  ...extruded(by, endways(shift(frame, [0, 8, -6])), box(14, 16, 3), 20),
  ...turned(by, frame, pairs("6,8 26,8 26,10 32,10"), { side: "dark" }),
  ...turned(by, frame, pairs("32,7 36,7"), { well: [4, 4] }),
];

/** Sensor with a thread, a hexagon and a plug on its wire. */
export function threadedSensor(by: Pen, frame: Frame, wire: readonly Vector[] = []): Shape {
  return [
    ...turned(by, frame, pairs("-46,6 -44,8 -20,8")),
    ...hole(by, shift(frame, [0, -8, -36]), 0, 1, 1.5, false),
    ...turned(by, frame, pairs("-20,10 -4,10")),
    ...grooves(by, frame, steps(-18, -6, 5), 10),
    ...extruded(by, shift(frame, [0, 0, -4]), regular(6, 15), 9),
    ...turned(by, frame, pairs("5,9 30,8 34,5")),
    ...(wire.length > 0 ? tube(by, frame, [[0, 0, 32], ...wire], 2.6, { style: "dark" }) : []),
  ];
}
