import { expect, test } from "vitest";
import { trimTo, withoutEnding } from "./trim-to.ts";

test.each([
  ["--Ali-Reza..", "Ali-Reza"],
  ["نورة ١", "نورة"],
  ["𝒜!", "𝒜"],
  ["...", ""],
  ["", ""],
])("%s is trimmed to the letters %s", (text, letters) => {
  expect(trimTo(text, /\p{L}/u)).toBe(letters);
});

test.each([
  ["+A+-", "A+"],
  ["++", ""],
])("%s may end in another character than it begins with: %s", (text, kept) => {
  expect(trimTo(text, /[A-Z]/, /[A-Z+]/)).toBe(kept);
});

test.each([
  ["a//", "a"],
  ["/a", "/a"],
  ["//", ""],
  ["", ""],
])("%s without the slashes at its end is %s", (text, rest) => {
  expect(withoutEnding(text, "/")).toBe(rest);
});
