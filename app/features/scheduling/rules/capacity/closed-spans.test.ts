import { expect, it } from "vitest";
import { generatedCalendar } from "../../../../../tests/factories/booking/generated-calendars.ts";
import type { CenterHours } from "./center-hours.ts";
import { isOpenFor } from "./center-hours.ts";
import { closedSpans } from "./closed-spans.ts";

const hours = (start: string, end: string) => [{ start, end }];
const center: CenterHours = {
  timeZone: "Asia/Qatar",
  weekdays: Array(7).fill([...hours("07:00", "12:00"), ...hours("12:00", "15:00")]),
  overrides: [
    { id: "night", from: "2027-02-08", to: "2027-02-08", serial: 1, timings: hours("20:00", "02:00") },
    { id: "closed", from: "2027-02-10", to: "2027-02-10", serial: 2, timings: [] },
  ],
  campaignHours: [{ campaign: "ac", weekdays: Array(7).fill(hours("15:00", "17:00")) }],
};
const at = (text: string) => Date.parse(`${text}:00+03:00`) / 60_000;

it("is closed between its days, its nights and its campaigns' hours, and on closed days", () => {
  const spans = closedSpans(center, at("2027-02-07T12:00"), at("2027-02-11T12:00"));
  expect(spans).toEqual(
    [
      ["2027-02-07T17:00", "2027-02-08T20:00"],
      ["2027-02-09T02:00", "2027-02-09T07:00"],
      ["2027-02-09T17:00", "2027-02-11T07:00"],
    ].map(([from = "", to = ""]) => ({ from: at(from), to: at(to) })),
  );
  expect(closedSpans(center, at("2027-02-07T08:00"), at("2027-02-07T09:00"))).toEqual([]);
});

it("over any calendar a minute is closed where the center is not open", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { now, centers } = generatedCalendar(seed);
    const from = Math.floor(now.getTime() / 60_000);
    for (const { weekdays, overrides, timeZone } of centers) {
      const dated = overrides.map((one, serial) => ({ ...one, id: String(serial), serial }));
      const any = { timeZone, weekdays, overrides: dated, campaignHours: [] };
      const closed = closedSpans(any, from, from + 5 * 1440);
      for (let minute = from; minute < from + 5 * 1440; minute += 7) {
        const isClosed = closed.some((span) => span.from <= minute && minute < span.to);
        expect(isClosed).toBe(!isOpenFor(any, minute, minute + 1));
      }
    }
  }
});
