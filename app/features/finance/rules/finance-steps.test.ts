import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { snapTo, stepTo } from "./finance-steps.ts";

const limits = { least: 5_590, most: 50_310 };

describe("a step", () => {
  it.each([
    [5_590, 1, 6_000],
    [6_000, 1, 7_000],
    [6_000, -1, 5_590],
    [5_590, -1, 5_590],
    [50_000, 1, 50_310],
    [50_310, -1, 50_000],
    [10_499, -1, 10_000],
  ] as const)("from %i in direction %i leads to %i", (value, direction, next) => {
    expect(stepTo(value, 1_000, direction, limits)).toBe(next);
  });

  it("is taken back by a step the other way, between the ends", () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 49 }), (thousands) => {
        const value = thousands * 1_000;
        expect(stepTo(stepTo(value, 1_000, 1, limits), 1_000, -1, limits)).toBe(value);
      }),
    );
  });
});

it.each([
  [1_000, 5_590],
  [5_590, 5_590],
  [50_300, 50_310],
  [5_600, 5_590],
  [5_800, 6_000],
  [20_240, 20_000],
  [20_250, 20_500],
  [50_310, 50_310],
  [99_999, 50_310],
])("a needle dropped at %i stands at %i", (dropped, value) => {
  expect(snapTo(dropped, 500, limits)).toBe(value);
});

it.each([
  [5_700, 5_800],
  [5_800, 5_800],
  [5_801, 6_000],
  [50_199, 50_000],
  [50_200, 50_200],
  [50_300, 50_200],
])(
  "an end that is nearer to another step can be reached: dropped at %i it stands at %i",
  (dropped, value) => {
    expect(snapTo(dropped, 500, { least: 5_800, most: 50_200 })).toBe(value);
  },
);
