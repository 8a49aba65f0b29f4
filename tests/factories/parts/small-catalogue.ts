import type { CatalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { importCatalogue } from "#app/features/parts/server/import/import-catalogue.server.ts";
import { importPrices } from "#app/features/parts/server/import/import-prices.server.ts";

const both = (en: string, ar: string) => ({ en, ar });
type PartRecord = Extract<CatalogueRecord, { record: "part" }>;
type Fitment = Extract<CatalogueRecord, { record: "fitment" }>;

const part = (number: string, type: string, more: Partial<PartRecord> = {}): CatalogueRecord => ({
  ...{ record: "part", number, type, weightGrams: 500 },
  ...more,
});
const fits = (
  number: string,
  years: readonly [number, number],
  more: Partial<Fitment> = {},
): CatalogueRecord => ({
  ...{ record: "fitment", part: number, model: "HJR", yearFrom: years[0], yearTo: years[1] },
  ...more,
});

export const numbers = {
  oilFilter: "90915HJR01",
  /** Pads of the front axle, one number up to serial 4821, another from 4822 on. */
  padsBefore: "04465HJR01",
  padsAfter: "04465HJR02",
  rearPads: "04466HJR01",
  /** For trim `trail` alone. */
  trailLamp: "81110HJR0001",
  /** Of both sides, with a sunroof. */
  bulb: "90981SHB01",
  /** No application: for every car. */
  oil: "0888080001",
  /** Old numbers of the oil filter, the first one older. */
  oldest: "9091500001",
  old: "9091500002",
};

/** Two models, three categories and a dozen records of every kind, small enough to be known by heart. */
export const smallCatalogue: readonly CatalogueRecord[] = [
  { record: "category", id: "brakes", parent: null, position: 1, name: both("Brakes", "الفرامل") },
  {
    record: "category",
    id: "pads",
    parent: "brakes",
    position: 1,
    name: both("Brake pads", "أقمشة الفرامل"),
  },
  { record: "category", id: "service", parent: null, position: 0, name: both("Service", "الصيانة") },
  { record: "category", id: "filters", parent: "service", position: 1, name: both("Filters", "الفلاتر") },
  { record: "category", id: "oils", parent: "service", position: 2, name: both("Oils", "الزيوت") },
  { record: "category", id: "lamps", parent: null, position: 2, name: both("Lamps", "الإضاءة") },
  { record: "category", id: "lamp-parts", parent: "lamps", position: 1, name: both("Lamps", "الشمعات") },
  {
    ...{ record: "part-type", id: "brake-pads", category: "pads", name: both("Brake pads", "فحمات فرامل") },
    ...{ aliases: ["سفايف", "fahmat"], picture: "/images/demo/parts/brake-pads.webp" },
  },
  {
    ...{ record: "part-type", id: "oil-filter", category: "filters", name: both("Oil filter", "فلتر زيت") },
    alsoCalled: both("Lube filter", "سيفون زيت"),
  },
  {
    ...{ record: "part-type", id: "engine-oil", category: "oils", name: both("Engine oil", "زيت مكينة") },
    returns: "fluid",
  },
  { record: "part-type", id: "headlamp", category: "lamp-parts", name: both("Headlamp", "شمعة أمامية") },
  {
    ...{ record: "part-type", id: "bulb", category: "lamp-parts", name: both("Bulb", "لمبة") },
    returns: "electrical",
  },
  {
    ...{
      record: "model",
      code: "HJR",
      makeCode: "RM",
      name: both("Hajar", "هجر"),
      yearFrom: 2018,
      yearTo: 2026,
    },
    trims: [
      { id: "trail", name: both("Trail", "تريل"), drive: "AWD" },
      { id: "city", name: both("City", "سيتي"), drive: "FWD" },
    ],
  },
  {
    record: "model",
    code: "SHB",
    makeCode: "RM",
    name: both("Shihab", "شهاب"),
    yearFrom: 2020,
    yearTo: 2026,
  },
  { record: "vin-pattern", prefix: "RMLHJR4K", model: "HJR", trim: "trail", drive: "AWD" },
  { record: "vin-pattern", prefix: "RMLSHB2C", model: "SHB", trim: null, drive: null },
  part(numbers.oilFilter, "oil-filter", { alternatives: [numbers.old] }),
  part(numbers.padsBefore, "brake-pads", { alternatives: [numbers.padsAfter] }),
  part(numbers.padsAfter, "brake-pads", { description: both("Ceramic", "سيراميك") }),
  part(numbers.rearPads, "brake-pads", { name: both("Rear brake pads", "فحمات فرامل خلفية") }),
  part(numbers.trailLamp, "headlamp"),
  part(numbers.bulb, "bulb"),
  part(numbers.oil, "engine-oil", { weightGrams: 4200 }),
  { record: "supersession", from: numbers.oldest, to: numbers.old },
  { record: "supersession", from: numbers.old, to: numbers.oilFilter },
  fits(numbers.oilFilter, [2018, 2026]),
  fits(numbers.oilFilter, [2020, 2026], { model: "SHB" }),
  fits(numbers.padsBefore, [2024, 2024], { position: "front", serialTo: 4821 }),
  fits(numbers.padsAfter, [2024, 2024], { position: "front", serialFrom: 4822 }),
  fits(numbers.rearPads, [2018, 2026], { position: "rear" }),
  fits(numbers.trailLamp, [2022, 2026], { trim: "trail", drive: "AWD", position: "front-left" }),
  fits(numbers.bulb, [2020, 2026], { model: "SHB", position: "front-left", quantity: 2, ...sunroof() }),
  fits(numbers.bulb, [2020, 2026], { model: "SHB", position: "front-right", quantity: 2, ...sunroof() }),
  {
    ...{
      record: "diagram",
      id: "front-brake",
      category: "pads",
      name: both("Front brake", "الفرامل الأمامية"),
    },
    ...{ models: ["HJR"], drawing: "/files/parts/front-brake.svg", width: 1200, height: 900 },
    hotspots: [{ label: "1", type: "brake-pads", position: "front", x: 100, y: 200 }],
  },
];

function sunroof() {
  return { qualifier: both("With sunroof", "مع فتحة سقف") };
}

/** The last of the newer pads' prices begins to hold as late as a price may. */
export const smallPrices = (now: Date) =>
  [
    "part_number,superseded_by,price_list,valid_from,original_price,unit_discount,quantity_breaks",
    `${numbers.oilFilter},,retail,2026-01-01,3500,0,4:500 10:900`,
    `${numbers.padsBefore},,retail,2026-01-01,42000,2000,`,
    `${numbers.padsAfter},,retail,2026-01-01,46000,0,`,
    `${numbers.padsAfter},,retail,${now.getUTCFullYear() + 10}-12-01,48000,0,`,
    `${numbers.oil},,retail,2026-01-01,16000,0,`,
  ].join("\n");

/** Records as the bytes of a catalogue file, a line each. */
export async function* linesOf(records: Iterable<CatalogueRecord | object>): AsyncGenerator<Uint8Array> {
  let lines = "";
  for (const record of records) {
    lines += `${JSON.stringify(record)}\n`;
    if (lines.length < 500_000) continue;
    yield Buffer.from(lines);
    lines = "";
  }
  yield Buffer.from(lines);
}

export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Fills the catalogue of a test. */
export async function importSmallCatalogue(now: Date): Promise<void> {
  for (const imported of [
    await importCatalogue(linesOf(smallCatalogue), { now }),
    await importPrices(bytesOf(smallPrices(now)), { now }),
  ])
    if (!imported.ok) throw new Error(`${imported.code} ${JSON.stringify(imported.detail)}`);
}
