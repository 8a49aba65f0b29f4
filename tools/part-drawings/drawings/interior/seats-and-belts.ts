import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { box, disc, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { ribbon } from "../../things/wipers.ts";

const side = (x: number, y: number, z: number) => along([x, y, z], [0, -1, 0]);
const back = rounded(pairs("-250,40 -150,30 -60,120 -140,640 -250,660 -270,400"), 60);
const cushion = rounded(pairs("-230,-60 250,-40 290,0 280,70 200,96 -230,50"), 50);
const bolster = rounded(pairs("-190,60 -120,60 -60,180 -130,560 -190,560"), 40);
const headrest = rounded(pairs("-60,-80 50,-90 66,20 20,84 -40,80 -66,0"), 34);

const farItems = (by: Pen): Item[] => [
  {
    type: "seat-belt",
    position: "front",
    shape: [
      ...extruded(by, side(-420, 500, -240), rounded(pairs("-50,-50 50,-50 50,70 -50,70"), 14), 60, {
        bevel: 8,
      }),
      ...turned(by, side(-420, 440, -236), pairs("0,40 14,38")),
      ...ribbon(
        by,
        standing([0, 0, 0]),
        triples("-420,470,-170 -420,470,100 -420,470,470"),
        [46, 46],
        [1, 0, 0],
      ),
      ...extruded(by, side(-420, 476, 500), rounded(pairs("-40,-26 40,-26 30,40 -30,40"), 14), 16, {
        bevel: 5,
      }),
      ...ribbon(
        by,
        standing([0, 0, 0]),
        triples("-410,452,480 -330,430,260 -250,410,40 -210,400,-120"),
        [44, 44],
        [0.8, 0, 0.4],
      ),
      ...extruded(by, side(-210, 396, -150), rounded(pairs("-34,-40 34,-40 40,34 -40,34"), 12), 12, {
        holes: [box(46, 10, 4, [0, 16])],
        bevel: 4,
      }),
      ...extruded(by, side(-210, 396, -206), rounded(pairs("-18,-22 18,-22 18,20 -18,20"), 5), 7, {
        holes: [box(18, 14, 3)],
      }),
    ],
  },
  {
    type: "headrest",
    position: "front",
    shape: [
      ...[-50, 50].flatMap((y) =>
        tube(
          by,
          standing([0, 0, 0]),
          [
            [-200, y, 690],
            [-196, y, 780],
            [-190, y, 850],
          ],
          7,
          { straight: true },
        ),
      ),
      ...extruded(by, side(-180, 110, 890), headrest, 220, { bevel: 14 }),
    ],
  },
];

const middleItems = (by: Pen): Item[] => [
  {
    shape: [
      ...extruded(by, side(-60, 240, 20), back, 480),
      ...extruded(by, side(-60, -190, 20), bolster, 56, { bevel: 10 }),
      ...extruded(by, side(-60, 240, 0), cushion, 480, { bevel: 14 }),
      ...stroke(by, standing([0, 0, 0]), triples("215,-150,68 60,-150,84 -120,-150,66")),
      ...stroke(by, standing([0, 0, 0]), triples("-150,-120,240 -176,-120,420 -200,-120,600")),
      ...stroke(by, standing([0, 0, 0]), triples("-150,120,240 -176,120,420 -200,120,600")),
    ],
  },
  {
    type: "seat-switch",
    shape: [
      ...extruded(by, side(-40, -330, -10), through(pairs("-150,-30 120,-40 170,0 120,36 -140,40")), 14, {
        bevel: 7,
      }),
      ...extruded(by, side(20, -346, -6), rounded(pairs("-60,-9 60,-9 60,9 -60,9"), 8), 12),
      ...extruded(by, side(-90, -346, 0), rounded(pairs("-9,-24 9,-24 9,24 -9,24"), 8), 12),
    ],
  },
  {
    shape: [-170, 170].flatMap((y) => [
      ...extruded(by, standing([20, y, -260]), box(560, 40, 6), 16),
      ...extruded(by, standing([20, y, -244]), box(440, 24, 4), 14),
      ...[-240, 280].flatMap((x) => bolt(by, standing([x, y, -244]), 8, 8)),
    ]),
  },
  {
    type: "seat-motor",
    shape: [
      ...turned(by, along([40, -60, -170], [1, 0, 0]), pairs("0,28 110,28 116,20")),
      ...extruded(by, along([20, -60, -170], [1, 0, 0]), box(66, 66, 10), 24),
      ...turned(by, side(20, -94, -170), pairs("0,12 110,12")),
      ...grooves(by, side(20, -94, -170), [20, 34, 48, 62, 76, 90], 12),
    ],
  },
  {
    type: "belt-buckle",
    shape: [
      ...tube(by, standing([0, 0, 0]), triples("-260,-420,-260 -230,-420,-190 -200,-420,-130"), 9, {
        style: "dark",
      }),
      ...extruded(
        by,
        along([-220, -400, -70], [0.2, -1, 0]),
        rounded(pairs("-30,-70 30,-70 34,50 -34,50"), 12),
        40,
        { bevel: 6 },
      ),
      ...extruded(by, along([-214, -442, -46], [0.2, -1, 0]), box(34, 26, 5), 4, { face: "dark" }),
      ...extruded(by, side(-270, -420, -280), disc(26, [0, 0], 22), 8, { holes: [disc(11, [0, 0], 16)] }),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "seat-cover",
    shape: [
      ...extruded(
        by,
        side(720, 240, -60),
        rounded(pairs("-230,0 210,16 270,50 250,100 180,112 -230,70"), 44),
        480,
        { bevel: 16 },
      ),
      ...[-120, 0, 120].flatMap((y) =>
        stroke(by, standing([0, 0, 0]), [
          [860, y, 52],
          [720, y, 36],
          [560, y, 20],
        ]),
      ),
    ],
  },
  {
    type: "airbag-sensor",
    shape: [
      ...extruded(by, standing([360, -400, -260]), box(90, 70, 10), 30, { bevel: 6 }),
      ...[-56, 56].flatMap((x) =>
        extruded(by, standing([360 + x, -400, -260]), disc(20, [0, 0], 20), 8, {
          holes: [disc(8, [0, 0], 14)],
        }),
      ),
      ...extruded(by, side(360, -436, -246), box(40, 20, 4), 22),
    ],
  },
  {
    type: "driver-airbag",
    shape: [
      ...extruded(
        by,
        along([560, 430, 470], [-0.8, -0.6, 0.2]),
        through(pairs("-90,-50 -70,60 70,60 90,-50 0,-90")),
        50,
        { bevel: 12 },
      ),
      ...turned(by, along([525, 400, 478], [-0.8, -0.6, 0.2]), pairs("0,28 4,28 4,22")),
    ],
  },
  {
    type: "passenger-airbag",
    shape: [
      ...extruded(by, standing([420, 620, -20]), box(150, 260, 16), 60, { bevel: 10 }),
      ...extruded(by, standing([420, 620, 40]), box(110, 210, 20), 26, { bevel: 12 }),
    ],
  },
];

/** Seen from the front; x points forward. The seat on its rails, its cover apart, the belt beside. */
export const seatsAndBelts: Drawing = {
  id: "seats-and-belts",
  category: "seats",
  name: { en: "Front seat, seat belt and airbags", ar: "الكرسي الأمامي وحزام الأمان والإيرباق" },
  view: { azimuth: -38, elevation: 24 },
  items: (by) => [...farItems(by), ...middleItems(by), ...nearItems(by)],
};
