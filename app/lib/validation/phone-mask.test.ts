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
  ["+974 +974 55123456", 18, "5512 3456", 9],
  ["+974 00974 5512 3456", 20, "5512 3456", 9],
  ["97455123456", 11, "5512 3456", 9],
  ["٥٥١٢٣٤٥٦", 8, "5512 3456", 9],
  ["5512-34ab56", 11, "5512 3456", 9],
  ["\u202a+974 5512 3456\u202c", 16, "5512 3456", 9],
  ["＋974 ５５１２\u2011３４５６", 14, "5512 3456", 9],
  // All of it stays to be seen, and is refused by its pattern: another country, an extension, two numbers.
  ["+966551234567", 13, "+966551234567", 13],
  ["+966\u00a055 123 4567\u202c", 17, "+966 55 123 4567", 16],
  ["4455 1234 ext. 5", 16, "4455 1234 ext. 5", 16],
  ["5512 3456 / 5587 1234", 3, "5512 3456 / 5587 1234", 3],
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
