import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Look, settle } from "./agreement.ts";
import { confident } from "./reading.ts";

const look = (value: string, confidence = 0.95, certainty = 1): Look => ({ value, confidence, certainty });

describe("what several looks at a place say", () => {
  test.each([
    ["two that agree are sure", [look("A"), look("A")], "A", true],
    ["two that agree on letters that were read badly are not", [look("A", 0.5), look("A", 0.4)], "A", false],
    ["two that agree on guessed characters are not", [look("A", 0.95, 0.7), look("A")], "A", false],
    ["two against one are not", [look("A"), look("B"), look("A")], "A", false],
    ["one alone is not", [look("A"), undefined], "A", false],
    ["of two that differ the better read one counts", [look("A", 0.6), look("B", 0.9)], "B", false],
  ] as const)("%s", (_, looks, value, isSure) => {
    const settled = settle(looks);
    expect(settled?.value).toBe(value);
    expect((settled?.confidence ?? 0) >= confident).toBe(isSure);
  });

  test("nothing was read", () => {
    expect(settle([undefined, undefined])).toBeUndefined();
    expect(settle([])).toBeUndefined();
  });

  test("a likely value wins over better read ones, and unlikely ones alone are unsure", () => {
    const isLikely = (value: string) => value === "B";
    expect(settle([look("A"), look("A"), look("B", 0.5)], { isLikely })?.value).toBe("B");
    expect(settle([look("A"), look("A")], { isLikely, mostWithout: 0.6 })?.confidence).toBe(0.6);
    expect(settle([look("A"), look("A")], { isLikely })?.confidence).toBeGreaterThanOrEqual(confident);
  });

  test("no other place lifts an unlikely value above what it reaches alone", () => {
    const isLikely = (value: string) => value === "B";
    expect(settle([look("A"), look("A")], { isLikely, mostWithout: 0.6 })?.most).toBe(0.6);
    expect(settle([look("B"), look("B")], { isLikely, mostWithout: 0.6 })?.most).toBe(1);
    expect(settle([look("A"), look("A")])?.most).toBe(1);
  });

  test("a witness makes two that agree sure however badly the letters were read, but not two that differ", () => {
    const isLikely = (value: string) => value === "A";
    expect(settle([look("A", 0.3), look("A", 0.2)], { isLikely })?.confidence).toBeGreaterThanOrEqual(
      confident,
    );
    expect(settle([look("A", 0.3), look("A", 0.2), look("B")], { isLikely })?.confidence).toBeLessThan(
      confident,
    );
    expect(settle([look("A", 0.3)], { isLikely })?.confidence).toBeLessThan(confident);
  });

  test("whatever was read: one that differs makes it unsure, and confidence is from 0 to 1", () => {
    const looks = fc.array(
      fc.record({
        value: fc.constantFrom("A", "B"),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        certainty: fc.constantFrom(1, 0.7),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(looks, (read) => {
        const { confidence } = settle(read) ?? { confidence: -1 };
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        if (new Set(read.map(({ value }) => value)).size > 1) expect(confidence).toBeLessThan(confident);
      }),
    );
  });
});
