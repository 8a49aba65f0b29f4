import { expect, test } from "vitest";
import { pinAfter } from "./pin-entry.ts";

test.each([
  ["", "4", "4"],
  ["48", "٢", "482"],
  ["48", "٠", "480"],
  ["48", "Backspace", "4"],
  ["", "Backspace", ""],
  ["482159", "1", "482159"],
  ["48", "a", "48"],
  ["48", "Enter", "48"],
  ["48", "٤٨", "48"],
])("%s and the key %s make %s", (typed, key, after) => expect(pinAfter(typed, key)).toBe(after));
