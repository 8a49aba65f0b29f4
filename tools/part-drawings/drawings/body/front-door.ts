import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import type { Vector } from "../../pen/vectors.ts";
import { box, type Contour, disc, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";

const shell: Contour = rounded(
  pairs("-430,-330 430,-330 456,-100 450,130 250,400 110,462 -300,476 -424,430 -456,120 -456,-200"),
  46,
);
const window: Contour = rounded(pairs("-400,146 404,146 236,366 100,424 -290,438 -388,400"), 26);
const lower: Contour = rounded(pairs("-420,-310 410,-310 430,-90 424,110 -430,110 -440,-190"), 40);

const out = (x: number, y: number, z: number) => along([x, y, z], [0, -1, 0]);
const flat = (points: Contour, depth: number): Vector[] => points.map(([x, y]): Vector => [x, y, depth]);

const farItems = (by: Pen): Item[] => [
  {
    type: "door-panel",
    shape: [
      ...extruded(by, out(0, 1250, 60), lower, 34, { bevel: 10 }),
      ...extruded(by, out(-60, 1212, 40), rounded(pairs("-280,-30 300,-40 320,30 -280,40"), 26), 40, {
        bevel: 7,
      }),
      ...extruded(by, out(150, 1212, -170), rounded(pairs("-240,-70 160,-70 180,50 -240,30"), 26), 20, {
        bevel: 6,
      }),
      ...turned(by, out(330, 1214, -150), pairs("0,66 6,62")),
    ],
  },
  {
    type: "inner-door-handle",
    shape: [
      ...extruded(by, out(60, 1010, 260), rounded(pairs("-70,-28 70,-28 70,28 -70,28"), 20), 10, {
        bevel: 6,
      }),
      ...extruded(by, out(50, 998, 260), rounded(pairs("-40,-12 50,-14 50,14 -40,12"), 9), 14),
    ],
  },
  {
    type: "window-switch",
    shape: [
      ...extruded(
        by,
        standing([-260, 1010, 260]),
        rounded(pairs("-100,-34 100,-34 100,34 -100,34"), 14),
        16,
        { bevel: 5 },
      ),
      ...[-50, 10].flatMap((x) =>
        [-14, 14].flatMap((y) => extruded(by, standing([-260 + x, 1010 + y, 276]), box(36, 18, 4), 7)),
      ),
    ],
  },
  {
    type: "window-regulator",
    position: "front",
    shape: [
      ...[-180, 180].flatMap((x) =>
        extruded(by, out(x, 760, -30), rounded(pairs("-16,-230 16,-230 16,240 -16,240"), 8), 10),
      ),
      ...tube(by, out(0, 746, -30), triples("-180,220,0 0,0,0 180,-220,0"), 4, { straight: true }),
      ...tube(by, out(0, 746, -30), triples("-180,-220,0 -60,-230,0 60,190,0 180,226,0"), 4),
      ...pairs("-180,60 180,60").flatMap(([x = 0, z = 0]) =>
        extruded(by, out(x, 744, z - 30), box(80, 46, 8), 12, { bevel: 4 }),
      ),
    ],
  },
  {
    type: "window-motor",
    shape: [
      ...turned(by, along([330, 640, -330], [1, 0, 0]), pairs("0,34 90,34 98,26")),
      ...extruded(by, out(290, 660, -330), disc(56, [0, 0], 28), 34, { bevel: 6 }),
      ...turned(by, out(290, 620, -330), pairs("0,20 14,20"), { well: [8, 8] }),
    ],
  },
  {
    type: "door-lock",
    position: "front",
    shape: [
      ...extruded(
        by,
        along([-590, 0, -130], [-1, 0, 0]),
        rounded(pairs("-40,-80 40,-80 40,80 -40,80"), 12),
        30,
      ),
      ...extruded(by, out(-550, -30, -130), rounded(pairs("-50,-80 80,-60 70,60 -50,80"), 16), 50, {
        bevel: 7,
      }),
      ...extruded(by, out(-500, -82, -100), rounded(pairs("-20,-12 40,-8 40,8 -20,12"), 6), 8),
    ],
  },
];

const middleItems = (by: Pen): Item[] => [
  {
    type: "door-glass",
    position: "front",
    shape: [
      ...extruded(
        by,
        out(0, 420, 190),
        window.map(([x, y]) => [x * 1.02, y * 1.02] as const),
        5,
      ),
      ...stroke(by, out(0, 414, 190), triples("-150,220,0 -60,380,0")),
      ...stroke(by, out(0, 414, 190), triples("-110,220,0 -20,380,0")),
    ],
  },
  {
    type: "glass-run",
    position: "front",
    shape: tube(
      by,
      out(0, 260, 120),
      flat(pairs("-400,150 -398,390 -380,430 -290,446 100,432 240,372 404,156"), 0),
      9,
      { style: "dark" },
    ),
  },
  {
    type: "door-seal",
    position: "front",
    shape: tube(by, out(0, 120, 0), flat([...shell, shell[0] ?? [0, 0]], 0), 9, {
      style: "dark",
      straight: true,
    }),
  },
  {
    type: "door-shell",
    position: "front",
    shape: [
      ...extruded(by, out(0, 0, 0), shell, 56, { holes: [window] }),
      ...stroke(by, out(0, -56, 0), flat(pairs("-452,96 -200,76 200,80 452,104"), 0), "detail", true),
      ...stroke(by, out(0, -56, 0), flat(pairs("-446,-210 -200,-226 200,-222 440,-200"), 0), "detail", true),
      ...extruded(by, out(-330, -52, 40), rounded(pairs("-84,-26 84,-26 84,26 -84,26"), 20), 3, {
        face: "dark",
      }),
    ],
  },
  {
    type: "belt-molding",
    position: "front",
    shape: extruded(by, out(0, -150, 160), rounded(pairs("-440,-9 420,-9 400,12 -440,12"), 6), 10, {
      face: "dark",
    }),
  },
  {
    type: "door-hinge",
    shape: [-190, 70].flatMap((z) => [
      ...extruded(by, along([560, -20, z], [1, 0, 0]), rounded(pairs("-30,-34 40,-34 40,34 -30,34"), 8), 8, {
        holes: [disc(7, [20, -18], 14), disc(7, [20, 18], 14)],
      }),
      ...turned(by, standing([556, -58, z - 36]), pairs("0,12 72,12"), { well: [5, 6] }),
    ]),
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "door-check",
    position: "front",
    shape: [
      ...extruded(by, out(640, -60, -60), rounded(pairs("-110,-11 70,-11 70,11 -110,11"), 8), 7),
      ...extruded(by, along([560, -40, -60], [1, 0, 0]), box(44, 60, 7), 34, { bevel: 4 }),
    ],
  },
  {
    type: "door-handle",
    position: "front",
    shape: [
      ...extruded(by, out(-350, -250, 60), rounded(pairs("-96,-18 96,-22 100,20 -96,22"), 18), 22, {
        bevel: 7,
      }),
      ...extruded(by, out(-350, -215, 60), box(30, 20, 4, [80, 0]), 30),
      ...extruded(by, out(-480, -250, 60), rounded(pairs("-24,-20 24,-20 24,20 -24,20"), 12), 18, {
        bevel: 5,
      }),
    ],
  },
  {
    type: "door-molding",
    position: "front",
    shape: extruded(by, out(0, -190, -190), rounded(pairs("-430,-26 430,-26 440,22 -436,22"), 14), 14, {
      bevel: 7,
    }),
  },
  {
    type: "door-mirror",
    shape: [
      ...extruded(by, out(640, -170, 330), through(pairs("-60,-46 40,-60 66,-30 0,40 -60,60")), 20),
      ...extruded(
        by,
        along([640, -330, 350], [-1, 0, 0]),
        through(pairs("-120,-60 0,-66 120,-44 132,30 60,66 -80,62 -130,20")),
        60,
        { bevel: 12 },
      ),
    ],
  },
  {
    type: "mirror-glass",
    shape: extruded(
      by,
      along([560, -520, 480], [1, 0, 0]),
      through(pairs("-96,-42 0,-48 96,-30 104,22 50,48 -64,46 -104,14")),
      8,
      { bevel: 6 },
    ),
  },
  {
    type: "mirror-cap",
    shape: [
      ...extruded(
        by,
        along([900, -430, 300], [1, 0, 0]),
        through(pairs("-116,-30 0,-40 118,-20 128,30 60,64 -80,60 -126,20")),
        34,
        { bevel: 16 },
      ),
    ],
  },
];

/** Seen from outside: trim and mechanism behind the shell, handle and mirror before it. */
export const frontDoor: Drawing = {
  id: "front-door",
  category: "doors",
  name: { en: "Front door, glass and mirror", ar: "الباب الأمامي والزجاج والمراية" },
  view: { azimuth: -52, elevation: 22 },
  items: (by) => [...farItems(by), ...middleItems(by), ...nearItems(by)],
};
