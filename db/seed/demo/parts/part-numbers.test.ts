import { expect, test } from "vitest";
import { partNumbering } from "./part-numbers.ts";
import { demoPartTypes } from "./types/part-types.ts";

const never = () => 0;

test("numbers of a type and its cars count on", () => {
  const numbersOf = partNumbering();
  const given = Array.from({ length: 3 }, () => numbersOf("oil-filter", "33", never).number);
  expect(given.map((number) => number.slice(5))).toEqual(["33010", "33020", "33030"]);
  expect(new Set(given.map((number) => number.slice(0, 5))).size).toBe(1);
});

test("a replaced part ends in how often, and its old numbers in those before", () => {
  const { number, replaced } = partNumbering()("oil-filter", "33", () => 2);
  expect(number.slice(5)).toBe("33012");
  expect(replaced.map((old) => old.slice(5))).toEqual(["33010", "33011"]);
});

test("a color makes a number of twelve characters", () => {
  expect(partNumbering()("mirror-cap", "HJ", never, "W1").number).toMatch(/^\d{5}HJ010W1$/);
});

test("every part type has a group of five digits of its own", () => {
  const numbersOf = partNumbering();
  const groups = demoPartTypes.map(({ id }) => numbersOf(id, "00", never).number.slice(0, 5));
  expect(new Set(groups).size).toBe(groups.length);
  expect(groups.filter((group) => !/^\d{5}$/.test(group))).toEqual([]);
});
