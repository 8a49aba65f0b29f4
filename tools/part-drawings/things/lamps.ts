import { endways, type Frame, place, shift } from "../pen/frame.ts";
import { polygon, type Shape } from "../pen/marks.ts";
import type { Pen } from "../pen/pen.ts";
import { origin, steps, type Vector } from "../pen/vectors.ts";
import { box, type Contour, disc, through } from "../shapes/contours.ts";
import { extruded } from "../shapes/extruded.ts";
import { pairs, triples } from "../shapes/numbers.ts";
import { face, stroke } from "../shapes/swept.ts";
import { turned } from "../shapes/turned.ts";

/** A surface through rows of points, as body panels are: rows run across, columns along. Its edges hide what is behind. */
export function panel(
  by: Pen,
  frame: Frame,
  rows: readonly (readonly Vector[])[],
  lines: readonly number[] = [],
): Shape {
  const first = rows[0] ?? [];
  const last = rows.at(-1) ?? [];
  const left = rows.map((row) => row[0] ?? origin);
  const right = rows.map((row) => row.at(-1) ?? origin);
  const edge = [
    ...first,
    ...right.slice(1),
    ...last.toReversed().slice(1),
    ...left.toReversed().slice(1, -1),
  ];
  const strips = rows.slice(0, -1).map((row, index): Shape => {
    const next = rows[index + 1] ?? row;
    return [
      polygon(
        "face-fill",
        [...row, ...next.toReversed()].map((point) => by.project(place(frame, point))),
      ),
    ];
  });
  return [
    ...strips.flat(),
    ...face(by, frame, edge).map((mark) => ({ ...mark, style: "line" as const })),
    ...lines.flatMap((index) => stroke(by, frame, rows[index] ?? [], "detail")),
  ];
}

/** Headlamp: a slanting glass with its lens modules, in u (across) and v (up); n points forward. */
export function headlamp(
  by: Pen,
  frame: Frame,
  outline: Contour,
  modules: readonly (readonly [number, number, number])[],
): Shape {
  return [
    ...extruded(
      by,
      shift(frame, [0, 0, -60]),
      outline.map(([x, y]) => [x * 0.86, y * 0.82 - 2] as const),
      40,
    ),
    ...extruded(by, shift(frame, [0, 0, -20]), outline, 34, { bevel: 7 }),
    ...modules.flatMap(([x, y, r]) => [
      ...turned(
        by,
        shift(frame, [x, y, 14]),
        [
          [0, r],
          [1, r],
        ],
        { cap: "side" },
      ),
      ...turned(by, shift(frame, [x, y, 15]), [
        [0, r * 0.8],
        [0.5, r * 0.8],
      ]),
      ...turned(
        by,
        shift(frame, [x, y, 15]),
        [
          [0, r * 0.42],
          [1, r * 0.42],
        ],
        { cap: "side" },
      ),
    ]),
  ];
}

/** Halogen bulb with a glass towards n and a socket with pins behind. */
export const halogenBulb = (by: Pen, frame: Frame, size = 1): Shape => [
  ...extruded(by, shift(frame, [0, 0, -44 * size]), box(26 * size, 22 * size, 3 * size), 22 * size),
  ...turned(by, frame, [
    [-22 * size, 15 * size],
    [-10 * size, 15 * size],
  ]),
  ...turned(by, frame, [
    [-10 * size, 26 * size],
    [-4 * size, 26 * size],
  ]),
  ...turned(
    by,
    frame,
    [
      [-4 * size, 15 * size],
      [4 * size, 15 * size],
    ],
    { side: "dark" },
  ),
  ...turned(
    by,
    frame,
    [
      [4 * size, 9 * size],
      [40 * size, 9 * size],
      [48 * size, 7 * size, "soft"],
      [52 * size, 3 * size],
    ],
    { side: "face" },
  ),
  ...stroke(by, frame, [
    [0, -9 * size, 12 * size],
    [0, -9 * size, 34 * size],
  ]),
];

/** Small bulb with a wedge or bayonet foot; glass towards n. */
export const smallBulb = (by: Pen, frame: Frame, radius = 12): Shape => [
  ...turned(by, frame, [
    [-26, radius * 0.7],
    [0, radius * 0.7],
  ]),
  ...turned(by, shift(frame, [0, radius * 0.7, -16]), pairs("0,2 3,2")),
  ...turned(
    by,
    frame,
    [
      [0, radius * 0.6, "soft"],
      [6, radius, "soft"],
      [20, radius * 1.1, "soft"],
      [30, radius * 0.9, "soft"],
      [36, radius * 0.5, "soft"],
      [38, radius * 0.2],
    ],
    { side: "face" },
  ),
  ...stroke(by, frame, triples("-3,0,6 -4,0,20 4,0,20 3,0,6")),
];

export const bulbSocket = (by: Pen, frame: Frame): Shape => [
  ...extruded(by, shift(frame, [0, 0, -34]), box(24, 18, 3), 18),
  ...turned(by, frame, pairs("-16,17 0,17 0,24 6,24 6,16 16,16"), { well: [9, 12] }),
];

/** Round fog lamp in its bezel; n points forward. */
export const fogLamp = (by: Pen, frame: Frame, radius = 44): Shape => [
  ...turned(by, frame, [
    [-60, radius * 0.4],
    [-50, radius * 0.6],
    [-20, radius * 0.95],
    [0, radius],
    [6, radius],
    [6, radius * 0.92],
  ]),
  ...stroke(
    by,
    shift(frame, [0, 0, 6]),
    steps(0, 6.2832, 20).map((a): Vector => [radius * 0.62 * Math.cos(a), radius * 0.62 * Math.sin(a), 0]),
  ),
  ...turned(
    by,
    shift(frame, [0, 0, 6]),
    [
      [0, radius * 0.36],
      [2, radius * 0.34],
    ],
    { cap: "side" },
  ),
  ...extruded(by, shift(frame, [radius * 1.15, 0, -14]), box(24, 26, 5), 5, { holes: [disc(5, [3, 0], 12)] }),
];

/** Horn: a spiral shell with a round membrane; n points forward. */
export const horn = (by: Pen, frame: Frame): Shape => [
  ...extruded(
    by,
    shift(frame, [0, 0, -30]),
    through(pairs("0,-44 40,-34 50,10 70,50 104,60 104,96 50,92 -10,48 -44,10 -36,-30")),
    26,
  ),
  ...turned(by, frame, pairs("-4,46 8,46 8,38 12,36")),
  ...turned(by, shift(frame, [0, 0, 12]), pairs("0,14 8,12")),
  ...extruded(by, endways(shift(frame, [0, -44, -14])), box(20, 30, 4), -40, { holes: [] }),
];
