import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { radians, steps, type Vector } from "../../pen/vectors.ts";
import { box, type Contour, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { clip } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { panel } from "../../things/lamps.ts";

const arch = (radius: number, from: number, to: number): Contour =>
  steps(from, to, 16).map(
    (degrees) =>
      [40 + radius * Math.cos(radians(degrees)), -210 + radius * Math.sin(radians(degrees))] as const,
  );
const fender: Contour = [
  [-330, -200],
  [-400, -190],
  [-430, 90],
  [-440, 190],
  [-300, 232],
  [0, 236],
  [300, 190],
  [430, 120],
  [440, 40],
  [400, -60],
  [370, -200],
  ...arch(236, 2, 178),
];

/** A point of the hood: from the windshield (0) to the front (1), across from -1 to 1. */
const hoodPoint = (ahead: number, across: number, lift: number): Vector => [
  -420 + 900 * ahead - 70 * across ** 2 * ahead,
  across * (560 - 60 * ahead),
  lift - 110 * ahead ** 2.2 - 46 * across ** 2 + (Math.abs(Math.abs(across) - 0.55) < 0.06 ? 10 : 0),
];
const hoodRows = (lift: number, from = 0, to = 1, reach = 1) =>
  steps(from, to, 10).map((ahead) =>
    steps(-reach, reach, 24).map((across) => hoodPoint(ahead, across, lift)),
  );

const side = (x: number, y: number, z: number) => along([x, y, z], [0, -1, 0]);
const line = (by: Pen, across: number, lift: number, from: number, to: number) =>
  stroke(
    by,
    standing([0, 0, 0]),
    steps(from, to, 10).map((ahead) => hoodPoint(ahead, across, lift)),
    "detail",
  );

const farItems = (by: Pen): Item[] => [
  {
    type: "front-fender",
    position: "front-left",
    shape: [
      ...extruded(by, side(0, 830, 0), fender, 16),
      ...stroke(by, side(0, 814, 0), triples("-420,110,0 -200,130,0 100,128,0 420,70,0"), "detail", true),
    ],
  },
  {
    type: "hood-insulator",
    shape: [
      ...panel(by, standing([0, 0, 0]), hoodRows(170, 0.14, 0.86, 0.78)).map((mark) =>
        mark.style === "face-fill" ? { ...mark, style: "side-fill" as const } : mark,
      ),
      ...[-0.4, 0, 0.4].flatMap((across) => line(by, across, 170, 0.2, 0.8)),
      ...[0.3, 0.7].flatMap((ahead) =>
        stroke(
          by,
          standing([0, 0, 0]),
          steps(-0.7, 0.7, 12).map((across) => hoodPoint(ahead, across, 170)),
        ),
      ),
    ],
  },
  {
    type: "hood",
    shape: [
      ...panel(by, standing([0, 0, 0]), hoodRows(420)),
      ...[-0.55, 0.55].flatMap((across) => line(by, across, 420, 0.02, 0.98)),
      ...stroke(
        by,
        standing([0, 0, -9]),
        steps(-1, 1, 24).map((across) => hoodPoint(1, across, 420)),
      ),
      ...stroke(
        by,
        standing([0, 0, 0]),
        steps(-0.9, 0.9, 20).map((across) => hoodPoint(0.06, across, 420)),
      ),
    ],
  },
  {
    type: "hood-hinge",
    shape: [
      ...extruded(by, side(-500, -430, 330), rounded(pairs("-70,-20 60,-26 90,30 60,40 30,0 -70,6"), 10), 8, {
        holes: [disc(8, [-44, -8], 14), disc(8, [66, 24], 14)],
      }),
      ...extruded(by, standing([-540, -446, 290]), box(90, 44, 8), 6, {
        holes: [disc(7, [-26, 0], 14), disc(7, [20, 0], 14)],
      }),
    ],
  },
];

const middleItems = (by: Pen): Item[] => [
  {
    type: "hood-strut",
    shape: [
      ...turned(by, along([-330, -760, 330], [0.75, 0, 0.6]), pairs("-10,6 0,11 150,11 154,8")),
      ...turned(by, along([-214, -760, 422], [0.75, 0, 0.6]), pairs("0,5 130,5")),
      ...turned(by, along([-338, -772, 322], [0, -1, 0]), pairs("0,11 20,11"), { well: [6, 8] }),
      ...turned(by, along([-112, -772, 506], [0, -1, 0]), pairs("0,10 18,10"), { well: [6, 8] }),
    ],
  },
  {
    type: "hood-deflector",
    shape: panel(by, standing([190, 0, 60]), [
      steps(-0.9, 0.9, 24).map((across) => hoodPoint(1, across, 330)),
      steps(-0.9, 0.9, 24).map((across): Vector => {
        const [x, y, z] = hoodPoint(1, across, 330);
        return [x + 14, y, z + 60];
      }),
    ]),
  },
  {
    type: "hood-latch",
    shape: [
      ...extruded(
        by,
        along([600, 60, 60], [1, 0, 0]),
        rounded(pairs("-60,-60 60,-60 60,40 20,60 -20,60 -60,40"), 14),
        12,
        { bevel: 5, holes: [disc(8, [-40, -40], 14), disc(8, [40, -40], 14)] },
      ),
      ...extruded(
        by,
        along([612, 60, 66], [1, 0, 0]),
        rounded(pairs("-30,-30 30,-30 36,30 10,34 4,0 -4,0 -10,34 -36,30"), 8),
        12,
      ),
      ...tube(by, standing([0, 0, 0]), triples("606,120,40 560,230,30 470,330,40 380,420,60"), 5, {
        style: "dark",
      }),
    ],
  },
  {
    type: "fender-liner",
    position: "front-right",
    shape: [
      ...panel(
        by,
        side(0, -520, -60),
        steps(4, 176, 20).map((degrees) => {
          const wave = degrees % 20 < 10 ? 4 : 0;
          const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
          return [0, 180].map((depth): Vector => [40 + (226 - wave) * c, -210 + (226 - wave) * s, depth]);
        }),
      ).map((mark) => (mark.style === "face-fill" ? { ...mark, style: "dark" as const } : mark)),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "front-fender",
    position: "front-right",
    shape: [
      ...extruded(by, side(0, -860, -60), fender, 16),
      ...stroke(by, side(0, -876, -60), triples("-420,110,0 -200,130,0 100,128,0 420,70,0"), "detail", true),
      ...stroke(
        by,
        side(0, -876, -60),
        arch(256, 2, 178).map(([x, y]): Vector => [x, y, 0]),
      ),
      ...extruded(by, side(-340, -876, 20), box(60, 24, 9), 4, { bevel: 4 }),
    ],
  },
  {
    type: "fender-flare",
    position: "front-right",
    shape: extruded(by, side(0, -1100, -90), [...arch(286, 2, 178), ...arch(240, 2, 178).toReversed()], 30, {
      side: "dark",
    }),
  },
  {
    type: "mud-flap",
    position: "front-right",
    shape: extruded(
      by,
      along([-330, -900, -400], [1, 0, 0]),
      rounded(pairs("-80,-100 80,-90 84,90 -60,100"), 22),
      12,
      { bevel: 8, holes: [disc(7, [-40, 70], 14), disc(7, [40, 66], 14)] },
    ),
  },
  {
    type: "body-clip",
    shape: [0, 1, 2].flatMap((i) => clip(by, standing([-160 + i * 70, -1120, -360]), 18)),
  },
];

/** The hood above what it closes on; the right fender with its liner before it. */
export const hoodAndFenders: Drawing = {
  id: "hood-and-fenders",
  category: "hoods-fenders",
  name: { en: "Hood and fenders", ar: "الكبوت والرفارف" },
  view: { azimuth: -48, elevation: 30 },
  items: (by) => [...farItems(by), ...middleItems(by), ...nearItems(by)],
};
