import { anywhere, bothFront, bothOfEachAxle, frontSides } from "../cars/places.ts";
import { hasLadderFrame, isAutomatic, isBody, isManual, isUpper, plansOf } from "./part-plans.ts";

/** Steering, clutch and gearbox, wheels. */
export const drivePlans = plansOf([
  ["steering-rack", "model", anywhere, [1650, 4300], 9800, "slow"],
  ["power-steering-pump", "platform", anywhere, [680, 980], 2600, "slow", { only: hasLadderFrame }],
  ["power-steering-hose", "platform", anywhere, [260, 420], 700, "slow", { only: hasLadderFrame }],
  ["steering-rack-boot", "platform", bothFront, [45, 95], 150, "steady", { each: 2 }],
  ["tie-rod-end", "platform", frontSides, [95, 240], 460, "steady"],
  ["inner-tie-rod", "platform", bothFront, [110, 260], 520, "steady", { each: 2 }],
  ["steering-damper", "platform", anywhere, [240, 360], 1200, "slow", { only: hasLadderFrame }],
  ["steering-wheel", "model", anywhere, [650, 2400], 2600, "slow"],
  ["steering-shaft", "platform", anywhere, [320, 690], 1500, "slow"],
  ["clock-spring", "platform", anywhere, [290, 720], 240, "steady"],
  ["clutch-kit", "model", anywhere, [780, 1650], 7200, "steady", { only: isManual }],
  ["clutch-release-bearing", "model", anywhere, [130, 260], 480, "steady", { only: isManual }],
  ["clutch-master-cylinder", "model", anywhere, [220, 380], 620, "slow", { only: isManual }],
  ["clutch-slave-cylinder", "model", anywhere, [160, 310], 540, "slow", { only: isManual }],
  ["torque-converter", "family", anywhere, [1950, 4200], 12_500, "slow", { only: isAutomatic }],
  [
    "gearbox-solenoid",
    "family",
    anywhere,
    [340, 780],
    260,
    "slow",
    { only: (trim) => trim.gearbox !== "manual" },
  ],
  ["gearbox-oil-cooler", "platform", anywhere, [420, 980], 2200, "slow"],
  ["gear-selector-cable", "platform", anywhere, [180, 420], 900, "slow"],
  ["alloy-wheel", "wheel", anywhere, [480, 2600], 11_200, "slow", { each: 4, only: hasAlloys }],
  [
    "steel-wheel",
    "model",
    anywhere,
    [220, 460],
    9800,
    "slow",
    { only: isBody("hatchback", "pick-up", "van", "sedan") },
  ],
  ["wheel-cap", "model", anywhere, [35, 140], 90, "steady", { each: 4 }],
  [
    "wheel-cover",
    "model",
    anywhere,
    [65, 120],
    420,
    "steady",
    { only: (trim, model) => !hasAlloys(trim, model), each: 4 },
  ],
  ["wheel-nut", "platform", anywhere, [9, 22], 60, "fast", { each: 20 }],
  ["wheel-stud", "platform", bothOfEachAxle, [12, 26], 90, "steady", { each: 10 }],
  ["locking-wheel-nuts", "platform", anywhere, [140, 290], 380, "slow"],
  ["wheel-wrench", "platform", anywhere, [45, 85], 900, "slow"],
  ["jack", "model", anywhere, [160, 340], 3400, "slow"],
  ["tire-pressure-sensor", "platform", anywhere, [140, 310], 45, "fast", { each: 4 }],
]);

function hasAlloys(...[trim, model]: Parameters<typeof isUpper>) {
  return isUpper(trim, model) || !["pick-up", "van", "hatchback"].includes(model.body);
}
