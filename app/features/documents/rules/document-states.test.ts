import { describe, expect, test } from "vitest";
import {
  type Actor,
  type DocumentCode,
  documentCodes,
  expiryState,
  moveDocument,
  shownState,
  waitsForStaff,
} from "./document-states.ts";

const legal: readonly (readonly [DocumentCode, DocumentCode, Actor])[] = [
  ["uploaded", "scanning", "system"],
  ["scanning", "processed", "system"],
  ["scanning", "rejected", "system"],
  ["processed", "accepted", "staff"],
  ["processed", "rejected", "staff"],
];

describe("a document moves", () => {
  const all = documentCodes.flatMap((from) =>
    documentCodes.flatMap((to) => (["staff", "system"] as const).map((actor) => [from, to, actor] as const)),
  );
  test.each(all)("from %s to %s by %s only where the table says so", (from, to, actor) => {
    const isLegal = legal.some((move) => String(move) === String([from, to, actor]));
    const moved = moveDocument(from, to, actor);
    expect(moved.ok).toBe(isLegal);
    if (moved.ok) expect(moved.value).toBe(to);
  });

  test("and a refusal says whether the move or its actor is wrong", () => {
    expect(moveDocument("accepted", "rejected", "staff")).toMatchObject({ code: "illegal-move" });
    expect(moveDocument("processed", "accepted", "system")).toMatchObject({ code: "not-theirs" });
  });
});

const today = "2026-11-23";
test.each([
  ["accepted", "2026-11-22", "expired"],
  ["accepted", today, "accepted"],
  ["accepted", null, "accepted"],
  ["processed", "2026-11-22", "processed"],
  ["rejected", "2026-11-22", "rejected"],
] as const)("one that is %s and ends on %s is shown as %s", (code, expiry, shown) => {
  expect(shownState(code, expiry, today)).toBe(shown);
});

test.each([
  [null, null],
  ["2026-11-22", "expired"],
  [today, "expiring"],
  ["2027-01-22", "expiring"],
  ["2027-01-23", "valid"],
  ["2036-11-23", "valid"],
] as const)("a last day of %s is %s", (expiry, state) => {
  expect(expiryState(expiry, today)).toBe(state);
});

test("what its customer confirmed waits for the staff, until it is answered or replaced", () => {
  const confirmed = { code: "processed", confirmedAt: new Date(0), replacedBy: null } as const;
  expect(waitsForStaff(confirmed)).toBe(true);
  expect(waitsForStaff({ ...confirmed, confirmedAt: null })).toBe(false);
  expect(waitsForStaff({ ...confirmed, replacedBy: "newer" })).toBe(false);
  for (const code of documentCodes) expect(waitsForStaff({ ...confirmed, code })).toBe(code === "processed");
});
