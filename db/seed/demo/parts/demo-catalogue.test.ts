import { expect, test } from "vitest";
import { type CatalogueRecord, catalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { demoVehicles } from "../demo-vehicles.ts";
import { demoCatalogue, picturedTypes } from "./demo-catalogue.ts";
import { demoParts } from "./demo-parts.ts";
import { demoPartTypes } from "./types/part-types.ts";

type Of<R extends CatalogueRecord["record"]> = Extract<CatalogueRecord, { record: R }>;
const records: readonly CatalogueRecord[] = [...demoCatalogue()];
const of = <const R extends CatalogueRecord["record"]>(kind: R) =>
  records.filter((record): record is Of<R> => record.record === kind);
const categories = of("category");
const types = of("part-type");
const models = of("model");
const patterns = of("vin-pattern");
const parts = of("part");
const supersessions = of("supersession");
const fitments = of("fitment");
const numbers = new Set(parts.map(({ number }) => number));
const replaced = new Set(supersessions.map(({ from }) => from));
const typeOf = new Map(parts.map(({ number, type }) => [number, type]));
const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);
const vehicles = [...demoVehicles(new Date(), "rimal"), ...demoVehicles(new Date(), "lulwa")].map(
  ({ vehicle }) => vehicle,
);

test("every record is one that the catalogue takes in", () => {
  const refused = records.flatMap((record) => {
    const { success, error } = catalogueRecord.safeParse(record);
    return success ? [] : [{ record, issues: error.issues }];
  });
  expect(refused).toEqual([]);
});

test("two runs yield the same records", () => {
  expect([...demoCatalogue()]).toEqual(records);
});

