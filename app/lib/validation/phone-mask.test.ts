import fc from "fast-check";
import { expect, test } from "vitest";
import { maskPhone } from "./phone-mask.ts";

test.each([
  ["", 0, "", 0],
  ["5", 1, "5", 1],
  ["5512", 4, "5512", 4],
  ["55123", 5, "5512 3", 6],
  ["5512 3456", 9, "5512 3456", 9],
  ["55123456", 2, "5512 3456", 2],
  ["+974 5512 3456", 14, "5512 3456", 9],
  ["0097455123456", 13, "5512 3456", 9],
  ["97455123456", 11, "5512 3456", 9],
  ["٥٥١٢٣٤٥٦", 8, "5512 3456", 9],
  ["5512-34ab56", 11, "5512 3456", 9],
  // Of another country: all of it stays, and is refused by its pattern.
  ["+966551234567", 13, "9665 51234567", 13],
])("%j with the caret at %i shows %j", (typed, caret, value, at) => {
  expect(maskPhone(typed, caret)).toEqual({ value, caret: at });
});

test("masking what is masked changes nothing", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-35-8]\d{0,7}$/), (digits) => {
      const once = maskPhone(digits, digits.length);
      expect(maskPhone(once.value, once.caret)).toEqual(once);
    }),
  );
});
