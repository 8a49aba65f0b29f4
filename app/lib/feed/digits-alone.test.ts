import { expect, test } from "vitest";
import { digitsAlone } from "./digits-alone.ts";

test.each([
  ["5", 5],
  ["0012", 12],
  ["٥", 5],
  ["۱۲", 12],
  ["\u200f٣٥٠٠ ", 3500],
  ["0.00", 0],
  ["٠٫٠", 0],
  ["5.0", undefined],
  ["1,000", undefined],
  ["1 000", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["1234567890", undefined],
  ["", undefined],
])("%j is %s", (text, number) => {
  expect(digitsAlone(text)).toBe(number);
});
