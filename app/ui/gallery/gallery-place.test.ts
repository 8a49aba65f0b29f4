import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexAfterKey, openIndex, withOpenIndex } from "./gallery-place.ts";

describe("the place of a gallery in the address", () => {
  it.each([
    ["", undefined],
    ["?lang=ar", undefined],
    ["?picture=1", 0],
    ["?lang=ar&picture=6", 5],
    ["?picture=7", undefined],
    ["?picture=0", undefined],
    ["?picture=-1", undefined],
    ["?picture=two", undefined],
    ["?picture=99999", undefined],
  ])("%s opens %s of six", (search, index) => expect(openIndex(search, 6)).toBe(index));

  it("is found again where it was written, and leaves nothing when closed", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.constantFrom("", "?lang=ar", "?trim=nada-gl&lang=en"), (index, search) => {
        const open = withOpenIndex(search, index);
        expect(openIndex(open, 41)).toBe(index);
        expect(withOpenIndex(open, undefined)).toBe(search);
      }),
    );
  });
});

describe("keys", () => {
  it.each([
    ["ArrowRight", 0, "ltr", 1],
    ["ArrowLeft", 0, "ltr", 0],
    ["ArrowLeft", 0, "rtl", 1],
    ["ArrowRight", 2, "rtl", 1],
    ["ArrowRight", 3, "ltr", 3],
    ["Home", 2, "ltr", 0],
    ["End", 0, "rtl", 3],
    ["Enter", 2, "ltr", undefined],
  ] as const)("%s at %d, %s", (key, index, direction, expected) => {
    expect(indexAfterKey(key, index, 4, direction)).toBe(expected);
  });
});
