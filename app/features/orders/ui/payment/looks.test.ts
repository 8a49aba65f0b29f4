import { describe, expect, it } from "vitest";
import { attemptStates } from "#app/features/payments/rules/attempt-states.ts";
import { isOpen, nextLookMs, patienceMs } from "./looks.ts";

describe("how often the bank is looked at", () => {
  it("begins at once and slows down, and never stops", () => {
    const first = Array.from({ length: 40 }, (_, done) => nextLookMs(done + 1));
    expect(first.slice(0, 4)).toEqual([1000, 2000, 3000, 5000]);
    expect(first).toEqual([...first].sort((one, other) => one - other));
    expect(first.at(-1)).toBe(15_000);
  });

  it("looks at least eight times while the customer waits", () => {
    let [ms, count] = [0, 0];
    while (ms + nextLookMs(count + 1) <= patienceMs) ms += nextLookMs(++count);
    expect(count).toBeGreaterThanOrEqual(8);
  });
});

it("of the states of an attempt, these are open", () => {
  expect(attemptStates.filter(isOpen)).toEqual(["created", "redirected", "pending", "authorized"]);
});
