import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps, type Vector } from "../../pen/vectors.ts";
import { box, disc, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { flutes, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { panel } from "../../things/lamps.ts";

const facePoint = (down: number, across: number): Vector => [
  (down < 0.4 ? 330 * down : 132 + 60 * Math.sin((down - 0.4) * 2.6) - 120 * Math.max(0, down - 0.75)) -
    50 * across ** 2,
  across * 640,
  190 - (down < 0.4 ? 60 * down : 24 + 330 * (down - 0.4)) - 14 * across ** 2,
];

const out = (x: number, y: number, z: number) => along([x, y, z], [1, 0, 0.12]);
const surface = standing([-330, 0, 190]);
const onFace = (points: readonly (readonly [number, number])[]): Vector[] =>
  points.map(([down, across]) => facePoint(down, across));

const farItems = (by: Pen): Item[] => [
  {
    type: "dashboard-trim",
    shape: [
      ...panel(
        by,
        surface,
        steps(0, 1, 10).map((down) => steps(-1, 1, 24).map((across) => facePoint(down, across))),
        [4],
      ),
      ...pairs("-0.78,-0.34 0.34,0.86").flatMap(([a = 0, b = 0]) =>
        stroke(
          by,
          surface,
          onFace([
            [0.68, a],
            [0.68, b],
            [0.95, b],
            [0.95, a],
            [0.68, a],
          ]),
        ),
      ),
      ...stroke(by, surface, onFace(pairs("0.44,-0.2 0.44,0.2 0.62,0.2 0.62,-0.2 0.44,-0.2"))),
      ...stroke(
        by,
        surface,
        steps(-0.9, 0.9, 20).map((across) => facePoint(0.08, across)),
      ),
    ],
  },
  {
    type: "instrument-cluster",
    shape: [
      ...extruded(
        by,
        out(130, -420, 330),
        rounded(pairs("-170,-70 170,-70 180,40 100,80 -100,80 -180,40"), 30),
        40,
        { bevel: 10 },
      ),
      ...[-86, 86].flatMap((y) => [
        ...turned(by, out(172, -420 + y, 336), pairs("0,58 2,56")),
        ...flutes(by, out(174, -420 + y, 336), [0, 0.2], 50, 30),
        ...stroke(by, out(176, -420 + y, 336), triples("0,0,0 -30,26,0"), "bead"),
      ]),
    ],
  },
  {
    type: "infotainment-screen",
    shape: [
      ...extruded(by, out(60, 40, 390), box(290, 176, 18), 22, { bevel: 11 }),
      ...turned(by, out(84, 160, 330), pairs("0,14 14,13")),
    ],
  },
  {
    type: "air-vent",
    shape: [-1, 1].flatMap((i) => {
      const spot = (x: number) => out(x, 330 + i * 76, 330);
      return [
        ...extruded(by, spot(-60), box(130, 84, 16), 40, { bevel: 8 }),
        ...steps(-26, 26, 4).flatMap((z) =>
          stroke(
            by,
            spot(-19),
            [
              [-52, z, 0],
              [52, z, 0],
            ],
            "line",
          ),
        ),
        ...extruded(by, spot(-18), box(10, 22, 4), 8),
      ];
    }),
  },
];

const middleItems = (by: Pen): Item[] => [
  {
    type: "ac-control-panel",
    shape: [
      ...extruded(by, out(220, 60, 190), box(300, 80, 14), 30, { bevel: 7 }),
      ...[-108, 108].flatMap((y) => [
        ...turned(by, out(250, 60 + y, 194), pairs("0,28 16,25")),
        ...flutes(by, out(250, 60 + y, 194), [0, 16], 27, 24),
      ]),
      ...[-44, 0, 44].flatMap((y) => extruded(by, out(252, 60 + y, 194), box(36, 22, 5), 5)),
    ],
  },
  {
    type: "glove-box",
    shape: [
      ...extruded(by, out(-60, 560, 60), rounded(pairs("-170,-80 170,-80 180,70 -180,70"), 20), 110),
      ...extruded(by, out(50, 560, 66), rounded(pairs("-190,-90 190,-90 200,84 -200,84"), 24), 14, {
        bevel: 9,
      }),
      ...extruded(by, out(66, 560, 120), box(60, 18, 7), 8, { face: "dark" }),
    ],
  },
  {
    type: "start-button",
    shape: [...turned(by, out(250, -200, 200), pairs("-30,24 0,24 0,32 8,32 8,27 12,25"))],
  },
  {
    type: "gear-knob",
    shape: [
      ...turned(by, standing([330, -80, 110]), pairs("-70,8 0,8")),
      ...turned(
        by,
        standing([330, -80, 110]),
        [
          [0, 14, "soft"],
          [14, 26, "soft"],
          [44, 33, "soft"],
          [66, 28, "soft"],
          [76, 14, "soft"],
          [79, 4],
        ],
        { side: "face" },
      ),
    ],
  },
  {
    shape: [
      ...extruded(
        by,
        standing([430, 60, -190]),
        rounded(pairs("-260,-100 300,-90 300,90 -260,100"), 30),
        120,
      ),
      ...extruded(by, standing([430, 60, -70]), rounded(pairs("-256,-96 296,-86 296,86 -256,96"), 28), 8, {
        bevel: 8,
      }),
      ...extruded(by, standing([280, 60, -62]), box(110, 80, 16), 4, { face: "dark" }),
      ...[430, 520].flatMap((x) =>
        extruded(by, standing([x, 60, -62]), disc(36, [0, 0], 28), 2, { face: "dark" }),
      ),
    ],
  },
  {
    type: "cup-holder",
    shape: [
      ...extruded(by, standing([470, 60, 60]), rounded(pairs("-90,-52 90,-52 90,52 -90,52"), 30), 8, {
        bevel: 5,
      }),
      ...[-42, 42].flatMap((x) =>
        turned(by, standing([470 + x, 60, 68]), pairs("0,37 3,37"), { well: [33, 60] }),
      ),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "armrest",
    shape: extruded(
      by,
      standing([760, 60, 10]),
      rounded(pairs("-130,-84 120,-84 140,0 120,84 -130,84"), 34),
      46,
      { bevel: 14 },
    ),
  },
  {
    type: "wireless-charger",
    shape: [
      ...extruded(by, standing([230, 260, -60]), box(150, 90, 14), 14, { bevel: 6 }),
      ...stroke(
        by,
        standing([230, 260, -46]),
        steps(0, 6.2832, 18).map((a): Vector => [30 * Math.cos(a), 24 * Math.sin(a), 0]),
      ),
    ],
  },
  {
    type: "pedal-rubber",
    shape: [-1, 1].flatMap((i) => {
      const pad = along([60, -560 + i * 80, -60], [0.9, 0, 0.4]);
      return [
        ...tube(
          by,
          standing([0, 0, 0]),
          [
            [30, -560 + i * 80, 100],
            [10, -560 + i * 80, 40],
            [56, -560 + i * 80, -50],
          ],
          8,
        ),
        ...extruded(by, pad, i < 0 ? box(86, 56, 10) : box(46, 110, 12), 14),
        ...steps(-18, 18, 4).flatMap((z) =>
          stroke(
            by,
            { ...pad, at: [pad.at[0] + 14, pad.at[1], pad.at[2] + 6] },
            [
              [i < 0 ? -32 : -14, z, 0],
              [i < 0 ? 32 : 14, z, 0],
            ],
            "line",
          ),
        ),
      ];
    }),
  },
  {
    type: "floor-mats",
    shape: [
      ...pairs("250,-330 760,-300").flatMap(([x = 0, y = 0]) => {
        const outline = through(pairs("-190,-150 0,-170 190,-160 210,0 190,160 -60,170 -200,130 -220,0"));
        return [
          ...extruded(by, standing([x, y, -330]), outline, 10, { bevel: 12 }),
          ...turned(by, standing([x + 150, y + 90, -320]), pairs("0,14 4,12")),
        ];
      }),
    ],
  },
];

/** Seen from the seats; x points to them. The dashboard above the console, mats in front. */
export const dashboardAndConsole: Drawing = {
  id: "dashboard-and-console",
  category: "dashboard-console",
  name: { en: "Dashboard, console and floor mats", ar: "الطبلون والكونسول والأرضيات" },
  view: { azimuth: -36, elevation: 27 },
  items: (by) => [...farItems(by), ...middleItems(by), ...nearItems(by)],
};
