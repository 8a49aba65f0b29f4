import { expect, test } from "vitest";
import { demoParts } from "./demo-parts.ts";
import { demoStock } from "./demo-stock.ts";

const stock = [...demoStock()];
const mainStore = stock.filter(({ center }) => center === "rimal-parts-industrial-area");
const piecesOf = new Map(demoParts().map(({ number }) => [number, 0]));
for (const { part_number, on_hand } of stock)
  piecesOf.set(part_number, (piecesOf.get(part_number) ?? 0) + on_hand);

test("the main store has a row of every number, Salwa Road of fewer, Al Khor of fewest", () => {
  const rows = (center: string) => stock.filter((row) => row.center === center).length;
  expect(mainStore.map(({ part_number }) => part_number)).toEqual(demoParts().map(({ number }) => number));
  expect(rows("rimal-parts-salwa-road")).toBeLessThan(mainStore.length / 2);
  expect(rows("rimal-parts-al-khor")).toBeLessThan(rows("rimal-parts-salwa-road") / 2);
  expect(rows("rimal-parts-al-khor")).toBeGreaterThan(50);
});

test("a counter has one row of a number at most", () => {
  expect(new Set(stock.map(({ part_number, center }) => `${part_number} ${center}`)).size).toBe(stock.length);
});

test("about 8 % are out of stock everywhere, half of them with days until more comes", () => {
  const out = mainStore.filter(({ part_number }) => piecesOf.get(part_number) === 0);
  expect(out.length / mainStore.length).toBeGreaterThan(0.06);
  expect(out.length / mainStore.length).toBeLessThan(0.1);
  const coming = out.filter(({ backorder_days }) => backorder_days !== null);
  expect(coming.length / out.length).toBeGreaterThan(0.4);
  expect(coming.length / out.length).toBeLessThan(0.6);
});

test("what is in stock has no backorder", () => {
  expect(stock.filter(({ on_hand, backorder_days }) => on_hand > 0 && backorder_days !== null)).toEqual([]);
});

test("of panels there are two at most, of what sells fast many", () => {
  const inMain = new Map(mainStore.map(({ part_number, on_hand }) => [part_number, on_hand]));
  const pieces = (pace: string) =>
    demoParts().flatMap(({ plan, number }) => (plan.pace === pace ? [inMain.get(number) ?? 0] : []));
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  expect(Math.max(...pieces("panel"))).toBeLessThanOrEqual(2);
  expect(mean(pieces("fast"))).toBeGreaterThan(30);
  expect(mean(pieces("slow"))).toBeLessThan(5);
});

test("plugs in stock are enough for at least one engine", () => {
  const plugs = demoParts().filter(({ plan }) => plan.type === "spark-plug");
  const stocked = plugs.filter(({ number }) => (piecesOf.get(number) ?? 0) > 0);
  expect(stocked.filter(({ number, quantity }) => (piecesOf.get(number) ?? 0) < quantity)).toEqual([]);
});
