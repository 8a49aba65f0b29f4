import { describe, expect, test } from "vitest";
import type { FreeSlot } from "#app/features/scheduling/rules/slots.ts";
import { areTaken, leftOver, slotsToOffer } from "./waiting-slots.ts";

const zone = "Asia/Qatar";
const minute = (instant: string) => Date.parse(instant) / 60_000;
const slot = (start: string, hours = 1): FreeSlot => ({
  centerId: "al-sadd",
  start: minute(start),
  end: minute(start) + hours * 60,
  day: Math.floor(minute(start) / 1440),
  afterMidnight: false,
  freeBays: 1,
});
const [seven, eight, nine] = ["07", "08", "09"].map((hour) => slot(`2026-12-01T${hour}:00:00Z`)) as [
  FreeSlot,
  FreeSlot,
  FreeSlot,
];
const freed = { from: eight.start, to: eight.end };
const criteria = { before: minute("2026-12-03T06:00:00Z"), fromDay: "2026-11-20", offered: [] };

describe("of the free slots is offered", () => {
  test.each([
    ["what uses the hours that were given back", [seven, eight, nine], criteria, [eight.start]],
    [
      "a longer visit that needs them, the earliest first",
      [slot("2026-12-01T08:00:00Z", 2), slot("2026-12-01T07:00:00Z", 2), slot("2026-12-01T06:00:00Z", 2)],
      criteria,
      [seven.start, eight.start],
    ],
    ["nothing that is not earlier", [eight], { ...criteria, before: eight.start }, []],
    ["what is a minute earlier", [eight], { ...criteria, before: eight.start + 1 }, [eight.start]],
    ["nothing that was offered before", [eight], { ...criteria, offered: [eight.start] }, []],
    ["nothing before the first day", [eight], { ...criteria, fromDay: "2026-12-02" }, []],
    ["what is on the first day", [eight], { ...criteria, fromDay: "2026-12-01" }, [eight.start]],
    ["nothing where nothing is free", [], criteria, []],
  ])("%s", (_, free, wanted, starts) =>
    expect(slotsToOffer(free, freed, wanted, zone).map(({ start }) => start)).toEqual(starts),
  );

  test("by the day of the center, not of UTC", () => {
    const night = slot("2026-12-01T22:00:00Z");
    const hours = { from: night.start, to: night.end };
    expect(slotsToOffer([night], hours, { ...criteria, fromDay: "2026-12-02" }, zone)).toEqual([night]);
    expect(slotsToOffer([night], hours, { ...criteria, fromDay: "2026-12-02" }, "UTC")).toEqual([]);
  });
});

describe("freed hours", () => {
  const two = { from: eight.start, to: nine.end };
  const taken = (...units: [at: FreeSlot, bays: number][]) =>
    units.map(([at, bays]) => ({ unitStart: at.start, bays }));

  test.each([
    ["all of them", taken([eight, 1], [nine, 1]), true],
    ["all of them, in the middle of other hours", taken([seven, 1], [eight, 3], [nine, 1]), true],
    ["one of them", taken([eight, 1]), false],
    ["the later one", taken([nine, 1]), false],
    ["those of another bay", taken([eight, 2], [nine, 2]), false],
    ["nothing", [], false],
  ])("are gone where %s is taken", (_, units, isGone) => expect(areTaken(two, 0, units)).toBe(isGone));

  test.each([
    ["before it", nine, [{ from: eight.start, to: eight.end }]],
    ["after it", eight, [{ from: nine.start, to: nine.end }]],
    ["nothing where a longer visit takes more", slot("2026-12-01T07:00:00Z", 3), []],
  ])("leave over from a slot %s", (_, used, left) => expect(leftOver(two, used)).toEqual(left));
});
