import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps, type Vector } from "../../pen/vectors.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { panel } from "../../things/lamps.ts";

/** A point of the lid: on top from the window (0) to the edge (1), then down behind to 2. x points to the rear. */
const lidPoint = (down: number, across: number): Vector => {
  const y = across * (520 - 20 * Math.max(0, down - 1));
  const sag = 26 * across ** 2;
  return down <= 1
    ? [400 * down - 60 * across ** 2, y, -20 * down - sag]
    : [400 + 44 * (down - 1) - 60 * across ** 2, y, -20 - 300 * (down - 1) - sag];
};
const glassPoint = (down: number, across: number): Vector => [
  360 * down - 90 * across ** 2,
  across * (430 + 90 * down),
  -260 * down - 34 * across ** 2,
];

const rows = (point: (down: number, across: number) => Vector, last: number, count: number) =>
  steps(0, last, count).map((down) => steps(-1, 1, 20).map((across) => point(down, across)));
const window = standing([-560, 0, 330]);
const lid = standing([60, 0, 0]);

const farItems = (by: Pen): Item[] => [
  {
    type: "rear-window",
    shape: [
      ...panel(by, window, rows(glassPoint, 1, 5)),
      ...steps(0.14, 0.86, 8).flatMap((down) =>
        stroke(
          by,
          window,
          steps(-0.86, 0.86, 16).map((across) => glassPoint(down, across)),
        ),
      ),
    ],
  },
  {
    type: "windshield-molding",
    shape: tube(
      by,
      standing([-420, 0, 330]),
      pairs("1,-1 0.6,-1 0.05,-1 0,-0.9 0,-0.5 0,0 0,0.5 0,0.9 0.05,1 0.6,1 1,1").map(
        ([down = 0, across = 0]) => glassPoint(down, across),
      ),
      8,
      { style: "dark" },
    ),
  },
  {
    type: "trunk-seal",
    shape: tube(
      by,
      standing([-30, 0, -190]),
      steps(0, 2 * Math.PI, 32).map(
        (a): Vector => [
          200 + 230 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.4,
          500 * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.4,
          -60 - 60 * Math.cos(a),
        ],
      ),
      10,
      { style: "dark", straight: true },
    ),
  },
  {
    type: "trunk-strut",
    shape: [
      ...turned(by, along([-190, -640, -40], [0.8, 0, 0.5]), pairs("-8,6 0,12 160,12 164,9")),
      ...turned(by, along([-52, -640, 46], [0.8, 0, 0.5]), pairs("0,6 150,6")),
      ...turned(by, along([-200, -654, -48], [0, -1, 0]), pairs("0,12 18,12"), { well: [6, 8] }),
      ...turned(by, along([72, -654, 124], [0, -1, 0]), pairs("0,11 18,11"), { well: [6, 8] }),
    ],
  },
];

const middleItems = (by: Pen): Item[] => [
  {
    type: "power-tailgate-motor",
    shape: [
      ...turned(by, along([-260, -760, -260], [0.9, 0, 0.3]), pairs("-10,8 0,24 150,24 156,20")),
      ...turned(by, along([-114, -760, -211], [0.9, 0, 0.3]), pairs("0,15 130,15")),
      ...grooves(by, along([-260, -760, -260], [0.9, 0, 0.3]), [20, 26, 130, 136], 24),
    ],
  },
  {
    type: "rear-spoiler",
    shape: [
      ...panel(by, standing([330, 0, 250]), [
        steps(-0.94, 0.94, 20).map((across): Vector => [-60 * across ** 2, across * 500, -26 * across ** 2]),
        steps(-0.94, 0.94, 20).map(
          (across): Vector => [90 - 60 * across ** 2, across * 510, 34 - 26 * across ** 2],
        ),
      ]),
      ...panel(by, standing([330, 0, 250]), [
        steps(-0.94, 0.94, 20).map(
          (across): Vector => [90 - 60 * across ** 2, across * 510, 34 - 26 * across ** 2],
        ),
        steps(-0.94, 0.94, 20).map(
          (across): Vector => [84 - 60 * across ** 2, across * 510, 12 - 26 * across ** 2],
        ),
      ]),
      ...[-0.8, 0.8].flatMap((across) =>
        extruded(by, standing([300, across * 500, 186]), box(60, 26, 6), 34),
      ),
    ],
  },
  {
    type: "trunk-lid",
    shape: [
      ...panel(by, lid, rows(lidPoint, 2, 10), [5]),
      ...stroke(
        by,
        lid,
        steps(-0.96, 0.96, 20).map((across) => lidPoint(1.16, across)),
      ),
      ...extruded(
        by,
        along([516, 0, -210], [1, 0, 0]),
        rounded(pairs("-170,-52 170,-52 170,52 -170,52"), 14),
        2,
        { face: "side", bevel: 8 },
      ),
      ...extruded(
        by,
        along([500, 0, -120], [1, 0, 0]),
        rounded(pairs("-150,-14 150,-14 140,14 -140,14"), 8),
        12,
      ),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "trunk-lock",
    shape: [
      ...extruded(
        by,
        along([420, 0, -560], [1, 0, 0]),
        rounded(pairs("-60,-50 60,-50 60,50 -60,50"), 12),
        40,
        { bevel: 6 },
      ),
      ...extruded(by, along([460, 0, -560], [1, 0, 0]), rounded(pairs("-14,-40 14,-40 14,14 -14,14"), 6), 4, {
        face: "dark",
      }),
      ...tube(by, standing([0, 0, 0]), triples("440,60,-550 400,170,-540 320,230,-520"), 4, {
        style: "dark",
      }),
    ],
  },
  {
    type: "model-badge",
    shape: [
      ...[0, 1, 2, 3].flatMap((i) =>
        extruded(
          by,
          along([760, -330 + i * 52, -160], [1, 0, 0]),
          i % 2 ? disc(20, [0, 0], 24) : rounded(pairs("-19,-20 19,-20 19,20 -19,20"), 6),
          7,
          { holes: i % 2 ? [disc(11, [0, 0], 18)] : [box(16, 16, 3)] },
        ),
      ),
    ],
  },
  {
    type: "license-plate-frame",
    shape: extruded(
      by,
      along([760, 150, -330], [1, 0, 0]),
      rounded(pairs("-190,-62 190,-62 190,62 -190,62"), 12),
      10,
      { holes: [box(350, 96, 6)] },
    ),
  },
];

/** Seen from behind; x points to the rear. */
export const trunkAndRearWindow: Drawing = {
  id: "trunk-and-rear-window",
  category: "tailgates-trunks",
  name: { en: "Trunk lid and rear window", ar: "باب الشنطة والزجاج الخلفي" },
  view: { azimuth: -40, elevation: 27 },
  items: (by) => [...farItems(by), ...middleItems(by), ...nearItems(by)],
};
