import { expect, test } from "vitest";
import { findingWords } from "./words.ts";

const [words, arabic] = [findingWords.of("en"), findingWords.of("ar")];
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
const q = "زيت 5W-20";

test.each([
  [{ q, inCategory: false, forCar: false }, `No parts found for “${q}”`, `لا توجد قطع باسم «${q}»`],
  [
    { q, inCategory: false, forCar: true },
    `No parts found for “${q}” that fit your car`,
    `لا توجد قطع باسم «${q}» تناسب سيارتك`,
  ],
  [
    { inCategory: true, forCar: true },
    "No parts found in this category that fit your car",
    "لا توجد قطع في هذا القسم تناسب سيارتك",
  ],
  [{ inCategory: true, forCar: false }, "No parts found in this category", "لا توجد قطع في هذا القسم"],
  [{ inCategory: false, forCar: true }, "No parts found that fit your car", "لا توجد قطع تناسب سيارتك"],
  [{ inCategory: false, forCar: false }, "No parts found", "لا توجد قطع"],
])("an empty list of %o says what was chosen", (chosen, english, inArabic) => {
  expect(plain(words.nothing(chosen))).toBe(english);
  expect(plain(arabic.nothing(chosen))).toBe(inArabic);
});
