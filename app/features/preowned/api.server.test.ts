import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { seedStock } from "#db/seed/stock.seed.ts";
import { testDatabase } from "../../../tests/factories/test-database.ts";
import { preownedApi } from "./api.server.ts";
import { listStockCall } from "./calls.ts";

testDatabase();
const app = apiApp([preownedApi], async () => undefined);
const fetch: typeof globalThis.fetch = async (address, init) =>
  app.request(String(address).replace(/^\/api/, ""), init);
const demo = join(import.meta.dirname, "../../../content/demo");

beforeAll(() => seedStock(new Date("2026-11-22T09:00:00Z"), demo));

describe("the listing", () => {
  test("tells the newest cars first, a page of them, with the count of every choice", async () => {
    const reply = await callApi(listStockCall, { query: {}, fetch });
    if (!reply.ok) throw new Error(reply.code);
    const { items, total, page, pages, facets } = reply.data;
    expect([items.length, total, page, pages]).toEqual([24, 56, 1, 3]);
    expect(facets.bodyType.map(({ count }) => count).reduce((one, other) => one + other)).toBe(56);
    expect(facets.make).toEqual([{ value: "rimal", label: "Rimal", count: 56 }]);
    expect(facets.certified).toBe(44);
  });
});
