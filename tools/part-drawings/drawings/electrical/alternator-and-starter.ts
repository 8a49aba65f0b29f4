import { along } from "../../pen/frame.ts";
import { box, disc, rounded, sector } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt, nut } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke, tube } from "../../shapes/swept.ts";
import { flutes, turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import * as engine from "../../things/engine.ts";

/** The alternator taken apart along its axis; below it the starter. */
export const alternatorAndStarter: Drawing = {
  id: "alternator-and-starter",
  category: "starting-charging",
  name: { en: "Alternator and starter", ar: "الدينمو والسلف" },
  items: (by) => {
    const line = (x: number) => along([x, 0, 0], [1, 0, 0]);
    const low = (x: number) => along([x, -330, -190], [1, 0, 0]);
    return [
      { shape: stroke(by, line(0), triples("0,0,-520 0,0,470"), "axis") },
      { shape: stroke(by, low(0), triples("0,0,-330 0,0,200"), "axis") },
      {
        shape: [
          ...turned(by, line(-500), pairs("0,60 8,78 36,82 36,74")),
          ...Array.from({ length: 10 }, (_, i) =>
            extruded(by, line(-464), sector(36, 66, i * 36, i * 36 + 22, 5), 0.5, { face: "dark" }),
          ).flat(),
        ],
      },
      {
        type: "alternator-regulator",
        shape: [
          ...extruded(by, line(-370), rounded(pairs("-52,-30 52,-30 60,20 20,44 -52,30"), 12), 22, {
            bevel: 5,
            holes: [disc(6, [-36, -8], 14), disc(6, [40, 6], 14)],
          }),
          ...extruded(by, along([-360, 0, 40], [0, 0, 1]), box(26, 36, 4), 34),
        ],
      },
      {
        shape: [
          ...turned(by, line(-280), pairs("0,84 56,84 56,70"), { side: "face", well: [62, 50] }),
          ...flutes(by, line(-280), [2, 54], 84, 80),
        ],
      },
      { type: "alternator", shape: engine.alternator(by, line(60), 84) },
      {
        type: "alternator-pulley",
        shape: [
          ...turned(by, line(290), pairs("-24,16 0,16")),
          ...engine.ribbedPulley(by, line(290), 42, 34),
        ],
      },
      { shape: nut(by, line(400), 18, 18) },
      {
        type: "drive-belt",
        shape: engine.belt(
          by,
          along([210, 220, 60], [1, 0, 0]),
          engine.beltRoute([
            { middle: [60, 40], radius: 40 },
            { middle: [-50, 50], radius: 34 },
            { middle: [0, -80], radius: 60 },
          ]),
          22,
        ),
      },
      { type: "starter-motor", shape: engine.starter(by, low(-60)) },
      { shape: [40, 90].flatMap((z) => bolt(by, along([120, -360, -240 + z * 2], [1, 0, 0]), 8, 60)) },
      {
        type: "battery-cable",
        shape: [
          ...tube(by, low(-330), triples("90,70,62 90,130,30 60,170,-40 -20,160,-90 -80,90,-110"), 8, {
            style: "dark",
          }),
          ...extruded(by, along([-270, -238, -130], [0, -1, 0]), disc(18, [0, 0], 20), 5, {
            holes: [disc(8, [0, 0], 14)],
          }),
        ],
      },
    ];
  },
};
