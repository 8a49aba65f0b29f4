import * as fc from "fast-check";
import { expect, test } from "vitest";
import { randomSource } from "./random-source.ts";

test("a seed gives the same numbers for ever", () => {
  const random = randomSource(2026);
  const numbers = Array.from({ length: 6 }, () => random.between(1, 1_000));
  expect(numbers).toEqual([891, 616, 24, 851, 797, 218]);
});

test("every choice is one of those that were given, and a shuffle loses none", () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1, maxLength: 30 }), (seed, values) => {
      const random = randomSource(seed);
      expect(values).toContain(random.oneOf(values));
      expect(values).toContain(random.weighted(values.map((value) => [value, 2] as const)));
      expect(random.shuffled(values).toSorted()).toEqual(values.toSorted());
      const between = random.between(-3, 4);
      expect(between >= -3 && between <= 4).toBe(true);
    }),
  );
});

test("what weighs nothing is never chosen, and the rest as often as it weighs", () => {
  const random = randomSource(3);
  const chosen = Array.from({ length: 4_000 }, () =>
    random.weighted([
      ["often", 3],
      ["seldom", 1],
      ["never", 0],
    ]),
  );
  expect(chosen).not.toContain("never");
  expect(chosen.filter((one) => one === "often").length / chosen.length).toBeCloseTo(0.75, 1);
});
