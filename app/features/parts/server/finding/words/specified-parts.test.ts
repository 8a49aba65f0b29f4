import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { database, queryCount } from "#app/platform/database.server.ts";
import { demoParts } from "#db/seed/demo/parts/demo-parts.ts";
import { testDatabase } from "../../../../../../tests/factories/database/test-database.ts";
import { linesOf, smallCatalogue } from "../../../../../../tests/factories/parts/small-catalogue.ts";
import { specsIn } from "../../../rules/words/query/specs.ts";
import { importCatalogue } from "../../import/import-catalogue.server.ts";
import { type ListQuery, listParts } from "../list-parts.server.ts";

testDatabase();
const now = new Date("2026-11-26T08:00:00Z");
const thin = "0888011111";
const thick = "0888022222";
const bulbH11 = "9098111111";
const diesel = "0888033333";
const gear = "0888066666";
const litre = "0888044444";

const part = (number: string, type: string, en: string) => ({
  record: "part",
  number,
  type,
  weightGrams: 900,
  name: { en, ar: en },
});
const fits = (number: string, model: string) => ({
  record: "fitment",
  part: number,
  model,
  yearFrom: 2020,
  yearTo: 2026,
});

beforeAll(async () => {
  const own = [
    part(thin, "engine-oil", "Engine oil, 0W-16, 4 liters"),
    part(thick, "engine-oil", "Engine oil, 5W-30, 4 liters"),
    part(bulbH11, "bulb", "Bulb, H11"),
    part(diesel, "engine-oil", "Engine oil, 5W-20 diesel, 1 liter"),
    part(litre, "engine-oil", "Engine oil, 5W-20, 1 liter"),
    part("0888055555", "engine-oil", "Engine oil, 5W-20, 4 liters"),
    part(gear, "engine-oil", "Gear oil, 85W\u2013140"),
    fits(thin, "HJR"),
    fits(thick, "SHB"),
    fits(bulbH11, "HJR"),
  ];
  const taken = await importCatalogue(linesOf([...smallCatalogue, ...own]), { now });
  if (!taken.ok) throw new Error(JSON.stringify(taken));
});

async function listed(query: ListQuery) {
  const found = await listParts(query, { language: "en", now });
  if (!found.ok) throw new Error(found.code);
  expect(found.value.total).toBe(found.value.items.length);
  return found.value.items;
}
const numbersOf = async (query: ListQuery) => (await listed(query)).map(({ number }) => number);

describe("a measure in the words of a search", () => {
  test.each([
    ["5W-30", [thick]],
    ["5w30", [thick]],
    ["engine oil 5W 30", [thick]],
    ["زيت مكينة ٥w٣٠", [thick]],
    ["5W\u201330", [thick]],
    ["5W\u201130", [thick]],
    ["5W\u221230", [thick]],
    ["5W_30", [thick]],
    ["5w 30", [thick]],
    ["85W-140", [gear]],
    ["oil 85w140", [gear]],
    ["0W-16 oil", [thin]],
    ["bulb h11", [bulbH11]],
    ["H11", [bulbH11]],
  ])("%s leaves what has it", async (q, expected) => {
    expect(await numbersOf({ q })).toEqual(expected);
  });

  test.each([
    "10W-40",
    "engine oil 10w40",
    "0W-8",
    "engine oil 0w8",
    "80W-140",
    "10W\u201340",
    "215/55R17",
    "tyre 215/55 R17",
  ])("%s, which nothing of that kind has, finds nothing rather than another one", async (q) => {
    expect(await numbersOf({ q })).toEqual([]);
  });

  test("that no part has and that may be anything is a word like others", async () => {
    expect(await numbersOf({ q: "engine oil x99" })).toContain(thick);
  });

  test.each([
    ["HJR.2024", []],
    ["SHB.2024", [thick]],
  ])("counts for the car %s", async (car, expected) => {
    expect(await numbersOf({ q: "5W-30", car })).toEqual(expected);
  });

  test("counts for a model in the words", async () => {
    expect(await numbersOf({ q: "5w30 shihab" })).toEqual([thick]);
    expect(await numbersOf({ q: "5w30 hajar" })).toEqual([]);
  });
});

describe("a word that only parts are named by", () => {
  test.each([
    ["5W-20 diesel", [diesel, litre, "0888055555"]],
    ["diesel 5W-20", [diesel, litre, "0888055555"]],
    ["5W-20 petrol", [litre, "0888055555", diesel]],
    ["4 litre 5W-20", ["0888055555", diesel, litre]],
    ["زيت 5W-20 ٤ لتر", ["0888055555", diesel, litre]],
  ])("leaves with a measure what has it, %s: those first that it names", async (q, expected) => {
    expect(await numbersOf({ q })).toEqual(expected);
  });

  test("orders what no measure leaves out", async () => {
    const [first] = await numbersOf({ q: "engine oil diesel" });
    expect(first).toBe(diesel);
    expect((await numbersOf({ q: "oil 4L" })).slice(0, 2)).toEqual([thin, thick]);
    expect((await numbersOf({ q: "oil 4L", car: "SHB.2024" }))[0]).toBe(thick);
  });

  test("is compared with names that are read once a version of the catalog", async () => {
    await numbersOf({ q: "bulb h11" });
    const cost = async (q: string) => {
      const before = queryCount();
      await numbersOf({ q });
      return queryCount() - before;
    };
    await cost("engine oil diesel");
    expect(await cost("engine oil diesel 1 liter")).toBe(await cost("engine oil"));
  });
});

test("a number is found with its label", async () => {
  for (const q of [`P/N ${thin}`, `PN:${thin}`, `#${thin}`, `رقم القطعة ${thin}`])
    expect(await numbersOf({ q }), q).toEqual([thin]);
});

test("without a car each part says its models with their years, and with one it says none", async () => {
  const [oil] = await listed({ q: "5W-30" });
  expect(oil?.models).toEqual([{ name: "Shihab", yearFrom: 2020, yearTo: 2026 }]);
  const [forCar] = await listed({ q: "5W-30", car: "SHB.2024" });
  expect(forCar?.models).toEqual([]);
});

async function specsInSql(names: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ specs: string[] }>`
    select parts.specs_of(name) as specs from unnest(${[...names]}::text[]) with ordinality as one (name, place)
    order by place`.execute(database());
  return rows.map(({ specs }) => specs);
}
const inCode = (name: string) => [...new Set(specsIn(name).map(({ spec }) => spec))].toSorted();

test("the database reads the measures of a name as the rule reads those of a query", async () => {
  const own = demoParts().flatMap(({ name }) => name ?? []);
  const written = fc.sample(
    fc
      .array(fc.constantFrom(..."5Ww-–_30 /R17dotHx.,é٣زيت".split("")), { maxLength: 18 })
      .map((all) => all.join("")),
    500,
  );
  const names = [...new Set([...own, ...written])];
  const bySql = await specsInSql(names);
  const differing = names.filter((name, place) => {
    const few = bySql[place]?.toSorted() ?? [];
    return few.length <= 4 && String(few) !== String(inCode(name));
  });
  // Digits of the other script are folded in what people type, and no catalog writes them.
  expect(differing.filter((name) => !/[٠-٩]/.test(name))).toEqual([]);
});
