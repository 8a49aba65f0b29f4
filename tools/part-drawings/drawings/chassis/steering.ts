import { along, shift, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps, type Vector } from "../../pen/vectors.ts";
import { box, disc, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { face, stroke, tube } from "../../shapes/swept.ts";
import { flutes, grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import * as chassis from "../../things/chassis.ts";
import { ribbedPulley } from "../../things/engine.ts";
import * as wheels from "../../things/wheels.ts";

const rack = (x: number) => along([x, 0, 0], [1, 0, 0]);
const wheel = shift(along([-470, -60, 470], [0.3, -0.8, 0.5]), [0, 0, 0]);
const ring = (r: number) =>
  steps(0, 2 * Math.PI, 40).map((a): Vector => [r * Math.cos(a), r * Math.sin(a), 0]);

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, rack(0), triples("0,0,240 0,0,760"), "axis") },
  {
    type: "steering-shaft",
    shape: [
      ...turned(by, along([-60, 60, 130], [-0.25, 0.55, 0.6]), pairs("0,16 14,16 14,9 200,9 200,13 290,13")),
      ...grooves(by, along([-60, 60, 130], [-0.25, 0.55, 0.6]), [204, 212, 220], 13),
      ...extruded(by, along([-154, 262, 350], [0.8, -0.2, 0.4]), box(40, 44, 10), 30, {
        holes: [disc(9, [0, 0], 16)],
      }),
      ...extruded(by, along([-72, 56, 112], [0.8, -0.2, 0.2]), box(36, 50, 10), 28, {
        holes: [disc(8, [0, 0], 16)],
      }),
    ],
  },
  {
    type: "steering-rack",
    shape: [
      ...turned(by, rack(0), pairs("-420,12 -360,12 -360,34 -290,34 -290,26 250,26 250,34 290,34 290,22")),
      ...turned(by, rack(290), pairs("0,12 60,12")),
      ...turned(by, along([-30, 0, 0], [-0.25, 0.15, 0.9]), pairs("0,34 70,34 70,28 86,24 86,10 120,10")),
      ...flutes(by, along([-30, 0, 0], [-0.25, 0.15, 0.9]), [92, 118], 10, 18),
      ...[-240, 180].flatMap((x) =>
        extruded(by, along([x, 0, -40], [0, 0, 1]), rounded(pairs("-30,-70 30,-70 30,60 -30,60"), 22), 22, {
          holes: [disc(13, [0, -46], 20)],
        }),
      ),
      ...tube(by, rack(0), triples("-14,20,-10 -26,46,40 -26,46,160 -14,26,220"), 5),
    ],
  },
  {
    type: "power-steering-hose",
    shape: [
      ...tube(
        by,
        standing([0, 0, 0]),
        triples("-60,-60,40 -70,-160,80 -150,-240,60 -280,-260,30 -330,-300,0"),
        9,
        { style: "dark" },
      ),
      ...turned(by, along([-58, -52, 38], [0, 1, -0.3]), pairs("0,12 22,12")),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "power-steering-pump",
    shape: [
      ...turned(by, along([-330, -380, -60], [1, 0, 0]), pairs("-90,50 -84,58 -10,58 -10,46 20,40")),
      ...turned(by, along([-380, -380, 0], [0, 0, 1]), pairs("0,24 20,24 20,30 36,30")),
      ...ribbedPulley(by, along([-300, -380, -60], [1, 0, 0]), 62, 28, 4),
    ],
  },
  {
    type: "steering-wheel",
    shape: [
      ...[30, 150, 270].flatMap((degrees) => {
        const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
        return face(by, wheel, [
          [c * 40 - s * 26, s * 40 + c * 26, -10],
          [c * 130 - s * 16, s * 130 + c * 16, 0],
          [c * 130 + s * 16, s * 130 - c * 16, 0],
          [c * 40 + s * 26, s * 40 - c * 26, -10],
        ]);
      }),
      ...tube(by, wheel, ring(138), 13),
      ...extruded(by, shift(wheel, [0, 0, -14]), through(pairs("-58,-24 -40,44 40,44 58,-24 0,-56")), 34, {
        bevel: 9,
      }),
    ],
  },
  {
    type: "clock-spring",
    shape: [
      ...turned(by, along([-330, 90, 380], [0.3, -0.8, 0.5]), pairs("0,48 20,48 20,40 30,40"), {
        bore: 22,
      }),
    ],
  },
  { type: "steering-rack-boot", shape: wheels.bellows(by, rack(400), 110, 30, 17, 7) },
  {
    type: "inner-tie-rod",
    shape: [
      ...turned(by, rack(570), pairs("-26,9 0,9 0,24 36,24 36,18 46,14")),
      ...turned(by, rack(616), pairs("0,9 190,9")),
      ...grooves(by, rack(616), steps(110, 188, 16), 9),
    ],
  },
  { shape: turned(by, rack(830), pairs("0,17 12,17"), { bore: 9 }) },
  { type: "tie-rod-end", shape: chassis.tieRodEnd(by, rack(990), [0, 0, -1]) },
  {
    type: "steering-damper",
    shape: [
      ...turned(by, along([200, -330, -40], [1, 0, 0]), pairs("-140,18 -134,23 80,23 86,19")),
      ...turned(by, along([286, -330, -40], [1, 0, 0]), pairs("0,8 110,8")),
      ...chassis.bushing(by, along([40, -330, -40], [0, 0, 1]), 22, 34),
      ...chassis.bushing(by, along([412, -330, -40], [0, 0, 1]), 20, 34),
    ],
  },
];

/** From the wheel down the column to the rack; its left end is taken apart. */
export const steering: Drawing = {
  id: "steering",
  category: "steering-gear",
  name: { en: "Steering", ar: "الدركسون" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
