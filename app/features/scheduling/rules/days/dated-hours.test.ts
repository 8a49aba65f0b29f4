import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumberOf, dayOf } from "../calendar-days.ts";
import { byPrecedence, isClosure, overrideOn, sharedDays } from "./dated-hours.ts";

const open = [{ start: "08:00", end: "12:00" }];
const dated = (id: string, from: string, to: string, serial: number, timings = open) => ({
  id,
  serial,
  timings,
  from: `2027-${from}`,
  to: `2027-${to}`,
});
const ramadan = dated("ramadan", "02-08", "03-09", 5);
const holding = (list: readonly ReturnType<typeof dated>[], day: string) =>
  overrideOn(list.toSorted(byPrecedence), dayNumberOf(`2027-${day}`) ?? 0)?.id;

describe("of two for one day", () => {
  it.each<[string, ReturnType<typeof dated>, string, string]>([
    ["a closure that begins before a Ramadan", dated("other", "02-01", "02-14", 6, []), "02-10", "other"],
    ["a closure that was there before it", dated("other", "02-01", "02-14", 1, []), "02-10", "other"],
    ["a closure around all of it", dated("other", "01-01", "04-30", 6, []), "02-10", "other"],
    ["a closed day within it", dated("other", "02-20", "02-20", 6, []), "02-20", "other"],
    ["the day after a closed day", dated("other", "02-20", "02-20", 6, []), "02-21", "ramadan"],
    ["its first day, closed", dated("other", "02-08", "02-08", 6, []), "02-08", "other"],
    ["a day of its own hours", dated("other", "02-20", "02-20", 1), "02-20", "other"],
    ["hours that end within it", dated("other", "02-01", "02-10", 1), "02-09", "other"],
    ["hours for longer", dated("other", "01-01", "04-30", 6), "02-10", "ramadan"],
    ["hours for as many days, added later", dated("other", "02-08", "03-09", 6), "02-10", "other"],
    ["hours for as many days, added before", dated("other", "02-08", "03-09", 1), "02-10", "ramadan"],
  ])("%s", (_, other, day, expected) => {
    expect(holding([ramadan, other], day)).toBe(expected);
    expect(holding([other, ramadan], day)).toBe(expected);
  });
});

const first = dayNumberOf("2027-02-01") ?? 0;
const anyDated = fc
  .record({ start: fc.nat(30), days: fc.integer({ min: 1, max: 30 }), isClosed: fc.boolean() })
  .map(({ start, days, isClosed }) => ({
    from: dayOf(first + start),
    to: dayOf(first + start + days - 1),
    timings: isClosed ? [] : open,
  }));
const anyList = fc
  .array(anyDated, { minLength: 1, maxLength: 6 })
  .map((list) => list.map((one, serial) => ({ ...one, serial, id: String(serial) })));
const days = Array.from({ length: 62 }, (_, index) => first + index);
const has = ({ from, to }: { from: string; to: string }, day: number) =>
  from <= dayOf(day) && dayOf(day) <= to;

describe("of any that there are for a day", () => {
  it("a closure holds if there is one, else the hours for the fewest days, else those added last", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        for (const day of days) {
          const there = list.filter((one) => has(one, day));
          const closures = there.filter(isClosure);
          const left = closures.length > 0 ? closures : there;
          const length = (one: (typeof list)[number]) => Date.parse(one.to) - Date.parse(one.from);
          const least = Math.min(...left.map(length));
          const expected = left.filter((one) => length(one) === least).at(-1);
          expect(overrideOn(list.toSorted(byPrecedence), day)).toBe(expected);
        }
      }),
    );
  });

  it("closing a span closes each day of it, and removing that leaves what was there", () => {
    fc.assert(
      fc.property(anyList, anyDated, (list, span) => {
        const closure = { ...span, timings: [], serial: list.length, id: "closure" };
        const after = [...list, closure].toSorted(byPrecedence);
        const before = list.toSorted(byPrecedence);
        for (const day of days)
          if (has(closure, day)) expect(overrideOn(after, day)?.timings).toEqual([]);
          else expect(overrideOn(after, day)).toBe(overrideOn(before, day));
      }),
    );
  });

  it("those that meet new ones are named with the days on which either holds", () => {
    fc.assert(
      fc.property(anyList, anyDated, (list, span) => {
        const dated = { ...span, serial: list.length, id: "new" };
        const after = [...list, dated].toSorted(byPrecedence);
        const shared = sharedDays(dated, list);
        for (const day of days.filter((one) => has(dated, one))) {
          const entry = shared.find((one) => has(one, day));
          expect(overrideOn(after, day)).toBe(entry?.isOther ? entry.other : dated);
          expect(entry?.other).toBe(overrideOn(list.toSorted(byPrecedence), day));
        }
      }),
    );
  });

  it("days in a row are one entry", () => {
    expect(sharedDays(dated("new", "02-01", "02-20", 6, []), [ramadan])).toEqual([
      { other: ramadan, from: "2027-02-08", to: "2027-02-20", isOther: false },
    ]);
  });
});
