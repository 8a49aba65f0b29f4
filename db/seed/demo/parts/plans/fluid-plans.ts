import type { EngineCode } from "../cars/models.ts";
import type { Only } from "../cars/sharing.ts";
import {
  drivesRear,
  hasLadderFrame,
  isAutomatic,
  isCvt,
  isHybrid,
  isNoHybrid,
  sharedPlansOf,
} from "./part-plans.ts";

const hasEngine =
  (...codes: readonly EngineCode[]): Only =>
  ({ engine }) =>
    codes.includes(engine);
/** The sizes of a pack may be taken for each other. */
const inSizes = { breaks: true, pace: "fast", interchangeable: true } as const;
const alone = { breaks: true, pace: "fast" } as const;

/** Oils, fluids and what comes in a can. Prices in QAR. */
export const fluidPlans = sharedPlansOf([
  [
    "engine-oil",
    3600,
    [
      ["0W-16, 1 liter", "0W-16 عبوة لتر", 38, 900],
      ["0W-16, 4 liters", "0W-16 عبوة 4 لترات", 139, 3650],
    ],
    { ...inSizes, only: isHybrid },
  ],
  [
    "engine-oil",
    3600,
    [
      ["0W-20, 1 liter", "0W-20 عبوة لتر", 32, 900],
      ["0W-20, 4 liters", "0W-20 عبوة 4 لترات", 118, 3650],
    ],
    { ...inSizes, only: hasEngine("12", "20", "25", "27", "35") },
  ],
  [
    "engine-oil",
    3600,
    [
      ["5W-30, 1 liter", "5W-30 عبوة لتر", 35, 900],
      ["5W-30, 4 liters", "5W-30 عبوة 4 لترات", 128, 3650],
    ],
    { ...inSizes, only: hasEngine("2T", "33", "3H") },
  ],
  [
    "engine-oil",
    3600,
    [
      ["5W-40 sport, 1 liter", "5W-40 سبورت عبوة لتر", 42, 900],
      ["5W-40 sport, 4 liters", "5W-40 سبورت عبوة 4 لترات", 155, 3650],
    ],
    { ...inSizes, only: hasEngine("30") },
  ],
  [
    "engine-oil",
    5400,
    [
      ["5W-30 diesel, 1 liter", "5W-30 ديزل عبوة لتر", 34, 900],
      ["5W-30 diesel, 6 liters", "5W-30 ديزل عبوة 6 لترات", 178, 5450],
    ],
    { ...inSizes, only: hasEngine("28") },
  ],
  [
    "automatic-gearbox-oil",
    3600,
    [
      ["1 liter", "عبوة لتر", 48, 900],
      ["4 liters", "عبوة 4 لترات", 175, 3650],
    ],
    { ...inSizes, only: isAutomatic },
  ],
  [
    "cvt-oil",
    3600,
    [
      ["1 liter", "عبوة لتر", 52, 900],
      ["4 liters", "عبوة 4 لترات", 190, 3650],
    ],
    { ...inSizes, only: isCvt },
  ],
  [
    "axle-oil",
    950,
    [
      ["75W-85, 1 liter", "75W-85 عبوة لتر", 58, 900],
      ["85W-90, 1 liter", "85W-90 عبوة لتر", 46, 900],
    ],
    { ...alone, only: drivesRear },
  ],
  [
    "coolant",
    4200,
    [
      ["pink, 1 liter ready to use", "وردي جاهز عبوة لتر", 26, 1080],
      ["pink, 4 liters ready to use", "وردي جاهز عبوة 4 لترات", 85, 4300],
    ],
    inSizes,
  ],
  [
    "coolant",
    4400,
    [["blue for hybrid inverters, 4 liters", "أزرق لإنفرتر الهايبرد عبوة 4 لترات", 96, 4300]],
    { ...alone, only: isHybrid },
  ],
  [
    "brake-fluid",
    550,
    [
      ["DOT 4, 0.5 liter", "DOT 4 عبوة نصف لتر", 32, 550],
      ["DOT 4, 1 liter", "DOT 4 عبوة لتر", 55, 1080],
    ],
    inSizes,
  ],
  ["power-steering-fluid", 1000, [["1 liter", "عبوة لتر", 38, 900]], { ...alone, only: hasLadderFrame }],
  [
    "washer-fluid",
    2100,
    [
      ["2 liters", "عبوة لترين", 14, 2050],
      ["5 liters", "عبوة 5 لترات", 28, 5100],
    ],
    inSizes,
  ],
  ["brake-cleaner", 600, [["500 ml", "500 مل", 24]], alone],
  ["injector-cleaner", 350, [["petrol, 300 ml", "للبترول 300 مل", 42]], { ...alone, only: isNoHybrid }],
  ["chassis-grease", 550, [["500 g", "500 غرام", 36]]],
  [
    "gasket-sealant",
    140,
    [
      ["black, 100 g", "أسود 100 غرام", 45],
      ["gray, 100 g", "رمادي 100 غرام", 45],
    ],
  ],
  [
    "touch-up-paint",
    60,
    [
      ["Pearl White", "أبيض لؤلؤي", 65],
      ["Night Black", "أسود ليلي", 65],
      ["Silver Moon", "فضي قمري", 65],
      ["Graphite Grey", "رمادي غرافيت", 65],
      ["Gulf Blue", "أزرق خليجي", 65],
      ["Garnet Red", "أحمر عقيقي", 65],
      ["Dune Beige", "بيج الكثبان", 65],
      ["Sidr Green", "أخضر السدر", 65],
    ],
    { pace: "slow" },
  ],
]);
