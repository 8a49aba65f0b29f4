import { expect, test } from "vitest";
import { hadCar, isInside } from "./visit-codes.ts";

test.each([
  ["CNF", false, true, "a check-in that was undone"],
  ["CIN", true, false, "a car that is here"],
  ["RFD", true, false, "a car that is ready"],
  ["OUT", false, true, "a car that has left"],
] as const)("%s: inside %s, ended %s, is %s", (code, inside, hasEnded, what) => {
  expect(isInside(code)).toBe(inside);
  expect(hadCar(code, hasEnded)).toBe(what !== "a check-in that was undone");
});

test("a visit that ended is not one of a car that is inside", () => expect(hadCar("CIN", true)).toBe(false));
