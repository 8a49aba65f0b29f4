import { beforeAll, expect, test } from "vitest";
import { queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { linesOf, smallCatalogue } from "../../../../../tests/factories/parts/small-catalogue.ts";
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
  { q: "hajar front" },
  { position: "front" },
  { car: "HJR.2024", position: "front" },
])("%j is counted once a version of the catalog, by any caller", async (query) => {
  const first = await cost(query);
  expect(await cost(query)).toBe(first - 1);
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
