import { along, shift } from "../../pen/frame.ts";
import { rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { bolt } from "../../shapes/fasteners.ts";
import { pairs } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import { hole, turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import { waterPump } from "../../things/cooling.ts";
import * as engine from "../../things/engine.ts";

const wheels = {
  crank: { middle: [0, -150], radius: 84 },
  compressor: { middle: [-230, -180], radius: 61 },
  alternator: { middle: [-250, 110], radius: 40 },
  idler: { middle: [-80, 30], radius: 38, turn: -1 },
  pump: { middle: [60, 150], radius: 62 },
  tensioner: { middle: [120, -20], radius: 40, turn: -1 },
} as const;

/** The face of the engine: each pulley stands on its own axis before what it drives; the belt lies in front. */
export const beltsAndPulleys: Drawing = {
  id: "belts-and-pulleys",
  category: "belts-tensioners",
  name: { en: "Drive belt and pulleys", ar: "سير المكينة والبكرات" },
  items: (by) => {
    const plane = (x: number, [u, v]: readonly [number, number] = [0, 0]) =>
      shift(along([x, 0, 0], [1, 0, 0]), [u, v, 0]);
    const axis = (middle: readonly [number, number], from: number, to: number) =>
      stroke(
        by,
        plane(0, middle),
        [
          [0, 0, from],
          [0, 0, to],
        ],
        "axis",
      );
    const { crank, compressor, alternator, idler, pump, tensioner } = wheels;
    const way = engine.beltRoute([tensioner, pump, idler, alternator, compressor, crank]);
    return [
      { shape: [...Object.values(wheels).flatMap(({ middle }) => axis(middle, -240, 330))] },
      { type: "alternator", shape: engine.alternator(by, plane(-200, alternator.middle)) },
      { type: "water-pump", shape: waterPump(by, plane(-240, pump.middle)) },
      { type: "ac-compressor", shape: engine.compressor(by, plane(-130, compressor.middle), 60) },
      {
        type: "belt-tensioner",
        shape: [
          ...turned(by, plane(-110, [170, 30]), pairs("0,44 40,44 46,38")),
          ...extruded(by, plane(-64, [0, 0]), rounded(pairs("188,62 196,20 130,-52 98,-30 150,50"), 18), 14),
          ...engine.smoothPulley(by, plane(-46, tensioner.middle), 40),
        ],
      },
      { shape: engine.ribbedPulley(by, plane(-30, pump.middle), 62, 26, 4) },
      {
        type: "front-crank-seal",
        shape: turned(by, plane(-120, crank.middle), pairs("0,42 12,42"), { bore: 27, side: "dark" }),
      },
      { type: "idler-pulley", shape: engine.smoothPulley(by, plane(-10, idler.middle), 38) },
      {
        type: "crankshaft-pulley",
        shape: [
          ...turned(by, plane(-30, crank.middle), pairs("0,26 30,26")),
          ...engine.ribbedPulley(by, plane(0, crank.middle), 84, 34, 4),
        ],
      },
      { type: "drive-belt", shape: engine.belt(by, plane(190), way, 24) },
      {
        shape: [
          ...bolt(by, plane(230, crank.middle), 10, 54),
          ...hole(by, plane(246, crank.middle), 0, 2, 3, false),
        ],
      },
      { shape: bolt(by, plane(270, idler.middle), 7, 40) },
      { shape: [...bolt(by, plane(230, [180, 40]), 7, 60)] },
    ];
  },
};
