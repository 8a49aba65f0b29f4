import { describe, expect, test } from "vitest";
import { foldDigits } from "../text/clean-text.ts";
import { normalize, type PatternName, problemOf } from "./validation-patterns.ts";

const good: [PatternName, string][] = [
  ["name", "Noora"],
  ["name", "Al Thani"],
  ["name", "نورة العلي"],
  ["name", "a".repeat(30)],
  ["nameAr", "عبد الرحمن بن حمد آل ثاني"],
  ["nameAr", "نُورَة الكُوَارِيّ"],
  ["title", "Unit 4"],
  ["title", "٤"],
  ["email", "noora@example.qa"],
  ["email", "first.last-2@mail.example.com"],
  ["phone", "55123456"],
  ["phone", "mob 5512 3456"],
  ["phone", "tel:+97455123456"],
  ["phone", "5512 3456 (Ahmed)"],
  ["phone", "جوال: ٥٥١٢٣٤٥٦"],
  ["phone", "+974 (0)5512 3456"],
  ["phone", "+974 5512 3456"],
  ["phone", "00974-55123456"],
  ["phone", "97455123456"],
  ["phone", "٥٥١٢٣٤٥٦"],
  ["phone", "۵۵۱۲۳۴۵۶"],
  ["postalCode", "12345"],
  ["vin", "jtmhy7aj4k4012345"],
  ["vin", "JTMHY7AJ4 K4012345"],
  ["vin", "*JTMHY7-AJ4K-4012345*"],
  ["partNumber", "04465-0K240"],
  ["partNumber", "04465.0K240"],
  ["partNumber", "04465/0K240"],
  ["partNumber", "0446 5K 240 X12"],
  ["dashedDate", "12-2026-01"],
];
const bad: [PatternName, string][] = [
  ["name", "a".repeat(31)],
  ["name", "Noora2"],
  ["name", "Al-Thani"],
  ["name", "Нора"],
  ["name", "نورة٢"],
  ["nameAr", "Noora"],
  ["nameAr", "نورة Al Kuwari"],
  ["nameAr", "نورة ٢"],
  ["nameAr", "ن".repeat(61)],
  ["title", "---"],
  ["title", "Дом 4"],
  ["email", "noora@example.online"],
  ["email", "noora+car@example.qa"],
  ["email", "noora@example"],
  ["email", "@example.qa"],
  ["phone", "45123456"],
  ["phone", "5512345"],
  ["phone", "551234567"],
  ["phone", "+966 55123456"],
  ["postalCode", "1234"],
  ["vin", "JTMHY7AJ4K401234"],
  ["partNumber", "04465-0K24"],
  ["dashedDate", "2026-01-12"],
];

describe("the patterns", () => {
  test.each(good)("%s takes %s", (pattern, value) => expect(problemOf(pattern, value)).toBeUndefined());
  test.each(bad)("%s refuses %s", (pattern, value) => expect(problemOf(pattern, value)).toBe("wrong-format"));
  test.each(["name", "email", "phone"] as const)("%s of blanks is missing", (pattern) => {
    expect(problemOf(pattern, " \t ")).toBe("missing");
  });
  test("the inclusive profile takes what people are really called", () => {
    for (const name of ["Al-Thani", "O'Brien", "José"])
      expect(problemOf("name", name, "inclusive")).toBeUndefined();
    expect(problemOf("email", "noora+car@example.online", "inclusive")).toBeUndefined();
    expect(problemOf("name", "- '", "inclusive")).toBe("wrong-format");
  });
});

test.each([
  ["Noora <noora@example.qa>", "noora@example.qa"],
  ['"Al-Kuwari, Noora" <Noora@Example.QA>', "noora@example.qa"],
  ["نورة الكواري <noora@example.qa>", "noora@example.qa"],
  ["<noora@example.qa>", "noora@example.qa"],
  ["\u2068Noora\u2069 ＜noora@example.qa＞", "noora@example.qa"],
  ["mailto:noora@example.qa", "noora@example.qa"],
  ["MAILTO:noora@example.qa?subject=Hi", "noora@example.qa"],
  ["Noora <mailto:noora@example.qa>", "noora@example.qa"],
  // Nobody knows which one is meant.
  ["Noora <a@example.qa>, Ali <b@example.qa>", "noora <a@example.qa>, ali <b@example.qa>"],
  ["a@example.qa <b@example.qa>", "a@example.qa <b@example.qa>"],
])("the address of %j is %s, and stays so", (typed, address) => {
  expect(normalize("email", typed)).toBe(address);
  expect(normalize("email", address)).toBe(address);
});

test.each(["+974 +974 55123456", "+974 00974 5512 3456", "00974+97455123456", "+974 974 55123456"])(
  "the dial code of %s comes off however often it stands there",
  (typed) => expect(normalize("phone", typed)).toBe("55123456"),
);

test("normal forms", () => {
  expect(foldDigits("٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹")).toBe("01234567890123456789");
  expect(normalize("email", "  Noora@Example.QA ")).toBe("noora@example.qa");
  expect(normalize("phone", "+974 5512 3456")).toBe("55123456");
  expect(normalize("name", " Noora   Al  Thani ")).toBe("Noora Al Thani");
});
