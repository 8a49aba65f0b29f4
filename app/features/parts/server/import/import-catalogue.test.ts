import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { linesOf, numbers, smallCatalogue } from "../../../../../tests/factories/parts/small-catalogue.ts";
import type { CatalogueRecord } from "../../rules/feed/catalogue-records.ts";
import { importCatalogue } from "./import-catalogue.server.ts";

testDatabase();
const now = new Date("2026-11-26T08:00:00Z");
const bring = (records: Iterable<object>, options = {}) =>
  importCatalogue(linesOf(records), { now, ...options });
const granted = async (records: Iterable<object>, options = {}) => {
  const imported = await bring(records, options);
  if (!imported.ok) throw new Error(`${imported.code} ${JSON.stringify(imported.detail)}`);
  return imported.value;
};
const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(database())).rows;
const everything = () =>
  rowsOf(sql`select (select array_agg(part order by number) from parts.part) as parts,
    (select array_agg(fitment order by fitment) from parts.fitment) as fitments,
    (select array_agg(supersession order by number) from parts.supersession) as chains,
    (select array_agg(car_count order by car_count) from parts.car_count) as counts,
    (select version from parts.catalogue_version) as version`);
const without = (kind: string, key: Partial<Record<string, unknown>>) =>
  smallCatalogue.filter(
    (record) =>
      record.record !== kind ||
      Object.entries(key).some(
        ([name, value]) => (record as unknown as Record<string, unknown>)[name] !== value,
      ),
  );

describe("a catalogue", () => {
  test("is taken in whole, in any order of its lines, and reported by kind", async () => {
    const report = await granted([...smallCatalogue].reverse(), { dry: true });
    expect(report).toMatchObject({ dry: true, rows: smallCatalogue.length, refused: 0, version: 0 });
    expect(await rowsOf(sql`select * from parts.part`)).toEqual([]);
    const done = await granted([...smallCatalogue].reverse());
    expect(done.changes).toEqual(report.changes);
    expect(done).toMatchObject({ version: 1, wasKnown: false });
    expect(done.changes).toMatchObject({
      category: { added: 7 },
      "part-type": { added: 5 },
      part: { added: 7, changed: 0, unchanged: 0, removed: 0 },
      fitment: { added: 8 },
      supersession: { added: 2 },
    });
  });

  test("taken in again changes nothing", async () => {
    const before = await everything();
    const again = await granted([...smallCatalogue].reverse());
    expect(again).toMatchObject({ wasKnown: true, version: 1 });
    for (const { added, changed, removed } of Object.values(again.changes))
      expect([added, changed, removed]).toEqual([0, 0, 0]);
    expect(await everything()).toEqual(before);
  });

  test("counts parts by model, year and type, and says where trim or serial number decide", async () => {
    expect(
      await rowsOf(sql`select model.code as model, year, part_type.code as type, parts, varies
        from parts.car_count join parts.model on model.id = model_id join parts.part_type on part_type.id = type_id
        where year in (2021, 2024) order by model, year, type`),
    ).toEqual([
      { model: "HJR", year: 2021, type: "brake-pads", parts: 1, varies: false },
      { model: "HJR", year: 2021, type: "oil-filter", parts: 1, varies: false },
      { model: "HJR", year: 2024, type: "brake-pads", parts: 3, varies: true },
      { model: "HJR", year: 2024, type: "headlamp", parts: 1, varies: true },
      { model: "HJR", year: 2024, type: "oil-filter", parts: 1, varies: false },
      { model: "SHB", year: 2021, type: "bulb", parts: 1, varies: false },
      { model: "SHB", year: 2021, type: "oil-filter", parts: 1, varies: false },
      { model: "SHB", year: 2024, type: "bulb", parts: 1, varies: false },
      { model: "SHB", year: 2024, type: "oil-filter", parts: 1, varies: false },
    ]);
    expect(await rowsOf(sql`select number from parts.part where is_universal order by number`)).toEqual([
      { number: numbers.oil },
    ]);
  });

  test("that lacks a part takes it out with its applications; one that names only some leaves the others", async () => {
    const lacking = without("part", { number: numbers.bulb }).filter(
      (record) => record.record !== "fitment" || record.part !== numbers.bulb,
    );
    const one: CatalogueRecord = { record: "part", number: "0888080002", type: "engine-oil", weightGrams: 1 };
    expect((await granted([one], { complete: false })).changes).toMatchObject({
      part: { added: 1, removed: 0 },
      fitment: { added: 0, removed: 0 },
    });
    expect((await granted(lacking)).changes).toMatchObject({
      part: { added: 0, removed: 2 },
      fitment: { added: 0, removed: 2 },
    });
    expect(await rowsOf(sql`select from parts.part where number = ${numbers.bulb}`)).toEqual([]);
    await granted(smallCatalogue);
  });

  test("replaces the applications of the parts that a part of a catalogue names", async () => {
    const moved = { record: "fitment", part: numbers.rearPads, model: "HJR", yearFrom: 2020, yearTo: 2026 };
    expect((await granted([moved], { complete: false })).changes.fitment).toEqual({
      ...{ added: 1, removed: 1, changed: 0, unchanged: 0 },
    });
    await granted(smallCatalogue);
  });

  test("follows chains of numbers to their end", async () => {
    expect(
      await rowsOf(sql`select number, final_number as final from parts.supersession order by number`),
    ).toEqual([
      { number: numbers.oldest, final: numbers.oilFilter },
      { number: numbers.old, final: numbers.oilFilter },
    ]);
  });
});

