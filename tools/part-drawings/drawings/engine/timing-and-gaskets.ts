import { along, shift, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { type Point, steps } from "../../pen/vectors.ts";
import { box, disc, gear, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { ring } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import { grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import * as engine from "../../things/engine.ts";

const [leftCam, rightCam]: readonly [Point, Point] = [
  [-90, 170],
  [90, 170],
];
const cams = [leftCam, rightCam];
const crank = [0, -190] as const;

const plane = (x: number, [u, v]: readonly [number, number] = [0, 0]) =>
  shift(along([x, 0, 0], [1, 0, 0]), [u, v, 0]);
const way = engine.beltRoute([
  { middle: crank, radius: 46 },
  { middle: rightCam, radius: 76 },
  { middle: leftCam, radius: 76 },
]);
const rail = (sign: 1 | -1) =>
  rounded(
    [
      [sign * 64, -120],
      [sign * 84, -120],
      [sign * 120, -20],
      [sign * 176, 110],
      [sign * 158, 120],
      [sign * 100, -10],
    ],
    10,
  );

const farItems = (by: Pen): Item[] => [
  {
    type: "head-gasket",
    shape: [
      ...extruded(
        by,
        along([-440, 170, 170], [0.2, -0.5, 0.9], [-0.6, 0.6, 0.5]),
        rounded(pairs("-120,-330 120,-330 120,330 -120,330"), 24),
        4,
        {
          holes: [-232, -78, 78, 232].map((y) => disc(66, [0, y], 36)),
        },
      ),
    ],
  },
  {
    type: "hydraulic-lifter",
    shape: [0, 1, 2].flatMap((i) => [
      ...turned(by, standing([-560 + i * 60, -130 - i * 10, 330 - i * 30]), pairs("-50,17 0,17 3,14")),
      ...grooves(by, standing([-560 + i * 60, -130 - i * 10, 330 - i * 30]), [-26, -20], 17),
    ]),
  },
  {
    type: "piston-rings",
    shape: [0, 1, 2].flatMap((i) => ring(by, standing([-450, -330, 60 + i * 32]), 62, 54, 4)),
  },
  {
    shape: [
      ...turned(by, standing([-450, -330, -170]), pairs("0,60 100,60")),
      ...grooves(by, standing([-450, -330, -170]), [64, 72, 80, 90], 60),
      ...turned(by, standing([-450, -330, -70]), pairs("0,44 0,42")),
      ...turned(by, along([-450, -389, -130], [0, -1, 0]), pairs("0,18 2,18"), { well: [14, 8] }),
    ],
  },
  {
    type: "main-bearing",
    shape: [0, 1]
      .flatMap((i) =>
        turned(by, along([-300, -430, -250 - i * 60], [1, 0, 0]), pairs("0,44 34,44"), { bore: 38 }),
      )
      .filter((_, index) => index < 4),
  },
  { shape: cams.flatMap((cam) => stroke(by, plane(0, cam), triples("0,0,-240 0,0,300"), "axis")) },
  { shape: stroke(by, plane(0, crank), triples("0,0,-240 0,0,420"), "axis") },
];

const nearItems = (by: Pen): Item[] => [
  {
    shape: cams.flatMap((cam) => [
      ...turned(by, plane(-200, cam), pairs("-10,18 50,18")),
      ...turned(by, plane(-150, cam), pairs("0,44 30,44 30,30")),
      ...extruded(by, plane(-120, cam), gear(38, 78, 6), 16),
      ...turned(by, plane(-104, cam), pairs("0,60 24,58 24,50"), { well: [16, 20] }),
    ]),
  },
  {
    shape: [
      ...turned(by, plane(-200, crank), pairs("0,26 70,26")),
      ...extruded(by, plane(-130, crank), gear(22, 48, 6), 16),
      ...turned(by, plane(-114, crank), pairs("0,24 40,24")),
    ],
  },
  {
    type: "timing-chain-guide",
    shape: [
      ...extruded(by, plane(40), rail(-1), 20, { bevel: 4 }),
      ...extruded(by, plane(40), rounded(pairs("-50,262 50,262 56,276 -56,276"), 5), 20),
    ],
  },
  { type: "timing-chain", shape: engine.belt(by, plane(110), way, 18, 7, true) },
  { type: "timing-chain-guide", shape: extruded(by, plane(190), rail(1), 20, { bevel: 4 }) },
  {
    type: "timing-chain-tensioner",
    shape: [
      ...extruded(by, plane(220, [210, -70]), rounded(pairs("-34,-40 50,-40 50,40 -34,40"), 10), 34, {
        bevel: 5,
        holes: [disc(7, [34, -26], 14), disc(7, [34, 26], 14)],
      }),
      ...turned(by, along([237, 176, -70], [0, -1, 0]), pairs("0,15 30,15 34,12")),
    ],
  },
  {
    type: "vvt-solenoid",
    shape: cams
      .map(([u, v]) => [u * 1.5, v + 30] as const)
      .flatMap((cam) => [
        ...turned(by, plane(250, cam), pairs("-70,11 -10,11 -10,14 0,14")),
        ...grooves(by, plane(250, cam), steps(-60, -16, 5), 11),
        ...turned(by, plane(250, cam), pairs("0,25 44,25 44,21")),
        ...extruded(by, along([272, cam[0], cam[1] + 24], [0, 0, 1]), box(22, 26, 4), 24),
      ]),
  },
  { type: "front-crank-seal", shape: ring(by, plane(330, crank), 50, 32, 14) },
  { type: "crankshaft-pulley", shape: engine.ribbedPulley(by, plane(430, crank), 84, 34, 4) },
];

/** The front of the engine: chain, rails and tensioner; head gasket, pistons' rings and lifters behind. */
export const timingAndGaskets: Drawing = {
  id: "timing-and-gaskets",
  category: "timing",
  name: { en: "Timing chain and gaskets", ar: "جنزير التايمن وطقم وجوه المكينة" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
