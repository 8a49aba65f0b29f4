import { along, shift, standing } from "../../pen/frame.ts";
import type { Point } from "../../pen/vectors.ts";
import { box, disc, gear, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt, ring } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import { pressureCap } from "../../things/cooling.ts";
import { threadedSensor } from "../../things/engine.ts";
import { flange, oilCanister } from "../../things/filters.ts";

const rim = box(330, 230, 26);
const screws: readonly Point[] = pairs(
  "-155,-105 -52,-107 52,-107 155,-105 155,0 155,105 52,107 -52,107 -155,105 -155,0",
);

/** The pan hangs under its gasket; the filter screws to its bracket beside it. */
export const oilFilterAndPan: Drawing = {
  id: "oil-filter-and-pan",
  category: "oil-filters",
  name: { en: "Oil filter and oil pan", ar: "فلتر الزيت وكرتير المكينة" },
  items: (by) => {
    const pan = (z: number) => standing([0, 0, z]);
    const filter = (x: number) => along([x, -330, 40], [1, 0, 0]);
    return [
      { shape: stroke(by, pan(0), triples("0,0,-230 0,0,340"), "axis") },
      { shape: stroke(by, filter(0), triples("0,0,-250 0,0,330"), "axis") },
      {
        type: "oil-pump",
        shape: [
          ...tube(by, pan(330), triples("60,60,120 60,40,60 0,0,20 -30,-10,0"), 11),
          ...turned(by, shift(pan(312), [-30, -10, 0]), pairs("0,44 8,44 22,14 26,14")),
          ...extruded(
            by,
            shift(pan(446), [60, 60, 0]),
            rounded(pairs("-84,-56 60,-56 84,0 60,56 -84,56"), 20),
            40,
            { bevel: 7 },
          ),
          ...turned(by, shift(pan(486), [70, 60, 0]), pairs("0,20 16,20")),
          ...extruded(by, shift(pan(502), [70, 60, 0]), gear(16, 34, 6), 12, {
            holes: [disc(9, [0, 0], 16)],
          }),
        ],
      },
      { type: "oil-pan-gasket", shape: flange(by, pan(190), rim, 3, screws, box(290, 190, 20)) },
      {
        type: "oil-pan",
        shape: [
          ...extruded(by, pan(-150), rounded(pairs("-60,-78 140,-78 140,78 -60,78"), 26), 70),
          ...extruded(by, pan(-80), rounded(pairs("-142,-92 144,-92 144,92 -142,92"), 24), 82),
          ...flange(by, pan(0), rim, 7, screws, box(288, 188, 22)),
          ...stroke(by, pan(-150), triples("-20,-78,20 -20,-78,62")),
          ...stroke(by, pan(-150), triples("40,-78,20 40,-78,62")),
          ...stroke(by, pan(-150), triples("100,-78,20 100,-78,62")),
          ...turned(by, along([140, 0, -115], [1, 0, 0]), pairs("0,17 6,17"), { well: [9, 8] }),
        ],
      },
      { type: "oil-drain-washer", shape: ring(by, along([215, 0, -115], [1, 0, 0]), 17, 10, 4) },
      { type: "oil-drain-plug", shape: bolt(by, along([300, 0, -115], [1, 0, 0]), 10, 30) },
      {
        shape: [
          ...bolt(by, along([290, -40, 20], [0, 0, -1]), 6, 26),
          ...bolt(by, along([290, 40, 20], [0, 0, -1]), 6, 26),
        ],
      },
      {
        type: "oil-cooler",
        shape: [
          ...extruded(
            by,
            along([-230, -330, 40], [1, 0, 0]),
            rounded(pairs("-62,-50 62,-50 70,20 40,62 -40,62 -70,20"), 16),
            8,
          ),
          ...[8, 18, 28, 38].flatMap((x) =>
            turned(by, along([-230 + x, -330, 40], [1, 0, 0]), pairs("0,56 7,56")),
          ),
          ...turned(by, along([-236, -392, 70], [-1, 0, 0]), pairs("0,10 34,10")),
          ...turned(by, filter(-184), pairs("0,46 26,44"), { well: [18, 20] }),
          ...turned(by, filter(-160), pairs("0,15 30,15"), { bore: 8 }),
        ],
      },
      { type: "oil-filter", shape: oilCanister(by, along([20, -330, 40], [-1, 0, 0]), 46, 108) },
      { type: "oil-pressure-switch", shape: threadedSensor(by, along([-60, -330, -110], [1, 0, 0])) },
      { type: "oil-filler-cap", shape: pressureCap(by, standing([300, 60, 330]), 36) },
      {
        type: "oil-dipstick",
        shape: [
          ...stroke(by, standing([230, 190, 150]), triples("0,0,0 0,0,150 6,0,330"), "bead"),
          ...stroke(by, standing([230, 190, 150]), triples("-4,0,8 4,0,8"), "line"),
          ...stroke(by, standing([230, 190, 150]), triples("-4,0,34 4,0,34"), "line"),
          ...turned(by, standing([236, 190, 470]), pairs("-16,7 6,7")),
          ...extruded(by, along([236, 186, 506], [0, -1, 0]), disc(30, [0, 0], 26), 7, {
            holes: [disc(19, [0, 0], 22)],
            face: "face",
          }),
        ],
      },
    ];
  },
};
