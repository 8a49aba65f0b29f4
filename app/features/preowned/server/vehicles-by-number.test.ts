import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { seedStock } from "#db/seed/stock.seed.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { preownedApi } from "../api.server.ts";
import { listStockCall, stockNumbersCall, vehiclesByNumberCall } from "../calls.ts";

testDatabase();
const app = apiApp([preownedApi], async () => undefined);
const fetch: typeof globalThis.fetch = async (address, init) =>
  app.request(String(address).replace(/^\/api/, ""), init);
const demo = join(import.meta.dirname, "../../../../content/demo");
beforeAll(() => seedStock(new Date("2026-11-22T09:00:00Z"), demo));

/** Sold in the demo stock. */
const soldCar = "SHL-201355";

const chosen = async (numbers: string, language: "en" | "ar" = "en") => {
  const reply = await callApi(vehiclesByNumberCall, { query: { numbers, lang: language }, language, fetch });
  return reply.ok ? reply.data.map(({ vehicleNo, status }) => `${vehicleNo} ${status}`) : reply.status;
};
const numbers = async () => {
  const reply = await callApi(stockNumbersCall, { fetch });
  return reply.ok ? reply.data.map(({ vehicleNo }) => vehicleNo) : [];
};

test("all listed cars are named, reserved ones too, and no other", async () => {
  const listed = await callApi(listStockCall, { query: {}, fetch });
  expect((await numbers()).length).toBe(listed.ok ? listed.data.total : -1);
});

test("cars are answered by their numbers in the order in which they were requested", async () => {
  const [first, second] = await numbers();
  expect(await chosen(`${second},${first}`)).toEqual([
    expect.stringContaining(`${second} `),
    expect.stringContaining(`${first} `),
  ]);
});

test("a sold car is still answered, and says so; an unknown one is left out", async () => {
  const [first] = await numbers();
  expect(await chosen(`${soldCar},NO-SUCH-CAR,${first}`)).toEqual([
    `${soldCar} sold`,
    expect.stringContaining(`${first} `),
  ]);
});

test.each(["", "rm-1", "A#1", "A-10,", Array(13).fill("RM-1").join(","), "RM-1' or 1=1"])(
  "%j is refused",
  async (wrong) => expect(await chosen(wrong)).toBe(422),
);
