import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axisOf, columnsOf, hoursOf, lanesOf, shareOf } from "./board-place.ts";

const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

describe("the axis of a day", () => {
  test("begins and ends with whole hours around everything", () => {
    const axis = axisOf([span("04:30", "09:00"), span("10:00", "15:10")]);
    expect(axis).toEqual({ start: Date.parse(at("04:00")), steps: 24 });
    expect(axis && hoursOf(axis).at(-1)).toBe(at("15:00"));
  });

  test("is none where nothing happens", () => expect(axisOf([])).toBeUndefined());

  test("knows how far an instant is", () => {
    const axis = axisOf([span("04:00", "08:00")]);
    expect(axis && shareOf(Date.parse(at("05:00")), axis)).toBe(0.25);
    expect(axis && shareOf(Date.parse(at("09:00")), axis)).toBeUndefined();
  });
});

test.each([
  ["04:00", "05:00", 1, 3],
  ["04:30", "06:00", 2, 5],
  ["07:45", "08:00", 8, 9],
  ["03:00", "04:10", 1, 2],
])("%s to %s stands in the columns %i to %i", (from, to, first, last) => {
  const axis = axisOf([span("04:00", "08:00")]);
  expect(axis && columnsOf(span(from, to), axis)).toEqual({ first, last });
});

test("visits of a bay never cover each other, and use no more rows than overlap at one time", () => {
  const hour = fc.integer({ min: 0, max: 20 });
  const visit = fc.tuple(hour, fc.integer({ min: 1, max: 3 }));
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 12 }), (visits) => {
      const spans = visits.map(([from, hours]) => ({
        from: new Date(from * 3_600_000).toISOString(),
        to: new Date((from + hours) * 3_600_000).toISOString(),
      }));
      const lanes = lanesOf(spans);
      for (const [one, a] of spans.entries())
        for (const [other, b] of spans.entries())
          if (one < other && lanes[one] === lanes[other]) expect(a.to <= b.from || b.to <= a.from).toBe(true);
      const most = Math.max(
        0,
        ...spans.map((a) => spans.filter((b) => b.from <= a.from && b.to > a.from).length),
      );
      expect(new Set(lanes).size).toBeLessThanOrEqual(most);
    }),
  );
});
