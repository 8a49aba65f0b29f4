import { along, standing } from "../../pen/frame.ts";
import { ring } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import * as cooling from "../../things/cooling.ts";
import { threadedSensor } from "../../things/engine.ts";

/** From the engine behind to the radiator in front, with the tank beside it. */
export const engineCooling: Drawing = {
  id: "engine-cooling",
  category: "radiators",
  name: { en: "Radiator, hoses and thermostat", ar: "الرديتر والهوزات والثرموستات" },
  items: (by) => {
    const wall = (x: number, y = 0, z = 0) => along([x, y, z], [1, 0, 0]);
    return [
      { shape: stroke(by, wall(0), triples("0,0,-240 0,0,430"), "axis") },
      { shape: stroke(by, wall(0, 40, 300), triples("0,0,-720 0,0,-400"), "axis") },
      { type: "water-pump", shape: cooling.waterPump(by, wall(-700, -190, 110)) },
      { shape: ring(by, wall(-800, -190, 110), 62, 46, 3) },
      { type: "thermostat", shape: cooling.thermostat(by, wall(-640, 40, 300)) },
      { type: "thermostat-gasket", shape: ring(by, wall(-560, 40, 300), 36, 28, 5) },
      { shape: cooling.waterNeck(by, wall(-480, 40, 300)) },
      { type: "fan-shroud", shape: cooling.shroud(by, wall(-360), 540, 350, pairs("-132,0 132,0"), 122) },
      {
        type: "radiator-fan",
        shape: [...cooling.fan(by, wall(-210, -132), 116), ...cooling.fan(by, wall(-210, 132), 116)],
      },
      {
        type: "radiator-mount",
        shape: [-200, 200].flatMap((y) =>
          turned(by, standing([95, y, -250]), pairs("0,20 10,20 10,13 30,11"), {
            well: [6, 20],
            side: "dark",
          }),
        ),
      },
      { type: "coolant-temperature-sensor", shape: threadedSensor(by, standing([-420, 250, 330])) },
      { type: "radiator", shape: cooling.radiator(by, wall(80)) },
      { type: "radiator-cap", shape: cooling.pressureCap(by, standing([98, -280, 270])) },
      {
        type: "radiator-hose",
        position: "upper",
        shape: cooling.hose(
          by,
          wall(160),
          triples("280,122,20 280,122,80 230,170,130 120,200,130 60,230,130"),
          19,
        ),
      },
      {
        type: "radiator-hose",
        position: "lower",
        shape: cooling.hose(
          by,
          wall(160),
          triples("-280,-122,20 -280,-122,80 -230,-160,130 -120,-190,150 -60,-190,170"),
          19,
        ),
      },
      { type: "coolant-tank", shape: cooling.expansionTank(by, standing([240, -470, -60])) },
    ];
  },
};
