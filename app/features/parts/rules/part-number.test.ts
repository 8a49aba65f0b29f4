import fc from "fast-check";
import { expect, test } from "vitest";
import { normalPartNumber, readablePartNumber } from "./part-number.ts";

test.each([
  ["44000-rem01", "44000REM01"],
  ["44000 REM01 a2", "44000REM01A2"],
  ["٤٤٠٠٠-REM٠١", "44000REM01"],
  ["\u200f44000–REM01\u200e", "44000REM01"],
  ["４４０００ＲＥＭ０１", "44000REM01"],
])("%s is %s", (written, stored) => {
  expect(normalPartNumber(written)).toBe(stored);
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
