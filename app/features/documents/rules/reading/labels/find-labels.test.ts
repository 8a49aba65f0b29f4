import { expect, test } from "vitest";
import { resembles, textDistance } from "../text-distance.ts";
import { areaOf, coveredBy, rowsOf, type Word } from "../words.ts";
import { findLabels } from "./find-labels.ts";

const word = (text: string, x0 = 0, y0 = 0): Word => ({
  text,
  confidence: 1,
  x0,
  y0,
  x1: x0 + 50,
  y1: y0 + 20,
});

test.each([
  [["Name:", "ALI"], [["name", 0, 1]]],
  [["Full", "Name", "ALI"], [["full name", 0, 2]]],
  [["Fnll", "Narne"], []],
  [["Ful", "Name"], [["full name", 0, 2]]],
  [["Insurance", "Company", "AL", "WAHA"], [["insurance company", 0, 2]]],
  [
    ["To", "12/03/2028", "Name", "X"],
    [
      ["to", 0, 1],
      ["name", 2, 3],
    ],
  ],
  [["T0"], [["to", 0, 1]]],
  [["تاريخ", "الإنتهاء"], [["تاريخ الانتهاء", 0, 2]]],
  [[], []],
] as const)("in %j the labels are %j", (texts, found) => {
  const row = texts.map((text, place) => word(text, place * 60));
  expect(findLabels(row).map(({ name, start, end }) => [name, start, end])).toEqual(found);
});

test("texts are as far from each other as characters must be changed", () => {
  expect(textDistance("", "abc")).toBe(3);
  expect(textDistance("kitten", "sitting")).toBe(3);
  expect(textDistance("خالد", "خالد")).toBe(0);
  expect([resembles("expery", "expiry"), resembles("to", "no"), resembles("", "name")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("words beside each other make a row, from the first to the last, whatever their order was", () => {
  const rows = rowsOf([word("d", 70, 43), word("b", 60, 4), word("a", 0, 0), word("c", 0, 40)]);
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("areas hold each other", () => {
  const [one, other] = [word("a"), word("b", 25, 10)];
  expect(areaOf([one, other])).toEqual({ x0: 0, y0: 0, x1: 75, y1: 30 });
  expect(coveredBy(one, other)).toBe(0.25);
  expect(coveredBy(one, word("c", 500, 0))).toBe(0);
});
