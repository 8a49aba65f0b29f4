import { expect, test } from "vitest";
import { rowEnds } from "./row-ends.ts";

const row = { scrollWidth: 1_500, clientWidth: 1_000 };

test.each([
  ["the start", 0, true, false],
  ["the middle", 250, false, false],
  ["the end", 500, false, true],
  ["a pixel short of the end", 498.6, false, true],
  ["the start, snapped to the padding", 4, true, false],
  ["six pixels from the start", 6, true, false],
  ["seven pixels from the start", 7, false, false],
  ["six pixels from the end", 494, false, true],
  ["seven pixels from the end", 493, false, false],
  ["the middle, right to left", -250, false, false],
  ["the end, right to left", -500, false, true],
])("at %s", (_, scrollLeft, atStart, atEnd) => {
  expect(rowEnds({ ...row, scrollLeft })).toEqual({ atStart, atEnd });
});

test("a row that shows everything is at both ends", () => {
  expect(rowEnds({ scrollLeft: 0, scrollWidth: 900, clientWidth: 1_000 })).toEqual({
    atStart: true,
    atEnd: true,
  });
});
