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
  it("near a day are the earliest of their day, also where its hours are listed out of order", () => {
    const day = [slot("lusail", 3, 15), slot("lusail", 3, 7), slot("lusail", 3, 9)];
    expect(nearestOfEach(day, 3)).toEqual([day[1]]);
  });
  it("of equal starts the one of the center that is listed first, and of its own slots the first", () => {
    const equal = [slot("lusail", 3, 7), slot("al-sadd", 3, 7), { ...slot("lusail", 3, 7), freeBays: 2 }];
    expect(firstOfEach(equal)).toEqual([equal[0], equal[1]]);
    expect(nearestOfEach(equal, 3)).toEqual([equal[0], equal[1]]);
  });
  it("are counted by day", () => {
    expect([...timesByDay(free)]).toEqual([
      [2, 1],
      [3, 3],
      [6, 1],
      [9, 1],
    ]);
    expect([...timesByDay([])]).toEqual([]);
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
        const counts = [...timesByDay(slots)];
        expect(counts.map(([of]) => of)).toEqual(
          [...new Set(slots.map((one) => one.day))].sort((a, b) => a - b),
        );
        for (const [of, count] of counts) expect(slots.filter((one) => one.day === of)).toHaveLength(count);
        const near = nearestOfEach(slots, day);
        for (const { centerId, day: other } of slots) {
          const own = near.filter((one) => one.centerId === centerId).map((one) => Math.abs(one.day - day));
          expect(Math.min(...own)).toBeLessThanOrEqual(Math.abs(other - day));
        }
      }),
    );
  });
});
