import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxCompared, withToggled } from "./comparison.ts";

describe("taking a car in and out", () => {
  it("ends where it began, wherever there is room", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: maxCompared }), fc.string(), (ids, id) => {
        const once = withToggled(ids, id);
        if (once === undefined) {
          expect(ids).toHaveLength(maxCompared);
          return;
        }
        expect(once.includes(id)).toBe(!ids.includes(id));
        expect([...(withToggled(once, id) ?? [])].sort()).toEqual([...ids].sort());
      }),
    );
  });

  it("refuses a fourth, and lets any of the three go", () => {
    expect(withToggled(["A-1", "B-2", "C-3"], "D-4")).toBeUndefined();
    expect(withToggled(["A-1", "B-2", "C-3"], "B-2")).toEqual(["A-1", "C-3"]);
  });
});
