import { describe, expect, test } from "vitest";
import { freeBesides, isBusyAt } from "./busy-times.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const time = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) });
const slot = (from: number, to: number) => ({
  ...{ centerId: "al-sadd", start: at(from).getTime() / 60_000, end: at(to).getTime() / 60_000 },
  ...{ day: 0, afterMidnight: false, freeBays: 1 },
});
const busy = [time(4, 5), time(10, 12)];

describe("a vehicle that is somewhere else from 4 to 5 and from 10 to 12", () => {
  test.each([
    [9, 10, false],
    [9, 11, true],
    [10, 11, true],
    [10, 12, true],
    [11, 13, true],
    [12, 13, false],
    [9, 13, true],
    [3, 5, true],
    [5, 10, false],
  ])("is busy from %i to %i: %s", (from, to, isBusy) => {
    expect(isBusyAt(busy, time(from, to))).toBe(isBusy);
    expect(freeBesides([slot(from, to)], busy)).toEqual(isBusy ? [] : [slot(from, to)]);
  });

  test("leaves the slots beside in their order", () => {
    const free = [slot(9, 10), slot(10, 11), slot(12, 13), slot(5, 6)];
    expect(freeBesides(free, busy)).toEqual([slot(9, 10), slot(12, 13), slot(5, 6)]);
  });
});

test("a vehicle without other times is free at all of them", () => {
  expect(isBusyAt([], time(4, 5))).toBe(false);
  expect(freeBesides([slot(4, 5)], [])).toEqual([slot(4, 5)]);
});
