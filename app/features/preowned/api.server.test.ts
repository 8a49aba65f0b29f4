import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { seedStock } from "#db/seed/stock.seed.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { generatedStock } from "../../../tests/factories/stock/generated-stock.ts";
import { bringStock } from "../../../tests/factories/stock/preowned-api.ts";
import { preownedApi } from "./api.server.ts";
import { filterStatsCall, listStockCall } from "./calls.ts";

testDatabase();
const app = apiApp([preownedApi], async () => undefined);
const fetch: typeof globalThis.fetch = async (address, init) =>
  app.request(String(address).replace(/^\/api/, ""), init);
const demo = join(import.meta.dirname, "../../../content/demo");

beforeAll(() => seedStock(new Date("2026-11-22T09:00:00Z"), demo));

describe("the listing", () => {
  test("lists the newest cars first, a page of them, with the count of every choice", async () => {
    const reply = await callApi(listStockCall, { query: {}, fetch });
    if (!reply.ok) throw new Error(reply.code);
    const { items, total, page, pages, facets } = reply.data;
    expect([items.length, total, page, pages]).toEqual([24, 56, 1, 3]);
    expect(facets.bodyType.map(({ count }) => count).reduce((one, other) => one + other)).toBe(56);
    expect(facets.make).toEqual([{ value: "rimal", label: "Rimal", count: 56 }]);
    expect(facets.certified).toBe(44);
  });
});

describe("a search", () => {
  const found = async (query: Record<string, string>) => {
    const reply = await callApi(listStockCall, { query, fetch });
    if (!reply.ok) throw new Error(reply.code);
    return reply.data;
  };

  test("finds a model by its name in either script, in the order that is chosen", async () => {
    const [latin, arabic] = [await found({ q: "suhail", sort: "price-up" }), await found({ q: "سهيل" })];
    expect([latin.total, arabic.total]).toEqual([12, 12]);
    const numbers = (items: typeof latin.items) => items.map(({ vehicleNo }) => vehicleNo).sort();
    expect(numbers(latin.items)).toEqual(numbers(arabic.items));
    const prices = latin.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test.each([
    ["equipment", "sunroof", { seats: "7", monthlyMax: "2500" }],
    ["model", "reem", { bodyType: "suv", certified: "true", priceMax: "90000" }],
  ] as const)("with one more %s has so many cars as stood beside that choice", async (name, value, query) => {
    const { facets, total } = await found(query);
    const beside = facets[name].find((choice) => choice.value === value)?.count ?? 0;
    expect(beside).toBeGreaterThan(0);
    expect(beside).toBeLessThan(total);
    expect((await found({ ...query, [name]: value })).total).toBe(beside);
  });
});

describe("what the stock is made of", () => {
  const stats = async () => {
    const reply = await callApi(filterStatsCall, { fetch });
    if (!reply.ok) throw new Error(reply.code);
    return reply.data;
  };

  test("every listed car is counted once, within the bounds of all", async () => {
    const { makes, bodyTypes, price, year } = await stats();
    expect(makes.map(({ value, count }) => [value, count])).toEqual([["rimal", 56]]);
    expect(sumOf(makes[0]?.models ?? [])).toBe(56);
    expect(sumOf(bodyTypes)).toBe(56);
    expect(price.min).toBeGreaterThan(10_000);
    expect(price.max).toBeGreaterThan(price.min);
    expect(year.max).toBeLessThanOrEqual(2026);
  });

  test("a stock that changes is counted anew", async () => {
    const before = (await stats()).price;
    const cheaper = [...generatedStock(1, 7)].map((car) => ({ ...car, price: before.min - 1_000 }));
    await bringStock(cheaper, new Date("2026-11-22T10:00:00Z"));
    const after = await stats();
    expect(sumOf(after.makes)).toBe(1);
    expect(after.price).toEqual({ min: before.min - 1_000, max: before.min - 1_000 });
  });
});

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
