import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RefundSource, splitRefund } from "./split-refund.ts";

const source = (attemptId: string, captured: number, changes: Partial<RefundSource> = {}): RefundSource => ({
  attemptId,
  captured,
  refundable: captured,
  canRefundPartly: true,
  ...changes,
});
const part = (attemptId: string, amount: number, isManual = false) => ({ attemptId, amount, isManual });

describe("a refund", () => {
  test.each([
    ["takes the attempt that fits", [source("a", 100), source("b", 300)], 100, [part("a", 100)]],
    ["takes the newest that fits", [source("a", 100), source("b", 100)], 100, [part("b", 100)]],
    ["begins with the newest", [source("a", 100), source("b", 300)], 350, [part("b", 300), part("a", 50)]],
    [
      "leaves out what is given back",
      [source("a", 100), source("b", 300, { refundable: 0 })],
      60,
      [part("a", 60)],
    ],
    [
      "goes to the staff where the method gives no part back",
      [source("a", 100, { canRefundPartly: false })],
      60,
      [part("a", 60, true)],
    ],
    ["of everything needs no staff", [source("a", 100, { canRefundPartly: false })], 100, [part("a", 100)]],
    [
      "of the rest of such a method is a part as well",
      [source("a", 100, { canRefundPartly: false, refundable: 40 })],
      40,
      [part("a", 40, true)],
    ],
  ])("%s", (_, sources, amount, parts) => {
    expect(splitRefund(sources, amount)).toEqual({ ok: true, value: parts });
  });

  test.each([
    [[], 1, "nothing-to-refund"],
    [[source("a", 100, { refundable: 0 })], 1, "nothing-to-refund"],
    [[source("a", 100)], 0, "nothing-to-refund"],
    [[source("a", 100), source("b", 50)], 151, "more-than-captured"],
  ])("of %j, %i is refused", (sources, amount, code) => {
    expect(splitRefund(sources, amount)).toMatchObject({ ok: false, code });
  });

  test("gives back exactly the amount, of no attempt more than it has", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.nat(), (captured, seed) => {
        const sources = captured.map((sum, place) => source(String(place), sum));
        const most = captured.reduce((sum, one) => sum + one, 0);
        const amount = 1 + (seed % most);
        const split = splitRefund(sources, amount);
        if (!split.ok) throw new Error(split.code);
        expect(split.value.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        for (const one of split.value)
          expect(one.amount).toBeLessThanOrEqual(captured[Number(one.attemptId)] ?? 0);
        expect(new Set(split.value.map(({ attemptId }) => attemptId)).size).toBe(split.value.length);
      }),
    );
  });
});
