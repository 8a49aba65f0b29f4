import fc from "fast-check";
import { expect, test } from "vitest";
import { boundAt, scaleOf, shareOf } from "./bound-scale.ts";

test.each([
  [
    { min: 41_500, max: 312_000 },
    { min: 40_000, max: 315_000, step: 5_000 },
  ],
  [
    { min: 2020, max: 2026 },
    { min: 2020, max: 2026, step: 1 },
  ],
  [
    { min: 0, max: 600_000 },
    { min: 0, max: 600_000, step: 10_000 },
  ],
  [
    { min: 900, max: 118_000 },
    { min: 0, max: 118_000, step: 2_000 },
  ],
  [
    { min: 2024, max: 2024 },
    { min: 2024, max: 2025, step: 1 },
  ],
])("the scale of %o is %o", (range, scale) => {
  expect(scaleOf(range)).toEqual(scale);
});

test("a scale holds its range, has an end at each end and not too many steps", () => {
  const ranges = fc
    .tuple(fc.nat({ max: 900_000 }), fc.nat({ max: 900_000 }))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
  fc.assert(
    fc.property(ranges, (range) => {
      const { min, max, step } = scaleOf(range);
      expect(min).toBeLessThanOrEqual(range.min);
      expect(max).toBeGreaterThanOrEqual(range.max);
      expect((max - min) % step).toBe(0);
      expect((max - min) / step).toBeLessThanOrEqual(62);
      expect([shareOf(min, { min, max, step }), shareOf(max, { min, max, step })]).toEqual([0, 1]);
    }),
  );
});

test("the end of a scale is no bound", () => {
  const scale = scaleOf({ min: 0, max: 600_000 });
  expect(boundAt(0, "min", scale)).toBeUndefined();
  expect(boundAt(600_000, "max", scale)).toBeUndefined();
  expect(boundAt(600_000, "min", scale)).toBe(600_000);
});
