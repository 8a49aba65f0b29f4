import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { minutesOpen } from "../../rules/inbox/opening-hours.ts";
import { answerDue, dueTimes, type HoursOn } from "./due-times.server.ts";

const at = (time: string) => new Date(`2026-11-${time}+03:00`);

test.each([
  ["on a Thursday morning", "26T09:00", "26T09:05", "26T10:00"],
  ["late on a Thursday, answered on Saturday", "26T17:30", "26T17:35", "28T09:30"],
  ["on a Friday, which is closed", "27T12:00", "28T09:05", "28T10:00"],
  ["late on a Saturday, answered on Sunday", "28T13:57", "29T08:02", "29T08:57"],
])("a lead that is left %s has its times in the importer's hours", (_, left, owner, answer) => {
  expect(dueTimes(at(left))).toEqual({ ownerBy: at(owner), answerBy: at(answer) });
});

test("another try is due as a first answer would be", () => {
  expect(answerDue(at("26T17:30"))).toEqual(at("28T09:30"));
});

/** A Ramadan's nights until 4 March 2027, then a holiday, then weekdays from 8 to 18 but for Fridays. */
const ofPlace: HoursOn = (day) => {
  if (day < "2027-03-05") return [{ start: "20:00", end: "02:00" }];
  if (day < "2027-03-08") return [];
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 5 ? [] : [{ start: "08:00", end: "18:00" }];
};
const in2027 = (time: string) => new Date(`2027-03-${time}+03:00`);

test.each([
  ["in a Ramadan's afternoon", "02T15:00", "02T21:00"],
  ["shortly before a night ends", "03T01:30", "03T20:30"],
  ["in the last night, answered after the holiday", "05T01:30", "08T08:30"],
  ["on a holiday", "06T12:00", "08T09:00"],
])("a lead that is left %s is due in the place's dated hours", (_, left, answer) => {
  expect(answerDue(in2027(left), ofPlace)).toEqual(in2027(answer));
});

test("hours of several places that lie over one another count once, and a place that never opens ends the search", () => {
  const both: HoursOn = () => [
    { start: "20:00", end: "22:00" },
    { start: "21:00", end: "23:00" },
  ];
  expect(answerDue(in2027("02T21:30"), both)).toEqual(in2027("02T22:30"));
  expect(answerDue(in2027("02T21:30"), () => [])).toEqual(in2027("02T22:30"));
});

test("what is due is so many open minutes after it was left, whatever the days are like", () => {
  const anyDay = fc.constantFrom<ReturnType<HoursOn>>(
    [],
    [{ start: "08:00", end: "18:00" }],
    [{ start: "20:00", end: "02:00" }],
    [
      { start: "09:00", end: "12:00" },
      { start: "16:00", end: "21:00" },
    ],
  );
  const days = fc
    .array(anyDay, { minLength: 20, maxLength: 20 })
    .filter((list) => list.some((day) => day.length > 0));
  fc.assert(
    fc.property(days, fc.nat(10 * 24 * 60), (list, minute) => {
      const hours: HoursOn = (day) => list[Math.abs(Math.round(Date.parse(day) / 86_400_000)) % 20] ?? [];
      const left = new Date(in2027("01T00:00").getTime() + minute * 60_000);
      const { ownerBy, answerBy } = dueTimes(left, hours);
      const open = new Set<number>();
      const first = addDays(dayIn(left, "Asia/Qatar"), -1);
      for (let day = first; day <= dayIn(answerBy, "Asia/Qatar"); day = addDays(day, 1))
        for (const one of hours(day)) {
          const [from, to] = minutesOpen(one);
          const midnight = startOfDay(day, "Asia/Qatar").getTime() / 60_000;
          for (let at = midnight + from; at < midnight + to; at += 1) open.add(at);
        }
      const openUntil = (due: Date) =>
        [...open].filter((at) => at >= left.getTime() / 60_000 && at < due.getTime() / 60_000).length;
      expect([openUntil(ownerBy), openUntil(answerBy)]).toEqual([5, 60]);
    }),
  );
});
