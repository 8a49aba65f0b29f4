import { expect, it } from "vitest";
import { generatedCalendar } from "../../../../../tests/factories/booking/generated-calendars.ts";
import { dayOf } from "../calendar-days.ts";
import { openSpans, timingsOn, type WorkingHours } from "../capacity/center-hours.ts";
import { findFreeSlots } from "../slots.ts";
import { wallClock } from "../wall-time.ts";
import { workingDay, workingDayAt } from "./working-days.ts";

const ramadan: WorkingHours = {
  timeZone: "Asia/Qatar",
  weekdays: Array(7).fill([{ start: "07:00", end: "18:00" }]),
  overrides: [{ from: "2027-02-08", to: "2027-02-09", timings: [{ start: "20:00", end: "02:00" }] }],
  campaignHours: [],
};
const at = (text: string) => Date.parse(`${text}:00+03:00`) / 60_000;

it.each([
  ["2027-02-07T18:00", "2027-02-07"],
  ["2027-02-08T00:30", "2027-02-08"],
  ["2027-02-08T20:00", "2027-02-08"],
  ["2027-02-09T00:00", "2027-02-08"],
  ["2027-02-09T01:59", "2027-02-08"],
  ["2027-02-09T02:00", "2027-02-09"],
  ["2027-02-10T01:00", "2027-02-09"],
  ["2027-02-10T02:00", "2027-02-10"],
  ["2027-02-11T00:00", "2027-02-11"],
])("%s is of %s", (instant, day) => {
  expect(dayOf(workingDayAt(ramadan, at(instant)))).toBe(day);
});

it("over any calendar the days follow one another, and each minute is of one", () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const query = generatedCalendar(seed);
    for (const center of query.centers) {
      const hours = { ...center, campaignHours: [] };
      const today = wallClock(center.timeZone).dayNumberAt(query.now.getTime() / 60_000);
      for (let day = today; day < today + 5; day += 1) {
        const { from, to } = workingDay(hours, day);
        expect(to).toBe(workingDay(hours, day + 1).from);
        for (const minute of [from, Math.floor((from + to) / 2), to - 1])
          expect(workingDayAt(hours, minute)).toBe(day);
      }
    }
  }
});

it("a slot is of the day on which its center opens for it", () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const query = generatedCalendar(seed);
    for (const center of query.centers) {
      const hours = { ...center, campaignHours: [] };
      const isOpen = (day: number, minute: number) =>
        openSpans(timingsOn(hours, day), day, center.timeZone).some(
          ({ from, to }) => from <= minute && minute < to,
        );
      for (const { start, day } of findFreeSlots({ ...query, centers: [center] }).slice(0, 40)) {
        // Where a night goes on while the next day is open, the hour may be counted with either.
        const isOfBoth = isOpen(day - 1, start) || isOpen(day + 1, start);
        if (!isOfBoth) expect(workingDayAt(hours, start)).toBe(day);
      }
    }
  }
});
