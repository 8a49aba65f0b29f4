import { anywhere, axles, bothSides, frontSides, rearSides, sides } from "../cars/places.ts";
import { isBody, isHybrid, isNoHybrid, isUpper, plansOf, type Variant } from "./part-plans.ts";

const batteryGrades: readonly Variant[] = [
  {},
  { name: ["AGM, for start-stop", "AGM لنظام التوقف والتشغيل"], factor: 1.4 },
];
const tones: readonly Variant[] = [
  { name: ["high tone", "نغمة عالية"] },
  { name: ["low tone", "نغمة منخفضة"] },
];
const lines: readonly Variant[] = [
  { name: ["suction line", "خط السحب"] },
  { name: ["discharge line", "خط الضغط"], factor: 0.85 },
];
const lampLooks = [
  { name: ["halogen", "هالوجين"], factor: 0.62 },
  { name: ["LED", "ليد"] },
] as const satisfies readonly [Variant, Variant];
const lampPlaces: readonly Variant[] = [
  { name: ["outer, on the body", "خارجي على البودي"] },
  { name: ["inner, on the tailgate", "داخلي على باب الشنطة"], factor: 0.75 },
];
const switches: readonly Variant[] = [
  { name: ["driver's side, all windows", "جهة السائق لكل النوافذ"], factor: 1.8 },
  { name: ["single window", "لنافذة واحدة"] },
];

/** Electrics, lamps, air conditioning and the hybrid system. */
export const electricalPlans = plansOf([
  [
    "battery",
    "engine",
    anywhere,
    [450, 620],
    17_500,
    "fast",
    { variants: batteryGrades.slice(0, 1), only: isHybrid, months: 24 },
  ],
  [
    "battery",
    "engine",
    anywhere,
    [450, 560],
    18_500,
    "fast",
    { variants: batteryGrades, only: isNoHybrid, interchangeable: true, months: 24 },
  ],
  ["battery-tray", "platform", anywhere, [65, 160], 900, "slow"],
  ["battery-cable", "platform", anywhere, [95, 260], 700, "slow"],
  ["alternator", "engine", anywhere, [980, 2400], 6300, "steady", { only: isNoHybrid, months: 24 }],
  ["starter-motor", "engine", anywhere, [780, 1850], 3900, "steady", { only: isNoHybrid, months: 24 }],
  ["alternator-regulator", "family", anywhere, [190, 420], 180, "slow", { only: isNoHybrid }],
  ["alternator-pulley", "family", anywhere, [160, 340], 380, "slow", { only: isNoHybrid }],
  ["fuse-box", "model", anywhere, [380, 980], 1300, "slow"],
  ["engine-control-unit", "engine", anywhere, [2200, 5400], 780, "slow"],
  ["body-control-unit", "platform", anywhere, [980, 2300], 420, "slow"],
  ["smart-key", "model", anywhere, [480, 1250], 60, "slow"],
  ["horn", "platform", anywhere, [75, 190], 320, "steady", { variants: tones }],
  ["window-switch", "model", frontSides.slice(0, 1), [120, 310], 130, "steady", { variants: switches }],
  ["combination-switch", "platform", anywhere, [290, 640], 380, "slow"],
  ["parking-sensor", "model", axles, [140, 290], 40, "steady", { each: 4 }],
  ["rear-camera", "model", anywhere, [480, 1150], 110, "slow"],
  ["radar-sensor", "model", anywhere, [1950, 3900], 420, "slow", { only: isUpper }],
  ["headlamp", "looks", sides, [2100, 4800], 4900, "panel", { looks: lampLooks }],
  ["headlamp-bracket", "platform", sides, [65, 140], 350, "slow"],
  ["headlamp-leveling-sensor", "platform", anywhere, [240, 480], 140, "slow"],
  ["tail-lamp", "generation", sides, [480, 1650], 1900, "panel", { variants: lampPlaces.slice(0, 1) }],
  [
    "tail-lamp",
    "generation",
    sides,
    [480, 1650],
    1300,
    "panel",
    { variants: lampPlaces.slice(1), only: isBody("sedan", "suv", "coupe") },
  ],
  ["high-mount-stop-lamp", "platform", anywhere, [160, 420], 320, "slow"],
  ["license-plate-lamp", "platform", bothSides, [35, 85], 60, "steady", { each: 2 }],
  ["rear-reflector", "platform", rearSides, [48, 110], 90, "slow"],
  ["fog-lamp", "model", sides, [190, 560], 620, "panel", { only: isUpper }],
  ["daytime-lamp", "model", sides, [290, 780], 480, "panel", { only: isBody("suv", "coupe", "off-roader") }],
  ["mirror-signal-lamp", "platform", sides, [85, 210], 90, "slow", { only: isUpper }],
  ["ac-compressor", "engine", anywhere, [1650, 3900], 5800, "steady", { months: 24 }],
  ["ac-compressor-clutch", "family", anywhere, [420, 890], 1700, "slow", { only: isNoHybrid }],
  ["ac-condenser", "generation", anywhere, [620, 1550], 2900, "steady"],
  ["ac-evaporator", "platform", anywhere, [580, 1350], 2200, "slow"],
  ["receiver-drier", "platform", anywhere, [120, 240], 380, "steady"],
  ["heater-core", "platform", anywhere, [290, 640], 1300, "slow"],
  ["ac-hose", "platform", anywhere, [240, 620], 620, "slow", { variants: lines }],
  ["expansion-valve", "platform", anywhere, [120, 280], 160, "steady"],
  ["blower-motor", "platform", anywhere, [380, 860], 1500, "steady"],
  ["blower-resistor", "platform", anywhere, [95, 240], 90, "steady"],
  ["ac-control-panel", "model", anywhere, [680, 1900], 620, "slow"],
  ["mode-actuator", "platform", anywhere, [160, 340], 170, "slow", { each: 3 }],
  ["hybrid-battery-pack", "engine", anywhere, [6900, 14_500], 41_000, "slow", { only: isHybrid, months: 96 }],
  ["hybrid-battery-fan", "engine", anywhere, [680, 1250], 900, "slow", { only: isHybrid }],
  ["hybrid-battery-filter", "model", anywhere, [55, 120], 70, "fast", { only: isHybrid }],
  ["inverter", "engine", anywhere, [6400, 12_500], 13_500, "slow", { only: isHybrid }],
  ["high-voltage-cable", "engine", anywhere, [980, 1950], 2600, "slow", { only: isHybrid }],
  ["hybrid-main-relay", "engine", anywhere, [420, 780], 540, "slow", { only: isHybrid }],
  ["ac-pressure-sensor", "all", anywhere, [140, 140], 60, "steady"],
]);
