import { along, shift, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { steps } from "../../pen/vectors.ts";
import { box, disc, rounded, through } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { ring } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { flutes, grooves, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { pressureCap } from "../../things/cooling.ts";
import { injector } from "../../things/engine.ts";

const tank = through(
  pairs("-300,-150 -80,-176 120,-160 290,-170 320,-40 290,150 60,176 -120,150 -290,170 -326,10"),
);

const pump = (z: number) => standing([60, 10, z]);

const farItems = (by: Pen): Item[] => [
  {
    type: "fuel-tank",
    shape: [
      ...extruded(by, standing([0, 0, -330]), tank, 70),
      ...extruded(
        by,
        standing([0, 0, -260]),
        tank.map(([x, y]) => [x * 1.03, y * 1.04] as const),
        9,
      ),
      ...extruded(by, standing([0, 0, -251]), tank, 60, { bevel: 18 }),
      ...turned(by, pump(-191), pairs("0,74 8,74 8,64"), { well: [56, 8] }),
      ...stroke(
        by,
        standing([0, 0, -191]),
        triples("-220,-60,0 -130,-80,0 -120,60,0 -220,70,0 -220,-60,0"),
        "detail",
        true,
      ),
      ...turned(by, along([318, 40, -230], [1, 0, 0.2]), pairs("0,24 24,22 24,26 32,26"), {
        well: [17, 20],
      }),
    ],
  },
  { shape: stroke(by, pump(0), triples("0,0,-190 0,0,470"), "axis") },
  { shape: ring(by, pump(-90), 64, 54, 8) },
  {
    type: "fuel-pump",
    shape: [
      ...extruded(by, shift(pump(0), [-26, 0, -40]), through(pairs("-40,-30 40,-34 46,20 -30,30")), 12, {
        face: "dark",
      }),
      ...turned(by, pump(-10), pairs("0,48 70,48")),
      ...turned(by, pump(60), pairs("0,26 4,28 110,28 116,20")),
      ...grooves(by, pump(60), [20, 96], 28),
      ...[-44, 44].flatMap((y) =>
        tube(by, shift(pump(0), [10, y, 0]), triples("0,0,60 0,0,140 0,0,210"), 4, { straight: true }),
      ),
      ...turned(by, pump(206), pairs("0,62 12,62 12,54 24,54")),
      ...turned(by, shift(pump(230), [-18, 0, 0]), pairs("0,10 12,9 12,7 20,7")),
      ...tube(by, shift(pump(230), [24, -12, 0]), triples("0,0,0 0,0,18 16,-10,24 52,-34,24"), 6),
      ...extruded(by, shift(pump(230), [6, 26, 0]), box(36, 24, 5), 16, { bevel: 4 }),
    ],
  },
  {
    type: "fuel-level-sensor",
    shape: [
      ...extruded(by, along([-170, -60, 100], [0, -1, 0]), box(40, 60, 6), 14, { bevel: 4 }),
      ...tube(by, standing([0, 0, 0]), triples("-170,-78,90 -240,-78,60 -300,-78,10"), 3),
      ...extruded(by, along([-320, -60, -4], [0, -1, 0]), box(70, 30, 10), 36),
    ],
  },
  {
    shape: [
      ...turned(by, pump(330), pairs("0,78 8,78 8,82 26,82"), { bore: 56 }),
      ...flutes(by, pump(330), [8, 26], 82, 40),
    ],
  },
  { type: "fuel-cap", shape: pressureCap(by, along([520, 160, 180], [0.4, -0.3, 0.9]), 40) },
];

const nearItems = (by: Pen): Item[] => [
  {
    shape: [
      ...tube(
        by,
        standing([0, 0, 0]),
        triples("420,60,-200 470,80,-150 480,110,-40 505,140,60 516,152,90"),
        20,
      ),
      ...turned(by, along([516, 152, 90], [0.2, 0.1, 0.9]), pairs("0,32 14,32"), { well: [24, 14] }),
    ],
  },
  {
    type: "fuel-filter",
    shape: [
      ...turned(
        by,
        along([-300, -330, -170], [1, 0, 0]),
        pairs("-30,8 0,8 0,30 8,42 132,42 140,30 140,8 170,8"),
      ),
      ...extruded(by, along([-238, -330, -128], [0, 0, 1]), box(40, 30, 5), 6),
    ],
  },
  {
    type: "purge-valve",
    shape: [
      ...turned(by, along([330, -330, -190], [1, 0, 0]), pairs("0,30 60,30 66,24 66,9 96,9")),
      ...turned(by, along([350, -330, -160], [0, 0, 1]), pairs("0,9 26,8 26,10 34,8")),
      ...extruded(by, along([352, -362, -190], [0, -1, 0]), box(30, 24, 5), 20, { bevel: 4 }),
    ],
  },
  {
    shape: [
      ...turned(by, along([-330, -430, 330], [1, 0, 0]), pairs("0,15 380,15 380,10 400,10")),
      ...[-280, -190, -100, -10].flatMap((x) =>
        turned(by, along([x, -430, 316], [0, 0, -1]), pairs("0,13 22,13")),
      ),
      ...[-235, -55].flatMap((x) =>
        extruded(by, along([x, -445, 320], [0, -1, 0]), box(30, 44, 8), 8, {
          holes: [disc(7, [0, -8], 14)],
        }),
      ),
    ],
  },
  {
    type: "fuel-injector",
    shape: [-280, -190, -100, -10].flatMap((x) => injector(by, standing([x, -430, 220]))),
  },
  {
    type: "high-pressure-fuel-pump",
    shape: [
      ...turned(by, standing([-260, -560, 30]), pairs("-80,16 -20,16 -20,24 0,24")),
      ...extruded(by, standing([-260, -560, 30]), rounded(pairs("-64,-26 64,-26 64,26 -64,26"), 22), 12, {
        holes: [disc(7, [-50, 0], 14), disc(7, [50, 0], 14)],
      }),
      ...turned(by, standing([-260, -560, 42]), pairs("0,40 44,40 50,34")),
      ...turned(by, along([-260, -600, 64], [0, -1, 0]), pairs("0,11 26,11")),
      ...grooves(by, along([-260, -600, 64], [0, -1, 0]), steps(4, 24, 6), 11),
    ],
  },
];

/** The pump unit over its hole in the tank; filter, rail and injectors beside. */
export const fuelTankAndPump: Drawing = {
  id: "fuel-tank-and-pump",
  category: "fuel-supply",
  name: { en: "Fuel tank, pump and injectors", ar: "تانكي الوقود والطرمبة والبخاخات" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
