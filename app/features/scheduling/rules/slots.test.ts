import { describe, expect, it } from "vitest";
import { dayNumberOf } from "./calendar-days.ts";
import {
  type CenterSchedule,
  findFreeSlots,
  freeSlotAt,
  openingDayOf,
  type Timing,
  unitsOf,
} from "./slots.ts";

const workday: Timing[] = [
  { start: "07:00", end: "12:00" },
  { start: "13:00", end: "15:00" },
  { start: "15:00", end: "18:00" },
];
const week = [workday, workday, workday, workday, workday, [], workday];
const center = (changes: Partial<CenterSchedule> = {}): CenterSchedule => ({
  id: "center",
  timeZone: "Asia/Qatar",
  weekdays: week,
  overrides: [],
  bays: 0b1111,
  taken: [],
  ...changes,
});
const number = (day: string) => dayNumberOf(day) ?? Number.NaN;
const minute = (instant: string) => Date.parse(instant) / 60_000;
const times = (query: { now: string; first: string; last?: string; center?: CenterSchedule }) =>
  findFreeSlots({
    now: new Date(query.now),
    firstDay: number(query.first),
    lastDay: number(query.last ?? query.first),
    centers: [query.center ?? center()],
  }).map(({ start, end }) => `${iso(start)}/${iso(end).slice(11)}`);
const iso = (utcMinute: number) => new Date((utcMinute + 180) * 60_000).toISOString().slice(0, 16);

describe("slots of one center", () => {
  it("come in hours inside the timings, with 13:00-15:00 whole", () => {
    expect(times({ now: "2026-11-21T08:00:00Z", first: "2026-11-24" })).toEqual([
      "2026-11-24T07:00/08:00",
      "2026-11-24T08:00/09:00",
      "2026-11-24T09:00/10:00",
      "2026-11-24T10:00/11:00",
      "2026-11-24T11:00/12:00",
      "2026-11-24T13:00/15:00",
      "2026-11-24T15:00/16:00",
      "2026-11-24T16:00/17:00",
      "2026-11-24T17:00/18:00",
    ]);
  });

  it.each([
    ["12:00", "15:00", ["12:00/13:00", "13:00/14:00", "14:00/15:00"]],
    ["13:00", "16:00", ["13:00/14:00", "14:00/15:00", "15:00/16:00"]],
    ["13:00", "14:30", ["13:00/14:00"]],
  ])("from %s to %s come in hours: only 13:00-15:00 is whole", (start, end, expected) => {
    const weekdays = week.map(() => [{ start, end }]);
    const query = { now: "2026-11-21T08:00:00Z", first: "2026-11-24", center: center({ weekdays }) };
    expect(times(query).map((slot) => slot.slice(11))).toEqual(expected);
  });

  it.each([
    ["2026-11-21T09:00:00+03:00", "10:00"],
    ["2026-11-21T08:59:59+03:00", "09:00"],
    ["2026-11-21T09:09:59+03:00", "10:00"],
    ["2026-11-21T06:49:59+03:00", "07:00"],
  ])("requested at %s begin on the next day at %s", (now, first) => {
    expect(times({ now, first: "2026-11-22" })[0]).toContain(`2026-11-22T${first}/`);
  });

  it("never fall on a Friday without hours", () => {
    expect(times({ now: "2026-11-21T08:00:00Z", first: "2026-11-27" })).toEqual([]);
  });

  it("end with the same day three months on, or that month's last day", () => {
    const days = times({ now: "2026-11-30T08:00:00Z", first: "2027-02-25", last: "2027-03-10" });
    expect(days.at(-1)).toBe("2027-02-28T17:00/18:00");
  });

  it("follow a dated override instead of the weekday, also where it closes", () => {
    const overrides = [
      { from: "2026-12-01", to: "2026-12-10", timings: [{ start: "09:00", end: "11:00" }] },
      { from: "2026-12-03", to: "2026-12-03", timings: [] },
    ];
    const slots = times({
      now: "2026-11-21T08:00:00Z",
      first: "2026-12-02",
      last: "2026-12-04",
      center: center({ overrides }),
    });
    expect(slots).toEqual([
      "2026-12-02T09:00/10:00",
      "2026-12-02T10:00/11:00",
      "2026-12-04T09:00/10:00",
      "2026-12-04T10:00/11:00",
    ]);
  });

  it("after midnight belong to the day on which the night opened", () => {
    const overrides = [{ from: "2026-12-01", to: "2026-12-01", timings: [{ start: "22:00", end: "01:00" }] }];
    const slots = times({ now: "2026-11-21T08:00:00Z", first: "2026-12-01", center: center({ overrides }) });
    expect(slots).toEqual(["2026-12-01T22:00/23:00", "2026-12-01T23:00/00:00", "2026-12-02T00:00/01:00"]);
    const dayOf = (instant: string) => openingDayOf(center({ overrides }), minute(instant));
    const first = dayNumberOf("2026-12-01") ?? 0;
    expect(dayOf("2026-12-01T23:00:00+03:00")).toEqual({ day: first, calendarDay: first });
    expect(dayOf("2026-12-02T00:00:00+03:00")).toEqual({ day: first, calendarDay: first + 1 });
    // Hours that have changed since leave an appointment under the day of its clock.
    expect(dayOf("2026-12-02T01:00:00+03:00")).toEqual({ day: first + 1, calendarDay: first + 1 });
  });

  it("need one bay that is free for the whole noon window", () => {
    const at = (hour: number, bays: number) => ({
      unitStart: minute(`2026-11-24T${hour}:00:00+03:00`),
      bays,
    });
    const noon = (taken: { unitStart: number; bays: number }[]) =>
      times({
        now: "2026-11-21T08:00:00Z",
        first: "2026-11-24",
        center: center({ bays: 0b11, taken }),
      }).filter((slot) => slot.includes("T13:00"));
    expect(noon([at(13, 0b01), at(14, 0b10)])).toEqual([]);
    expect(noon([at(13, 0b01), at(14, 0b01)])).toEqual(["2026-11-24T13:00/15:00"]);
  });
});

