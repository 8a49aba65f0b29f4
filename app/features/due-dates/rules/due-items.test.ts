import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DueItem, type DueKind, daysUntil, dueKinds, dueState, itemId, timeline } from "./due-items.ts";

const today = "2026-03-02";
const item = (kind: DueKind, day: string): DueItem => ({ id: itemId(kind, "x", day), kind, day });

test.each([
  ["2026-03-02", 0, "soon"],
  ["2026-03-01", -1, "overdue"],
  ["2026-03-03", 1, "soon"],
  ["2026-05-01", 60, "soon"],
  ["2026-05-02", 61, "later"],
  ["2028-02-29", 729, "later"],
  ["2025-03-02", -365, "overdue"],
] as const)("%s is %d days away and %s", (day, days, state) => {
  expect(daysUntil(day, today)).toBe(days);
  expect(dueState(day, today)).toBe(state);
});

describe("the timeline", () => {
  test("stands in the order of days, what is overdue first", () => {
    const items = [
      item("service", "2026-09-01"),
      item("warranty", "2026-03-02"),
      item("insurance", "2026-02-20"),
      item("qid", "2026-03-30"),
    ];
    expect(timeline(items, today).map(({ kind }) => kind)).toEqual([
      "insurance",
      "warranty",
      "qid",
      "service",
    ]);
  });

  test.each([
    ["driving-license", -365, true],
    ["driving-license", -366, false],
    ["service", -365, true],
    ["service", -366, false],
    ["warranty", -30, true],
    ["warranty", -31, false],
    ["warranty", 365, true],
    ["insurance", 366, false],
  ] as const)("has a %s of %d days: %s", (kind, days, isShown) => {
    const day = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    expect(timeline([item(kind, day)], today)).toHaveLength(isShown ? 1 : 0);
  });

  test("loses and invents nothing within its bounds", () => {
    const anyItem = fc
      .tuple(fc.constantFrom(...dueKinds), fc.integer({ min: -29, max: 364 }))
      .map(([kind, days]) =>
        item(kind, new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)),
      );
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const shown = timeline(items, today);
        expect(shown.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          items.toSorted((a, b) => a.id.localeCompare(b.id)),
        );
      }),
    );
  });
});
