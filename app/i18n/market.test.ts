import { afterEach, expect, test, vi } from "vitest";

const kuwait = {
  brand: "nakhla",
  zone: "Asia/Kuwait",
  country: "KW",
  clock: "24-hour",
  digits: "arabic-indic",
  validation: "inclusive",
};
const held = globalThis as { marsaMarket?: unknown };
const before = held.marsaMarket;
afterEach(() => {
  held.marsaMarket = before;
  vi.unstubAllGlobals();
});

/** As a browser reads it: nothing is set yet, and the document's attributes are these. */
async function marketOf(dataset: object) {
  delete held.marsaMarket;
  vi.stubGlobal("document", { documentElement: { dataset } });
  const { market } = await import("./market.ts");
  return market();
}

test("a page says its market once", async () => {
  expect(await marketOf(kuwait)).toEqual(kuwait);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const { market } = await import("./market.ts");
  expect(market()).toEqual(kuwait);
});

test("a page that does not say all of it is a mistake", async () => {
  await expect(marketOf({ brand: "nakhla", zone: "Asia/Kuwait" })).rejects.toThrow("the market is not set");
});
