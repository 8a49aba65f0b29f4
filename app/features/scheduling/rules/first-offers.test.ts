import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstOfEach, nearestOfEach, timesByDay } from "./first-offers.ts";

const slot = (centerId: string, day: number, hour: number) => {
  const start = day * 1440 + hour * 60;
  return { centerId, start, end: start + 60, day, afterMidnight: hour >= 24, freeBays: 1 };
};
const free = [
  slot("west-bay", 3, 7),
  slot("west-bay", 3, 9),
  slot("west-bay", 6, 8),
  slot("al-sadd", 2, 25),
  slot("al-sadd", 3, 7),
  slot("lusail", 9, 7),
];

describe("the first times of each center", () => {
  it("come in order of start, with an hour after midnight on the day on which the night opened", () => {
    expect(firstOfEach(free)).toEqual([free[3], free[0], free[5]]);
  });
  it("near a day are the ones before and after it, or that day's alone", () => {
    expect(nearestOfEach(free, 4)).toEqual([free[0], free[4], free[2], free[5]]);
    expect(nearestOfEach(free, 3)).toEqual([free[0], free[4], free[5]]);
    expect(nearestOfEach([], 3)).toEqual([]);
  });
  it("are counted by day", () => {
    expect([...timesByDay(free)]).toEqual([
      [2, 1],
      [3, 3],
      [6, 1],
      [9, 1],
    ]);
  });
});

describe("over any free slots", () => {
  const anyFree = fc.array(
    fc
      .tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 27 }))
      .map(([center, day, hour]) => slot(center, day, hour)),
    { maxLength: 50 },
  );
  it("each center's first is no later than any other of its own, and every slot is counted once", () => {
    fc.assert(
      fc.property(anyFree, fc.integer({ min: 0, max: 12 }), (slots, day) => {
        const first = new Map(firstOfEach(slots).map((one) => [one.centerId, one.start]));
        for (const { centerId, start } of slots) expect(first.get(centerId)).toBeLessThanOrEqual(start);
        expect([...timesByDay(slots).values()].reduce((sum, count) => sum + count, 0)).toBe(slots.length);
        const near = nearestOfEach(slots, day);
        for (const { centerId, day: other } of slots) {
          const own = near.filter((one) => one.centerId === centerId).map((one) => Math.abs(one.day - day));
          expect(Math.min(...own)).toBeLessThanOrEqual(Math.abs(other - day));
        }
      }),
    );
  });
});
