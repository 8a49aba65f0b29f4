import { beforeAll, describe, expect, test } from "vitest";
import type { Result } from "#app/lib/result.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { partsServer } from "../../../../../tests/factories/parts/parts-server.ts";
import { importSmallCatalogue, numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { builtInCatalogue } from "./catalogue.server.ts";
import { importerCatalogue } from "./importer-catalogue.server.ts";

testDatabase();
const server = partsServer();
const now = new Date("2026-11-26T08:00:00Z");
const [english, arabic] = [
  { language: "en", now },
  { language: "ar", now },
] as const;
beforeAll(() => importSmallCatalogue(now));

const granted = async <T>(result: Promise<Result<T>>): Promise<T> => {
  const outcome = await result;
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

describe.each([
  ["our own database", () => builtInCatalogue],
  ["the importer's own system", () => importerCatalogue(server.address())],
])("parts in %s", (_, catalogue) => {
  const list = (query: object, showing: typeof english | typeof arabic = english) =>
    granted(catalogue().listParts(query, showing));
  const found = async (query: object) => (await list(query)).items.map(({ number }) => number);

  test("a VIN says which car it is, whatever its letters look like", async () => {
    const car = await granted(catalogue().findCar({ vin: "rml-hjr4k7r1 0o4821" }, "en"));
    expect(car).toEqual({
      ...{ key: "HJR.2024.trail.AWD.4821", modelCode: "HJR", makeCode: "RM", modelYear: 2024 },
      ...{ trim: "trail", drive: "AWD", name: "Rimal Hajar Trail 2024" },
      doubts: [{ place: 12, letter: "O", digit: "0" }],
    });
    expect(await catalogue().findCar({ vin: "XXXHJR4K7R1004821" }, "en")).toEqual({
      ok: false,
      code: "vin-unknown",
    });
  });

  test("models are listed with their years and trims", async () => {
    expect((await catalogue().listCars("ar"))[0]).toEqual({
      ...{ modelCode: "HJR", makeCode: "RM", name: "هجر", yearFrom: 2018, yearTo: 2026 },
      trims: [
        { id: "trail", name: "تريل", drive: "AWD" },
        { id: "city", name: "سيتي", drive: "FWD" },
      ],
    });
  });

  test("categories stand in order, each with its parts for the car", async () => {
    const all = await granted(catalogue().listCategories({}, english));
    expect(all.car).toBeNull();
    expect(all.categories.map(({ id, parts }) => [id, parts])).toEqual([
      ["service", 2],
      ["brakes", 3],
      ["lamps", 2],
    ]);
    const own = await granted(catalogue().listCategories({ car: "HJR.2024.city" }, arabic));
    expect(own.car).toMatchObject({ key: "HJR.2024.city.FWD", name: "رمال هجر سيتي 2024" });
    expect(own.categories).toMatchObject([
      { name: "الصيانة", parts: 2 },
      {
        parts: 3,
        subCategories: [
          {
            id: "pads",
            diagrams: [{ id: "front-brake", name: "الفرامل الأمامية", width: 1200, height: 900 }],
          },
        ],
      },
      { parts: 0 },
    ]);
  });

  test("a list has what fits the car or may, and what is for every car", async () => {
    expect(await found({ car: "HJR.2024.trail.AWD.4821", category: "brakes" })).toEqual([
      numbers.padsBefore,
      numbers.rearPads,
    ]);
    expect(await found({ car: "HJR.2024.trail.AWD.4822", category: "brakes" })).toEqual([
      numbers.padsAfter,
      numbers.rearPads,
    ]);
    const unknown = await list({ car: "HJR.2024", category: "brakes" });
    expect(unknown.items.map(({ fit }) => fit)).toEqual(["unknown", "unknown", "fits"]);
    expect((await list({ car: "HJR.2024", category: "oils" })).items[0]).toMatchObject({
      fit: "any",
      perCar: null,
    });
    const all = await list({ car: "HJR.2021", category: "lamps", all: "true" });
    expect(all.items.map(({ number, fit }) => [number, fit])).toEqual([
      [numbers.trailLamp, "does-not-fit"],
      [numbers.bulb, "does-not-fit"],
    ]);
  });

  test("an item says where it sits, how many a car has and what it costs today", async () => {
    const [bulb] = (await list({ car: "SHB.2021", typeId: "bulb" }, arabic)).items;
    expect(bulb).toMatchObject({
      ...{ number: numbers.bulb, name: "لمبة", fit: "fits", position: null, perCar: 4 },
      ...{ qualifier: "مع فتحة سقف", unitPrice: null, category: { id: "lamp-parts", name: "الشمعات" } },
    });
    const [filter] = (await list({ typeId: "oil-filter" })).items;
    expect(filter).toMatchObject({
      ...{ fit: "unknown", position: null },
      unitPrice: { price: 3500, originalPrice: 3500, unitDiscount: 0, currency: "QAR" },
    });
  });

  test("lists are narrowed by place and sorted by name and price", async () => {
    expect(await found({ typeId: "brake-pads", position: "rear" })).toEqual([numbers.rearPads]);
    expect(await found({ position: "front", category: "lamps", car: "HJR.2024" })).toEqual([
      numbers.trailLamp,
    ]);
    expect(await found({ sort: "price" })).toEqual(
      expect.arrayContaining([numbers.oilFilter, numbers.oil, numbers.padsBefore]),
    );
    expect((await found({ sort: "price" })).slice(0, 4)).toEqual([
      ...[numbers.oilFilter, numbers.oil, numbers.padsBefore, numbers.padsAfter],
    ]);
    expect((await found({ sort: "price-desc" }))[0]).toBe(numbers.padsAfter);
    const names = (await list({ sort: "name" })).items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  test("words in both scripts find types, and name a model, a year and a place", async () => {
    expect(await found({ q: "سفايف هجر خلفي" })).toEqual([numbers.rearPads]);
    const list2024 = await list({ q: "brake pads hajar 2024" });
    expect(list2024).toMatchObject({ total: 3, car: { key: "HJR.2024" }, corrected: null, number: null });
    expect(list2024.categories).toEqual([{ id: "pads", name: "Brake pads", parts: 3 }]);
    expect(await list({ q: "brake padz" })).toMatchObject({ total: 3, corrected: "brake pads" });
    expect(await list({ q: "qwxyz" })).toMatchObject({ total: 0, items: [], pages: 1 });
  });

  test("a number is found whole, by its beginning, and by the one that it took the place of", async () => {
    expect(await list({ q: "٩٠٩١٥-HJR01" })).toMatchObject({
      ...{ total: 1, number: { number: numbers.oilFilter, supersedes: null } },
    });
    expect(await list({ q: numbers.oldest })).toMatchObject({
      ...{ total: 1, number: { number: numbers.oilFilter, supersedes: numbers.oldest } },
    });
    expect(await list({ q: "04465" })).toMatchObject({ total: 2, number: null });
  });

  test("details lead from an old number to the part, with all that is known of it", async () => {
    const part = await granted(catalogue().showPart({ number: numbers.oldest, car: "SHB.2024" }, english));
    expect(part).toMatchObject({
      ...{
        number: numbers.oilFilter,
        supersedes: numbers.oldest,
        formerNumbers: [numbers.old, numbers.oldest],
        alsoCalled: "Lube filter",
      },
      ...{ fit: "fits", parentCategory: { id: "service", name: "Service" }, returns: "standard" },
      breaks: [
        { from: 4, unitDiscount: 500, price: 3000 },
        { from: 10, unitDiscount: 900, price: 2600 },
      ],
      applications: [
        { modelCode: "HJR", model: "Hajar", yearFrom: 2018, yearTo: 2026 },
        { modelCode: "SHB", model: "Shihab", yearFrom: 2020, yearTo: 2026 },
      ],
      alternatives: [],
    });
    const pads = await granted(catalogue().showPart({ number: numbers.padsBefore }, arabic));
    expect(pads).toMatchObject({
      ...{ fit: "unknown", supersedes: null, alternatives: [{ number: numbers.padsAfter }] },
      ...{ applications: [{ serialFrom: null, serialTo: 4821 }] },
      diagrams: [{ id: "front-brake", name: "الفرامل الأمامية", label: "1", x: 100, y: 200, width: 1200 }],
    });
    const rear = await granted(catalogue().showPart({ number: numbers.rearPads }, arabic));
    expect(rear).toMatchObject({ name: "فحمات فرامل خلفية", diagrams: [] });
    expect(await catalogue().showPart({ number: "0000000000" }, english)).toEqual({
      ...{ ok: false, code: "part-not-found" },
    });
  });

  test("prices are those of the day, in the order of the request", async () => {
    const prices = await catalogue().findPrices([numbers.padsAfter, "0000000000", numbers.padsAfter], now);
    expect(prices).toMatchObject([
      { number: numbers.padsAfter, unitPrice: { price: 46_000 }, breaks: [] },
      { number: "0000000000", unitPrice: null, breaks: [] },
    ]);
  });

  test("a drawing has the parts of the car at its hotspots", async () => {
    const drawing = await granted(
      catalogue().showDiagram({ id: "front-brake", car: "HJR.2024.trail.AWD.5000" }, english),
    );
    expect(drawing).toMatchObject({
      ...{ name: "Front brake", drawing: "/files/parts/front-brake.svg", category: { id: "pads" } },
      hotspots: [{ label: "1", typeId: "brake-pads", name: "Brake pads", x: 100, y: 200, position: "front" }],
    });
    expect(drawing.hotspots[0]?.parts.map(({ number }) => number)).toEqual([numbers.padsAfter]);
    const bare = await granted(catalogue().showDiagram({ id: "front-brake" }, english));
    expect(bare.hotspots[0]?.parts).toEqual([]);
    expect(await catalogue().showDiagram({ id: "none" }, english)).toEqual({
      ok: false,
      code: "diagram-not-found",
    });
  });

  test.each(["XXX.2024", "HJR.2017", "HJR.2027"])("%s is no car of the catalogue", async (car) => {
    const refused = { ok: false, code: "car-unknown" };
    expect(await catalogue().listCategories({ car }, english)).toEqual(refused);
    expect(await catalogue().listParts({ car }, english)).toEqual(refused);
    expect(await catalogue().showPart({ number: numbers.oil, car }, english)).toEqual(refused);
    expect(await catalogue().showDiagram({ id: "front-brake", car }, english)).toEqual(refused);
    expect(await catalogue().carName(car, "en")).toBeUndefined();
  });

  test("a cart gets parts by any of their numbers, in both languages", async () => {
    const parts = await catalogue().orderableParts(
      [numbers.oldest, numbers.oil, numbers.bulb, "0000000000"],
      now,
    );
    expect([...parts.keys()].toSorted()).toEqual([numbers.oil, numbers.oldest, numbers.bulb].toSorted());
    expect(parts.get(numbers.oldest)).toEqual({
      ...{ number: numbers.oilFilter, name: { en: "Oil filter", ar: "فلتر زيت" }, typeId: "oil-filter" },
      ...{ picture: null, weightGrams: 500, warrantyMonths: 12, returns: "standard", superseded: true },
      isUniversal: false,
      unitPrice: { originalPrice: 3500, unitDiscount: 0 },
      breaks: [
        { from: 4, unitDiscount: 500 },
        { from: 10, unitDiscount: 900 },
      ],
    });
    expect(parts.get(numbers.oil)).toMatchObject({ superseded: false, returns: "fluid", isUniversal: true });
    expect(parts.get(numbers.bulb)).toMatchObject({ unitPrice: null });
  });

  test("a cart's names say where a part sits, once, in words that agree", async () => {
    const parts = await catalogue().orderableParts(
      [numbers.padsAfter, numbers.rearPads, numbers.trailLamp, numbers.bulb, numbers.oil],
      now,
    );
    expect([...parts.values()].map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        { en: "Brake pads, front", ar: "فحمات فرامل، أمامية" },
        { en: "Rear brake pads", ar: "فحمات فرامل خلفية" },
        { en: "Headlamp, front left", ar: "شمعة أمامية، يسرى" },
        { en: "Bulb, front", ar: "لمبة، أمامية" },
        { en: "Engine oil", ar: "زيت مكينة" },
      ]),
    );
  });

  test("a cart learns which parts fit, and what a car is called", async () => {
    const fits = await catalogue().fitOf(
      [
        { number: numbers.oilFilter, car: "HJR.2024" },
        { number: numbers.bulb, car: "HJR.2024" },
        { number: numbers.trailLamp, car: "HJR.2024" },
        { number: numbers.oil, car: null },
        { number: numbers.oilFilter, car: null },
        { number: "0000000000", car: "HJR.2024" },
        { number: numbers.oldest, car: "SHB.2024" },
      ],
      now,
    );
    expect(fits).toEqual(["fits", "does-not-fit", "unknown", "any", "unknown", "unknown", "fits"]);
    expect(await catalogue().carName("HJR.2024.city", "en")).toBe("Rimal Hajar City 2024");
  });
});

test("a system that does not answer, or not as it should, is unavailable", async () => {
  const nowhere = importerCatalogue("http://localhost:9/v3");
  await expect(nowhere.listCars("en")).rejects.toThrow("network");
  const elsewhere = importerCatalogue(server.address().replace("/v3", "/v9"));
  await expect(elsewhere.listCars("en")).rejects.toThrow("404");
});
