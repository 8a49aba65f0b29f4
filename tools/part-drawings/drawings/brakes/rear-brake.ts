import { along, shift } from "../../pen/frame.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { spring, stroke, tube } from "../../shapes/swept.ts";
import { flutes, turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import * as brakes from "../../things/brakes.ts";
import { wheelHub } from "../../things/wheels.ts";

/** Disc with a small drum in its hat, in which the shoes of the parking brake work. */
export const rearBrake: Drawing = {
  id: "rear-brake",
  category: "brake-discs-drums",
  name: { en: "Rear brake and parking brake", ar: "الفرامل الخلفية والهاندبريك" },
  items: (by) => {
    const axle = brakes.wheelFrame;
    const top = (x: number) => axle(x, -380, -120);
    return [
      { shape: stroke(by, axle(0), triples("0,0,-400 0,0,380"), "axis") },
      { shape: stroke(by, top(0), triples("0,0,-260 0,0,380"), "axis") },
      { type: "brake-dust-shield", position: "rear", shape: brakes.dustShield(by, axle(-400), 140) },
      {
        type: "parking-brake-cable",
        shape: [
          ...tube(by, axle(-420), triples("60,-60,44 50,-90,-10 70,-130,-80 150,-140,-150 250,-90,-170"), 6, {
            style: "dark",
          }),
          ...turned(by, along([-366, 60, -64], [1, 0, 0.2]), pairs("-20,9 10,9 10,4 40,4")),
        ],
      },
      { type: "wheel-hub", position: "rear", shape: wheelHub(by, axle(-250), 58) },
      {
        type: "parking-brake-shoes",
        shape: [
          ...brakes.brakeShoe(by, shift(axle(-90), [24, 0, 0]), 1),
          ...brakes.brakeShoe(by, shift(axle(-90), [-24, 0, 0]), -1),
        ],
      },
      {
        type: "brake-pad-hardware",
        position: "rear",
        shape: [
          ...spring(by, along([-72, -24, 118], [0, 1, 0]), [0, 52], 8, 7, 2),
          ...turned(by, along([-72, -40, -104], [0, 1, 0]), pairs("0,7 34,7 34,14 42,14 42,7 84,7")),
          ...flutes(by, along([-72, -40, -104], [0, 1, 0]), [34, 42], 14, 20),
        ],
      },
      { type: "brake-disc", position: "rear", shape: brakes.brakeDisc(by, axle(130), 140) },
      { type: "brake-caliper", position: "rear", shape: brakes.caliper(by, top(-140), 0.86) },
      {
        type: "parking-brake-motor",
        shape: [
          ...turned(by, along([-300, -400, -100], [1, 0, 0]), pairs("-70,22 -64,27 0,27 0,36 10,36")),
          ...turned(by, along([-290, -400, -100], [1, 0, 0]), pairs("0,11 20,11")),
          ...flutes(by, along([-290, -400, -100], [1, 0, 0]), [2, 20], 11, 14),
        ],
      },
      { shape: brakes.caliperBracket(by, top(10), 0.86) },
      {
        type: "brake-pads",
        position: "rear",
        shape: [...brakes.brakePad(by, top(160), 104), ...brakes.brakePad(by, top(270), 104, -1)],
      },
      {
        type: "caliper-pin",
        position: "rear",
        shape: [60, -60].flatMap((z) => brakes.guidePin(by, shift(top(60), [-170, z, 0]))),
      },
      {
        type: "brake-hose",
        position: "rear",
        shape: brakes.brakeHose(by, top(-160), triples("60,50,0 90,120,20 60,170,10 90,220,0")),
      },
      {
        type: "abs-sensor",
        position: "rear",
        shape: brakes.wheelSpeedSensor(
          by,
          shift(axle(-420), [-210, 60, 0]),
          triples("-20,20,40 -60,60,50 -110,50,40"),
        ),
      },
    ];
  },
};