test("the catalogue is as large as the demo promises", () => {
  expect(models).toHaveLength(13);
  expect(categories.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(14);
  expect(categories.filter(({ parent }) => parent !== null).length).toBeGreaterThanOrEqual(70);
  expect(types.length).toBeGreaterThanOrEqual(220);
  expect(demoParts().length).toBeGreaterThanOrEqual(2500);
  expect(replaced.size).toBeGreaterThanOrEqual(60);
  expect(parts.length).toBe(demoParts().length + replaced.size);
  expect(parts.filter(({ alternatives = [] }) => alternatives.length > 0).length).toBeGreaterThanOrEqual(80);
});

test("ids and numbers are unique", () => {
  expect(repeated(categories.map(({ id }) => id))).toEqual([]);
  expect(repeated(types.map(({ id }) => id))).toEqual([]);
  expect(repeated(patterns.map(({ prefix }) => prefix))).toEqual([]);
  expect(numbers.size).toBe(parts.length);
  expect(replaced.size).toBe(supersessions.length);
});

test("whatever a record names is there", () => {
  const subCategories = new Set(categories.filter(({ parent }) => parent !== null).map(({ id }) => id));
  const main = new Set(categories.filter(({ parent }) => parent === null).map(({ id }) => id));
  const typeIds = new Set(types.map(({ id }) => id));
  const trims = new Set(
    models.flatMap(({ code, trims = [] }) => [`${code} null`, ...trims.map(({ id }) => `${code} ${id}`)]),
  );
  expect(categories.filter(({ parent }) => parent !== null && !main.has(parent))).toEqual([]);
  expect(types.filter(({ category }) => !subCategories.has(category))).toEqual([]);
  expect(parts.filter(({ type }) => !typeIds.has(type))).toEqual([]);
  expect(patterns.filter(({ model, trim }) => !trims.has(`${model} ${trim}`))).toEqual([]);
  expect(fitments.filter(({ model, trim = null }) => !trims.has(`${model} ${trim}`))).toEqual([]);
  expect(fitments.filter(({ part }) => !numbers.has(part))).toEqual([]);
  expect(parts.flatMap(({ alternatives = [] }) => alternatives).filter((one) => !numbers.has(one))).toEqual(
    [],
  );
  expect(of("diagram").filter(({ category }) => !main.has(category) && !subCategories.has(category))).toEqual(
    [],
  );
  expect(picturedTypes.filter((id) => !typeIds.has(id))).toEqual([]);
});

test("an alternative goes both ways, is of the same type, and is never an old number", () => {
  const alternativesOf = new Map(parts.map(({ number, alternatives = [] }) => [number, alternatives]));
  for (const { number, type, alternatives = [] } of parts)
    for (const alternative of alternatives) {
      expect(alternativesOf.get(alternative)).toContain(number);
      expect(typeOf.get(alternative)).toBe(type);
      expect(replaced.has(alternative)).toBe(false);
    }
});

test("an old number leads in one to three steps to one that is still made", () => {
  const next = new Map(supersessions.map(({ from, to }) => [from, to]));
  const steps = supersessions.map(({ from }) => {
    let [at, count] = [from, 0];
    for (let to = next.get(at); to !== undefined && count < 10; to = next.get(at))
      [at, count] = [to, count + 1];
    expect(typeOf.get(at)).toBe(typeOf.get(from));
    return count;
  });
  expect(new Set(steps)).toEqual(new Set([1, 2, 3]));
});

test("only a number that is still made fits a car, and every one does", () => {
  const fitting = new Set(fitments.map(({ part }) => part));
  expect([...fitting].filter((number) => replaced.has(number))).toEqual([]);
  expect(demoParts().filter(({ number }) => !fitting.has(number))).toEqual([]);
});

test("a part fits cars of years in which they were sold", () => {
  const years = new Map(models.map(({ code, yearFrom, yearTo }) => [code, [yearFrom, yearTo] as const]));
  const outside = fitments.filter(({ model, yearFrom, yearTo }) => {
    const [from = 0, to = 0] = years.get(model) ?? [];
    return yearFrom < from || yearTo > to || yearFrom > yearTo;
  });
  expect(outside).toEqual([]);
});

test("at least 120 parts fit each model, in every year", () => {
  for (const { code, yearFrom, yearTo } of models)
    for (let year = yearFrom; year <= yearTo; year++) {
      const fitting = fitments.filter(
        (one) => one.model === code && one.yearFrom <= year && year <= one.yearTo,
      );
      expect(new Set(fitting.map(({ part }) => part)).size, `${code} ${year}`).toBeGreaterThanOrEqual(120);
    }
});

test("every sub-category has a part type, and every part type a part that is still made", () => {
  const used = new Set(types.map(({ category }) => category));
  const made = new Set(demoParts().map(({ plan }) => plan.type));
  expect(categories.filter(({ id, parent }) => parent !== null && !used.has(id))).toEqual([]);
  expect(demoPartTypes.filter(({ id }) => !made.has(id))).toEqual([]);
});

test("no two part types share a name in either language", () => {
  expect(repeated(types.map(({ name }) => name.en.toLowerCase()))).toEqual([]);
  expect(repeated(types.map(({ name }) => name.ar))).toEqual([]);
});

test("Arabic names are written in Arabic letters, English ones without", () => {
  const arabic = /\p{Script=Arabic}/u;
  const names = [...categories, ...types, ...models, ...parts].flatMap(({ name }) => (name ? [name] : []));
  expect(names.filter(({ ar }) => !arabic.test(ar))).toEqual([]);
  expect(names.filter(({ en }) => arabic.test(en))).toEqual([]);
});

test("every part type has other words for it in both scripts", () => {
  const arabic = /\p{Script=Arabic}/u;
  const poor = types.filter(
    ({ aliases = [] }) =>
      !aliases.some((word) => arabic.test(word)) || aliases.every((word) => arabic.test(word)),
  );
  expect(poor).toEqual([]);
  expect(types.flatMap(({ id, aliases = [] }) => repeated(aliases).map((word) => [id, word]))).toEqual([]);
});

test("a second name is another word in its own script, and no name of another type", () => {
  const arabic = /\p{Script=Arabic}/u;
  const seconds = types.flatMap(({ alsoCalled: { ar, en } = { ar: null, en: null } }) => ({ ar, en }));
  expect(seconds.filter(({ ar, en }) => (ar && !arabic.test(ar)) || (en && arabic.test(en)))).toEqual([]);
  for (const language of ["ar", "en"] as const) {
    const shown = seconds.flatMap((second) => second[language] ?? []);
    expect(shown.length).toBeGreaterThan(types.length / 2);
    expect(repeated([...shown, ...types.map(({ name }) => name[language])])).toEqual([]);
  }
});

test("the pictured types hold at least 200 parts and show a picture each", () => {
  const pictured = types.filter(({ picture }) => picture !== undefined).map(({ id }) => id);
  expect(pictured.toSorted()).toEqual([...picturedTypes].toSorted());
  expect(demoParts().filter(({ plan }) => picturedTypes.includes(plan.type)).length).toBeGreaterThanOrEqual(
    200,
  );
});

test("the VIN of every demo vehicle says its model, and all its years are sold", () => {
  for (const { vin, model_code } of vehicles) {
    const pattern = patterns.find(({ prefix }) => vin.startsWith(prefix));
    expect(pattern?.model, vin).toBe(model_code);
    expect(pattern?.trim, vin).not.toBeNull();
  }
});

test("at least twelve parts change at a serial number, with no gap and no overlap", () => {
  const ends = fitments.filter(({ serialTo }) => serialTo !== undefined);
  expect(new Set(ends.map(({ part }) => part)).size).toBeGreaterThanOrEqual(12);
  for (const { part, model, yearTo, serialTo, position } of ends) {
    const next = fitments.filter(
      (other) =>
        typeOf.get(other.part) === typeOf.get(part) &&
        other.model === model &&
        other.yearFrom === yearTo &&
        (other.position ?? null) === (position ?? null) &&
        other.serialFrom === Number(serialTo) + 1,
    );
    expect(next.length, `${part} ${model}`).toBeGreaterThanOrEqual(1);
  }
});

test.each([
  ["HJR", 2024, 4821, "brake-pads", "new"],
  ["HJR", 2024, 4821, "stabilizer-link", "old"],
  ["SHB", 2025, 1377, "brake-pads", "new"],
  ["SHB", 2025, 1377, "brake-disc", "old"],
] as const)(
  "the demo's %s of %i with serial %i takes the %s of the %5$s number",
  (model, year, serial, type, side) => {
    const changed = fitments.filter(
      (one) =>
        one.model === model &&
        one.yearFrom <= year &&
        year <= one.yearTo &&
        typeOf.get(one.part) === type &&
        (one.serialFrom ?? one.serialTo) !== undefined &&
        (one.serialFrom ?? 0) <= serial &&
        serial <= (one.serialTo ?? 999_999),
    );
    expect(changed.length).toBeGreaterThanOrEqual(1);
    expect(changed.every(({ serialFrom }) => (serialFrom === undefined ? "old" : "new") === side)).toBe(true);
  },
);

test("a hotspot names a position in which its part type is fitted", () => {
  const positions = new Map<string, (string | null)[]>();
  for (const { part, position = null } of fitments) {
    const type = typeOf.get(part) ?? "";
    positions.set(type, [...(positions.get(type) ?? []), position]);
  }
  const within = (one: string, other: string) =>
    one.split("-").every((place) => other.split("-").includes(place));
  const isFittedAt = (type: string, spot: string) =>
    positions.get(type)?.some((one) => one === null || within(one, spot) || within(spot, one));
  const elsewhere = of("diagram").flatMap(({ id, hotspots }) =>
    hotspots
      .filter(({ type, position }) => position && !isFittedAt(type, position))
      .map(({ type, position }) => `${id}: ${type} ${position}`),
  );
  expect(elsewhere).toEqual([]);
});
