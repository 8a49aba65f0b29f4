import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { nothingMeant, type TextMeaning, textMeaning } from "./text-meaning.ts";

const most = Number.MAX_SAFE_INTEGER;
const upTo = (max: number) => ({ price: { min: 0, max } });
const from = (min: number) => ({ price: { min, max: most } });

describe("a text says", () => {
  it.each<[string, Partial<TextMeaning>]>([
    ["under 60k", upTo(60_000)],
    ["below 60,000", upTo(60_000)],
    ["less than 60 thousand", upTo(60_000)],
    ["under 60", upTo(60_000)],
    ["up to QAR 75,500", upTo(75_500)],
    ["max 80000 riyals", upTo(80_000)],
    ["60k", upTo(60_000)],
    ["60000 qar", upTo(60_000)],
    ["تحت 60 الف", upTo(60_000)],
    ["تحت ٦٠ ألف", upTo(60_000)],
    ["أقل من 60 ألف ريال", upTo(60_000)],
    ["ما يتجاوز ٦٠٬٠٠٠ ريال", upTo(60_000)],
    ["حتى 60000", upTo(60_000)],
    ["في حدود 70 ألف", upTo(70_000)],
    ["ميزانية 50 الف", upTo(50_000)],
    ["over 100k", from(100_000)],
    ["أكثر من 100 ألف", from(100_000)],
    ["between 50 and 60k", { price: { min: 50_000, max: 60_000 } }],
    ["50k-60k", { price: { min: 50_000, max: 60_000 } }],
    ["من 50 إلى 60 ألف", { price: { min: 50_000, max: 60_000 } }],
    ["بين 50 و 60 ألف", { price: { min: 50_000, max: 60_000 } }],
    ["7 seats", { seats: "7" }],
    ["7-seater", { seats: "7" }],
    ["seven seats", { seats: "7" }],
    ["٧ مقاعد", { seats: "7" }],
    ["سبعة مقاعد", { seats: "7" }],
    ["سبع ركاب", { seats: "7" }],
    ["12 مقعداً", { seats: "12" }],
    ["4 doors", { doors: "4" }],
    ["two-door", { doors: "2" }],
    ["4 أبواب", { doors: "4" }],
    ["under 50,000 km", { mileageMax: 50_000 }],
    ["أقل من 50 ألف كيلو", { mileageMax: 50_000 }],
    ["1500 a month", { monthlyMax: 1500 }],
    ["under 1,500 per month", { monthlyMax: 1500 }],
    ["١٥٠٠ بالشهر", { monthlyMax: 1500 }],
    ["1500 ريال شهرياً", { monthlyMax: 1500 }],
    ["قسط 1500", { monthlyMax: 1500 }],
    ["over 300 hp", { power: { min: 300, max: most } }],
    ["300 حصان", { power: { min: 300, max: most } }],
    ["2023 or newer", { year: { min: 2023, max: most } }],
    ["2023 وفوق", { year: { min: 2023, max: most } }],
    ["from 2022", { year: { min: 2022, max: most } }],
    ["2022 to 2024", { year: { min: 2022, max: 2024 } }],
  ])("%s", (text, meant) => {
    expect(textMeaning(text)).toEqual({ ...nothingMeant, ...meant });
  });

  it.each([
    ["white suv under 60k", "white suv", upTo(60_000)],
    ["جيب أبيض تحت 90 الف", "جيب ابيض", upTo(90_000)],
    ["automatic 7 seats under 100k", "automatic", { ...upTo(100_000), seats: "7" }],
    ["suhail 2024", "suhail 2024", {}],
    ["2024", "2024", {}],
    ["leather seats", "leather seats", {}],
    ["SHL-240111", "shl-240111", {}],
    ["", "", {}],
  ])("%s and leaves the words %j", (text, words, meant) => {
    expect(textMeaning(text)).toEqual({ ...nothingMeant, ...meant, words });
  });
});

test("whatever is typed, something is made of it, and reading what is left says no more", () => {
  const part = fc.constantFrom(
    "under",
    "60k",
    "7",
    "seats",
    "تحت",
    "٦٠",
    "الف",
    "من",
    "-",
    "km",
    "2024",
    "مقاعد",
    "a",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.string({ maxLength: 10 }), (parts, more) => {
      const { words } = textMeaning([...parts, more].join(" "));
      expect(textMeaning(words).words.length).toBeLessThanOrEqual(words.length);
    }),
  );
});
