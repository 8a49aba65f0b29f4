import { describe, expect, test } from "vitest";
import { timeLeftInWords } from "./warranty-cover.ts";

describe("the time left in words", () => {
  test.each([
    [{ years: 3, months: 2, days: 0 }, "3 years and 2 months left", "يتبقى 3 سنوات وشهران"],
    [{ years: 1, months: 0, days: 0 }, "1 year left", "يتبقى سنة واحدة"],
    [{ years: 2, months: 11, days: 0 }, "2 years and 11 months left", "يتبقى سنتان و11 شهراً"],
    [{ years: 0, months: 1, days: 0 }, "1 month left", "يتبقى شهر واحد"],
    [{ years: 0, months: 0, days: 12 }, "12 days left", "يتبقى 12 يوماً"],
    [{ years: 0, months: 0, days: 0 }, "Ends today", "ينتهي اليوم"],
  ])("%o", (left, en, ar) => {
    expect([timeLeftInWords(left, "en"), timeLeftInWords(left, "ar")]).toEqual([en, ar]);
  });
});
