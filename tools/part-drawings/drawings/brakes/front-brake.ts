import { shift } from "../../pen/frame.ts";
import { bolt } from "../../shapes/fasteners.ts";
import { triples } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import type { Drawing } from "../../sheet.ts";
import * as brakes from "../../things/brakes.ts";

/** Along the axle, from the shield inside to the pads' bolts; the caliper's own axis lies above it. */
export const frontBrake: Drawing = {
  id: "front-brake",
  category: "brake-discs-drums",
  name: { en: "Front brake", ar: "الفرامل الأمامية" },
  items: (by) => {
    const axle = brakes.wheelFrame;
    const top = (x: number) => axle(x, -330, -150);
    return [
      { shape: stroke(by, axle(0), triples("0,0,-340 0,0,260"), "axis") },
      { shape: stroke(by, top(0), triples("0,0,-420 0,0,420"), "axis") },
      { type: "brake-dust-shield", position: "front", shape: brakes.dustShield(by, axle(-230)) },
      { type: "brake-disc", position: "front", shape: brakes.brakeDisc(by, axle(60)) },
      { type: "brake-caliper", position: "front", shape: brakes.caliper(by, top(-300)) },
      { type: "caliper-repair-kit", position: "front", shape: brakes.piston(by, top(-190)) },
      { shape: brakes.caliperBracket(by, top(-60)) },
      {
        type: "brake-pads",
        position: "front",
        shape: [...brakes.brakePad(by, top(120)), ...brakes.brakePad(by, top(240), 128, -1)],
      },
      { type: "brake-pad-hardware", position: "front", shape: brakes.padShim(by, top(330)) },
      {
        type: "caliper-pin",
        position: "front",
        shape: [
          ...brakes.guidePin(by, shift(top(40), [-150, 30, 0])),
          ...brakes.guidePin(by, shift(top(40), [-150, -40, 0])),
        ],
      },
      {
        type: "brake-hose",
        position: "front",
        shape: brakes.brakeHose(by, top(-330), triples("-60,60,0 -130,120,40 -190,90,90 -240,160,100")),
      },
      {
        type: "brake-wear-sensor",
        position: "front",
        shape: brakes.wearSensor(by, shift(top(200), [-30, -150, 0])),
      },
      {
        type: "abs-sensor",
        position: "front",
        shape: brakes.wheelSpeedSensor(
          by,
          shift(axle(-120), [-240, 60, 0]),
          triples("-30,20,40 -90,70,50 -160,60,40"),
        ),
      },
      { shape: bolt(by, shift(top(30), [150, -40, 0]), 7, 40) },
    ];
  },
};
