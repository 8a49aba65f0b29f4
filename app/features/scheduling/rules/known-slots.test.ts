import fc from "fast-check";
import { expect, it } from "vitest";
import { findKnownSlots } from "./known-slots.ts";
import { findFreeSlots, type TakenUnit, type Timing } from "./slots.ts";

const morning: Timing[] = [{ start: "07:00", end: "12:00" }];
const night: Timing[] = [{ start: "20:00", end: "02:00" }];
const week = (timings: Timing[]) => Array.from({ length: 7 }, () => timings);
const now = Date.parse("2026-11-21T08:20:00Z");
const today = Math.floor(now / 86_400_000);
const taken = (hour: number, bays: number): TakenUnit[] => [
  { unitStart: (today + 2) * 1440 + hour * 60, bays },
];

// Lists stand for themselves: each is one object, as it is in memory.
const center = fc.record({
  id: fc.constantFrom("al-sadd", "lusail"),
  timeZone: fc.constantFrom("Asia/Qatar", "Asia/Dubai"),
  weekdays: fc.constantFrom(week(morning), week(night)),
  overrides: fc.constantFrom([], [{ from: "2026-11-23", to: "2026-11-23", timings: [] }]),
  bays: fc.constantFrom(0b1, 0b11),
  taken: fc.constantFrom([], taken(5, 0b1), taken(5, 0b11), taken(18, 0b1)),
});
const question = fc.record({
  now: fc.constantFrom(0, 300_000, 600_000, 86_400_000).map((later) => new Date(now + later)),
  firstDay: fc.constantFrom(today, today + 1),
  lastDay: fc.constantFrom(today + 2, today + 3),
  hours: fc.constantFrom(1, 2),
  centers: fc.array(center, { maxLength: 3 }),
});

it("finds what is found without a memory, whatever was asked before", () => {
  fc.assert(
    fc.property(question, (asked) => {
      expect(findKnownSlots(asked)).toEqual(findFreeSlots(asked));
    }),
    { numRuns: 2_000 },
  );
});
