import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CenterHours, openingStateOf } from "./opening-state.ts";

const split = [
  { start: "07:00", end: "12:00" },
  { start: "13:00", end: "19:00" },
];
const center: CenterHours = {
  timeZone: "Asia/Qatar",
  sundayTimings: split,
  mondayTimings: split,
  tuesdayTimings: split,
  wednesdayTimings: split,
  thursdayTimings: [
    { start: "07:00", end: "12:00" },
    { start: "12:00", end: "16:00" },
  ],
  saturdayTimings: [{ start: "20:00", end: "01:00" }],
  specialTimings: [
    { from: "2026-12-07", to: "2026-12-08", timings: [] },
    { from: "2026-12-08", to: "2026-12-08", timings: [{ start: "09:00", end: "10:00" }] },
  ],
};

describe("opening state in the center's zone", () => {
  it.each([
    [
      "Sunday before seven",
      "2026-11-22T03:59Z",
      { open: false, next: { daysAhead: 0, day: "2026-11-22", time: "07:00" } },
    ],
    ["Sunday at seven", "2026-11-22T04:00Z", { open: true, until: "12:00" }],
    [
      "the noon break",
      "2026-11-22T09:00Z",
      { open: false, next: { daysAhead: 0, day: "2026-11-22", time: "13:00" } },
    ],
    ["the last minute", "2026-11-22T15:59Z", { open: true, until: "19:00" }],
    [
      "Sunday at closing",
      "2026-11-22T16:00Z",
      { open: false, next: { daysAhead: 1, day: "2026-11-23", time: "07:00" } },
    ],
    ["hours without a break", "2026-11-26T05:00Z", { open: true, until: "16:00" }],
    [
      "closed Friday",
      "2026-11-27T08:00Z",
      { open: false, next: { daysAhead: 1, day: "2026-11-28", time: "20:00" } },
    ],
    ["after midnight", "2026-11-28T21:30Z", { open: true, until: "01:00" }],
    [
      "a closed holiday",
      "2026-12-07T05:00Z",
      { open: false, next: { daysAhead: 1, day: "2026-12-08", time: "09:00" } },
    ],
    ["the later listed special hours", "2026-12-08T06:30Z", { open: true, until: "10:00" }],
  ])("%s", (_, now, state) => {
    expect(openingStateOf(center, new Date(now))).toEqual(state);
  });

  it.each(["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const)(
    "of a center that works on %s alone is that day's",
    (weekday) => {
      const none = { sundayTimings: [], mondayTimings: [], tuesdayTimings: [], wednesdayTimings: [] };
      const closed = {
        ...none,
        thursdayTimings: [],
        fridayTimings: [],
        saturdayTimings: [],
        specialTimings: [],
      };
      const own = { timeZone: "Asia/Qatar", ...closed, [`${weekday}Timings`]: split };
      const open = Array.from({ length: 7 }, (_, index) => {
        const noon = new Date(Date.UTC(2026, 10, 22 + index, 8));
        return openingStateOf(own, noon).open
          ? noon.toLocaleDateString("en", { weekday: "long", timeZone: "Asia/Qatar" })
          : "";
      });
      expect(open.join("").toLowerCase()).toBe(weekday);
    },
  );

  it("counts hours that overlap or are listed out of order as one row", () => {
    const row = [
      { start: "11:00", end: "16:00" },
      { start: "07:00", end: "12:00" },
      { start: "08:00", end: "10:00" },
    ];
    const sunday = { ...center, sundayTimings: row };
    expect(openingStateOf(sunday, new Date("2026-11-22T04:30Z"))).toEqual({ open: true, until: "16:00" });
    expect(openingStateOf(sunday, new Date("2026-11-22T03:00Z"))).toMatchObject({ next: { time: "07:00" } });
  });

  it.each([
    ["07:30", "12:15", "2026-11-22T04:29Z", { open: false, next: { time: "07:30" } }],
    ["07:30", "12:15", "2026-11-22T04:30Z", { open: true, until: "12:15" }],
    ["07:30", "12:15", "2026-11-22T09:14Z", { open: true, until: "12:15" }],
    ["07:30", "12:15", "2026-11-22T09:15Z", { open: false, next: { time: "07:00" } }],
    ["00:00", "00:00", "2026-11-22T20:59Z", { open: true, until: "00:00" }],
  ])("with hours from %s to %s at %s is %j", (start, end, now, state) => {
    expect(openingStateOf({ ...center, sundayTimings: [{ start, end }] }, new Date(now))).toMatchObject(
      state,
    );
  });

  it.each([
    ["2026-12-05", { daysAhead: 14, day: "2026-12-06", time: "07:00" }],
    ["2026-12-06", undefined],
  ])("closed until %s it opens next: %j", (to, next) => {
    const closed = { ...center, specialTimings: [{ from: "2026-11-01", to, timings: [] }] };
    expect(openingStateOf(closed, new Date("2026-11-22T04:00Z"))).toEqual({
      open: false,
      ...(next && { next }),
    });
  });

  it("says nothing of the future where nothing opens", () => {
    const never = { ...center, specialTimings: [{ from: "2026-01-01", to: "2027-12-31", timings: [] }] };
    expect(openingStateOf(never, new Date("2026-11-22T04:00Z"))).toEqual({ open: false });
  });

  it("is open exactly when the wall clock stands inside the hours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const now = new Date(Date.UTC(2026, 10, 21, 21, 0) + minute * 60_000);
        const inside = (minute >= 420 && minute < 720) || (minute >= 780 && minute < 1140) || minute < 60;
        expect(openingStateOf(center, now).open).toBe(inside);
      }),
    );
  });
});
