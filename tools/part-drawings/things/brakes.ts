import { along, around, endways, type Frame, shift, sideways } from "../pen/frame.ts";
import type { Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { origin, type Point, type Vector } from "../pen/vectors.ts";
import { box, type Contour, disc, rounded, sector } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { bolt } from "../shapes/fasteners.ts";
import { pairs, triples } from "../shapes/numbers.ts";
import { stroke, tube } from "../shapes/swept.ts";
import { flutes, hole, turned } from "../shapes/turned.ts";

/** Ventilated disc: two plates with vanes between, and a hat for the wheel's bolts. n points out of the car. */
export function brakeDisc(by: Pen, frame: Frame, radius = 150): Shape {
  const hat = shift(frame, [0, 0, 0]);
  return [
    ...turned(by, frame, [
      [0, radius],
      [9, radius],
    ]),
    ...turned(
      by,
      frame,
      [
        [9, radius - 5],
        [17, radius - 5],
      ],
      { side: "dark" },
    ),
    ...flutes(by, frame, [9, 17], radius - 5, 60),
    ...turned(by, frame, [
      [17, radius],
      [26, radius],
      [26, radius - 6],
    ]),
    ...turned(
      by,
      hat,
      [
        [26, radius * 0.66],
        [26, radius * 0.58],
        [50, radius * 0.54],
        [50, radius * 0.5],
      ],
      {
        bore: radius * 0.24,
      },
    ),
    ...around(frame, 5, radius * 0.39).flatMap((spot) => hole(by, shift(spot, [0, 0, 50]), 0, 12, 8, false)),
    ...around(frame, 2, radius * 0.34, 36).flatMap((spot) =>
      hole(by, shift(spot, [0, 0, 50]), 0, 12, 4, false),
    ),
  ];
}

/** A friction pad on its steel plate; n points from plate to lining. */
export function brakePad(by: Pen, frame: Frame, width = 128, lining: 1 | -1 = 1): Shape {
  const w = width / 2;
  const plate: Contour = rounded(
    [
      [-w, -26],
      [w, -26],
      [w, -8],
      [w + 11, -8],
      [w + 11, 10],
      [w, 10],
      [w * 0.9, 30],
      [w * 0.3, 36],
      [-w * 0.3, 36],
      [-w * 0.9, 30],
      [-w, 10],
      [-w - 11, 10],
      [-w - 11, -8],
      [-w, -8],
    ],
    5,
  );
  const block: Contour = rounded(
    [
      [-w + 6, -20],
      [w - 6, -20],
      [w - 5, 8],
      [w * 0.82, 24],
      [w * 0.3, 30],
      [-w * 0.3, 30],
      [-w * 0.82, 24],
      [-w + 5, 8],
    ],
    7,
  );
  const groove = (z: number): Shape =>
    stroke(
      by,
      frame,
      [
        [0, -20, z],
        [0, 30, z],
      ],
      "line",
    );
  if (lining > 0)
    return [
      ...extruded(by, frame, plate, 6),
      ...extruded(by, shift(frame, [0, 0, 6]), block, 13, { face: "dark" }),
      ...groove(19),
    ];
  return [
    ...extruded(by, shift(frame, [0, 0, -19]), block, 13, { side: "dark" }),
    ...extruded(by, shift(frame, [0, 0, -6]), plate, 6, { bevel: 4 }),
    ...turned(by, shift(frame, [-26, 2, 0]), pairs("0,8 1.5,8")),
    ...turned(by, shift(frame, [26, 2, 0]), pairs("0,8 1.5,8")),
  ];
}

/** A shim: the thin plate behind a pad. */
export function padShim(by: Pen, frame: Frame, width = 122): Shape {
  const w = width / 2;
  const outline: Contour = rounded(
    [
      [-w, -22],
      [w, -22],
      [w, 10],
      [w * 0.88, 28],
      [w * 0.3, 33],
      [-w * 0.3, 33],
      [-w * 0.88, 28],
      [-w, 10],
    ],
    6,
  );
  return extruded(by, frame, outline, 1.6, {
    holes: [disc(7, [-26, 2], 16), disc(7, [26, 2], 16)],
  });
}

/** Sliding caliper, seen from outside: bridge with two fingers, cylinder behind. n points out of the car. */
export function caliper(by: Pen, frame: Frame, size = 1): Shape {
  const s = size;
  const body: Contour = rounded(
    pairs("-88,-18 -70,-34 70,-34 88,-18 82,18 52,46 -52,46 -82,18").map(
      ([x = 0, y = 0]): Point => [x * s, y * s],
    ),
    16 * s,
  );
  const fingers: Contour = rounded(
    pairs("-70,46 -74,8 -62,-34 -24,-34 -18,-8 18,-8 24,-34 62,-34 74,8 70,46 48,54 -48,54").map(
      ([x = 0, y = 0]): Point => [x * s, y * s],
    ),
    9 * s,
  );
  const ear = (x: number): Shape => {
    const spot = shift(frame, [x * s, -6 * s, -62 * s]);
    return [
      ...turned(
        by,
        spot,
        [
          [0, 17 * s],
          [20 * s, 17 * s],
        ],
        { bore: 7 * s },
      ),
    ];
  };
  const cylinder = shift(frame, [0, 0, -86 * s]);
  return [
    ...ear(-96),
    ...ear(96),
    ...turned(by, cylinder, [
      [0, 26 * s],
      [6 * s, 34 * s],
      [50 * s, 36 * s],
    ]),
    ...extruded(by, shift(frame, [0, 0, -52 * s]), body, 22 * s, { bevel: 5 * s }),
    ...turned(
      by,
      shift(frame, [0, 0, -30 * s]),
      [
        [0, 29 * s],
        [4 * s, 29 * s],
      ],
      { well: [24 * s, 8 * s] },
    ),
    ...extruded(
      by,
      shift(frame, [0, 0, -30 * s]),
      rounded(
        pairs("-62,24 62,24 50,50 -50,50").map(([x = 0, y = 0]): Point => [x * s, y * s]),
        8 * s,
      ),
      44 * s,
    ),
    ...extruded(by, shift(frame, [0, 0, 14 * s]), fingers, 18 * s, { bevel: 4 * s }),
  ];
}

/** The bracket that carries pads and caliper. */
export function caliperBracket(by: Pen, frame: Frame, size = 1): Shape {
  const p = (points: readonly (readonly number[])[]): Contour =>
    points.map(([x = 0, y = 0]): Point => [x * size, y * size]);
  const back = rounded(
    p(pairs("-100,30 -104,-30 -70,-52 70,-52 104,-30 100,30 76,30 74,-14 56,-30 -56,-30 -74,-14 -76,30")),
    9 * size,
  );
  const arm = (x: number): Shape =>
    extruded(
      by,
      shift(frame, [x * size, 10 * size, 10 * size]),
      box(24 * size, 40 * size, 5 * size),
      46 * size,
    );
  return [
    ...extruded(by, frame, back, 14 * size, {
      holes: [disc(8 * size, p([[-62, -42]])[0], 16), disc(8 * size, p([[62, -42]])[0], 16)],
      bevel: 3 * size,
    }),
    ...arm(-88),
    ...arm(88),
    ...extruded(
      by,
      shift(frame, [0, 0, 56 * size]),
      rounded(p(pairs("-100,30 -100,-8 -76,-16 76,-16 100,-8 100,30 76,30 76,4 -76,4 -76,30")), 6 * size),
      10 * size,
    ),
  ];
}

/** Guide pin with its bellows; the pin points against n. */
export const guidePin = (by: Pen, frame: Frame): Shape => [
  ...turned(by, frame, pairs("-64,5.5 -62,6.5 -10,6.5")),
  ...turned(
    by,
    frame,
    [
      [-22, 9, "soft"],
      [-19, 12],
      [-16, 9],
      [-13, 13],
      [-9, 9],
      [-6, 13],
      [-2, 10],
      [4, 10],
    ],
    { side: "dark", cap: "dark" },
  ),
  ...bolt(by, shift(frame, [0, 0, 4]), 5.5, 2),
];

export const piston = (by: Pen, frame: Frame, radius = 27): Shape =>
  turned(
    by,
    frame,
    [
      [0, radius],
      [34, radius],
      [34, radius - 3],
      [37, radius - 3],
      [37, radius],
      [46, radius],
    ],
    {
      well: [radius - 7, 34],
    },
  );

/** Splash shield behind the disc. */
export function dustShield(by: Pen, frame: Frame, radius = 156): Shape {
  const outline: Contour = sector(40, radius, -20, 235, 30);
  return [
    ...extruded(by, frame, outline, 2.5, { bevel: 6 }),
    ...around(frame, 3, 52, 20).flatMap((spot) => hole(by, shift(spot, [0, 0, 2.5]), 0, 3, 5, true)),
  ];
}

/** Flexible hose with a banjo at one end and a fitting at the other. */
export function brakeHose(by: Pen, frame: Frame, points: readonly Vector[]): Shape {
  const [first, last] = [points[0] ?? origin, points.at(-1) ?? origin];
  return [
    ...tube(by, frame, points, 5.5, { style: "dark" }),
    ...turned(by, shift(frame, [first[0], first[1], first[2] - 6]), pairs("0,11 12,11"), { bore: 6 }),
    ...turned(by, endways(shift(frame, last)), pairs("-4,8 10,8 10,6 22,6")),
  ];
}

/** Sensor with its wire and plug; the tip points against n. */
export function wheelSpeedSensor(by: Pen, frame: Frame, wire: readonly Vector[]): Shape {
  const last = wire.at(-1) ?? [0, 0, 0];
  return [
    ...tube(by, frame, [[0, 0, 8], ...wire], 3.6, { style: "dark" }),
    ...turned(by, frame, pairs("-34,7 -6,7 -6,9 0,9")),
    ...extruded(by, shift(frame, [8, 0, 0]), box(38, 18, 7), 5, { holes: [disc(4.5, [12, 0], 12)] }),
    ...extruded(by, shift(frame, [0, 0, 5]), box(17, 16, 4), 10),
    ...extruded(by, shift(sideways(frame), [last[1] - 9, last[2] - 8, last[0]]), box(20, 16, 3, [9, 8]), 28, {
      bevel: 3,
    }),
  ];
}

export const wearSensor = (by: Pen, frame: Frame): Shape => [
  ...tube(by, frame, triples("0,0,0 20,-26,0 64,-20,0 90,-40,0"), 2.6, { style: "dark" }),
  ...extruded(by, frame, rounded(pairs("-9,-6 9,-6 9,12 -9,12"), 3), 8),
  ...extruded(by, shift(frame, [98, -44, -4]), box(22, 14, 3), 12),
];

/** A drum brake's shoe: lining on a curved table. */
export function brakeShoe(by: Pen, frame: Frame, side: 1 | -1, radius = 84): Shape {
  const middle = side > 0 ? 0 : 180;
  return [
    ...extruded(by, frame, sector(radius - 8, radius - 3, middle - 62, middle + 62, 20), 34),
    ...extruded(
      by,
      shift(frame, [0, 0, 14]),
      sector(radius - 27, radius - 8, middle - 60, middle + 60, 20),
      4,
    ),
    ...extruded(by, frame, sector(radius - 3, radius + 4, middle - 54, middle + 54, 20), 34, {
      face: "dark",
      side: "dark",
    }),
  ];
}

export const wheelFrame = (x: number, y = 0, z = 0): Frame => along([x, y, z], [1, 0, 0]);
