import { along, standing } from "../../pen/frame.ts";
import type { Pen } from "../../pen/pen.ts";
import { box, disc } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { ring } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing, Item } from "../../sheet.ts";
import { finCore } from "../../things/cooling.ts";
import * as engine from "../../things/engine.ts";

const wall = (x: number, y: number, z: number) => along([x, y, z], [1, 0, 0]);

const farItems = (by: Pen): Item[] => [
  {
    type: "ac-evaporator",
    shape: [
      ...finCore(by, wall(-420, 190, 230), 230, 190, 60, 11),
      ...extruded(by, wall(-424, 190, 334), box(246, 24, 8), 68),
      ...extruded(by, wall(-424, 190, 126), box(246, 24, 8), 68),
      ...[30, 70].flatMap((y) =>
        tube(
          by,
          wall(-360, 60, 230),
          [
            [0, y, 0],
            [-30, y, 10],
            [-60, y, 20],
          ],
          9,
        ),
      ),
    ],
  },
  {
    type: "expansion-valve",
    shape: [
      ...extruded(by, wall(-330, -70, 270), box(50, 74, 6), 36, {
        bevel: 4,
        holes: [disc(9, [0, -18], 16), disc(11, [0, 18], 16)],
      }),
      ...turned(by, standing([-312, -70, 310]), pairs("0,14 8,22 18,22 22,16")),
    ],
  },
  {
    type: "heater-core",
    shape: [
      ...finCore(by, wall(-420, 470, 190), 170, 130, 36, 8),
      ...[-96, 96].flatMap((y) => extruded(by, wall(-424, 470 + y, 190), box(26, 140, 8), 46)),
      ...[-30, 20].flatMap((z) =>
        tube(
          by,
          wall(-400, 374, 190),
          [
            [0, z, 20],
            [-20, z, 40],
            [-30, z, 90],
          ],
          9,
        ),
      ),
    ],
  },
  {
    type: "ac-compressor-clutch",
    shape: [
      ...turned(by, wall(-40, -330, 180), pairs("0,56 22,56"), { bore: 34 }),
      ...engine.ribbedPulley(by, wall(60, -330, 180), 62, 30),
      ...engine.clutchPlate(by, wall(160, -330, 180), 50),
    ],
  },
];

const nearItems = (by: Pen): Item[] => [
  { type: "ac-compressor", shape: engine.compressor(by, wall(-160, -330, 180), 62) },
  {
    type: "ac-compressor-seal-kit",
    shape: [0, 26, 52].flatMap((d) =>
      ring(by, wall(-260 - d, -470 + d * 0.6, 240), 17 - d * 0.08, 11 - d * 0.06, 4),
    ),
  },
  {
    type: "ac-condenser",
    shape: [
      ...finCore(by, wall(240, 60, -60), 520, 300, 20, 15),
      ...[-276, 276].flatMap((y) => turned(by, standing([250, 60 + y, -220]), pairs("0,17 320,17"))),
      ...[-276].flatMap((y) =>
        [60, -60].flatMap((z) =>
          extruded(by, along([270, 60 + y, -60 + z], [1, 0, 0]), box(34, 30, 5), 14, {
            holes: [disc(7, [0, 0], 14)],
          }),
        ),
      ),
    ],
  },
  {
    type: "receiver-drier",
    shape: [
      ...turned(by, standing([330, 420, -210]), pairs("0,20 4,25 180,25 186,20")),
      ...turned(by, standing([330, 420, -24]), pairs("0,26 14,26"), { well: [8, 10] }),
    ],
  },
  {
    type: "ac-hose",
    shape: [
      ...tube(
        by,
        standing([0, 0, 0]),
        triples("-230,-250,300 -240,-190,350 -280,-130,330 -300,-100,290"),
        12,
      ),
      ...extruded(by, along([-226, -262, 290], [0, -1, 0]), box(40, 26, 6), 12),
    ],
  },
  {
    type: "ac-hose",
    shape: [
      ...tube(
        by,
        standing([0, 0, 0]),
        triples("-60,-230,240 60,-180,220 160,-230,150 250,-330,90 320,-330,10"),
        11,
        { style: "dark" },
      ),
      ...extruded(by, along([-70, -238, 240], [-0.6, -1, 0]), box(36, 26, 6), 12),
      ...turned(by, along([320, -330, 4], [0, 0, -1]), pairs("-10,14 14,14 14,8 30,8")),
    ],
  },
  { type: "ac-pressure-sensor", shape: engine.threadedSensor(by, standing([330, 520, 20])) },
  { shape: stroke(by, wall(0, -330, 180), triples("0,0,-150 0,0,230"), "axis") },
];

/** The loop of the refrigerant: compressor, condenser with its drier, valve and evaporator. */
export const airConditioning: Drawing = {
  id: "air-conditioning",
  category: "compressors",
  name: { en: "Compressor, condenser and lines", ar: "كمبروسر المكيف والكندنسر والأنابيب" },
  items: (by) => [...farItems(by), ...nearItems(by)],
};