describe("a visit of several hours", () => {
  const now = new Date("2026-11-21T08:00:00Z");
  const spansOn = (hours: number, taken: CenterSchedule["taken"] = []) =>
    findFreeSlots({
      now,
      firstDay: number("2026-11-24"),
      lastDay: number("2026-11-24"),
      centers: [center({ bays: 0b11, taken })],
      hours,
    }).map(({ start, end }) => `${iso(start).slice(11)}-${iso(end).slice(11)}`);

  it.each([
    [
      2,
      [
        "07:00-09:00",
        "08:00-10:00",
        "09:00-11:00",
        "10:00-12:00",
        "13:00-15:00",
        "15:00-17:00",
        "16:00-18:00",
      ],
    ],
    [3, ["07:00-10:00", "08:00-11:00", "09:00-12:00", "13:00-16:00", "15:00-18:00"]],
    [5, ["07:00-12:00", "13:00-18:00"]],
    [6, []],
  ])("of %i takes hours that follow one another, the noon window whole", (hours, expected) => {
    expect(spansOn(hours)).toEqual(expected);
  });

  it("needs one bay for all of them", () => {
    const at = (hour: string, bays: number) => ({
      unitStart: minute(`2026-11-24T${hour}:00:00+03:00`),
      bays,
    });
    expect(spansOn(5, [at("08", 0b01), at("10", 0b10)])).toEqual(["13:00-18:00"]);
    expect(spansOn(5, [at("08", 0b01), at("10", 0b01)])).toEqual(["07:00-12:00", "13:00-18:00"]);
  });
});

describe("the free slot at a time", () => {
  const now = new Date("2026-11-21T08:00:00Z");
  it.each([
    ["2026-11-24T07:00:00+03:00", 60, true],
    ["2026-11-24T13:00:00+03:00", 120, true],
    ["2026-11-24T13:00:00+03:00", 60, false],
    ["2026-11-24T14:00:00+03:00", 60, false],
    ["2026-11-24T07:30:00+03:00", 60, false],
    ["2026-11-22T10:00:00+03:00", 60, false],
    ["2027-02-22T10:00:00+03:00", 60, false],
  ])("at %s for %i minutes: %s", (start, length, offered) => {
    expect(freeSlotAt({ now }, center(), minute(start), minute(start) + length) !== undefined).toBe(offered);
  });
  it("is not offered after the last day", () => {
    const start = minute("2026-11-24T07:00:00+03:00");
    const until = (lastDay: string) =>
      freeSlotAt({ now, lastDay: number(lastDay) }, center(), start, start + 60)?.start;
    expect(until("2026-11-24")).toBe(start);
    expect(until("2026-11-23")).toBeUndefined();
  });
  it("is gone when every bay is taken", () => {
    const unitStart = minute("2026-11-24T07:00:00+03:00");
    const free = (bays: number) =>
      freeSlotAt({ now }, center({ bays: 0b11, taken: [{ unitStart, bays }] }), unitStart, unitStart + 60);
    expect(free(0b01)?.freeBays).toBe(0b10);
    expect(free(0b11)).toBeUndefined();
  });
  it("takes a unit an hour", () => {
    expect(unitsOf(780, 900)).toEqual([780, 840]);
  });
});
