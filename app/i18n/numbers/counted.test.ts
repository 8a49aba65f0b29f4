import { expect, test } from "vitest";
import { counted, nounAfter } from "./counted.ts";

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
])("%i", (count, words) => {
  expect(counted(count, ["شهر واحد", "شهران", "أشهر", "شهراً"])).toBe(words);
});

test.each([
  [5, "مواعيد متاحة"],
  [90, "موعداً متاحاً"],
  [300, "موعد متاح"],
])("of %i the noun alone", (count, words) => {
  expect(nounAfter(count, "مواعيد متاحة", "موعداً متاحاً")).toBe(words);
});
