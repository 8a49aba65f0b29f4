import { along, shift, standing } from "../../pen/frame.ts";
import { box, disc, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { nut } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import * as wipers from "../../things/wipers.ts";

/** Across the car: linkage and motor below, arms over their spindles, blades over the arms; the washer's tank beside. */
export const wipersAndWasher: Drawing = {
  id: "wipers-and-washer",
  category: "wiper-blades",
  name: { en: "Wipers and washer", ar: "المساحات وغسيل الزجاج" },
  view: { azimuth: -62, elevation: 34 },
  items: (by) => {
    const spindle = (x: number, z: number) => standing([x, 0, z]);
    const arm = (x: number, z: number) => shift(spindle(x, z), [0, 0, 0]);
    return [
      { shape: [-300, 300].flatMap((x) => stroke(by, spindle(x, 0), triples("0,0,-40 0,0,330"), "axis")) },
      { type: "wiper-motor", shape: wipers.wiperMotor(by, standing([40, -60, -290])) },
      { type: "wiper-linkage", shape: wipers.wiperLinkage(by, standing([0, 0, -60]), 600) },
      { type: "wiper-arm", position: "front-right", shape: wipers.wiperArm(by, arm(-300, 150), 430) },
      { type: "wiper-arm", position: "front-left", shape: wipers.wiperArm(by, arm(300, 150), 470) },
      { shape: [-300, 300].flatMap((x) => nut(by, spindle(x, 260), 17, 16)) },
      {
        type: "wiper-blade",
        position: "front-right",
        shape: wipers.wiperBlade(by, standing([60, 190, 330]), 480),
      },
      {
        type: "wiper-blade",
        position: "front-left",
        shape: wipers.wiperBlade(by, standing([690, 190, 330]), 620),
      },
      { type: "wiper-refill", shape: wipers.wiperRubber(by, standing([760, 60, 190]), 560) },
      {
        type: "washer-nozzle",
        shape: [0, 120].flatMap((x) => [
          ...turned(by, standing([-420 + x, -60, 330]), pairs("-40,6 -26,6 -26,12 0,12")),
          ...extruded(
            by,
            standing([-420 + x, -60, 330]),
            rounded(pairs("-22,-16 22,-16 16,18 -16,18"), 8),
            12,
            { bevel: 4 },
          ),
          ...extruded(by, along([-420 + x, -76, 337], [0, -1, 0]), disc(3, [0, 0], 10), 0.5, {
            face: "dark",
          }),
        ]),
      },
      {
        type: "washer-tank",
        shape: [
          ...extruded(
            by,
            standing([620, -280, -420]),
            rounded(pairs("-130,-80 110,-80 150,0 110,80 -130,80"), 36),
            100,
          ),
          ...extruded(
            by,
            standing([620, -280, -320]),
            rounded(pairs("-134,-84 114,-84 154,0 114,84 -134,84"), 38),
            8,
          ),
          ...extruded(
            by,
            standing([620, -280, -312]),
            rounded(pairs("-130,-80 110,-80 150,0 110,80 -130,80"), 36),
            70,
            { bevel: 16 },
          ),
          ...tube(by, standing([560, -250, -250]), triples("0,0,0 0,0,60 -16,10,130 -30,20,190"), 26),
          ...turned(by, along([530, -230, -60], [-0.1, 0.05, 1]), pairs("0,34 14,34"), { well: [24, 14] }),
          ...extruded(by, along([690, -362, -290], [0, -1, 0]), box(40, 46, 6), 6, {
            holes: [disc(8, [0, 8], 14)],
          }),
        ],
      },
      {
        shape: [
          ...turned(by, standing([526, -228, 10]), pairs("0,36 16,36 20,30")),
          ...extruded(by, standing([526, -228, 30]), box(50, 12, 5), 12),
        ],
      },
      { type: "washer-pump", shape: wipers.washerPump(by, standing([330, -360, -360])) },
      {
        shape: tube(by, standing([366, -360, -372]), triples("8,0,0 60,-60,0 130,-90,10 210,-130,0"), 5, {
          style: "dark",
        }),
      },
      { shape: stroke(by, along([330, -360, -340], [1, 0.3, 0.2]), triples("0,0,40 0,0,150"), "axis") },
      { type: "rear-wiper-blade", shape: wipers.wiperBlade(by, standing([-160, -330, -330]), 320) },
    ];
  },
};
