import { along, around, shift, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { radians } from "../../pen/vectors.ts";
import { box, disc, gear, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { ring } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { spring, stroke, tube } from "../../shapes/swept.ts";
import { flutes, hole, turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { flange } from "../../things/filters.ts";

const screws = pairs("-120,-90 0,-94 120,-90 124,0 120,90 0,94 -120,90 -124,0");

const line = (x: number) => along([x, 130, 90], [1, 0, 0]);
const pan = (z: number) => standing([160, -330, z - 120]);
const finger = (by: Pen, degrees: number) => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return stroke(
    by,
    line(54),
    [
      [c * 30, s * 30, 34],
      [c * 84, s * 84, 14],
    ],
    "line",
  );
};

const farItems = (by: Pen): Item[] => [
  { shape: stroke(by, line(0), triples("0,0,-560 0,0,420"), "axis") },
  { shape: stroke(by, pan(0), triples("0,0,-100 0,0,260"), "axis") },
  { type: "rear-crank-seal", shape: ring(by, line(-540), 66, 46, 12) },
  {
    shape: [
      ...turned(by, line(-460), pairs("0,120 26,120")),
      ...extruded(by, line(-452), gear(72, 136, 6), 14),
      ...turned(by, line(-438), pairs("0,122 10,122 10,116")),
      ...turned(by, line(-428), pairs("0,60 0,58"), { well: [22, 20] }),
      ...around(line(-428), 6, 42).flatMap((spot) => hole(by, spot, 0, 8, 6, false)),
    ],
  },
  {
    type: "torque-converter",
    shape: [
      ...turned(
        by,
        along([-290, 330, 290], [1, 0, 0]),
        pairs("0,60 14,96 40,108 64,108 90,92 104,50 104,24 150,24"),
        { well: [16, 30] },
      ),
      ...flutes(by, along([-290, 330, 290], [1, 0, 0]), [40, 64], 108, 20),
    ],
  },
  {
    type: "clutch-kit",
    shape: [
      ...extruded(by, line(-200), disc(112, [0, 0], 44), 8, {
        holes: [disc(70, [0, 0], 36)],
        face: "dark",
      }),
      ...Array.from({ length: 12 }, (_, i) =>
        stroke(
          by,
          line(-192),
          [
            [72 * Math.cos(i * 0.5236), 72 * Math.sin(i * 0.5236), 0],
            [111 * Math.cos(i * 0.5236 + 0.1), 111 * Math.sin(i * 0.5236 + 0.1), 0],
          ],
          "line",
        ),
      ).flat(),
      ...turned(by, line(-198), pairs("0,72 8,72")),
      ...around(line(-190), 4, 48, 45).flatMap((spot) => [
        ...extruded(by, spot, box(26, 40, 6), 1, { face: "dark" }),
        ...spring(by, along([spot.at[0] + 4, spot.at[1], spot.at[2]], spot.v), [-18, 18], 9, 5, 2),
      ]),
      ...turned(by, line(-190), pairs("0,24 18,24"), { bore: 14 }),
      ...turned(by, line(20), pairs("0,126 10,126 10,112 34,100 34,88")),
      ...around(line(30), 3, 119, 30).flatMap((spot) => hole(by, spot, 0, 8, 5, false)),
      ...turned(by, line(54), pairs("0,88 0,86"), { well: [84, 6] }),
      ...turned(
        by,
        line(54),
        [
          [14, 84, "soft"],
          [34, 30],
        ],
        { well: [26, 10] },
      ),
      ...Array.from({ length: 18 }, (_, i) => finger(by, i * 20)).flat(),
    ],
  },
  {
    type: "clutch-release-bearing",
    shape: [
      ...turned(by, line(190), pairs("0,40 22,40 22,32"), { bore: 20 }),
      ...turned(by, line(212), pairs("0,27 40,27"), { bore: 20 }),
      ...[-1, 1].flatMap((side) => extruded(by, shift(line(222), [side * 34, 0, 0]), box(20, 26, 4), 14)),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  {
    shape: extruded(by, line(330), rounded(pairs("-24,-70 24,-70 40,0 20,130 -20,130 -40,0"), 18), 14, {
      holes: [disc(24)],
      bevel: 4,
    }),
  },
  {
    type: "clutch-slave-cylinder",
    shape: [
      ...turned(by, along([300, 330, 60], [1, 0, 0]), pairs("-90,24 -84,30 0,30 0,22 30,18"), {
        side: "side",
      }),
      ...turned(by, along([330, 330, 60], [1, 0, 0]), pairs("0,8 60,8")),
      ...extruded(
        by,
        along([240, 330, 60], [1, 0, 0]),
        rounded(pairs("-60,-16 60,-16 60,16 -60,16"), 14),
        12,
        { holes: [disc(7, [-46, 0], 14), disc(7, [46, 0], 14)] },
      ),
      ...turned(by, along([230, 330, 84], [0, 0, 1]), pairs("0,9 20,8 26,5")),
    ],
  },
  {
    type: "gearbox-solenoid",
    shape: [0, 1, 2].flatMap((i) => [
      ...turned(by, along([-230 + i * 70, -330, 40], [0, 0, 1]), pairs("-60,9 -40,9 -40,11 0,11")),
      ...turned(by, along([-230 + i * 70, -330, 40], [0, 0, 1]), pairs("0,20 44,20 44,16")),
      ...extruded(by, along([-230 + i * 70, -350, 62], [0, -1, 0]), box(20, 16, 3), 14),
    ]),
  },
  {
    type: "gearbox-filter",
    shape: [
      ...extruded(by, pan(250), rounded(pairs("-90,-66 60,-66 96,-20 96,30 50,66 -90,60"), 24), 26, {
        bevel: 9,
      }),
      ...turned(by, shift(pan(276), [50, 6, 0]), pairs("0,22 26,20"), { well: [15, 20] }),
      ...stroke(by, pan(276), triples("-66,-40,0 20,-40,0")),
      ...stroke(by, pan(276), triples("-66,-14,0 10,-14,0")),
      ...stroke(by, pan(276), triples("-66,14,0 10,14,0")),
    ],
  },
  {
    type: "gearbox-pan-gasket",
    shape: flange(by, pan(130), box(272, 210, 26), 3, screws, box(222, 160, 18)),
  },
  {
    shape: [
      ...extruded(by, pan(-50), rounded(pairs("-108,-78 108,-78 108,78 -108,78"), 20), 50),
      ...flange(by, pan(0), box(272, 210, 26), 6, screws, box(218, 156, 18)),
      ...[-50, 20].flatMap((x) =>
        turned(by, shift(pan(-44), [x, 20, 0]), pairs("0,22 8,22"), { bore: 10, side: "dark" }),
      ),
      ...turned(by, along([268, -330, -146], [1, 0, 0]), pairs("0,14 10,14")),
    ],
  },
  {
    type: "gear-selector-cable",
    shape: [
      ...tube(
        by,
        standing([0, 0, 0]),
        triples("-300,-300,-200 -200,-360,-190 -100,-390,-210 -20,-400,-250 40,-450,-260"),
        6,
        { style: "dark" },
      ),
      ...turned(by, along([-300, -300, -200], [-1, 0.5, 0]), pairs("0,9 46,9 46,4 90,4 90,12 104,12")),
      ...turned(by, along([40, -450, -260], [0.7, -0.7, 0.1]), pairs("0,9 40,9 40,4 70,4 70,11 82,11")),
    ],
  },
];

/** The clutch along its axis; below it what an automatic gearbox's service takes. */
export const clutchAndGearbox: Drawing = {
  id: "clutch-and-gearbox",
  category: "clutch",
  name: { en: "Clutch and gearbox service", ar: "الكلتش وصيانة القير" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
