import { along, around, shift, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps } from "../../pen/vectors.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { nut } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { flutes, grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { brakeHose, brakeShoe } from "../../things/brakes.ts";

const line = (x: number) => along([x, 0, 0], [1, 0, 0]);
const drum = (x: number) => along([x, -400, -110], [1, 0, 0]);

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, line(0), triples("0,0,-420 0,0,470"), "axis") },
  { shape: stroke(by, drum(0), triples("0,0,-260 0,0,360"), "axis") },
  {
    type: "pedal-rubber",
    shape: [
      ...tube(by, standing([0, 0, 0]), triples("-560,0,230 -520,0,100 -500,0,-20 -440,0,-130"), 12),
      ...turned(by, along([-560, -26, 236], [0, 1, 0]), pairs("0,18 52,18")),
      ...extruded(by, along([-440, 0, -140], [0.9, 0, 0.5]), box(96, 64, 10), 12),
      ...steps(-20, 20, 4).flatMap((z) =>
        stroke(
          by,
          along([-429, 0, -134], [0.9, 0, 0.5]),
          [
            [-38, z, 0],
            [38, z, 0],
          ],
          "line",
        ),
      ),
    ],
  },
  {
    type: "brake-light-switch",
    shape: [
      ...turned(by, along([-640, 90, 160], [1, 0, 0]), pairs("-30,14 0,14 0,18 6,18 6,12 50,12")),
      ...grooves(by, along([-640, 90, 160], [1, 0, 0]), steps(12, 46, 8), 12),
      ...turned(by, along([-590, 90, 160], [1, 0, 0]), pairs("0,5 22,5")),
      ...extruded(by, along([-690, 90, 160], [1, 0, 0]), box(34, 26, 5), 20),
    ],
  },
  {
    type: "brake-booster",
    shape: [
      ...turned(by, line(-330), pairs("-40,8 30,8")),
      ...around(line(-240), 4, 60, 45).flatMap((spot) => turned(by, spot, pairs("-50,7 0,7"))),
      ...turned(
        by,
        line(-290),
        pairs("0,34 40,40 50,120 70,148 110,152 110,158 124,158 124,150 160,142 184,90 190,60"),
      ),
      ...around(line(-100), 2, 44, 90).flatMap((spot) => [
        ...turned(by, spot, pairs("0,7 30,7")),
        ...grooves(by, spot, [8, 14, 20, 26], 7),
      ]),
      ...turned(by, line(-100), pairs("0,26 10,26"), { well: [18, 10] }),
      ...turned(by, shift(line(-130), [-70, 50, 0]), pairs("0,14 16,12 30,8")),
    ],
  },
];

const middleItems = (by: Pen): Item[] => [
  {
    type: "brake-master-cylinder",
    shape: [
      ...turned(by, line(60), pairs("0,25 20,25")),
      ...extruded(
        by,
        line(80),
        rounded(pairs("-70,-14 -26,-38 26,-38 70,-14 70,14 26,38 -26,38 -70,14"), 14),
        14,
        { holes: [disc(8, [-52, 0], 14), disc(8, [52, 0], 14)] },
      ),
      ...turned(by, line(94), pairs("0,32 190,32 196,26")),
      ...[130, 210].flatMap((x) =>
        turned(by, along([x, -30, -6], [0, -1, -0.2]), pairs("0,13 14,13"), { well: [7, 8] }),
      ),
      ...[140, 240].flatMap((x) => turned(by, standing([x, 0, 28]), pairs("0,16 14,16"))),
      ...extruded(by, standing([200, 0, 56]), rounded(pairs("-110,-50 120,-50 120,50 -110,50"), 22), 44),
      ...extruded(by, standing([200, 0, 100]), rounded(pairs("-116,-56 126,-56 126,56 -116,56"), 24), 6),
      ...extruded(by, standing([200, 0, 106]), rounded(pairs("-110,-50 120,-50 120,50 -110,50"), 22), 40, {
        bevel: 9,
      }),
      ...turned(by, standing([250, 0, 146]), pairs("0,34 12,34"), { well: [28, 10] }),
    ],
  },
  {
    shape: [
      ...turned(by, standing([250, 0, 230]), pairs("0,40 26,40 30,34")),
      ...flutes(by, standing([250, 0, 230]), [0, 26], 40, 28),
    ],
  },
  {
    shape: [-1, 1].flatMap((side) => nut(by, along([180, side * 90, -60 + side * 40], [1, 0, 0]), 12, 12)),
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "wheel-cylinder",
    shape: [
      ...turned(
        by,
        shift(along([-160, -430, 90], [0, 1, 0]), [0, 0, 0]),
        pairs("-66,10 -50,10 -50,22 50,22 50,10 66,10"),
      ),
      ...[-46, -38, 38, 46].flatMap((z) => grooves(by, along([-160, -430, 90], [0, 1, 0]), [z], 22)),
      ...turned(by, along([-140, -430, 90], [1, 0, 0]), pairs("0,14 8,14")),
    ],
  },
  {
    type: "brake-shoes",
    shape: [
      ...brakeShoe(by, shift(drum(-60), [22, 0, 0]), 1, 104),
      ...brakeShoe(by, shift(drum(-60), [-22, 0, 0]), -1, 104),
    ],
  },
  {
    type: "brake-drum",
    shape: [
      ...turned(by, drum(110), pairs("0,132 8,132 8,126 64,122 76,112 76,106")),
      ...grooves(by, drum(110), [18, 28, 38, 48], 126),
      ...turned(by, drum(186), pairs("0,66 10,64"), { well: [32, 16] }),
      ...around(drum(196), 5, 48).flatMap((spot) =>
        extruded(by, spot, disc(7, [0, 0], 14), 0.5, { face: "dark" }),
      ),
    ],
  },
  {
    type: "brake-hose",
    shape: brakeHose(by, along([430, -60, -60], [1, 0, 0]), triples("0,40,0 40,90,20 110,60,10 140,-30,0")),
  },
  {
    type: "brake-fluid",
    shape: [
      ...turned(by, standing([470, 160, -60]), [
        [0, 50],
        [6, 54],
        [120, 54],
        [146, 40, "soft"],
        [160, 24],
        [176, 24],
      ]),
      ...turned(by, standing([470, 160, 116]), pairs("0,28 30,28 34,24")),
      ...flutes(by, standing([470, 160, 116]), [0, 30], 28, 24),
      ...grooves(by, standing([470, 160, -60]), [24, 100], 54),
    ],
  },
];

/** From the pedal through the booster to the master cylinder; drum brake and its wheel cylinder below. */
export const brakeHydraulics: Drawing = {
  id: "brake-hydraulics",
  category: "brake-hydraulics",
  name: { en: "Brake booster, master cylinder and drum brake", ar: "باكم وعلبة الفرامل والطنبورة" },
  items: (by) => [...farItems(by), ...middleItems(by), ...nearItems(by)],
};
