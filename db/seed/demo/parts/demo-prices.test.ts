import { expect, test } from "vitest";
import { priceRow } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { demoParts } from "./demo-parts.ts";
import { demoPrices } from "./demo-prices.ts";

const prices = [...demoPrices("2026-01-01")].map((row) => priceRow.parse(row));
const priceOf = new Map(prices.map((row) => [row.part_number, row]));

test("every number that is still made has one retail price, an old number none", () => {
  expect(prices.map(({ part_number }) => part_number)).toEqual(demoParts().map(({ number }) => number));
  expect(priceOf.size).toBe(prices.length);
  expect(new Set(prices.map(({ price_list }) => price_list))).toEqual(new Set(["retail"]));
  expect(new Set(prices.map(({ valid_from }) => valid_from))).toEqual(new Set(["2026-01-01"]));
});

test("about one price in eight is discounted, and none below two thirds", () => {
  const discounted = prices.filter(({ unit_discount }) => unit_discount > 0);
  expect(discounted.length / prices.length).toBeGreaterThan(0.09);
  expect(discounted.length / prices.length).toBeLessThan(0.15);
  expect(
    discounted.filter(({ original_price, unit_discount }) => unit_discount > original_price / 3),
  ).toEqual([]);
});

test("a break discounts more than the row itself, and more from more pieces on, but never half", () => {
  const withBreaks = prices.filter(({ quantity_breaks }) => quantity_breaks.length > 0);
  expect(withBreaks.length).toBeGreaterThanOrEqual(55);
  for (const { part_number, original_price, unit_discount, quantity_breaks } of withBreaks) {
    const steps = [unit_discount, ...quantity_breaks.map((one) => one.unitDiscount)];
    expect(steps, part_number).toEqual([...new Set(steps)].toSorted((one, other) => one - other));
    expect(steps.at(-1), part_number).toBeLessThan(original_price / 2);
  }
});

test.each([
  ["oil-filter", 25, 65],
  ["cabin-filter", 65, 180],
  ["brake-pads", 260, 950],
  ["battery", 430, 800],
  ["headlamp", 1250, 4950],
  ["front-bumper", 850, 2450],
  ["fuse", 2, 14],
])("a %s costs from %i to %i QAR", (type, from, to) => {
  const own = demoParts().filter(({ plan }) => plan.type === type);
  const paid = own.map(({ number }) => (priceOf.get(number)?.original_price ?? 0) / 100);
  expect(Math.min(...paid)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...paid)).toBeLessThanOrEqual(to);
});

test("left and right of a part cost the same", () => {
  const mirrors = demoParts().filter(({ plan, variant }) => plan.type === "door-mirror" && variant.name);
  const costs = new Map<string, Set<number>>();
  for (const { rows, variant, price } of mirrors) {
    const car = `${rows[0]?.model.code} ${rows[0]?.yearFrom} ${variant.name?.[0]}`;
    costs.set(car, (costs.get(car) ?? new Set()).add(price));
  }
  expect([...costs].filter(([, prices]) => prices.size > 1)).toEqual([]);
});
