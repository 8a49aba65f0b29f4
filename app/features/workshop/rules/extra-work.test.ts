import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Decidable,
  decide,
  expiryOf,
  extraWorkStates,
  mayRevise,
  mayWithdraw,
  mostDirhams,
  mostLines,
  shownState,
  taxIn,
  totalOf,
} from "./extra-work.ts";

const at = new Date("2026-11-26T08:00:00Z");
const later = (ms: number) => new Date(at.getTime() + ms);
const line = { description: "Labor", dirhams: 12_050 };
const open: Decidable = { state: "proposed", expiresAt: later(1), isVisitOpen: true };

describe("what is proposed", () => {
  test("costs what its lines cost", () => {
    expect(totalOf({ title: "Brakes", lines: [line, { ...line, dirhams: 1 }] })).toEqual({
      ok: true,
      value: 12_051,
    });
  });
  test.each([
    ["without a title", { title: " ", lines: [line] }],
    ["with a long title", { title: "x".repeat(121), lines: [line] }],
    ["without a line", { title: "Brakes", lines: [] }],
    ["with too many lines", { title: "Brakes", lines: Array(mostLines + 1).fill(line) }],
    ["with a line that says nothing", { title: "Brakes", lines: [{ ...line, description: "" }] }],
    ["with a price below nothing", { title: "Brakes", lines: [{ ...line, dirhams: -1 }, line] }],
    ["with a part of a dirham", { title: "Brakes", lines: [{ ...line, dirhams: 0.5 }] }],
    [
      "that is too dear",
      {
        title: "Brakes",
        lines: [
          { ...line, dirhams: mostDirhams },
          { ...line, dirhams: 1 },
        ],
      },
    ],
  ])("%s is refused", (_, terms) => {
    expect(totalOf(terms)).toMatchObject({ ok: false, code: "extra-work-invalid" });
  });
  test.each([
    [10_500, 500, 500],
    [10_500, 0, 0],
    [21, 500, 1],
    [10, 500, 0],
  ])("of %i dirhams at %i basis points contains %i of tax", (total, rate, tax) => {
    expect(taxIn(total, rate)).toBe(tax);
  });
});

describe("the customer's answer", () => {
  test.each(["approved", "declined"] as const)("%s is taken while it waits", (decision) => {
    expect(decide(open, decision, at)).toEqual({ ok: true, value: "decide" });
  });
  test.each<[string, Partial<Decidable>]>([
    ["after 48 hours", { expiresAt: at }],
    ["once it was withdrawn", { state: "withdrawn" }],
    ["once the car has left", { isVisitOpen: false }],
  ])("is not taken %s", (_, changes) => {
    for (const decision of ["approved", "declined"] as const)
      expect(decide({ ...open, ...changes }, decision, at)).toMatchObject({ code: "no-longer-offered" });
  });
  test("given twice is one, given otherwise is refused", () => {
    const approved: Decidable = { ...open, state: "approved", expiresAt: at };
    expect(decide(approved, "approved", at)).toEqual({ ok: true, value: "again" });
    expect(decide(approved, "declined", at)).toMatchObject({ code: "already-decided" });
    expect(decide({ ...open, state: "declined" }, "approved", at)).toMatchObject({ code: "already-decided" });
  });
  test("is decided from what is proposed alone, at whatever time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...extraWorkStates),
        fc.integer({ min: -1000, max: 1000 }),
        fc.boolean(),
        (state, ms, isVisitOpen) => {
          const decided = decide({ state, expiresAt: later(ms), isVisitOpen }, "approved", at);
          const isNew = decided.ok && decided.value === "decide";
          expect(isNew).toBe(state === "proposed" && ms > 0 && isVisitOpen);
        },
      ),
    );
  });
});

test("staff word anew what is not approved, and take back what nobody has answered", () => {
  expect(extraWorkStates.filter(mayRevise)).toEqual(["proposed", "declined", "withdrawn"]);
  expect(extraWorkStates.filter(mayWithdraw)).toEqual(["proposed"]);
});

test("a proposal ends 48 hours after it was made, an answer does not", () => {
  const end = expiryOf(at);
  expect(end.toISOString()).toBe("2026-11-28T08:00:00.000Z");
  const work = { state: "proposed", expiresAt: end, isVisitOpen: true } as const;
  const before = new Date(end.getTime() - 1);
  expect(shownState(work, before)).toBe("proposed");
  expect(shownState(work, end)).toBe("expired");
  expect(shownState({ ...work, state: "approved" }, end)).toBe("approved");
  // Once the car has left it waits for nobody.
  expect(shownState({ ...work, isVisitOpen: false }, before)).toBe("ended");
  expect(shownState({ ...work, state: "approved", isVisitOpen: false }, before)).toBe("approved");
});