describe("a file that cannot be taken in whole changes nothing", () => {
  beforeAll(() => granted(smallCatalogue));
  const supersession = (from: string, to: string) => ({ record: "supersession", from, to });
  const category = (id: string, parent: string | null) => ({
    ...{ record: "category", id, parent, position: 9, name: { en: "Tyres", ar: "التواير" } },
  });
  const lines = smallCatalogue.length;
  test.each<[string, object[], number, string, string]>([
    ["an unknown kind", [{ record: "wheel" }], lines + 1, "record", "unknown-record"],
    [
      "a wrong value",
      [{ record: "part", number: "SHORT", type: "bulb", weightGrams: 1 }],
      lines + 1,
      "number",
      "wrong-value",
    ],
    [
      "an unknown type",
      [{ record: "part", number: "0888080009", type: "none", weightGrams: 1 }],
      lines + 1,
      "type",
      "not-found",
    ],
    [
      "the same number twice",
      [{ record: "part", number: numbers.oil, type: "bulb", weightGrams: 1 }],
      lines + 1,
      "number",
      "same-again",
    ],
    ["a category below itself", [category("tyres", "tyres")], lines + 1, "parent", "not-found"],
    ["a third level of categories", [category("tyres", "pads")], lines + 1, "parent", "not-found"],
    [
      "a type that stands in no sub-category",
      [{ record: "part-type", id: "tyre", category: "brakes", name: { en: "Tyre", ar: "تاير" } }],
      lines + 1,
      "category",
      "not-found",
    ],
    [
      "a place that no number has",
      [{ ...category("tyres", null), position: 3_000_000_000 }],
      lines + 1,
      "position",
      "wrong-value",
    ],
    [
      "a range that is reversed",
      [{ record: "fitment", part: numbers.oil, model: "HJR", yearFrom: 2022, yearTo: 2021 }],
      lines + 1,
      "yearTo",
      "range-reversed",
    ],
    [
      "an application of no part",
      [{ record: "fitment", part: "0000000000", model: "HJR", yearFrom: 2022, yearTo: 2022 }],
      lines + 1,
      "part",
      "not-found",
    ],
    [
      "a circle of numbers",
      [supersession("1111111111", "2222222222"), supersession("2222222222", "1111111111")],
      lines + 1,
      "to",
      "endless-chain",
    ],
    ["a chain to nothing", [supersession("1111111111", "2222222222")], lines + 1, "to", "not-found"],
  ])("%s", async (_, records, line, field, problem) => {
    const before = await everything();
    const refused = await bring([...smallCatalogue, ...records]);
    expect(refused).toMatchObject({ ok: false, code: "rows-refused" });
    if (refused.ok) throw new Error("taken in");
    expect(refused.detail?.refusedRows).toContainEqual({
      line,
      problems: [expect.objectContaining({ field, problem })],
    });
    expect(await everything()).toEqual(before);
  });

  test("a line that is no JSON is named, the first fifty of them", async () => {
    async function* broken() {
      yield Buffer.from("{}\n".repeat(30) + "not json\n".repeat(40));
    }
    const refused = await importCatalogue(broken(), { now });
    expect(refused).toMatchObject({ ok: false, code: "rows-refused", detail: { rows: 70, refused: 70 } });
    const rows = (refused as unknown as { detail: { refusedRows: { line: number; problems: object[] }[] } })
      .detail;
    expect(rows.refusedRows).toHaveLength(50);
    expect(rows.refusedRows.at(-1)).toEqual({
      line: 50,
      problems: [{ field: "row", problem: "broken-json" }],
    });
  });

  test("an empty file", async () => {
    expect(await bring([])).toMatchObject({ ok: false, code: "empty-file" });
  });

  test("a file that comes while another one is taken in", async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let hasBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    async function* slow() {
      hasBegun();
      await held;
      yield* linesOf(smallCatalogue);
    }
    const first = importCatalogue(slow(), { now });
    await begun;
    expect(await bring(smallCatalogue)).toEqual({ ok: false, code: "import-running" });
    go();
    expect(await first).toMatchObject({ ok: true });
  });
});

describe("a file that lacks much", () => {
  const bulbs = Array.from({ length: 40 }, (_, place) => ({
    record: "part",
    number: `77BULB${String(place).padStart(4, "0")}`,
    type: "bulb",
    weightGrams: 30,
  }));
  const all = [...smallCatalogue, ...bulbs];

  test("is refused, as one that was cut off; a dry run shows what would go", async () => {
    await granted(all);
    const before = await everything();
    const refused = await bring(smallCatalogue);
    expect(refused).toMatchObject({ ok: false, code: "confirm-removal", detail: { gone: bulbs.length } });
    expect(await everything()).toEqual(before);
    const dry = await granted(smallCatalogue, { dry: true });
    expect(dry.changes.part).toMatchObject({ removed: bulbs.length });
  });

  test.each([
    ["a few records go without a word", all.slice(0, -9), {}, 9],
    [
      "and so do many where their count is confirmed",
      smallCatalogue,
      { confirmedRemovals: bulbs.length },
      bulbs.length,
    ],
  ])("%s", async (_, records, options, removed) => {
    await granted(all, { confirmedRemovals: bulbs.length });
    expect((await granted(records, options)).changes.part).toMatchObject({ removed });
  });
});
