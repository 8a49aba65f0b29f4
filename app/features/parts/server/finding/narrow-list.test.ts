import { beforeAll, describe, expect, test } from "vitest";
import { queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { linesOf, numbers, smallCatalogue } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { importCatalogue } from "../import/import-catalogue.server.ts";
import { type ListQuery, listParts } from "./list-parts.server.ts";

testDatabase();
const now = new Date("2026-11-26T08:00:00Z");
const total = async (query: ListQuery) => {
  const found = await listParts(query, { language: "en", now });
  return found.ok ? found.value.total : found.code;
};
const cost = async (query: ListQuery) => {
  const before = queryCount();
  await total(query);
  return queryCount() - before;
};
const bring = (records: Iterable<object>, complete = true) =>
  importCatalogue(linesOf(records), { now, complete });

beforeAll(async () => {
  await bring(smallCatalogue);
  // What every list needs is loaded.
  await total({});
});

test.each<ListQuery>([
  { q: "hajar" },
  { category: "lamps", car: "SHB.2024" },
  { car: "HJR.2024", position: "front" },
])("%j is counted once a version of the catalog, by any caller", async (query) => {
  const first = await cost(query);
  expect(await cost(query)).toBeLessThan(first);
});

test("a position costs nothing once its list was shown, and a list nothing once a longer one was", async () => {
  const shown: ListQuery = { car: "HJR.2025", category: "brakes" };
  await total(shown);
  const known = await cost(shown);
  expect(await cost({ ...shown, position: "front" })).toBeLessThanOrEqual(known);
  expect(await cost({ ...shown, category: "pads" })).toBe(known);
});

test("cars that differ by serial numbers of one range are counted once", async () => {
  const listed = async (serial: number) => ({
    found: await total({ car: `HJR.2024...${serial}`, category: "pads" }),
    cost: await cost({ car: `HJR.2024...${serial}`, category: "pads" }),
  });
  const first = await listed(1);
  const fresh = await cost({ car: "HJR.2024...4821", category: "pads" });
  expect(fresh).toBe(first.cost);
  expect(await listed(4821)).toEqual(first);
  // Where no application looks at serial numbers, any is as good as none.
  await total({ car: "HJR.2023", category: "pads" });
  await total({ car: "HJR.2023...7", category: "pads" });
  expect(await cost({ car: "HJR.2023...999", category: "pads" })).toBe(
    await cost({ car: "HJR.2023", category: "pads" }),
  );
});

test("the range of a serial number decides which parts there are", async () => {
  const numbersOf = async (serial: number) => {
    const found = await listParts({ car: `HJR.2024...${serial}`, category: "pads" }, { language: "en", now });
    return found.ok ? found.value.items.map(({ number }) => number) : [];
  };
  expect(await numbersOf(4821)).toEqual([numbers.padsBefore, numbers.rearPads]);
  expect(await numbersOf(4822)).toEqual([numbers.padsAfter, numbers.rearPads]);
});

describe("the positions of a list", () => {
  const positions = async (query: ListQuery) => {
    const found = await listParts(query, { language: "en", now });
    return found.ok ? Object.fromEntries(found.value.positions.map(({ id, parts }) => [id, parts])) : {};
  };

  test.each<[ListQuery, Record<string, number>]>([
    [{ category: "pads" }, { front: 2, rear: 1 }],
    [{ category: "lamps" }, { front: 2, left: 2, right: 1, "front-left": 2, "front-right": 1 }],
    [
      { category: "lamps", car: "SHB.2024" },
      { front: 1, left: 1, right: 1, "front-left": 1, "front-right": 1 },
    ],
    [
      { category: "pads", car: "HJR.2024...4822" },
      { front: 1, rear: 1 },
    ],
    [{ category: "pads", car: "HJR.2019" }, { rear: 1 }],
    [{ q: "hajar" }, { front: 3, rear: 1, left: 1, "front-left": 1 }],
    [{ category: "oils" }, {}],
    [{ q: numbers.oilFilter }, {}],
  ])("of %j are %j", async (query, counted) => {
    expect(await positions(query)).toEqual(counted);
  });

  test("are the same whichever of them is chosen, and each says what it leaves", async () => {
    for (const query of [
      { category: "pads" },
      { q: "hajar" },
      { car: "SHB.2024", all: "true" },
    ] as ListQuery[]) {
      const counted = await positions(query);
      for (const [position, parts] of Object.entries(counted)) {
        expect(await total({ ...query, position })).toBe(parts);
        expect(await positions({ ...query, position })).toEqual(counted);
      }
    }
  });
});

test("another car, model or place is another count, and so is another version", async () => {
  const queries: ListQuery[] = [
    { position: "front" },
    { car: "HJR.2024", position: "front" },
    { car: "HJR.2024", position: "rear" },
    { q: "hajar" },
    { q: "shihab" },
  ];
  const counts = async () => Promise.all(queries.map(total));
  const before = await counts();
  expect(await counts()).toEqual(before);
  const one = { record: "part", number: "0888080003", type: "engine-oil", weightGrams: 1 };
  await bring([one], false);
  expect(await total({ q: "hajar" })).toBe(Number(before[3]) + 1);
});
