import { expect, test } from "vitest";
import { listCategoriesCall, listPartsCall } from "#app/features/parts/calls.ts";
import { importCatalogue } from "#app/features/parts/parts.server.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { partsFetch } from "../../tests/factories/parts/parts-api.ts";
import { linesOf, smallCatalogue } from "../../tests/factories/parts/small-catalogue.ts";
import { seedParts } from "./parts.seed.ts";

testDatabase();
const now = new Date("2026-11-26T08:00:00Z");
const total = async () => {
  const reply = await callApi(listPartsCall, { query: {}, fetch: partsFetch });
  return reply.ok ? reply.data.total : reply.code;
};

test("the demo's parts are taken in once, with prices, and cost a later start next to nothing", async () => {
  await seedParts(now, "content/demo");
  const parts = await total();
  expect(parts).toBeGreaterThan(2500);
  const before = queryCount();
  await seedParts(now, "content/demo");
  expect(queryCount() - before).toBeLessThan(5);
  expect(await total()).toBe(parts);
  const reply = await callApi(listPartsCall, { query: { car: "HJR.2024", q: "90915" }, fetch: partsFetch });
  expect(reply.ok).toBe(true);
});

test("an importer's own catalogue is left alone", async () => {
  const taken = await importCatalogue(linesOf(smallCatalogue), { now, confirmedRemovals: 100_000 });
  expect(taken).toMatchObject({ ok: true });
  await seedParts(now, "content/demo");
  const reply = await callApi(listCategoriesCall, { query: {}, fetch: partsFetch });
  expect(reply.ok && reply.data.categories.map(({ id }) => id)).toEqual(["service", "brakes", "lamps"]);
});
