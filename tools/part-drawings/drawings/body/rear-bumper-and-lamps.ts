import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { box, type Contour, disc, mirrored, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { clip } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import * as bumpers from "../../things/bumpers.ts";
import * as lamps from "../../things/lamps.ts";

const skin = { width: 1480, depth: 300, height: 380 } as const;
const step = { width: 1300, depth: 270, height: 10 } as const;
const lamp: Contour = rounded(pairs("-150,-70 60,-84 170,-40 176,60 90,84 -60,66"), 26);

const rear = (x: number, y: number, z: number) => along([x, y, z], [1, 0, 0]);
const place = (x: number, z: number) => standing([x, 0, z]);
const tail = (by: Pen, x: number, y: number, outline: Contour, sign: 1 | -1) => [
  ...extruded(
    by,
    rear(x - 70, y, 500),
    outline.map(([a, b]) => [a * 0.84, b * 0.8] as const),
    50,
  ),
  ...extruded(by, rear(x - 20, y, 500), outline, 34, { bevel: 9 }),
  ...extruded(
    by,
    rear(x + 14, y + sign * 10, 500),
    rounded(
      [
        [-110 * sign, -30],
        [60 * sign, -40],
        [130 * sign, -10],
        [120 * sign, 40],
        [40 * sign, 46],
        [-60 * sign, 34],
      ],
      14,
    ),
    1,
    { face: "side" },
  ),
  ...stroke(
    by,
    rear(x + 16, y, 500),
    [
      [sign * -96, -6, 0],
      [sign * 40, 4, 0],
      [sign * 136, 34, 0],
    ],
    "bead",
    true,
  ),
];

const farItems = (by: Pen): Item[] => [
  {
    shape: [
      ...[-420, 420].flatMap((y) => extruded(by, rear(-330, y, 220), box(90, 90), 130)),
      ...bumpers.bumperStrip(by, place(-330, 180), { width: 1240, depth: 200, height: 90 }, 0.8, 50),
    ],
  },
  { type: "tail-lamp", position: "rear-left", shape: tail(by, 120, -560, lamp, 1) },
  { type: "tail-lamp", position: "rear-right", shape: tail(by, -40, 560, mirrored(lamp), -1) },
  {
    type: "stop-tail-bulb",
    shape: [
      ...lamps.bulbSocket(by, rear(-200, -620, 470)),
      ...lamps.smallBulb(by, rear(-140, -620, 470), 14),
    ],
  },
  {
    type: "turn-signal-bulb",
    shape: [
      ...lamps.bulbSocket(by, rear(-160, -440, 560)),
      ...lamps.smallBulb(by, rear(-100, -440, 560), 14),
    ],
  },
  {
    type: "high-mount-stop-lamp",
    shape: [
      ...extruded(by, rear(-60, 0, 640), rounded(pairs("-200,-22 200,-22 190,22 -190,22"), 10), 26, {
        bevel: 6,
      }),
      ...[-120, -60, 0, 60, 120].flatMap((y) => stroke(by, rear(-33, y, 640), triples("0,-14,0 0,14,0"))),
    ],
  },
  {
    type: "rear-bumper-bracket",
    position: "rear-left",
    shape: extruded(
      by,
      along([-20, -800, 260], [0, -1, 0]),
      through(pairs("-120,-26 90,-30 130,10 60,36 -110,30")),
      8,
      { holes: [disc(8, [-80, 2], 14), disc(8, [0, 2], 14), disc(8, [70, 2], 14)] },
    ),
  },
  {
    type: "rear-bumper",
    shape: [
      ...bumpers.bumperSkin(by, place(250, -80), skin),
      ...bumpers.onSkin(by, place(250, -80), skin, pairs("-0.2,0.5 0.2,0.5 0.22,0.8 -0.22,0.8"), "side"),
      ...bumpers.onSkin(by, place(250, -80), skin, pairs("-0.5,0.02 0.5,0.02 0.56,0.26 -0.56,0.26")),
      ...bumpers.onSkin(
        by,
        place(250, -80),
        skin,
        pairs("-0.66,0.34 -0.46,0.34 -0.46,0.42 -0.68,0.42"),
        "side",
      ),
      ...bumpers.onSkin(by, place(250, -80), skin, pairs("0.66,0.34 0.46,0.34 0.46,0.42 0.68,0.42"), "side"),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  { type: "rear-bumper-step", shape: bumpers.bumperStrip(by, place(300, 380), step, 0.62, 90) },
  {
    type: "rear-reflector",
    position: "rear-left",
    shape: extruded(by, rear(700, -520, -20), rounded(pairs("-80,-14 80,-18 84,14 -84,18"), 10), 12, {
      bevel: 5,
    }),
  },
  {
    type: "license-plate-lamp",
    shape: [0, 1].flatMap((i) => [
      ...extruded(by, rear(720, 100 + i * 130, 210), rounded(pairs("-36,-16 36,-16 36,16 -36,16"), 8), 20, {
        bevel: 5,
      }),
    ]),
  },
  { type: "wedge-bulb", shape: lamps.smallBulb(by, rear(720, 420, 240), 12) },
  {
    type: "parking-sensor",
    position: "rear",
    shape: [
      ...turned(by, rear(760, -190, 60), pairs("-34,18 -6,18 -6,25 0,25 3,20")),
      ...extruded(by, along([742, -190, 42], [0, 0, -1]), box(26, 26, 4), 24),
    ],
  },
  {
    type: "rear-camera",
    shape: [
      ...extruded(by, rear(760, -10, 20), box(56, 44, 10), 34, { bevel: 6 }),
      ...turned(by, rear(794, -10, 20), pairs("0,15 12,14"), { well: [9, 6] }),
      ...tube(by, rear(760, -10, 20), triples("0,-22,10 10,-50,0 -20,-80,-20"), 4, { style: "dark" }),
    ],
  },
  {
    type: "tow-bar",
    shape: [
      ...tube(
        by,
        standing([0, 0, 0]),
        triples("500,-130,-250 640,-130,-280 720,-130,-280 760,-130,-250 764,-130,-200"),
        18,
      ),
      ...turned(by, standing([764, -130, -196]), [
        [-6, 18],
        [4, 14],
        [10, 24, "soft"],
        [22, 30, "soft"],
        [36, 30, "soft"],
        [48, 22, "soft"],
        [52, 12],
      ]),
    ],
  },
  { type: "body-clip", shape: [0, 1].flatMap((i) => clip(by, standing([330 + i * 70, -560, -240]), 20)) },
];

/** Seen from behind; x points to the rear. */
export const rearBumperAndLamps: Drawing = {
  id: "rear-bumper-and-lamps",
  category: "rear-bumpers",
  name: { en: "Rear bumper and lamps", ar: "الصدام الخلفي والمصابيح" },
  view: { azimuth: -38, elevation: 24 },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
