import { along, shift, standing } from "../../pen/frame.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import { grooves, hole, turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import { pressureCap } from "../../things/cooling.ts";
import * as engine from "../../things/engine.ts";

const wells = [-240, -80, 80, 240] as const;

/** Coils and plugs over the cylinder head cover, sensors of crank and cam beside it. */
export const ignition: Drawing = {
  id: "ignition",
  category: "ignition-coils",
  name: { en: "Ignition coils and spark plugs", ar: "كويلات الإشعال والبواجي" },
  items: (by) => {
    const row = (x: number, z: number) => standing([x, 0, z]);
    return [
      {
        type: "valve-cover-gasket",
        shape: [...extruded(by, row(0, -370), box(680, 210, 30), 5, { holes: [box(640, 170, 26)] })],
      },
      {
        shape: [
          ...extruded(by, row(0, -300), box(680, 210, 30), 14),
          ...extruded(by, row(0, -286), box(640, 170, 34), 56, { bevel: 16 }),
          ...wells.flatMap((x) => turned(by, row(x, -230), pairs("0,34 14,32"), { well: [22, 60] })),
          ...[-320, -160, 0, 160, 320].flatMap((x) =>
            hole(by, shift(row(x, -286), [0, -94, 0]), 0, 10, 5, true),
          ),
          ...turned(by, row(-160, -230), pairs("0,30 10,30"), { well: [22, 10] }),
        ],
      },
      { shape: wells.flatMap((x) => stroke(by, row(x, 0), triples("0,0,-220 0,0,370"), "axis")) },
      { type: "oil-filler-cap", shape: pressureCap(by, row(-160, -150), 34) },
      { type: "spark-plug", shape: wells.flatMap((x) => engine.sparkPlug(by, row(x, -60))) },
      { type: "ignition-coil", shape: wells.flatMap((x) => engine.ignitionCoil(by, row(x, 220))) },
      { shape: wells.flatMap((x) => bolt(by, row(x + 40, 320), 5.5, 30)) },
      {
        type: "coil-boot",
        shape: [
          ...turned(by, standing([330, -190, 60]), pairs("0,12 6,16 70,16 78,20 92,20"), {
            side: "dark",
            well: [10, 30],
          }),
          ...grooves(by, standing([330, -190, 60]), [14, 21, 28], 16),
        ],
      },
      { type: "camshaft-sensor", shape: sensor(by, along([420, 0, -190], [1, 0, 0]), 30) },
      { type: "crankshaft-sensor", shape: sensor(by, along([420, -180, -210], [1, 0, 0]), 50) },
      {
        type: "knock-sensor",
        shape: [
          ...turned(by, along([260, -300, -200], [0, 0, 1]), pairs("0,28 8,28 8,22 26,22 26,16"), {
            bore: 9,
          }),
          ...extruded(by, along([286, -300, -194], [1, 0, 0]), box(24, 22, 4, [0, 8]), 40),
        ],
      },
    ];
  },
};

function sensor(by: Parameters<typeof turned>[0], frame: ReturnType<typeof along>, length: number) {
  return [
    ...turned(by, frame, [
      [-length, 12],
      [-length + 3, 13],
      [-8, 13],
      [-8, 15],
      [-4, 15],
      [-4, 13],
      [0, 13],
    ]),
    ...extruded(by, shift(frame, [14, 0, 0]), rounded(pairs("-34,-16 22,-16 34,0 22,16 -34,16"), 10), 7, {
      holes: [disc(6, [18, 0], 14)],
    }),
    ...extruded(by, shift(frame, [-4, 0, 7]), box(30, 28, 6), 24, { bevel: 5 }),
  ];
}
