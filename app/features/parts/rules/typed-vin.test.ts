import fc from "fast-check";
import { expect, test } from "vitest";
import { vinLikeness } from "./typed-vin.ts";

test.each([
  ["RMHJR24K7P1004821", "vin"],
  ["rmhjr24k7 p1004821", "vin"],
  ["RMHJR-24K7P-1004821", "vin"],
  ["RMHJR٢٤K٧P١٠٠٤٨٢١", "vin"],
  ["RMHJR24K7P100482", "mistyped"],
  ["RMHJR24K7P10048211", "mistyped"],
  ["44000HJR01", undefined],
  ["44000-HJR01-A2", undefined],
  ["brakepadsforhajar", undefined],
  ["brake pads hajar 24", undefined],
  ["brake pad rim 2024", undefined],
  ["97455123456123456", undefined],
  ["", undefined],
] as const)("%s is %s", (text, likeness) => {
  expect(vinLikeness(text)).toBe(likeness);
});

test("words with a year are none, whatever their length", () => {
  const words = fc.stringMatching(/^[a-z ]{1,40}$/);
  fc.assert(
    fc.property(words, fc.integer({ min: 1980, max: 2100 }), (text, year) => {
      expect(vinLikeness(`${text} ${year}`)).toBeUndefined();
    }),
  );
});
