import fc from "fast-check";
import { expect, test } from "vitest";
import { type RefundState, refundFollowers, refundStateAfter, refundStates } from "./refund-states.ts";

test("nothing follows money that is back, and it follows everything else", () => {
  expect(refundFollowers.refunded).toEqual([]);
  for (const state of refundStates) expect(refundStateAfter(state, "refunded")).toBe("refunded");
});

test("one that failed is not on its way again", () => {
  expect(refundStateAfter("failed", "pending")).toBe("failed");
  expect(refundStateAfter("manual", "pending")).toBe("manual");
});

test("news in any order ends alike", () => {
  const news = fc.array(fc.constantFrom<RefundState>("pending", "failed", "refunded"), { maxLength: 8 });
  fc.assert(
    fc.property(news, (all) => {
      const end = (some: readonly RefundState[]) => some.reduce(refundStateAfter, "requested");
      expect(end([...all, ...all.toReversed()])).toBe(end(all));
      expect(end(all.toSorted())).toBe(end(all));
    }),
  );
});
