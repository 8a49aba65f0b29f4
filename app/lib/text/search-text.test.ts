import { expect, test } from "vitest";
import { searchText } from "./search-text.ts";

test.each([
  [null, ""],
  [" \0 ", ""],
  ["  white\u00a0\t suv\r\n", "white suv"],
  ["a\0b", "a b"],
  ["فلتر   زيت", "فلتر زيت"],
  ["oil filter", "oil"],
])("%j is searched as %j", (typed, text) => {
  expect(searchText(typed, typed === "oil filter" ? 4 : 20)).toBe(text);
});
