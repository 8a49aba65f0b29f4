import fc from "fast-check";
import { expect, test } from "vitest";
import { normalPartNumber, readablePartNumber, typedPartNumber } from "./part-number.ts";

test.each([
  ["44000-rem01", "44000REM01"],
  ["44000 REM01 a2", "44000REM01A2"],
  ["٤٤٠٠٠-REM٠١", "44000REM01"],
  ["\u200f44000–REM01\u200e", "44000REM01"],
  ["４４０００ＲＥＭ０１", "44000REM01"],
])("%s is %s", (written, stored) => {
  expect(normalPartNumber(written)).toBe(stored);
});

test.each([
  "P/N 15101-12010",
  "PN:15101-12010",
  "p.n. 15101-12010",
  "#15101-12010",
  "# 15101 12010",
  "Part no. 15101-12010",
  "part number: 15101-12010",
  "Part # 15101-12010",
  "OEM No 15101-12010",
  "oem 15101-12010",
  "No. 15101-12010",
  "رقم القطعة 15101-12010",
  "رقم القطعه: ١٥١٠١-١٢٠١٠",
  "رقم البارت 15101-12010",
  "قطعة رقم 15101-12010",
  "رقم 15101-12010",
  "15101-12010",
])("%s is the number that follows its label", (typed) => {
  expect(typedPartNumber(typed)).toBe("1510112010");
});

test("a number that begins like a label keeps all of its signs", () => {
  for (const number of ["PN151-01120", "NO15101120", "PART512345", "OEM1234567"])
    expect(typedPartNumber(number)).toBe(normalPartNumber(number));
});

test("a number as people read it is the same number", () => {
  const anyNumber = fc.stringMatching(/^(?:[A-Z0-9]{10}|[A-Z0-9]{12})$/);
  fc.assert(
    fc.property(anyNumber, (number) => {
      expect(normalPartNumber(readablePartNumber(number))).toBe(number);
    }),
  );
  expect(readablePartNumber("44000REM01A2")).toBe("44000-REM01-A2");
});
