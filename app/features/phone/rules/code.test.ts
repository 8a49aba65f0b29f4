import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf } from "./code.ts";

test.each([
  [0, "000000"],
  [7, "000007"],
  [999_999, "999999"],
  [1_000_000, "000000"],
  [4_293_999_999, "999999"],
  // 4,294 whole rounds of a million fit into 32 bits; what is left over would come up more often.
  [4_294_000_000, undefined],
  [4_294_967_295, undefined],
])("the random number %i makes %s", (random, code) => expect(codeOf(random)).toBe(code));

test("every code is made by as many random numbers as any other", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (wanted) => {
      const code = String(wanted).padStart(6, "0");
      expect(codeOf(wanted)).toBe(code);
      expect(codeOf(wanted + 4_293 * 1_000_000)).toBe(code);
      expect(codeOf(wanted + 4_294 * 1_000_000)).toBeUndefined();
    }),
  );
});
