import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedCalendar } from "../../../../../tests/factories/booking/generated-calendars.ts";
import { dayNumberOf } from "../calendar-days.ts";
import { overrideOn } from "../days/dated-hours.ts";
import { findFreeSlots, type Timing } from "../slots.ts";
import { type CenterHours, isOpenFor, isOpenOn, openSpans, timingsOn } from "./center-hours.ts";

const hours = (start: string, end: string): Timing[] => [{ start, end }];
const ramadan = {
  id: "ramadan",
  from: "2027-02-08",
  to: "2027-03-09",
  serial: 1,
  timings: hours("20:00", "02:00"),
};
const eid = { id: "eid", from: "2027-03-10", to: "2027-03-12", serial: 2, timings: [] };
const center: CenterHours = {
  timeZone: "Asia/Qatar",
  // Fridays are closed, but for the campaign.
  weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) =>
    day === 5
      ? []
      : [
          { start: "07:00", end: "12:00" },
          { start: "13:00", end: "15:00" },
          { start: "15:00", end: "19:00" },
        ],
  ),
  overrides: [ramadan, eid],
  campaignHours: [
    {
      campaign: "ac",
      weekdays: [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 5 ? hours("16:00", "20:00") : [])),
    },
  ],
};
const at = (text: string) => Date.parse(`${text}:00+03:00`) / 60_000;

describe("a center is open", () => {
  it.each([
    ["2027-01-03T07:00", "2027-01-03T08:00", true],
    ["2027-01-03T06:30", "2027-01-03T07:30", false],
    ["2027-01-03T13:00", "2027-01-03T17:00", true],
    ["2027-01-03T11:30", "2027-01-03T12:30", false],
    ["2027-01-08T16:00", "2027-01-08T17:00", true],
    ["2027-01-08T10:00", "2027-01-08T11:00", false],
    // A night belongs to the day that opens for it: the first begins on the 8th, the last ends on the 10th.
    ["2027-02-08T01:00", "2027-02-08T02:00", false],
    ["2027-02-08T20:00", "2027-02-08T21:00", true],
    ["2027-02-09T01:00", "2027-02-09T02:00", true],
    ["2027-03-10T01:00", "2027-03-10T02:00", true],
    ["2027-03-10T23:30", "2027-03-11T00:30", false],
    ["2027-02-09T01:30", "2027-02-09T02:30", false],
    ["2027-02-12T16:00", "2027-02-12T17:00", false],
  ])("from %s to %s: %s", (from, to, expected) => {
    expect(isOpenFor(center, at(from), at(to))).toBe(expected);
  });

  it.each([
    ["2027-01-03", true],
    ["2027-01-08", true],
    ["2027-02-12", true],
    ["2027-03-11", false],
    ["2027-03-12", false],
  ])("on %s: %s", (day, expected) => {
    expect(isOpenOn(center, dayNumberOf(day) ?? 0)).toBe(expected);
  });
});

it("spans that meet are one, and a night is one span", () => {
  const day = dayNumberOf("2027-01-03") ?? 0;
  const night = dayNumberOf("2027-02-08") ?? 0;
  expect(openSpans(timingsOn(center, day), day, center.timeZone)).toEqual([
    { from: at("2027-01-03T07:00"), to: at("2027-01-03T12:00") },
    { from: at("2027-01-03T13:00"), to: at("2027-01-03T19:00") },
  ]);
  expect(openSpans(timingsOn(center, night), night, center.timeZone)).toEqual([
    { from: at("2027-02-08T20:00"), to: at("2027-02-09T02:00") },
  ]);
});

it("of two overrides of a day the one that is listed later holds", () => {
  const closed = { ...eid, id: "closed", from: "2027-02-10", to: "2027-02-10", serial: 3 };
  const day = dayNumberOf("2027-02-10") ?? 0;
  expect(overrideOn([ramadan, closed, eid], day)?.id).toBe("closed");
  expect(overrideOn([ramadan, closed, eid], day + 1)?.id).toBe("ramadan");
});

it("whatever slot the rule finds, the center is open for the whole of it, in the span of its day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
      const query = generatedCalendar(seed);
      for (const one of query.centers) {
        const overrides = one.overrides.map((override, serial) => ({ ...override, id: `${serial}`, serial }));
        const same = { ...one, overrides, campaignHours: [] };
        for (const { start, end, day } of findFreeSlots({ ...query, centers: [one] })) {
          expect(isOpenFor(same, start, end)).toBe(true);
          const spans = openSpans(timingsOn(same, day), day, one.timeZone);
          expect(spans.some(({ from, to }) => from <= start && end <= to)).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
