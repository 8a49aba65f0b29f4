import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceOf } from "./reference.ts";
import { groupForVisit, splitCodes } from "./service-groups.ts";

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

describe("services of a visit", () => {
  it("need a repair bay as soon as one is a repair", () => {
    expect(groupForVisit(["periodic"])).toBe("periodic");
    expect(groupForVisit(["periodic", "repair"])).toBe("repair");
  });
  it("are read from a joined list, each once", () => {
    expect(splitCodes("pm10;gr-ac;pm10;")).toEqual(["pm10", "gr-ac"]);
  });
});
