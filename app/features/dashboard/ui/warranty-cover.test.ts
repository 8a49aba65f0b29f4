import { describe, expect, test } from "vitest";
import { runtimeInWords, timeLeftInWords } from "./warranty-cover.ts";

describe("the time left in words", () => {
  test.each([
    [{ years: 3, months: 2, days: 0 }, "3 years and 2 months left", "يتبقى لك 3 سنوات وشهران"],
    [{ years: 1, months: 0, days: 0 }, "1 year left", "يتبقى لك سنة واحدة"],
    [{ years: 2, months: 11, days: 0 }, "2 years and 11 months left", "يتبقى لك سنتان و11 شهراً"],
    [{ years: 0, months: 1, days: 0 }, "1 month left", "يتبقى لك شهر واحد"],
    [{ years: 0, months: 0, days: 12 }, "12 days left", "يتبقى لك 12 يوماً"],
    [{ years: 0, months: 0, days: 0 }, "Ends today", "ينتهي اليوم"],
  ])("%o", (left, en, ar) => {
    expect([timeLeftInWords(left, "en"), timeLeftInWords(left, "ar")]).toEqual([en, ar]);
  });
});

test.each([
  [36, "3 years", "3 سنوات"],
  [24, "2 years", "سنتان"],
  [30, "2 years and 6 months", "سنتان و6 أشهر"],
  [11, "11 months", "11 شهراً"],
  [0, "0 months", "0 شهر"],
])("%d months of warranty are %s, %s", (months, english, arabic) => {
  expect([runtimeInWords(months, "en"), runtimeInWords(months, "ar")]).toEqual([english, arabic]);
});
