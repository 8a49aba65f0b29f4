import { expect, test } from "vitest";
import { areAtTheirPlaces, type PlaceKind } from "./places-of-roles.ts";

const kinds = new Map<string, readonly PlaceKind[]>([
  ["al-sadd", ["service", "counter"]],
  ["showroom-lusail", ["showroom"]],
]);

test.each([
  ["adviser", "al-sadd", true],
  ["adviser", "showroom-lusail", false],
  ["workshop", "showroom-lusail", false],
  ["sales", "showroom-lusail", true],
  ["sales", "al-sadd", false],
  ["parts", "al-sadd", true],
  ["parts", "showroom-lusail", false],
  ["manager", "showroom-lusail", true],
  ["adviser", "*", true],
  ["adviser", "nowhere", false],
] as const)("%s at %s: %s", (role, place, isRight) => {
  expect(areAtTheirPlaces([{ role, place }], kinds)).toBe(isRight);
});
