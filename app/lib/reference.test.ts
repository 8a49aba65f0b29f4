import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberOf, referenceOf } from "./reference.ts";

describe("a reference", () => {
  it("has six letters that cannot be misread", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 32 ** 6 - 1 }), (number) =>
        /^RM-[0-9A-HJKMNP-TV-Z]{6}$/.test(referenceOf(number, "RM")),
      ),
    );
  });
  it("is never given twice", () => {
    const pair = fc.uniqueArray(fc.integer({ min: 1, max: 32 ** 6 - 1 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(pair, ([one = 0, other = 0]) => referenceOf(one, "RM") !== referenceOf(other, "RM")),
    );
  });
});

it("leads back to the number", () => {
  for (const number of [1, 2, 3, 17, 4096, 99_999, 1_000_003, 32 ** 6 - 1])
    expect(numberOf(referenceOf(number, "RM").slice(3))).toBe(number);
});

it.each(["", "7K3QX", "7K3QXAA", "7k3qxa", "7K3QXI", "7K3QXU", "7K3-XA"])("%j is no reference", (text) => {
  expect(numberOf(text)).toBeUndefined();
});
