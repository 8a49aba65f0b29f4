import { expect, test } from "vitest";
import type { Application } from "./fit.ts";
import { piecesPerCar, sharedBy, sharedPosition } from "./where-on-car.ts";

const at = (position: string | null, quantity = 1): Application => ({
  ...{ modelCode: "HJR", yearFrom: 2020, yearTo: 2026, trim: null, drive: null },
  ...{ serialFrom: null, serialTo: null, position, quantity },
});

test("what all applications say alike is said, and nothing else", () => {
  const place = ({ position }: Application) => position;
  expect(sharedBy([at("front"), at("front", 2)], place)).toBe("front");
  expect(sharedBy([at("front"), at("rear")], place)).toBeNull();
  expect(sharedBy([at(null)], place)).toBeNull();
  expect(sharedBy([], place)).toBeNull();
});

test.each([
  [["front-left"], "front-left"],
  [["front-left", "front-right"], "front"],
  [["front-left", "rear-left", "rear-left"], "left"],
  [["left", "right"], null],
  [["front", null], null],
  [[null], null],
  [[], null],
])("the positions %j have in common %j", (positions, shared) => {
  expect(sharedPosition(positions)).toBe(shared);
});

test("pieces are those of all places together; two trims of one place are one place", () => {
  expect(piecesPerCar([at("front-left", 2), at("front-right", 2)])).toBe(4);
  expect(piecesPerCar([at("front", 2), at("front", 2)])).toBe(2);
  expect(piecesPerCar([at(null, 6)])).toBe(6);
  expect(piecesPerCar([])).toBeNull();
});
