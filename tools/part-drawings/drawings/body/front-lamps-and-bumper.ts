import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps, type Vector } from "../../pen/vectors.ts";
import { type Contour, disc, mirrored, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { clip } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { face, stroke } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import * as bumpers from "../../things/bumpers.ts";
import * as lamps from "../../things/lamps.ts";

const skin = { width: 1500, depth: 330, height: 330 } as const;
const beam = { width: 1300, depth: 210, height: 80 } as const;
const mesh = { width: 1150, depth: 250, height: 250 } as const;
const lip = { width: 1480, depth: 330, height: 44 } as const;
const lamp: Contour = rounded(pairs("-190,-30 -60,-66 120,-70 178,-36 206,44 110,56 -40,34"), 22);

const front = (x: number, y: number, z: number) => along([x, y, z], [1, 0, 0]);
const place = (x: number, z: number) => standing([x, 0, z]);
const grille = bumpers.bumperPoint;

const farItems = (by: Pen): Item[] => [
  {
    type: "front-bumper-beam",
    shape: [
      ...[-420, 420].flatMap((y) =>
        extruded(by, front(-330, y, 160), pairs("-44,-50 44,-50 44,50 -44,50"), 150),
      ),
      ...bumpers.bumperStrip(by, place(-290, 120), beam, 0.8, 46),
    ],
  },
  {
    type: "headlamp",
    position: "front-right",
    shape: lamps.headlamp(by, front(120, -560, 480), lamp, triples("-66,-16,26 16,-12,34 104,-6,34")),
  },
  {
    type: "headlamp",
    position: "front-left",
    shape: lamps.headlamp(
      by,
      front(-40, 560, 480),
      mirrored(lamp),
      triples("66,-16,26 -16,-12,34 -104,-6,34"),
    ),
  },
  { type: "headlamp-bulb", shape: lamps.halogenBulb(by, front(-150, -560, 440)) },
  {
    type: "turn-signal-bulb",
    shape: [...lamps.bulbSocket(by, front(-280, -700, 440)), ...lamps.smallBulb(by, front(-220, -700, 440))],
  },
  {
    type: "headlamp-bracket",
    shape: extruded(by, front(-100, -330, 560), through(pairs("-60,-20 50,-26 64,0 40,24 -60,20")), 5, {
      holes: [disc(7, [-40, 0], 14), disc(7, [36, 0], 14)],
    }),
  },
  { type: "horn", shape: lamps.horn(by, front(-160, 60, 330)) },
  {
    type: "grille",
    shape: [
      ...face(
        by,
        place(250, 330),
        pairs("-0.42,0.2 0.42,0.2 0.5,0.62 0.4,0.8 -0.4,0.8 -0.5,0.62").flatMap(
          ([a = 0, b = 0], index, all) => {
            const [c = 0, d = 0] = all[(index + 1) % all.length] ?? [a, b];
            return steps(0, 1, 8)
              .slice(0, -1)
              .map((t): Vector => grille(mesh, a + (c - a) * t, b + (d - b) * t));
          },
        ),
        "dark",
      ),
      ...bumpers.skinLines(by, place(250, 330), mesh, [-0.44, 0.44], [0.32, 0.44, 0.56, 0.68], "bead"),
      ...bumpers.skinLines(by, place(250, 330), mesh, [-0.42, 0.42], [0.26, 0.38, 0.5, 0.62, 0.74], "detail"),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  { type: "front-emblem", shape: turned(by, front(660, 0, 470), pairs("0,44 8,44 12,36 12,28")) },
  {
    type: "front-bumper-bracket",
    position: "front-right",
    shape: [
      ...extruded(
        by,
        along([40, -800, 250], [0, -1, 0]),
        through(pairs("-110,-20 80,-30 120,10 60,34 -100,26")),
        8,
        { holes: [disc(8, [-70, 2], 14), disc(8, [0, 2], 14), disc(8, [60, 2], 14)] },
      ),
    ],
  },
  {
    type: "front-bumper",
    shape: [
      ...bumpers.bumperSkin(by, place(300, -60), skin),
      ...bumpers.onSkin(by, place(300, -60), skin, pairs("-0.4,0.74 0.4,0.74 0.46,1 -0.46,1")),
      ...bumpers.onSkin(by, place(300, -60), skin, pairs("-0.36,0.2 0.36,0.2 0.44,0.46 -0.44,0.46")),
      ...bumpers.skinLines(by, place(300, -60), skin, [-0.4, 0.4], [0.28, 0.36], "line"),
      ...bumpers.onSkin(by, place(300, -60), skin, pairs("-0.66,0.2 -0.5,0.2 -0.52,0.46 -0.7,0.5")),
      ...bumpers.onSkin(by, place(300, -60), skin, pairs("0.66,0.2 0.5,0.2 0.52,0.46 0.7,0.5")),
      ...bumpers.onSkin(
        by,
        place(300, -60),
        skin,
        pairs("-0.3,0.56 -0.24,0.56 -0.24,0.66 -0.3,0.66"),
        "side",
      ),
    ],
  },
  {
    type: "tow-hook-cover",
    shape: extruded(by, front(830, -150, 130), through(pairs("-28,-22 28,-22 30,22 -28,22")), 10, {
      bevel: 4,
    }),
  },
  { type: "fog-lamp", position: "front-right", shape: lamps.fogLamp(by, front(700, -500, 10), 46) },
  { type: "fog-lamp-bulb", shape: lamps.halogenBulb(by, front(560, -620, -70), 0.9) },
  {
    type: "parking-sensor",
    position: "front",
    shape: [
      ...turned(by, front(820, 250, 90), pairs("-30,16 -6,16 -6,22 0,22 3,18")),
      ...extruded(by, along([800, 250, 74], [0, 0, -1]), pairs("-12,-12 12,-12 12,12 -12,12"), 22),
    ],
  },
  { type: "front-lower-spoiler", shape: bumpers.bumperStrip(by, place(420, -220), lip, 0.86, 30) },
  {
    type: "body-clip",
    shape: pairs("300,-420 380,-420").flatMap(([x = 0, y = 0]) => clip(by, standing([x, y - 240, -170]), 20)),
  },
  { shape: stroke(by, front(0, -560, 440), triples("0,0,-130 0,0,60"), "axis") },
];

/** From the beam forward to the skin; lamps above their places. */
export const frontLampsAndBumper: Drawing = {
  id: "front-lamps-and-bumper",
  category: "front-bumpers",
  name: { en: "Front bumper, grille and lamps", ar: "الصدام الأمامي والشبك والمصابيح" },
  view: { azimuth: -38, elevation: 24 },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
