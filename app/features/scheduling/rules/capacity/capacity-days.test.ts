import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedCalendar } from "../../../../../tests/factories/booking/generated-calendars.ts";
import { dayNumberOf, dayOf } from "../calendar-days.ts";
import { baysIn, type Timing } from "../slots.ts";
import { capacityDays } from "./capacity-days.ts";

const week = (...timings: Timing[]) => Array<Timing[]>(7).fill(timings);
const at = (text: string) => Date.parse(`${text}:00+03:00`) / 60_000;
const center = {
  timeZone: "Asia/Qatar",
  weekdays: week({ start: "07:00", end: "12:00" }, { start: "13:00", end: "15:00" }),
  overrides: [
    {
      id: "night",
      from: "2027-02-09",
      to: "2027-02-09",
      serial: 1,
      timings: [{ start: "20:00", end: "02:00" }],
    },
    { id: "closed", from: "2027-02-10", to: "2027-02-10", serial: 2, timings: [] },
  ],
  campaignHours: [{ campaign: "ac", weekdays: week({ start: "19:00", end: "21:00" }) }],
  bays: [
    { bay: 0, group: "periodic" as const },
    { bay: 1, group: "periodic" as const },
    { bay: 2, group: "repair" as const },
  ],
  closures: [{ bay: 1, from: at("2027-02-08T10:30"), to: at("2027-02-09T22:00") }],
  taken: [
    { bay: 0, hours: [at("2027-02-08T07:00"), at("2027-02-08T13:00"), at("2027-02-08T14:00")] },
    { bay: 1, hours: [at("2027-02-08T11:00"), at("2027-02-10T01:00")] },
    { bay: 2, hours: [at("2027-02-08T07:30")] },
  ],
};

describe("capacity of days", () => {
  const first = dayNumberOf("2027-02-08") ?? 0;
  const days = capacityDays(center, first, first + 2);

  it("counts hours of bays: an appointment in a closed bay is taken, and half an hour of two hours takes both", () => {
    expect(days[0]?.groups).toEqual({
      periodic: { bays: 2, hours: 14, taken: 4, closed: 3, free: 7 },
      repair: { bays: 1, hours: 7, taken: 2, closed: 0, free: 5 },
    });
  });

  it("counts a night to the day that opens for it", () => {
    expect(days[1]?.groups.periodic).toEqual({ bays: 2, hours: 12, taken: 1, closed: 2, free: 9 });
    expect(days[2]?.groups.periodic).toEqual({ bays: 2, hours: 0, taken: 0, closed: 0, free: 0 });
  });

  it("says why its hours hold", () => {
    expect(days.map(({ override }) => override?.id)).toEqual([undefined, "night", "closed"]);
    expect(days.map(({ campaigns }) => campaigns.length)).toEqual([1, 0, 0]);
  });

  it("of no days is none", () => {
    expect(capacityDays(center, first, first - 1)).toEqual([]);
  });
});

it("every hour of a bay is taken, closed or free, and closing a bay makes none of them free", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 60, max: 5_000 }),
      (seed, minutes) => {
        const { centers, firstDay, lastDay } = generatedCalendar(seed);
        for (const { bays, taken, weekdays, overrides, timeZone } of centers) {
          const own = {
            ...{ weekdays, timeZone, campaignHours: [], closures: [] },
            overrides: overrides.map((one, serial) => ({ ...one, id: dayOf(serial), serial })),
            bays: baysIn(bays).map((bay) => ({
              bay,
              group: bay % 2 ? ("repair" as const) : ("periodic" as const),
            })),
            taken: baysIn(bays).map((bay) => ({
              bay,
              hours: taken.filter((unit) => (unit.bays >>> bay) & 1).map(({ unitStart }) => unitStart),
            })),
          };
          const from = firstDay * 1_440;
          const closures = baysIn(bays).map((bay) => ({ bay, from, to: from + minutes }));
          const open = capacityDays(own, firstDay, lastDay);
          const closed = capacityDays({ ...own, closures }, firstDay, lastDay);
          for (const [index, day] of closed.entries())
            for (const group of ["periodic", "repair"] as const) {
              const [now, before] = [day.groups[group], open[index]?.groups[group]];
              expect(now.taken + now.closed + now.free).toBe(now.hours);
              expect(now.taken).toBe(before?.taken);
              expect(now.free + now.closed).toBe(before?.free);
            }
        }
      },
    ),
    { numRuns: 200 },
  );
});
