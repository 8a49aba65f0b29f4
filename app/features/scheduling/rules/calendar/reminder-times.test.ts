import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReminderDue, reminderKinds, remindersAhead } from "./reminder-times.ts";

const start = new Date("2026-12-01T06:00:00Z");
const aDay = 24 * 60;
const before = (hours: number, minutes = 0) =>
  new Date(start.getTime() - hours * 3_600_000 - minutes * 60_000);

const moments = fc.date({ min: before(200), max: before(-5), noInvalidDate: true });

describe("reminders still to come", () => {
  test.each([
    ["a week before", before(168), ["two-days-before", "soon"]],
    ["49 hours before", before(49), ["two-days-before", "soon"]],
    ["48 hours before", before(48), ["soon"]],
    ["3 hours before", before(3), ["soon"]],
    ["2 hours before", before(2), []],
    ["after the start", before(-1), []],
  ])("%s", (_, now, kinds) => {
    const ahead = remindersAhead(start, aDay, now);
    expect(ahead.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ["a day", aDay, 48],
    ["two hours", 120, 24],
    ["a week", 7 * aDay, 48],
  ])(
    "of what can be changed until %s before: the first one comes %s min / %s h",
    (_, changeMinutes, hours) => {
      const ahead = remindersAhead(start, changeMinutes, before(1_000));
      expect(ahead.map(({ at }) => at)).toEqual([before(hours), before(2)]);
    },
  );
});

describe("a reminder makes sense", () => {
  test.each([
    ["two-days-before", before(48, 4), true],
    ["two-days-before", before(48, 6), false],
    ["two-days-before", before(25), true],
    // The right to change has ended: what it would say is no longer so.
    ["two-days-before", before(24), false],
    ["day-before", before(24), true],
    ["day-before", before(24, 4), true],
    ["day-before", before(24, 5), true],
    ["day-before", before(24, 6), false],
    ["day-before", before(3), true],
    ["day-before", before(2), false],
    ["soon", before(2), true],
    ["soon", before(2, 6), false],
    ["soon", before(0, 1), true],
    ["soon", start, false],
    ["soon", before(-3), false],
  ] as const)("%s at %s: %s", (kind, now, isDue) => expect(isReminderDue(kind, start, now)).toBe(isDue));

  test("at its moment, always; never two at once", () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(120, aDay), (now, changeMinutes) => {
        for (const { kind, at } of remindersAhead(start, changeMinutes, now))
          expect(isReminderDue(kind, start, at)).toBe(true);
        expect(reminderKinds.filter((kind) => isReminderDue(kind, start, now)).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
