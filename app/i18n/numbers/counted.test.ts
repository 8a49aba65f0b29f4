import { expect, test } from "vitest";
import { counted, countedAfter, countedObject, nounAfter, numbered } from "./counted.ts";

test.each([
  [1, "شهر واحد"],
  [2, "شهران"],
  [3, "3 أشهر"],
  [10, "10 أشهر"],
  [11, "11 شهراً"],
  [99, "99 شهراً"],
  [100, "100 شهر"],
  [102, "102 شهر"],
  [103, "103 أشهر"],
  [211, "211 شهراً"],
  [1204, "1,204 أشهر"],
])("%i", (count, words) => expect(counted(count, "month")).toBe(words));

test.each([
  [1, "سيارة واحدة"],
  [2, "سيارتان"],
  [7, "7 سيارات"],
  [12, "12 سيارة"],
  [400, "400 سيارة"],
])("%i of a feminine noun", (count, words) => expect(counted(count, "car")).toBe(words));

test("behind a preposition and a verb two and one have other endings", () => {
  expect([countedAfter(1, "day"), countedAfter(2, "day"), countedAfter(5, "day")]).toEqual([
    "يوم واحد",
    "يومين",
    "5 أيام",
  ]);
  expect([countedObject(1, "file"), countedObject(2, "file"), countedObject(1, "piece")]).toEqual([
    "ملفاً واحداً",
    "ملفين",
    "حبة واحدة",
  ]);
});

test.each([
  [1, "1 ريال"],
  [2, "2 ريال"],
  [-5, "-5 ريالات"],
  [139.5, "139.5 ريال"],
  [35, "35 ريالاً"],
  [1_717, "1,717 ريالاً"],
  [139_900, "139,900 ريال"],
])("a sum is always in digits: %s", (sum, words) => expect(numbered(sum, "riyal")).toBe(words));

test.each([
  [207, "أحصنة"],
  [154, "حصاناً"],
  [300, "حصان"],
])("of %i the noun alone", (count, words) => expect(nounAfter(count, "horsepower")).toBe(words));

test.each([
  [5, "مواعيد متاحة"],
  [90, "موعداً متاحاً"],
  [300, "موعد متاح"],
])("of %i a noun with its adjective", (count, words) =>
  expect(nounAfter(count, ["موعد واحد متاح", "موعدان متاحان", "مواعيد متاحة", "موعداً متاحاً"])).toBe(words),
);
