import type { Only } from "../cars/sharing.ts";
import { hasLadderFrame, isBody, isNoHybrid, sharedPlansOf } from "./part-plans.ts";

const isModel =
  (...codes: readonly string[]): Only =>
  (_trim, { code }) =>
    codes.includes(code);
/** The variants may be taken for each other. */
const alike = { breaks: true, pace: "fast", interchangeable: true } as const;
const alone = { breaks: true, pace: "fast" } as const;

/** Bulbs, small parts and accessories, which fit many models alike. Prices in QAR. */
export const sharedPlans = sharedPlansOf([
  [
    "oil-drain-washer",
    5,
    [
      ["12 mm, copper", "12 ملم نحاس", 4],
      ["14 mm, aluminum", "14 ملم ألمنيوم", 5],
    ],
    alone,
  ],
  ["oil-drain-plug", 45, [["", "", 22]]],
  ["oil-filler-cap", 60, [["", "", 38]]],
  [
    "radiator-cap",
    80,
    [
      ["1.1 bar", "1.1 بار", 42],
      ["1.4 bar", "1.4 بار", 48],
    ],
    { pace: "fast" },
  ],
  [
    "hose-clamp",
    20,
    [
      ["28 mm", "28 ملم", 8],
      ["34 mm", "34 ملم", 9],
      ["40 mm", "40 ملم", 10],
    ],
  ],
  ["fuel-cap", 130, [["", "", 65]], { only: isNoHybrid }],
  ["coil-boot", 30, [["", "", 28]], { each: 4 }],
  [
    "coolant-temperature-sensor",
    50,
    [
      ["two pins", "مدخلان", 85],
      ["three pins", "ثلاثة مداخل", 110],
    ],
  ],
  ["oil-pressure-switch", 60, [["", "", 65]]],
  ["brake-light-switch", 70, [["", "", 75]]],
  [
    "tire-valve",
    10,
    [
      ["rubber", "مطاط", 8],
      ["metal", "معدن", 18],
    ],
    { pace: "fast", each: 4 },
  ],
  [
    "battery-terminal",
    160,
    [
      ["positive", "موجب", 45],
      ["negative", "سالب", 42],
    ],
    { pace: "fast" },
  ],
  [
    "fuse",
    5,
    [
      ["5 A", "5 أمبير", 2],
      ["7.5 A", "7.5 أمبير", 2],
      ["10 A", "10 أمبير", 2],
      ["15 A", "15 أمبير", 2],
      ["20 A", "20 أمبير", 2],
      ["25 A", "25 أمبير", 3],
      ["30 A", "30 أمبير", 3],
      ["40 A, cartridge", "40 أمبير كبير", 14],
    ],
    { pace: "fast" },
  ],
  [
    "relay",
    40,
    [
      ["four pins", "أربعة مداخل", 38],
      ["five pins", "خمسة مداخل", 45],
      ["starter", "السلف", 65],
    ],
  ],
  [
    "wiring-repair-kit",
    60,
    [
      ["two pins", "مدخلان", 42],
      ["three pins", "ثلاثة مداخل", 48],
      ["six pins", "ستة مداخل", 75],
    ],
    { pace: "slow" },
  ],
  [
    "key-battery",
    5,
    [
      ["CR2032", "CR2032", 12],
      ["CR2450", "CR2450", 16],
    ],
    alone,
  ],
  [
    "key-shell",
    40,
    [
      ["leather, black", "جلد أسود", 75],
      ["leather, brown", "جلد بني", 75],
    ],
  ],
  ["start-button", 50, [["", "", 240]], { pace: "slow" }],
  [
    "headlamp-bulb",
    40,
    [["H4 60/55 W", "H4 بقوة 60/55 واط", 38]],
    { ...alone, each: 2, only: isModel("NSM", "BDA", "QFL") },
  ],
  [
    "headlamp-bulb",
    40,
    [["H7 55 W", "H7 بقوة 55 واط", 42]],
    { ...alone, each: 4, only: isModel("SHL", "REM", "JWZ") },
  ],
  [
    "headlamp-bulb",
    40,
    [
      ["H11 55 W", "H11 بقوة 55 واط", 48],
      ["HB3 60 W", "HB3 بقوة 60 واط", 45],
    ],
    { ...alone, each: 2, only: isModel("NDA", "WHT", "HJR", "SHB") },
  ],
  [
    "fog-lamp-bulb",
    35,
    [
      ["H16 19 W", "H16 بقوة 19 واط", 36],
      ["LED", "ليد", 95],
    ],
    { ...alike, each: 2 },
  ],
  [
    "stop-tail-bulb",
    15,
    [
      ["P21/5W", "P21/5W", 9],
      ["W21/5W", "W21/5W", 12],
    ],
    { ...alone, each: 2 },
  ],
  [
    "turn-signal-bulb",
    15,
    [
      ["PY21W, amber", "PY21W برتقالية", 10],
      ["WY21W, amber", "WY21W برتقالية", 12],
    ],
    { ...alone, each: 4 },
  ],
  [
    "wedge-bulb",
    5,
    [
      ["W5W", "W5W", 5],
      ["W5W, LED", "W5W ليد", 28],
    ],
    { ...alike, each: 4 },
  ],
  ["ac-compressor-seal-kit", 60, [["", "", 55]]],
  [
    "body-clip",
    5,
    [
      ["bumper", "للصدام", 4],
      ["fender liner", "لبطانة الرفرف", 4],
      ["door trim", "لديكور الباب", 5],
      ["hood insulator", "لعازل الكبوت", 6],
      ["undercover", "لبطانة المكينة", 5],
      ["rocker molding", "للعتبة الجانبية", 7],
      ["grille", "للشبك", 5],
      ["trunk trim", "لفرش الشنطة", 4],
    ],
    { pace: "fast", each: 10 },
  ],
  ["car-cover", 3200, [["small", "صغير", 190]], { months: 24, only: isBody("hatchback") }],
  ["car-cover", 3800, [["sedan", "سيدان", 220]], { months: 24, only: isBody("sedan", "coupe") }],
  ["car-cover", 4600, [["SUV", "جيب", 260]], { months: 24, only: isBody("suv", "off-roader") }],
  ["first-aid-kit", 900, [["", "", 75]], { pace: "fast" }],
  [
    "fire-extinguisher",
    1900,
    [
      ["1 kg", "1 كيلو", 65, 1900],
      ["2 kg", "2 كيلو", 95, 3400],
    ],
    { pace: "fast" },
  ],
  ["warning-triangle", 1100, [["", "", 32]], { pace: "fast" }],
  [
    "child-seat",
    7200,
    [
      ["infant carrier", "للرضع", 680],
      ["1 to 4 years", "من سنة إلى 4 سنوات", 890],
      ["booster, 4 to 12 years", "بوستر من 4 إلى 12 سنة", 420, 3900],
    ],
    { months: 24 },
  ],
  ["tire-inflator", 1600, [["12 V", "12 فولت", 165]], { months: 24 }],
  [
    "recovery-kit",
    9800,
    [
      ["strap and shackles", "حبل وشبل", 320, 4200],
      ["strap, shackles and two boards", "حبل وشبل ولوحا رمل", 690],
    ],
    { only: hasLadderFrame },
  ],
  [
    "dash-camera",
    260,
    [
      ["front", "أمامية", 480],
      ["front and rear", "أمامية وخلفية", 690],
    ],
    { months: 24 },
  ],
  [
    "license-plate-frame",
    220,
    [
      ["black", "أسود", 28],
      ["chrome", "كروم", 42],
    ],
    { each: 2 },
  ],
  ["wireless-charger", 300, [["", "", 220]], { only: isBody("hatchback", "sedan", "suv"), months: 24 }],
]);
