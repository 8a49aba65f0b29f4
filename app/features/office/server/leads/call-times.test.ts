import { describe, expect, test } from "vitest";
import { callTimes } from "./call-times.ts";

const weekdays = [{ start: "08:00", end: "18:00" }];
/** Sunday to Thursday, and Saturday morning. */
const hours = [weekdays, weekdays, weekdays, weekdays, weekdays, [], [{ start: "09:00", end: "14:00" }]];
const at = (time: string) => new Date(`2026-11-${time}+03:00`);
const times = (now: string, of: typeof hours = hours) =>
  callTimes({
    now: at(now),
    zone: "Asia/Qatar",
    hoursOn: (day) => of[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? [],
  });

describe("when to call again", () => {
  test.each([
    ["on a Sunday morning", "22T09:10", ["22T10:15", "22T16:00", "23T10:00", "23T16:00", "29T10:00"]],
    ["late on a Thursday, over the closed Friday", "26T17:30", ["28T10:00", "29T10:00", "29T16:00"]],
    ["on a closed Friday", "27T12:00", ["28T10:00", "29T10:00", "29T16:00"]],
  ])("%s", (_, now, expected) => {
    expect(times(now).slice(0, expected.length)).toEqual(expected.map(at));
  });

  test("ends with the first open time in a week, and names none twice", () => {
    expect(times("26T17:30").at(-1)).toEqual(new Date("2026-12-03T10:00+03:00"));
    // Of a week but one Saturday is open: the one in a week is there already, and the next follows.
    const saturdays = hours.map((day, weekday) => (weekday === 6 ? day : []));
    expect(times("27T12:00", saturdays)).toEqual(
      ["11-28", "12-05", "12-12"].map((day) => new Date(`2026-${day}T10:00+03:00`)),
    );
  });

  test("is at the opening where the usual times are closed, as in Ramadan's nights", () => {
    const nights = hours.map(() => [{ start: "20:00", end: "02:00" }]);
    expect(times("22T12:00", nights).slice(0, 2)).toEqual([at("22T20:00"), at("23T20:00")]);
    // An hour later it is still open, by the hours that go on after midnight.
    expect(times("22T22:30", nights)[0]).toEqual(at("22T23:30"));
  });

  test("is nothing where nothing is ever open", () => {
    expect(
      times(
        "22T12:00",
        hours.map(() => []),
      ),
    ).toEqual([]);
  });
});
