import { expect, test } from "vitest";
import { unsafeParts } from "../untrusted/unsafe-parts.ts";
import { searchText } from "./search-text.ts";

test.each([
  [null, ""],
  [" \0 ", ""],
  ["  white\u00a0\t suv\r\n", "white suv"],
  ["a\0b", "a b"],
  ["فلتر   زيت", "فلتر زيت"],
  ["oil filter", "oil"],
  [`x${"\u064e".repeat(40)}`, "x".padEnd(20, "\u064e")],
])("%j is searched as %j", (typed, text) => {
  expect(searchText(typed, typed === "oil filter" ? 4 : 20)).toBe(text);
});

test("what is left of it is safe for every call", () => {
  const left = [..."\0\u064e\ud800 "].map((piece) => searchText(`a${piece.repeat(200)}b`, 120));
  expect([...unsafeParts(left)]).toEqual([]);
});
