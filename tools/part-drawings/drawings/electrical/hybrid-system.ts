import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps } from "../../pen/vectors.ts";
import { box, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { flutes, grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { fan } from "../../things/cooling.ts";
import { panelFilter } from "../../things/filters.ts";

const at = (x: number, y: number, z: number) => standing([x, y, z]);

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, at(0, 0, 0), triples("0,0,-240 0,0,330"), "axis") },
  {
    type: "hybrid-battery-pack",
    shape: [
      ...extruded(by, at(0, 0, -250), box(560, 280, 16), 16),
      ...extruded(by, at(0, 0, -234), box(580, 300, 16), 10, { bevel: 8 }),
      ...steps(-230, 230, 13).flatMap((x) => [
        ...extruded(by, at(x, 0, -224), box(30, 240, 3), 120),
        ...[-60, 60].flatMap((y) => turned(by, at(x, y, -104), pairs("0,7 7,7"))),
      ]),
      ...[-60, 60].flatMap((y) => extruded(by, at(0, y, -96), box(480, 12, 3), 4)),
    ],
  },
  {
    shape: [
      ...extruded(by, at(0, 0, 90), box(580, 300, 16), 12),
      ...extruded(by, at(0, 0, 102), box(556, 276, 20), 70, { bevel: 16 }),
      ...steps(-180, 180, 4).flatMap((x) => stroke(by, at(x, 0, 172), triples("0,-90,0 0,90,0"), "line")),
    ],
  },
  {
    type: "hybrid-battery-fan",
    shape: [
      ...extruded(
        by,
        along([-430, -160, -200], [1, 0, 0]),
        rounded(pairs("-90,-90 90,-90 90,90 -90,90"), 50),
        66,
        { holes: [], bevel: 9 },
      ),
      ...turned(by, along([-364, -160, -200], [1, 0, 0]), pairs("0,70 4,70"), { well: [64, 40] }),
      ...fan(by, along([-362, -160, -200], [1, 0, 0]), 58, 9),
      ...extruded(by, along([-420, -160, -110], [0, 0, 1]), box(60, 90, 8), 50),
    ],
  },
  { type: "hybrid-battery-filter", shape: panelFilter(by, at(-300, -400, -200), 180, 120, 30, 14) },
  {
    type: "hybrid-main-relay",
    shape: [
      ...extruded(by, at(330, -230, -240), box(110, 80, 8), 8),
      ...extruded(by, at(330, -230, -232), box(90, 70, 10), 66, { bevel: 6 }),
      ...[-24, 24].flatMap((x) => [
        ...turned(by, at(330 + x, -230, -166), pairs("0,13 18,13")),
        ...grooves(by, at(330 + x, -230, -166), [4, 8, 12], 13),
      ]),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "inverter",
    shape: [
      ...extruded(by, at(470, 230, -120), box(300, 220, 16), 60),
      ...steps(-130, 130, 10).flatMap((x) =>
        stroke(by, at(470 + x, 119, -120), triples("0,0,6 0,0,54"), "line"),
      ),
      ...extruded(by, at(470, 230, -60), box(316, 236, 18), 8),
      ...extruded(by, at(470, 230, -52), box(296, 216, 18), 54, { bevel: 12 }),
      ...extruded(by, at(430, 230, 2), box(140, 110, 10), 14, { bevel: 6 }),
      ...[-60, 0, 60].flatMap((x) => [
        ...turned(by, along([450 + x, 118, -30], [0, -1, 0]), pairs("0,20 30,20 30,15 50,15")),
      ]),
      ...[170, 290].flatMap((y) =>
        turned(by, along([620, y, -96], [1, 0, 0]), pairs("0,15 34,14 34,17 40,17"), { well: [10, 20] }),
      ),
    ],
  },
  {
    type: "high-voltage-cable",
    shape: [-60, 0, 60].flatMap((x, i) => [
      ...tube(
        by,
        at(0, 0, 0),
        [
          [480 + x, -40, -30],
          [490 + x, -130, -60],
          [560 + x * 0.8, -230, -150],
          [640 + x * 0.7, -300 - i * 6, -190],
        ],
        11,
        { style: "side" },
      ),
      ...turned(by, along([480 + x, -20, -30], [0, 1, 0]), pairs("-30,15 0,15 0,19 24,19")),
    ]),
  },
  {
    type: "electric-water-pump",
    shape: [
      ...turned(by, along([760, 160, -160], [1, 0, 0]), pairs("0,40 80,40 80,46 96,46 100,60 140,60")),
      ...flutes(by, along([760, 160, -160], [1, 0, 0]), [4, 78], 40, 20),
      ...turned(by, along([900, 160, -160], [1, 0, 0]), pairs("0,17 40,16 40,19 46,19"), {
        well: [12, 30],
      }),
      ...turned(by, along([880, 160, -104], [0, 0, 1]), pairs("0,16 34,15 34,18 40,18"), {
        well: [11, 20],
      }),
      ...extruded(by, along([780, 118, -160], [0, -1, 0]), box(34, 26, 5), 24),
    ],
  },
];

/** The battery with its modules under the lid, its fan and filter; the inverter and its cables. */
export const hybridSystem: Drawing = {
  id: "hybrid-system",
  category: "hybrid-battery",
  name: { en: "Hybrid battery and inverter", ar: "بطارية الهايبرد والإنفرتر" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
