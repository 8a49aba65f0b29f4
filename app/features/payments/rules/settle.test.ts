import { describe, expect, test } from "vitest";
import { attemptStates } from "./attempt-states.ts";
import { type AttemptFacts, type ChargeSeen, settle } from "./settle.ts";

const attempt: AttemptFacts = {
  id: "attempt",
  state: "redirected",
  amount: 10_000,
  currency: "QAR",
  captured: 0,
  capturedChargeId: null,
  isGivenUp: false,
};
const paid: ChargeSeen = {
  chargeId: "charge",
  reference: "attempt",
  state: "captured",
  amount: 10_000,
  currency: "QAR",
  captured: 10_000,
};
const captured = { ...attempt, state: "captured", captured: 10_000, capturedChargeId: "charge" } as const;

describe("a charge that was seen", () => {
  test("as paid, pays its attempt", () => {
    expect(settle(attempt, paid)).toEqual({
      state: "captured",
      captured: 10_000,
      capturedChargeId: "charge",
      lateCapture: false,
      isChanged: true,
    });
  });

  test.each([
    ["reference-differs", { reference: "another" }],
    ["currency-differs", { currency: "KWD" }],
    ["amount-differs", { amount: 9_999, captured: 9_999 }],
    ["amount-differs", { captured: 9_999 }],
    ["amount-differs", { captured: 0 }],
  ])("pays nothing where it says %s", (problem, changes) => {
    for (const state of attemptStates.filter((one) => one !== "captured")) {
      const settled = settle({ ...attempt, state }, { ...paid, ...changes });
      expect(settled).toMatchObject({ state, captured: 0, problem, isChanged: false });
    }
  });

  test("again changes nothing", () => {
    expect(settle(captured, paid)).toMatchObject({ state: "captured", captured: 10_000, isChanged: false });
    expect(settle(captured, paid).problem).toBeUndefined();
  });

  test.each(["redirected", "pending", "authorized", "failed", "expired"] as const)(
    "as %s, takes no money back from one that is paid",
    (state) => {
      const settled = settle(captured, { ...paid, state, captured: 0 });
      expect(settled).toMatchObject({ state: "captured", captured: 10_000, isChanged: false });
      expect(settled.problem).toBeUndefined();
    },
  );

  test("as void after it had paid goes to the staff", () => {
    const settled = settle(captured, { ...paid, state: "cancelled", captured: 0 });
    expect(settled).toMatchObject({ state: "captured", problem: "void-after-capture" });
  });

  test("a second payment of the same attempt goes to the staff and is not counted", () => {
    const settled = settle(captured, { ...paid, chargeId: "second" });
    expect(settled).toMatchObject({ captured: 10_000, capturedChargeId: "charge", problem: "second-charge" });
  });

  test.each([
    ["after it had been given up", { isGivenUp: true }, true],
    ["after it had expired", { state: "expired" }, true],
    ["after it had failed", { state: "failed" }, false],
    ["in time", {}, false],
  ] as const)("as paid %s: late is %s", (_, changes, lateCapture) => {
    expect(settle({ ...attempt, ...changes }, paid)).toMatchObject({ state: "captured", lateCapture });
  });
});
