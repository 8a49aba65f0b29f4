import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { radians, steps } from "../../pen/vectors.ts";
import { box, disc, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import { flutes, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { panelFilter } from "../../things/filters.ts";

const post = (z: number) => standing([0, 0, z]);
const volute = through(
  steps(0, 330, 11).map((degrees) => {
    const r = 130 + degrees * 0.2;
    return [r * Math.cos(radians(degrees)), r * Math.sin(radians(degrees))] as const;
  }),
);

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, post(0), triples("0,0,-420 0,0,330"), "axis") },
  {
    shape: [
      ...extruded(by, post(70), volute, 120, { bevel: 10 }),
      ...extruded(by, post(190), box(250, 220, 16), 60, { bevel: 8 }),
      ...extruded(by, post(250), box(210, 180, 12), 2, { face: "dark" }),
      ...steps(-80, 80, 6).flatMap((x) =>
        stroke(
          by,
          post(252),
          [
            [x, -88, 0],
            [x, 88, 0],
          ],
          "line",
        ),
      ),
      ...extruded(by, along([0, -112, 222], [0, -1, 0]), box(230, 40, 6), 3, { face: "dark" }),
      ...extruded(by, along([180, 60, 130], [1, 0.3, 0]), box(130, 100, 12), 70, { bevel: 8 }),
    ],
  },
  { type: "cabin-filter", shape: panelFilter(by, standing([0, -400, 220]), 230, 190, 40, 18) },
  { shape: stroke(by, along([0, 0, 222], [0, -1, 0]), triples("0,0,130 0,0,330"), "axis") },
  {
    shape: [
      ...extruded(
        by,
        along([0, -600, 230], [0, -1, 0]),
        rounded(pairs("-130,-30 130,-30 130,30 -130,30"), 10),
        12,
        { bevel: 7 },
      ),
      ...[-140, 140].flatMap((x) => extruded(by, along([x, -600, 230], [0, -1, 0]), box(22, 26, 5), 10)),
    ],
  },
  {
    type: "blower-motor",
    shape: [
      ...turned(by, post(-330), pairs("0,50 8,56 90,56 94,46")),
      ...extruded(by, post(-262), disc(122, [0, 0], 40), 10, { holes: [] }),
      ...[30, 150, 270].flatMap((degrees) =>
        extruded(
          by,
          standing([130 * Math.cos(radians(degrees)), 130 * Math.sin(radians(degrees)), -262]),
          disc(18, [0, 0], 18),
          10,
          { holes: [disc(7, [0, 0], 12)] },
        ),
      ),
      ...turned(by, post(-252), pairs("0,104 10,104")),
      ...turned(by, post(-242), pairs("0,98 110,98"), { side: "dark" }),
      ...flutes(by, post(-242), [0, 110], 98, 44, "line"),
      ...turned(by, post(-132), pairs("0,104 10,104"), { well: [84, 60] }),
      ...turned(by, post(-180), pairs("0,26 40,14")),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    shape: [30, 270].flatMap((degrees) =>
      bolt(
        by,
        along([130 * Math.cos(radians(degrees)), 130 * Math.sin(radians(degrees)), -390], [0, 0, -1]),
        6,
        30,
      ),
    ),
  },
  {
    type: "blower-resistor",
    shape: [
      ...extruded(
        by,
        along([330, -330, -40], [1, 0, 0]),
        rounded(pairs("-60,-36 60,-36 60,36 -60,36"), 10),
        8,
        { holes: [disc(6, [-48, 0], 12), disc(6, [48, 0], 12)] },
      ),
      ...steps(-28, 28, 6).flatMap((y) =>
        extruded(by, along([270, -330 + y, -40], [1, 0, 0]), box(4, 56), 60),
      ),
      ...extruded(by, along([338, -330, -40], [1, 0, 0]), box(60, 30, 5), 24, { bevel: 4 }),
    ],
  },
  {
    type: "mode-actuator",
    shape: [
      ...extruded(
        by,
        along([300, 250, -120], [0.7, -0.7, 0]),
        rounded(pairs("-60,-44 60,-44 60,44 -60,44"), 12),
        44,
        { bevel: 7 },
      ),
      ...turned(by, along([334, 220, -130], [0.7, -0.7, 0]), pairs("0,15 14,14")),
      ...flutes(by, along([334, 220, -130], [0.7, -0.7, 0]), [0, 14], 14, 14, "line"),
      ...extruded(by, along([300, 250, -74], [0, 0, 1]), box(40, 24, 5), 18),
    ],
  },
];

/** The fan's house with its motor below; the cabin filter slides in from the side. */
export const blowerAndCabinFilter: Drawing = {
  id: "blower-and-cabin-filter",
  category: "cabin-filters",
  name: { en: "Cabin filter and blower", ar: "فلتر المكيف والبلور" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
