import { along, type Frame, place, shift, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { panelFilter } from "../../things/filters.ts";

const stack = (z: number) => standing([0, 0, z]);
const pipe = (x: number) => along([x, 0, 330], [1, 0, 0]);

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, stack(0), triples("0,0,-190 0,0,330"), "axis") },
  { shape: stroke(by, pipe(0), triples("0,0,100 0,0,760"), "axis") },
  {
    shape: [
      ...tube(by, standing([0, 0, -130]), triples("-390,0,60 -330,0,62 -270,0,40 -190,0,20"), 34, {
        ribs: 15,
      }),
      ...extruded(
        by,
        along([-430, 0, -66], [1, 0, 0]),
        rounded(pairs("-70,-30 70,-30 70,30 -70,30"), 20),
        52,
        { holes: [] },
      ),
      ...extruded(
        by,
        along([-378, 0, -66], [1, 0, 0]),
        rounded(pairs("-40,-34 40,-34 40,34 -40,34"), 22),
        10,
      ),
    ],
  },
  {
    type: "air-filter-box",
    shape: [
      ...turned(by, along([-165, 0, -110], [-1, 0, 0]), pairs("0,34 40,34")),
      ...extruded(by, stack(-190), rounded(pairs("-140,-92 140,-92 140,92 -140,92"), 20), 96),
      ...[-80, -20, 40, 100].flatMap((x) =>
        stroke(by, stack(-190), [
          [x, -92, 14],
          [x, -92, 84],
        ]),
      ),
      ...extruded(by, stack(-94), box(320, 220, 20), 12, { holes: [box(276, 176, 14)] }),
      ...[-70, 70].flatMap((x) => extruded(by, along([x, -110, -120], [0, -1, 0]), box(26, 44, 5), 5)),
    ],
  },
  { type: "air-filter", shape: panelFilter(by, stack(40), 300, 200, 46) },
  {
    shape: [
      ...extruded(by, stack(190), box(320, 220, 20), 12),
      ...extruded(by, stack(202), rounded(pairs("-140,-92 140,-92 140,92 -140,92"), 20), 36),
      ...extruded(by, stack(238), rounded(pairs("-120,-72 130,-72 130,72 -120,72"), 26), 60, {
        bevel: 14,
      }),
      ...extruded(by, stack(298), rounded(pairs("-70,-46 130,-46 130,46 -70,46"), 20), 70),
      ...turned(by, pipe(128), pairs("0,40 46,38 46,41 54,41"), { well: [34, 60] }),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    type: "mass-air-flow-sensor",
    shape: [
      ...extruded(
        by,
        along([50, -150, 420], [0, -1, 0]),
        rounded(pairs("-30,-16 30,-16 30,16 -30,16"), 8),
        6,
      ),
      ...extruded(by, along([50, -156, 420], [0, -1, 0]), box(30, 26, 4), 26, { bevel: 5 }),
      ...extruded(by, along([50, -110, 420], [0, -1, 0]), box(20, 16, 3), 40),
    ],
  },
  { type: "hose-clamp", shape: hoseClamp(by, pipe(270)) },
  {
    type: "intake-hose",
    shape: [
      ...turned(by, pipe(350), pairs("0,40 30,40 30,36")),
      ...tube(by, pipe(380), triples("0,0,0 0,0,60 0,0,120 0,0,150"), 36, { ribs: 13 }),
      ...turned(by, pipe(525), pairs("0,40 32,40"), { well: [35, 30] }),
      ...tube(by, pipe(440), triples("0,-70,30 0,-40,20 0,-20,10"), 9),
    ],
  },
  { shape: hoseClamp(by, pipe(600)) },
  {
    type: "throttle-body",
    shape: [
      ...turned(by, pipe(700), pairs("0,38 26,38 26,44")),
      ...extruded(by, pipe(716), box(112, 112, 16), 44, { holes: [disc(35)], bevel: 5 }),
      ...extruded(by, pipe(748), disc(34, [0, 0], 28), 2),
      ...stroke(by, pipe(750), triples("0,-34,0 0,34,0"), "line"),
      ...extruded(by, along([700, -56, 330], [0, -1, 0]), box(72, 96, 14), 34, { bevel: 7 }),
      ...extruded(by, along([700, -90, 304], [0, -1, 0]), box(30, 20, 4), 16),
    ],
  },
  {
    type: "intake-gasket",
    shape: [...extruded(by, pipe(840), box(112, 112, 16), 3, { holes: [disc(36)] })],
  },
  {
    shape: pairs("-130,-150 130,-150").flatMap(([x = 0, y = 0]) =>
      bolt(by, along([x, y, -190], [0, 0, 1]), 6, 34),
    ),
  },
  {
    shape: [
      ...extruded(by, shift(stack(-190), [-330, -170, 0]), box(150, 110, 26), 96, { bevel: 10 }),
      ...turned(by, shift(stack(-94), [-330, -170, 0]), pairs("0,24 30,24 30,27 36,27"), {
        well: [21, 20],
      }),
    ],
  },
];

/** Box, filter and lid above each other; from the lid to the throttle body runs the hose with the air flow sensor. */
export const airIntake: Drawing = {
  id: "air-intake",
  category: "air-filters",
  name: { en: "Air filter and intake", ar: "فلتر الهواء ومجرى السحب" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};

const hoseClamp = (by: Pen, frame: Frame) => [
  ...turned(by, frame, pairs("0,42 12,42"), { bore: 40 }),
  ...extruded(by, along(place(frame, [6, 46, 6]), [0, -1, 0]), box(14, 12, 2), 18),
];
