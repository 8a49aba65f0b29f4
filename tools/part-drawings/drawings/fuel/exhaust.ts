import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps } from "../../pen/vectors.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { threadedSensor } from "../../things/engine.ts";

const flangeShape = rounded(pairs("-54,-14 -24,-36 24,-36 54,-14 54,14 24,36 -24,36 -54,14"), 14);

const pipe = (x: number, z = 0) => along([x, 0, z], [1, 0, 0]);
const joint = (by: Pen, x: number) =>
  extruded(by, pipe(x), flangeShape, 9, {
    holes: [disc(7, [-40, 0], 14), disc(7, [40, 0], 14), disc(20, [0, 0], 24)],
  });
const hanger = (by: Pen, x: number, y: number, z: number) =>
  extruded(
    by,
    along([x, y, z], [1, 0, 0]),
    rounded(pairs("-24,-44 24,-44 30,0 24,44 -24,44 -30,0"), 16),
    20,
    { holes: [disc(10, [0, -24], 18), disc(10, [0, 24], 18)], face: "dark", side: "dark" },
  );

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, pipe(0), triples("0,0,-640 0,0,420"), "axis") },
  {
    type: "exhaust-gasket",
    shape: extruded(by, pipe(-680), flangeShape, 4, {
      holes: [disc(7, [-40, 0], 14), disc(7, [40, 0], 14), disc(24, [0, 0], 24)],
    }),
  },
  {
    type: "catalytic-converter",
    shape: [
      ...joint(by, -600),
      ...turned(by, pipe(-591), pairs("0,24 40,24 70,62 76,64 190,64 196,62 230,26 270,26")),
      ...grooves(by, pipe(-591), [82, 88, 178, 184], 64),
      ...turned(by, along([-560, 0, 24], [0, 0, 1]), pairs("0,14 10,14"), { well: [9, 6] }),
      ...joint(by, -321),
    ],
  },
  {
    type: "oxygen-sensor",
    position: "front",
    shape: threadedSensor(by, along([-560, 0, 130], [0, 0, 1]), triples("10,20,80 40,70,110 90,120,90")),
  },
  {
    type: "exhaust-pipe",
    shape: [
      ...joint(by, -230),
      ...tube(by, standing([0, 0, 0]), triples("-220,0,0 -180,0,0 -150,0,0"), 24, { straight: true }),
      ...tube(by, standing([0, 0, 0]), triples("-150,0,0 -110,0,0 -74,0,0"), 30, {
        ribs: 9,
        straight: true,
      }),
      ...tube(by, standing([0, 0, 0]), triples("-76,0,0 -20,0,0 30,14,16 90,18,18 150,4,4 200,0,0"), 22),
      ...turned(by, pipe(60, 14), pairs("0,24 20,48 110,48 128,24")),
      ...joint(by, 200),
    ],
  },
  {
    type: "oxygen-sensor",
    position: "rear",
    shape: threadedSensor(by, along([-180, 60, 130], [0, 0, 1]), triples("10,20,80 50,60,100")),
  },
  { type: "exhaust-hanger", shape: [hanger(by, 20, 130, 120), hanger(by, 330, 190, 170)].flat() },
  { shape: [-40, 40].flatMap((y) => bolt(by, along([300, y, -120], [1, 0, 0]), 8, 46)) },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "muffler",
    shape: [
      ...joint(by, 310),
      ...tube(by, standing([0, 0, 0]), triples("318,0,0 370,0,0 420,0,0"), 22, { straight: true }),
      ...extruded(by, pipe(420), rounded(pairs("-110,-62 110,-62 110,62 -110,62"), 56), 230, {
        bevel: 8,
      }),
      ...steps(40, 190, 3).flatMap((x) =>
        stroke(by, along([420 + x, -110, 0], [0, -1, 0]), triples("0,-20,1 0,20,1")),
      ),
      ...[-46, 46].flatMap((y) => [
        ...turned(by, along([650, y, -16], [1, 0, 0]), pairs("0,27 60,27 60,31 84,31"), {
          well: [26, 50],
        }),
      ]),
      ...tube(by, standing([0, 0, 0]), triples("500,60,62 500,90,96 520,120,100"), 5),
    ],
  },
  {
    type: "egr-valve",
    shape: [
      ...extruded(by, along([-430, -330, -60], [0, 0, 1]), box(80, 70, 12), 70, { bevel: 6 }),
      ...turned(by, along([-430, -330, 10], [0, 0, 1]), pairs("0,34 60,32 66,24")),
      ...extruded(by, along([-430, -364, 40], [0, -1, 0]), box(34, 24, 5), 22),
      ...turned(by, along([-390, -330, -30], [1, 0, 0]), pairs("0,22 20,22 20,28 28,28"), {
        well: [15, 24],
      }),
    ],
  },
  {
    type: "diesel-particulate-filter",
    shape: [
      ...turned(
        by,
        along([-150, -330, -90], [1, 0, 0]),
        pairs("0,24 30,24 60,66 70,70 210,70 220,66 250,24 290,24"),
      ),
      ...grooves(by, along([-150, -330, -90], [1, 0, 0]), [78, 86, 194, 202], 70),
      ...[90, 190].flatMap((x) =>
        turned(by, along([-150 + x, -330, -20], [0, 0, 1]), pairs("0,11 14,11"), { well: [6, 6] }),
      ),
    ],
  },
];

/** From the manifold's flange to the tail pipe, with what hangs and seals it. */
export const exhaust: Drawing = {
  id: "exhaust",
  category: "exhaust-pipes",
  name: { en: "Exhaust", ar: "الأكزوز والدبات" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
