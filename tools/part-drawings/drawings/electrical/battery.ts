import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt, nut } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";

const at = (x: number, y: number, z: number) => standing([x, y, z]);
const fuse = (by: Pen, x: number, y: number, z: number, size: number) => [
  ...extruded(
    by,
    along([x, y, z], [0, -1, 0]),
    rounded(
      [
        [-16 * size, 0],
        [16 * size, 0],
        [16 * size, 20 * size],
        [-16 * size, 20 * size],
      ],
      4,
    ),
    8 * size,
    { bevel: 3 },
  ),
  ...[-10, 4].flatMap((dx) =>
    extruded(
      by,
      along([x + (dx + 3) * size, y - 3 * size, z - 14 * size], [0, -1, 0]),
      box(6 * size, 28 * size),
      1.5,
    ),
  ),
];

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, at(0, 0, 0), triples("0,0,-320 0,0,330"), "axis") },
  {
    type: "battery-tray",
    shape: [
      ...extruded(by, at(0, 0, -320), box(350, 230, 16), 12),
      ...extruded(by, at(0, 0, -308), box(350, 230, 16), 34, { holes: [box(318, 198, 10)] }),
      ...extruded(by, along([0, -120, -300], [0, -1, 0]), box(90, 30, 6), 30),
    ],
  },
  {
    type: "battery",
    shape: [
      ...extruded(by, at(0, 0, -180), box(300, 180, 10), 18),
      ...extruded(by, at(0, 0, -162), box(286, 168, 8), 172),
      ...extruded(by, at(0, 0, 10), box(294, 174, 8), 30, { bevel: 10 }),
      ...[-100, -60, -20, 20, 60, 100].flatMap((x) =>
        turned(by, at(x, 22, 40), pairs("0,13 4,13"), { well: [4, 2] }),
      ),
      ...stroke(by, at(0, -84, 0), triples("-120,0,-20 120,0,-20 120,0,-130 -120,0,-130 -120,0,-20")),
      ...stroke(by, at(0, -84, 0), triples("-100,0,-50 60,0,-50")),
      ...stroke(by, at(0, -84, 0), triples("-100,0,-70 20,0,-70")),
      ...[-112, 112].flatMap((x) => turned(by, at(x, -54, 40), pairs("0,15 4,15 4,11 26,9 26,7"))),
      ...[-60, 60].flatMap((x) => tube(by, at(x, -30, 40), triples("-20,0,0 -10,0,18 10,0,18 20,0,0"), 4)),
    ],
  },
  {
    shape: [
      ...extruded(by, at(0, 20, 150), rounded(pairs("-26,-110 26,-110 26,110 -26,110"), 8), 8, {
        holes: [disc(7, [0, -92], 14), disc(7, [0, 92], 14)],
      }),
      ...[-72, 112].flatMap((y) => [
        ...tube(by, at(0, y, -60), triples("0,0,20 0,0,120 0,0,190"), 4, { straight: true }),
        ...nut(by, at(0, y, 200), 13, 12),
      ]),
    ],
  },
  {
    type: "battery-terminal",
    shape: [-112, 112].flatMap((x) => [
      ...extruded(by, at(x, -60, 170), rounded(pairs("-22,-60 22,-60 22,22 -22,22"), 14), 20, {
        holes: [disc(11, [0, 0], 20)],
        bevel: 4,
      }),
      ...bolt(by, along([x + 30, -96, 180], [1, 0, 0]), 5, 60),
    ]),
  },
  {
    type: "battery-cable",
    shape: [
      ...tube(
        by,
        at(0, 0, 0),
        triples("-112,-120,180 -130,-200,170 -230,-260,90 -300,-260,-60 -300,-230,-160"),
        9,
        { style: "dark" },
      ),
      ...extruded(
        by,
        along([-300, -222, -180], [-1, 0, 0]),
        rounded(pairs("-18,-34 18,-34 18,20 -18,20"), 16),
        6,
        { holes: [disc(8, [0, -14], 16)] },
      ),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "battery-cable",
    shape: [
      ...tube(by, at(0, 0, 0), triples("112,-120,180 140,-190,180 250,-230,150 360,-170,120 430,-60,130"), 9),
      ...extruded(
        by,
        along([442, -40, 130], [1, 0, 0]),
        rounded(pairs("-34,-18 20,-18 20,18 -34,18"), 16),
        6,
        { holes: [disc(8, [-6, 0], 16)] },
      ),
    ],
  },
  {
    type: "fuse-box",
    shape: [
      ...extruded(by, at(400, 160, -160), rounded(pairs("-110,-80 110,-80 110,80 -110,80"), 14), 70),
      ...extruded(by, at(400, 160, -90), box(236, 176, 14), 8),
      ...extruded(by, at(400, 160, -82), box(210, 150, 10), 3, { face: "dark" }),
      ...[-70, -35, 0, 35, 70].flatMap((x) =>
        [40, 0].flatMap((y) => extruded(by, at(400 + x, 160 + y, -79), box(24, 14, 3), 14)),
      ),
      ...[-56, 8, 64].flatMap((x) => extruded(by, at(400 + x, 112, -79), box(44, 38, 4), 30, { bevel: 4 })),
    ],
  },
  { shape: extruded(by, at(400, 160, 60), box(236, 176, 18), 50, { bevel: 14 }) },
  { type: "fuse", shape: [fuse(by, 430, -180, -150, 1.5), fuse(by, 510, -180, -150, 1.1)].flat() },
  {
    type: "relay",
    shape: [
      ...[-12, 0, 12].flatMap((x) => extruded(by, at(400 + x, -330, -230), box(5, 3), 30)),
      ...extruded(by, at(400, -330, -200), box(56, 52, 6), 56, { bevel: 5 }),
    ],
  },
  {
    type: "wiring-repair-kit",
    shape: [
      ...tube(by, at(60, -330, -320), triples("0,0,0 -60,-10,0 -130,20,0 -200,0,0"), 4, {
        style: "dark",
      }),
      ...turned(by, along([64, -330, -320], [1, 0, 0]), pairs("0,6 26,6 26,9 34,9")),
      ...grooves(by, along([64, -330, -320], [1, 0, 0]), [8, 16], 6),
    ],
  },
];

/** Tray, battery and clamp above each other; cables and the fuse box beside. */
export const battery: Drawing = {
  id: "battery",
  category: "batteries",
  name: { en: "Battery, cables and fuses", ar: "البطارية والكيابل والفيوزات" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
