import { expect, test } from "vitest";
import { percentInWords, withPercents } from "./percent.ts";

const isolate = (text: string) => `\u2066${text}\u2069`;

test("the sign is to the right of its number in both languages", () => {
  expect(percentInWords(5.75, "en")).toBe("5.75%");
  expect(percentInWords(5.75, "ar")).toBe(isolate("5.75%"));
  expect(percentInWords("10.0", "ar")).toBe(isolate("10.0%"));
});

test("it is on the side on which the formats of Qatar have it", () => {
  const marks = /[\u200e\u200f\u061c]/g;
  const format = new Intl.NumberFormat("ar-QA-u-nu-latn", { style: "percent", maximumFractionDigits: 2 });
  // The marks on both sides of the sign keep it to the right of the digits.
  expect(format.format(0.0575)).toBe("5.75\u200e%\u200e");
  expect(format.format(0.0575).replace(marks, "")).toBe("5.75%");
});

test.each([
  ["بنسبة 5.75% ثابتة، أي 10.9%.", `بنسبة ${isolate("5.75%")} ثابتة، أي ${isolate("10.9%")}.`],
  ["<li>4.9% ثابتة</li>", `<li>${isolate("4.9%")} ثابتة</li>`],
  ["(-5%) تغيّر", `(${isolate("-5%")}) تغيّر`],
  ["20%", isolate("20%")],
  ["At 5.75% flat", "At 5.75% flat"],
  ["صورة /a%20b%20%D8.webp", "صورة /a%20b%20%D8.webp"],
])("%s of content", (text, shown) => expect(withPercents(text)).toBe(shown));
