import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt, nut } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import * as chassis from "../../things/chassis.ts";
import * as wheels from "../../things/wheels.ts";

const spring = (z: number) => standing([60, 250, z]);
const hub = (x: number) => along([x, -120, -190], [1, 0, 0]);

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, spring(0), triples("0,0,-120 0,0,420"), "axis") },
  { shape: stroke(by, hub(0), triples("0,0,60 0,0,330"), "axis") },
  {
    type: "stabilizer-bar",
    position: "rear",
    shape: chassis.bar(
      by,
      standing([-330, 0, -120]),
      triples("60,-330,-10 20,-280,0 -60,-230,0 -60,60,0 -60,200,0 20,250,0 60,280,-10"),
      12,
    ),
  },
  {
    type: "stabilizer-bushing",
    position: "rear",
    shape: chassis.barBushing(by, along([-390, -120, -20], [0, -1, 0])),
  },
  {
    type: "stabilizer-link",
    position: "rear",
    shape: chassis.stabilizerLink(by, along([-210, -400, -60], [0, 0, 1]), 150),
  },
  {
    type: "lateral-link",
    position: "upper",
    shape: chassis.link(by, [-300, 150, 120], [-40, 0, 80], [0, 1, 0], 12, 24),
  },
  {
    type: "lateral-link",
    position: "lower",
    shape: [
      ...extruded(
        by,
        standing([-330, 230, -280]),
        rounded(pairs("-30,-34 140,-78 220,-70 330,-24 330,24 220,70 140,78 -30,34"), 30),
        22,
        { holes: [disc(44, [175, 0], 28)], bevel: 7 },
      ),
      ...chassis.bushing(by, along([-336, 230, -269], [0, 1, 0]), 26, 60),
      ...chassis.bushing(by, along([0, 230, -269], [0, 1, 0]), 26, 60),
    ],
  },
  {
    type: "spring-seat",
    position: "rear",
    shape: turned(by, spring(340), pairs("0,52 10,60 20,60"), { bore: 34, side: "dark" }),
  },
];

const nearItems = (by: Pen): Item[] => [
  { type: "coil-spring", position: "rear", shape: chassis.coilSpring(by, spring(60), 230, 62, 4.6, 8) },
  {
    type: "strut-mount",
    position: "rear",
    shape: [
      ...turned(by, standing([360, 260, 400]), pairs("-16,26 0,34"), { side: "dark" }),
      ...extruded(by, standing([360, 260, 400]), box(130, 70, 22), 8, {
        holes: [disc(8, [-48, 0], 14), disc(8, [48, 0], 14)],
      }),
      ...turned(by, standing([360, 260, 408]), pairs("0,30 20,24"), { well: [10, 20] }),
    ],
  },
  { shape: nut(by, standing([360, 260, 490]), 14, 14) },
  { type: "bump-stop", position: "rear", shape: chassis.bumpStop(by, standing([360, 260, 270])) },
  { type: "shock-absorber", position: "rear", shape: chassis.damper(by, standing([360, 260, -180])) },
  { shape: stroke(by, standing([360, 260, 0]), triples("0,0,220 0,0,380"), "axis") },
  {
    type: "trailing-arm",
    position: "rear",
    shape: [
      ...tube(
        by,
        standing([0, 0, 0]),
        triples("-280,-330,-190 -200,-290,-230 -110,-200,-230 -20,-130,-200"),
        27,
      ),
      ...chassis.bushing(by, along([-310, -344, -180], [0, 1, 0]), 40, 62),
      ...extruded(
        by,
        along([-26, -120, -190], [1, 0, 0]),
        rounded(pairs("-70,-70 70,-70 86,20 50,92 -50,92 -86,20"), 24),
        34,
        { bevel: 7, holes: [disc(40, [0, 0], 28)] },
      ),
      ...chassis.bushing(by, along([0, -130, -74], [0, 1, 0]), 22, 44),
    ],
  },
  { type: "wheel-bearing", position: "rear", shape: wheels.wheelBearing(by, hub(130), 48) },
  { type: "wheel-hub", position: "rear", shape: wheels.wheelHub(by, hub(280), 66) },
  {
    type: "control-arm-bushing",
    position: "rear",
    shape: chassis.bushing(by, along([-300, -470, -240], [0, 1, 0]), 42, 64),
  },
  { shape: bolt(by, along([160, 60, -300], [1, 0, 0]), 8, 80) },
];

/** A trailing arm with two cross links; spring and damper stand apart. */
export const rearSuspension: Drawing = {
  id: "rear-suspension",
  category: "springs",
  name: { en: "Rear suspension", ar: "نظام التعليق الخلفي" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
