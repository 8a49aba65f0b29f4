import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OpeningHours } from "#app/features/scheduling/rules/slots.ts";
import { baysFreeFor, furtherSteps, unitsBetween, unitsOfSteps, visitSteps } from "./visit-hours.ts";

const day = [
  { start: "07:00", end: "12:00" },
  { start: "13:00", end: "15:00" },
  { start: "15:00", end: "19:00" },
];
const closed: typeof day = [];
/** Closed on Fridays; one night shift in the week. */
const opening: OpeningHours = {
  timeZone: "Asia/Qatar",
  weekdays: [day, day, day, [{ start: "22:00", end: "02:00" }], day, closed, day],
  overrides: [],
};
/** A wall time in Qatar as UTC minute. */
const minute = (time: string) => Date.parse(`${time}:00+03:00`) / 60_000;
const wall = (utcMinute: number) =>
  new Date((utcMinute + 180) * 60_000).toISOString().slice(8, 16).replace("T", " ");
const stepsAt = (time: string, hours: number) =>
  visitSteps(opening, { start: minute(time), hours })?.map(
    ({ start, end }) => `${wall(start)}-${wall(end).slice(3)}`,
  );

describe("the hours of a visit by staff", () => {
  it.each<[string, string, number, string[] | undefined]>([
    ["the running hour", "2026-11-24T10:20", 1, ["24 10:00-11:00"]],
    ["the hour at its start", "2026-11-24T10:00", 1, ["24 10:00-11:00"]],
    ["the window at noon as one", "2026-11-24T14:10", 1, ["24 13:00-15:00"]],
    ["over a break", "2026-11-24T11:00", 2, ["24 11:00-12:00", "24 13:00-15:00"]],
    ["over a night shift's midnight", "2026-11-25T23:30", 2, ["25 23:00-00:00", "26 00:00-01:00"]],
    ["over a night", "2026-11-26T18:30", 2, ["26 18:00-19:00", "28 07:00-08:00"]],
    ["nothing in a break", "2026-11-24T12:30", 1, undefined],
    ["nothing on a closed day", "2026-11-27T10:00", 1, undefined],
  ])("%s", (_, at, hours, expected) => {
    expect(stepsAt(at, hours)).toEqual(expected);
  });

  it("go on after the end, or where that is past from the hour that is running", () => {
    const further = (end: string, now: string, hours = 1) =>
      furtherSteps(opening, { end: minute(end), hours, now: new Date(`${now}:00+03:00`) })?.map((step) =>
        wall(step.start),
      );
    expect(further("2026-11-24T10:00", "2026-11-24T09:30", 2)).toEqual(["24 10:00", "24 11:00"]);
    expect(further("2026-11-24T10:00", "2026-11-24T16:30", 2)).toEqual(["24 16:00", "24 17:00"]);
    expect(further("2026-11-26T19:00", "2026-11-26T18:00")).toEqual(["28 07:00"]);
  });

  it("are found again from start and end, however long the visit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 30 }), (hour, hours) => {
        const start = minute("2026-11-24T07:00") + hour * 60;
        const steps = visitSteps(opening, { start, hours });
        const [first, last] = [steps?.[0], steps?.at(-1)];
        if (steps === undefined || first === undefined || last === undefined) return;
        const between = unitsBetween(opening, { start: first.start, end: last.end });
        expect(between).toEqual(expect.arrayContaining(unitsOfSteps(steps)));
        expect(unitsOfSteps(steps).length).toBeGreaterThanOrEqual(hours);
        if (last.end - first.start > 720) expect(between).toEqual(unitsOfSteps(steps));
      }),
    );
  });
});

describe("bays that are free for hours", () => {
  it.each<[string, { unitStart: number; bays: number }[], number]>([
    ["all, where nothing is taken", [], 0b111],
    [
      "those that are not taken in any of them",
      [
        { unitStart: 60, bays: 0b001 },
        { unitStart: 120, bays: 0b100 },
      ],
      0b010,
    ],
    [
      "all, where others end before and begin after",
      [
        { unitStart: 0, bays: 0b111 },
        { unitStart: 180, bays: 0b111 },
      ],
      0b111,
    ],
    ["not one whose hour reaches in", [{ unitStart: 30, bays: 0b001 }], 0b110],
  ])("%s", (_, taken, expected) => {
    expect(baysFreeFor(0b111, taken, [60, 120])).toBe(expected);
  });
});
