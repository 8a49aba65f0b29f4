import { expect, test } from "vitest";
import { stemOf } from "./word-stem.ts";

test.each([
  [["service", "services"]],
  [["battery", "batteries"]],
  [["tire", "tires"]],
  [["book", "booked", "booking"]],
  [["drive", "driver"]],
  [["key", "keys"]],
  [["سيارتي", "سيارات", "سياره", "سيارتنا", "سيارتكم"]],
  [["عرض", "عروض"]],
  [["موتر", "مواتر"]],
  [["او", "الاو", "للاو"]],
  [["12000", "60000"]],
  [["2", "7", "9", "10", "14"]],
])("%j are one word", (words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test.each([
  ["glass", "gla"],
  ["ties", "ty"],
  ["ring", "r"],
  ["red", "r"],
  ["bus", "bu"],
  ["as", "a"],
  ["999", "12000"],
  ["1", "7"],
  ["15", "14"],
  ["صبغ", "صبي"],
  ["بيت", "بت"],
])("%s is another word than %s", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each(["a", "an", "ac", "at", "او", "في", "ياه", "يات", "نها"])(
  "of %s, which is short, nothing goes",
  (word) => {
    expect(stemOf(word)).toBe(word);
  },
);
