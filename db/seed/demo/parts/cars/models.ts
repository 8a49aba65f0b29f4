import type { CatalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { demoMakes, demoModels, otherModels } from "../../demo-vehicles.ts";

export type Drive = "FWD" | "RWD" | "AWD";

/** Engines, by the two characters that stand in the part numbers made for them. */
export const engines = {
  "12": { fuel: "petrol", cylinders: 3, rank: 0 },
  "18": { fuel: "hybrid", cylinders: 4, rank: 0.25 },
  "20": { fuel: "petrol", cylinders: 4, rank: 0.2 },
  "2H": { fuel: "hybrid", cylinders: 4, rank: 0.35 },
  "2T": { fuel: "petrol", cylinders: 4, rank: 0.55, turbo: true },
  "25": { fuel: "petrol", cylinders: 4, rank: 0.35 },
  "5H": { fuel: "hybrid", cylinders: 4, rank: 0.5 },
  "27": { fuel: "petrol", cylinders: 4, rank: 0.35 },
  "28": { fuel: "diesel", cylinders: 4, rank: 0.6, turbo: true },
  "30": { fuel: "petrol", cylinders: 6, rank: 0.85, turbo: true },
  "33": { fuel: "petrol", cylinders: 6, rank: 0.9, turbo: true },
  "3H": { fuel: "hybrid", cylinders: 6, rank: 1, turbo: true },
  "35": { fuel: "petrol", cylinders: 6, rank: 0.7 },
} as const satisfies Record<string, Engine>;
export interface Engine {
  readonly fuel: "petrol" | "hybrid" | "diesel";
  readonly cylinders: number;
  /** From the cheapest (0) to the dearest (1). */
  readonly rank: number;
  readonly turbo?: true;
}
export type EngineCode = keyof typeof engines;

/** Engines that share what is inside, by the letters in the part numbers; the first sets the price. */
export const engineFamilies: Readonly<Record<string, readonly [EngineCode, ...EngineCode[]]>> = {
  A1: ["18", "12"],
  A2: ["20", "2H"],
  A3: ["25", "5H", "27"],
  A4: ["2T"],
  A5: ["30"],
  A6: ["33", "3H", "35"],
  A7: ["28"],
};

/** A trim; `vin` are characters 7 and 8 of its VINs. */
export interface Trim {
  readonly id: string;
  readonly en: string;
  readonly ar: string;
  readonly drive: Drive;
  readonly engine: EngineCode;
  readonly gearbox: "automatic" | "cvt" | "manual";
  readonly inches: number;
  readonly vin: string;
  /** First model year, where it is younger than the model. */
  readonly since?: number;
}
type Years = readonly [from: number, to: number];

export interface DemoModel {
  readonly code: string;
  readonly makeCode: string;
  readonly en: string;
  readonly ar: string;
  /** As they stand in part numbers. */
  readonly letters: string;
  /** Characters 4 to 6 of its VINs; Q is not allowed in one. */
  readonly vin: string;
  readonly platform: keyof typeof platforms;
  /** From the cheapest (0) to the dearest (1). */
  readonly rank: number;
  readonly body: "hatchback" | "sedan" | "suv" | "off-roader" | "pick-up" | "van" | "coupe";
  readonly generations: readonly Years[];
  readonly trims: readonly Trim[];
}

/** Models that share suspension, steering and brakes, by the letters in their part numbers. */
export const platforms = {
  small: "PA",
  compact: "PB",
  midsize: "PC",
  frame: "PD",
  work: "PE",
  sport: "PF",
  premium: "PG",
};

type TrimRow = readonly [
  id: string,
  en: string,
  ar: string,
  drive: Drive,
  engine: EngineCode,
  gearbox: Trim["gearbox"],
  inches: number,
  vin: string,
  since?: number,
];
const gl = ["gl", "GL", "جي إل"] as const;
const glx = ["glx", "GLX", "جي إل إكس"] as const;
const glxAwd = ["glx-awd", "GLX AWD", "جي إل إكس دفع رباعي"] as const;
const s = ["s", "S", "إس"] as const;
const hybrid = ["hybrid", "Hybrid", "هايبرد"] as const;
const v6 = ["v6", "V6", "سداسية الأسطوانات"] as const;
const dana = ["dana", "Dana", "دانة"] as const;

export const models: readonly DemoModel[] = [
  model(
    "nasma",
    "NS",
    "small",
    0,
    "hatchback",
    [
      [2014, 2019],
      [2020, 2027],
    ],
    [
      [...s, "FWD", "12", "cvt", 15, "1A"],
      [...gl, "FWD", "12", "cvt", 15, "2A"],
      [...glx, "FWD", "12", "cvt", 16, "3A"],
    ],
  ),
  model(
    "nada",
    "ND",
    "small",
    0.15,
    "hatchback",
    [
      [2016, 2021],
      [2022, 2027],
    ],
    [
      [...s, "FWD", "18", "cvt", 16, "1B"],
      [...gl, "FWD", "18", "cvt", 16, "2B"],
      [...glx, "FWD", "18", "cvt", 17, "3B"],
    ],
  ),
  model(
    "suhail",
    "SL",
    "compact",
    0.2,
    "sedan",
    [
      [2014, 2019],
      [2020, 2027],
    ],
    [
      [...s, "FWD", "20", "cvt", 16, "1A"],
      [...gl, "FWD", "20", "cvt", 17, "2A"],
      [...hybrid, "FWD", "18", "cvt", 16, "3H", 2020],
      ["hybrid-sport", "Hybrid Sport", "هايبرد سبورت", "FWD", "2H", "cvt", 18, "4H", 2020],
    ],
  ),
  model(
    "jawza",
    "JW",
    "midsize",
    0.45,
    "sedan",
    [
      [2014, 2018],
      [2019, 2027],
    ],
    [
      [...gl, "FWD", "25", "automatic", 18, "1C"],
      [...glx, "FWD", "25", "automatic", 18, "2C"],
      ["v6", "V6", "ست أسطوانات", "FWD", "35", "automatic", 19, "3V"],
    ],
  ),
  model(
    "reem",
    "RE",
    "compact",
    0.3,
    "suv",
    [
      [2015, 2020],
      [2021, 2027],
    ],
    [
      [...s, "FWD", "20", "cvt", 17, "1A"],
      [...gl, "FWD", "20", "cvt", 17, "2A"],
      [...glxAwd, "AWD", "20", "cvt", 18, "3W"],
      [...hybrid, "AWD", "2H", "cvt", 18, "4H", 2021],
    ],
  ),
  model(
    "wahat",
    "WH",
    "midsize",
    0.5,
    "suv",
    [
      [2014, 2020],
      [2021, 2027],
    ],
    [
      [...gl, "FWD", "25", "automatic", 18, "1C"],
      [...glxAwd, "AWD", "25", "automatic", 20, "2W"],
      [...hybrid, "AWD", "5H", "cvt", 20, "3H", 2021],
    ],
  ),
  model(
    "hajar",
    "HJ",
    "frame",
    0.8,
    "off-roader",
    [
      [2014, 2021],
      [2022, 2027],
    ],
    [
      ["core", "Core", "الأساسية", "AWD", "33", "automatic", 18, "4K"],
      ["trail", "Trail", "البر", "AWD", "33", "automatic", 18, "5K"],
      [...hybrid, "AWD", "3H", "automatic", 20, "6H", 2022],
      ["majlis", "Majlis", "المجلس", "AWD", "33", "automatic", 22, "8K"],
    ],
  ),
  model(
    "badia",
    "BD",
    "work",
    0.4,
    "pick-up",
    [
      [2014, 2021],
      [2022, 2027],
    ],
    [
      ["work", "Work", "العمل", "RWD", "27", "manual", 17, "5P"],
      ["range", "Range", "المرعى", "AWD", "27", "automatic", 17, "6P"],
      ["range-diesel", "Range Diesel", "المرعى ديزل", "AWD", "28", "automatic", 17, "7D"],
      ["dune", "Dune", "الكثبان", "AWD", "28", "automatic", 17, "8D"],
    ],
  ),
  model(
    "qafila",
    "QF",
    "work",
    0.35,
    "van",
    [
      [2014, 2020],
      [2021, 2027],
    ],
    [
      ["cargo", "Cargo", "للبضائع", "RWD", "27", "automatic", 16, "1P"],
      ["cargo-diesel", "Cargo Diesel", "للبضائع ديزل", "RWD", "28", "automatic", 16, "2D"],
      ["12", "12", "12 مقعداً", "RWD", "27", "automatic", 16, "3P"],
      ["9", "9", "9 مقاعد", "RWD", "27", "automatic", 17, "4P"],
    ],
  ),
  model(
    "shihab",
    "SB",
    "sport",
    0.75,
    "coupe",
    [
      [2017, 2022],
      [2023, 2027],
    ],
    [
      ["four", "Four", "أربع أسطوانات", "RWD", "2T", "automatic", 18, "1C"],
      ["six", "Six", "ست أسطوانات", "RWD", "30", "automatic", 19, "2C"],
      ["track", "Track", "الحلبة", "RWD", "30", "manual", 19, "3M", 2020],
    ],
  ),
  model(
    "sadaf",
    "SD",
    "premium",
    0.7,
    "suv",
    [
      [2018, 2023],
      [2024, 2027],
    ],
    [
      ["turbo", "Turbo", "توربو", "AWD", "2T", "automatic", 19, "1T"],
      [...hybrid, "AWD", "5H", "cvt", 19, "3H"],
      [...dana, "AWD", "5H", "cvt", 20, "4H"],
    ],
  ),
  model(
    "juman",
    "JM",
    "premium",
    0.85,
    "sedan",
    [
      [2016, 2021],
      [2022, 2027],
    ],
    [
      [...hybrid, "AWD", "5H", "cvt", 19, "3H"],
      [...v6, "RWD", "33", "automatic", 20, "5V"],
      [...dana, "RWD", "33", "automatic", 20, "6V"],
    ],
  ),
  model(
    "durra",
    "DR",
    "frame",
    1,
    "off-roader",
    [
      [2015, 2021],
      [2022, 2027],
    ],
    [
      [...v6, "AWD", "33", "automatic", 20, "4K"],
      [...hybrid, "AWD", "3H", "automatic", 22, "6H", 2022],
      [...dana, "AWD", "33", "automatic", 22, "8K"],
    ],
  ),
];

type Name = keyof typeof demoModels | keyof typeof otherModels;
function model(
  name: Name,
  letters: string,
  platform: DemoModel["platform"],
  rank: number,
  body: DemoModel["body"],
  generations: DemoModel["generations"],
  trims: readonly TrimRow[],
): DemoModel {
  const { code, en, ar } = { ...demoModels, ...otherModels }[name];
  return {
    code,
    makeCode: name in otherModels ? demoMakes.lulwa : demoMakes.rimal,
    en,
    ar,
    letters,
    vin: code.replace("Q", "K"),
    platform,
    rank,
    body,
    generations,
    trims: trims.map(trimOf),
  };
}

function trimOf([id, en, ar, drive, engine, gearbox, inches, vin, since]: TrimRow): Trim {
  return { id, en, ar, drive, engine, gearbox, inches, vin, ...(since === undefined ? {} : { since }) };
}

/** First and last model year of a model. */
export function yearsOf({ generations }: DemoModel): Years {
  return [generations[0]?.[0] ?? 0, generations.at(-1)?.[1] ?? 0];
}

/** Models and VIN patterns as records. */
export function* modelRecords(): Generator<CatalogueRecord> {
  for (const model of models) {
    const { code, makeCode, en, ar, trims } = model;
    const [yearFrom, yearTo] = yearsOf(model);
    yield {
      record: "model",
      code,
      makeCode,
      name: { en, ar },
      yearFrom,
      yearTo,
      trims: trims.map(({ id, en, ar, drive }) => ({ id, name: { en, ar }, drive })),
    };
    for (const { id, vin, drive } of trims)
      yield { record: "vin-pattern", prefix: `${makeCode}L${model.vin}${vin}`, model: code, trim: id, drive };
  }
}
