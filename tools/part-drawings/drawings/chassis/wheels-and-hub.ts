import { along, around } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { flutes, grooves, hole, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import * as wheels from "../../things/wheels.ts";

const axle = (x: number) => along([x, 0, 0], [1, 0, 0]);
const spare = (x: number) => along([x, 470, 90], [1, 0, 0]);

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, axle(0), triples("0,0,-420 0,0,460"), "axis") },
  { type: "wheel-hub", shape: wheels.wheelHub(by, axle(-400), 74) },
  {
    type: "wheel-stud",
    shape: [0, 1].flatMap((i) => [
      ...turned(by, along([-390 + i * 44, -190, -40], [1, 0, 0]), pairs("0,14 6,14 6,9 22,9 22,8 64,8 66,6")),
      ...flutes(by, along([-390 + i * 44, -190, -40], [1, 0, 0]), [8, 22], 9, 20),
      ...grooves(by, along([-390 + i * 44, -190, -40], [1, 0, 0]), [30, 36, 42, 48, 54, 60], 8),
    ]),
  },
  {
    type: "steel-wheel",
    shape: [
      ...turned(by, spare(-300), pairs("-120,182 -110,182 -96,160 -26,160 -12,178 0,184 0,176")),
      ...turned(by, spare(-306), pairs("0,176 0,170"), { well: [158, 60] }),
      ...turned(
        by,
        spare(-360),
        [
          [0, 156, "soft"],
          [26, 120],
          [26, 90],
          [40, 80],
          [40, 70],
        ],
        { well: [34, 20] },
      ),
      ...around(spare(-330), 10, 136).flatMap((spot) =>
        extruded(by, spot, disc(13, [0, 0], 16), 0.5, { face: "dark" }),
      ),
      ...around(spare(-320), 5, 56, 18).flatMap((spot) => hole(by, spot, 0, 8, 7, false)),
    ],
  },
  {
    type: "wheel-cover",
    shape: [
      ...turned(by, spare(-60), pairs("-8,178 0,178 10,160")),
      ...Array.from({ length: 7 }, (_, i) =>
        around(spare(-49), 1, 104, i * 51.4).flatMap((spot) =>
          extruded(by, spot, rounded(pairs("-40,-12 44,-30 44,30 -40,12"), 12), 0.5, { face: "dark" }),
        ),
      ).flat(),
      ...turned(by, spare(-50), pairs("0,38 6,34")),
    ],
  },
  { type: "alloy-wheel", shape: wheels.alloyWheel(by, axle(60), 200, 150) },
  { type: "wheel-cap", shape: [...turned(by, axle(200), pairs("-20,26 0,28 0,33 6,33 10,27 10,24"))] },
  {
    type: "wheel-nut",
    shape: around(axle(280), 5, 66, 90).flatMap((spot) =>
      wheels.wheelNut(by, { ...axle(0), at: spot.at }, 17),
    ),
  },
  {
    type: "locking-wheel-nuts",
    shape: [
      ...turned(by, axle(420), pairs("-8,12 0,18 22,18 22,14 34,14"), { well: [8, 10] }),
      ...flutes(by, axle(420), [22, 34], 14, 9, "line"),
      ...turned(by, axle(490), pairs("0,18 30,18"), { well: [13, 16] }),
      ...extruded(by, axle(520), pairs("-10,-10 10,-10 10,10 -10,10"), 14),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "tire-pressure-sensor",
    shape: [
      ...extruded(
        by,
        along([260, -330, -60], [1, 0, 0]),
        rounded(pairs("-46,-22 40,-26 46,20 -40,26"), 12),
        26,
        { bevel: 6 },
      ),
      ...turned(by, along([290, -330, -50], [0.8, -0.2, 0.5]), pairs("0,10 14,10 14,6 60,6 60,9 78,9")),
      ...grooves(by, along([290, -330, -50], [0.8, -0.2, 0.5]), [24, 30, 36, 42], 6),
    ],
  },
  {
    type: "tire-valve",
    shape: [
      ...turned(by, along([120, -400, -60], [0, 0, 1]), pairs("0,16 8,17 16,12 22,14 40,10 70,8"), {
        side: "dark",
      }),
      ...turned(by, along([120, -400, 10], [0, 0, 1]), pairs("0,6 8,6 8,8 26,8 28,6")),
    ],
  },
  {
    type: "wheel-wrench",
    shape: [
      ...tube(by, along([-330, -400, -110], [1, 0, 0]), triples("0,0,0 0,0,190 0,10,214 0,60,224"), 8),
      ...turned(by, along([-110, -400, -60], [0, 0, 1]), pairs("0,15 34,15"), { well: [10, 12] }),
    ],
  },
  {
    type: "jack",
    shape: [
      ...extruded(by, along([-330, -560, -330], [0, 0, 1]), box(110, 70, 10), 8),
      ...[-1, 1].flatMap((side) => [
        ...extruded(
          by,
          along([-330, -560, -322], [0, -1, 0]),
          rounded(
            [
              [0, 0],
              [side * 90, 66],
              [side * 80, 80],
              [-side * 14, 12],
            ],
            5,
          ),
          14,
        ),
        ...extruded(
          by,
          along([-330, -560, -322], [0, -1, 0]),
          rounded(
            [
              [side * 90, 66],
              [side * 8, 140],
              [-side * 8, 132],
              [side * 76, 60],
            ],
            5,
          ),
          14,
        ),
      ]),
      ...turned(by, along([-430, -567, -254], [1, 0, 0]), pairs("0,7 210,7 210,14 222,14")),
      ...grooves(
        by,
        along([-430, -567, -254], [1, 0, 0]),
        Array.from({ length: 16 }, (_, i) => 20 + i * 11),
        7,
      ),
      ...extruded(by, along([-330, -560, -186], [0, 0, 1]), box(56, 44, 6), 16),
    ],
  },
];

/** Hub, wheel and nuts along the axle; valve, spare wheel and tools beside. */
export const wheelsAndHub: Drawing = {
  id: "wheels-and-hub",
  category: "rims",
  name: { en: "Wheels, nuts and tire pressure", ar: "الرنجات والصواميل وضغط الإطارات" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
