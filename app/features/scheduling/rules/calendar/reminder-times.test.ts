import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReminderDue, reminderKinds, remindersAhead } from "./reminder-times.ts";

const start = new Date("2026-12-01T06:00:00Z");
const before = (hours: number, minutes = 0) =>
  new Date(start.getTime() - hours * 3_600_000 - minutes * 60_000);

describe("reminders still to come", () => {
  test.each([
    ["a week before", before(168), ["day-before", "soon"]],
    ["25 hours before", before(25), ["day-before", "soon"]],
    ["24 hours before", before(24), ["soon"]],
    ["3 hours before", before(3), ["soon"]],
    ["2 hours before", before(2), []],
    ["after the start", before(-1), []],
  ])("%s", (_, now, kinds) => {
    const ahead = remindersAhead(start, now);
    expect(ahead.map(({ kind }) => kind)).toEqual(kinds);
  });

  test("come 24 and 2 hours before the start, whatever clocks do in between", () => {
    expect(remindersAhead(start, before(100)).map(({ at }) => at)).toEqual([before(24), before(2)]);
  });
});

describe("a reminder makes sense", () => {
  test.each([
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
      fc.property(fc.date({ min: before(200), max: before(-5), noInvalidDate: true }), (now) => {
        for (const { kind, at } of remindersAhead(start, now))
          expect(isReminderDue(kind, start, at)).toBe(true);
        expect(reminderKinds.filter((kind) => isReminderDue(kind, start, now)).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
