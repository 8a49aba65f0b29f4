import fc from "fast-check";
import { expect, it } from "vitest";
import { maxViewed, withViewed } from "./viewed-cars.ts";

it.each([
  [[], "A-1", ["A-1"]],
  [["A-1"], "B-2", ["B-2", "A-1"]],
  [["B-2", "A-1"], "A-1", ["A-1", "B-2"]],
])("after %j, %s: %j", (before, number, after) => expect(withViewed(before, number)).toEqual(after));

it("keeps each car once, the last one first, and no more than there is room for", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-D]-[1-4]$/), { minLength: 1, maxLength: 40 }), (walk) => {
      const seen = walk.reduce<readonly string[]>(withViewed, []);
      expect(seen[0]).toBe(walk.at(-1));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe(Math.min(maxViewed, new Set(walk).size));
    }),
  );
});
