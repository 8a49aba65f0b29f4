import { expect, test } from "vitest";
import { regionAround } from "./crop-region.ts";

/** Width by height of a card. */
const card = 1.586;

test("a field lies in the middle of its crop", () => {
  const region = regionAround({ x: 0.4, y: 0.5, width: 0.4, height: 0.06 }, card);
  expect(region.x + region.width / 2).toBeCloseTo(0.6);
  expect(region.y + region.height / 2).toBeCloseTo(0.53);
  expect(region.width).toBeCloseTo(0.48);
});

test("a short field keeps its surroundings", () => {
  expect(regionAround({ x: 0.5, y: 0.5, width: 0.05, height: 0.04 }, card).width).toBe(0.3);
});

test.each([
  { x: 0, y: 0, width: 0.2, height: 0.05 },
  { x: 0.9, y: 0.97, width: 0.1, height: 0.03 },
  { x: 0, y: 0.8, width: 1, height: 0.2 },
])("a crop stays inside its page: %j", (box) => {
  const region = regionAround(box, card);
  expect(Math.min(region.x, region.y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(region.x + region.width, region.y + region.height)).toBeLessThanOrEqual(1.000001);
});
