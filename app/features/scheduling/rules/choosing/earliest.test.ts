import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kilometersBetween } from "#app/lib/distance.ts";
import { nearestAlternatives, rankTimes, untilDay } from "./earliest.ts";

const doha = { latitude: 25.2854, longitude: 51.531 };
const places = [
  { id: "west-bay", latitude: 25.3256, longitude: 51.5284 },
  { id: "al-khor", latitude: 25.6811, longitude: 51.4962 },
  { id: "al-sadd", latitude: 25.2819, longitude: 51.4989 },
];
const at = (centerId: string, startTime: string) => ({ centerId, startTime, day: startTime.slice(0, 10) });

describe("the earliest time", () => {
  const times = [
    at("west-bay", "2026-11-23T04:00:00.000Z"),
    at("al-khor", "2026-11-22T12:00:00.000Z"),
    at("al-sadd", "2026-11-22T12:00:00.000Z"),
    at("closed-since", "2026-11-22T04:00:00.000Z"),
  ];
  it.each([
    [
      "in the importer's order where nobody said where they are",
      undefined,
      ["al-khor", "al-sadd", "west-bay"],
    ],
    ["at the nearest center of those that have it", doha, ["al-sadd", "al-khor", "west-bay"]],
    ["near Al Khor at Al Khor", { latitude: 25.69, longitude: 51.5 }, ["al-khor", "al-sadd", "west-bay"]],
  ])("comes first, %s", (_, position, expected) => {
    expect(rankTimes(times, places, position).map(({ centerId }) => centerId)).toEqual(expected);
  });
});

describe("in a campaign", () => {
  const found = {
    offers: [at("al-sadd", "2026-11-22"), at("al-khor", "2026-11-23")],
    days: [{ day: "2026-11-23", times: 4 }],
  };
  it("nothing is offered after its last day", () => {
    expect(untilDay(found, "2026-11-22")).toEqual({ offers: [found.offers[0]], days: [] });
    expect(untilDay(found, "2026-11-23")).toEqual(found);
    expect(untilDay(found, undefined)).toEqual(found);
  });
});

describe("alternatives to a day without times", () => {
  const wanted = { day: "2026-11-27", centerId: "west-bay" };
  const times = [
    at("west-bay", "2026-11-26T12:00:00.000Z"),
    at("west-bay", "2026-11-28T04:00:00.000Z"),
    at("al-khor", "2026-11-25T04:00:00.000Z"),
    at("al-sadd", "2026-11-27T12:00:00.000Z"),
  ];
  it("are that day elsewhere and the nearest days here, three of them, in order of time", () => {
    expect(nearestAlternatives(times, wanted, places, doha)).toEqual([times[0], times[3], times[1]]);
  });
  it("prefer the same center among days that are equally far, and of these the later", () => {
    const both = ["2026-11-26T04:00:00.000Z", "2026-11-28T04:00:00.000Z"];
    const [early, late] = both.map((time) => at("west-bay", time));
    const [sameEarly, sameLate] = both.map((time) => at("al-sadd", time));
    const near = [early, late, sameEarly, sameLate].flatMap((one) => one ?? []);
    const chosen = nearestAlternatives(near, { ...wanted, centerId: "al-sadd" }, places, undefined);
    expect(new Set(chosen)).toEqual(new Set([sameEarly, sameLate, late]));
  });
  it("are what there is where there are fewer", () => {
    expect(nearestAlternatives(times.slice(2, 3), wanted, places, undefined)).toEqual([times[2]]);
    expect(nearestAlternatives([], wanted, places, doha)).toEqual([]);
  });
});

const anyPosition = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyPlaces = fc
  .array(anyPosition, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((place, index) => ({ ...place, id: `c${index}` })));
const anyTimes = fc.array(
  fc
    .record({ center: fc.integer({ min: 0, max: 12 }), hours: fc.integer({ min: 0, max: 24 * 90 }) })
    .map(({ center, hours }) => at(`c${center}`, new Date(hours * 3_600_000).toISOString())),
  { maxLength: 60 },
);

describe("over any times, centers and positions", () => {
  it("the ranking has every listed time once, in order of start, nearest first among equals", () => {
    fc.assert(
      fc.property(anyTimes, anyPlaces, fc.option(anyPosition, { nil: undefined }), (times, all, position) => {
        const ranked = rankTimes(times, all, position);
        const listed = times.filter(({ centerId }) => all.some(({ id }) => id === centerId));
        expect(new Set(ranked)).toEqual(new Set(listed));
        expect(ranked).toHaveLength(listed.length);
        const place = ({ centerId }: { centerId: string }) => all.findIndex(({ id }) => id === centerId);
        const far = (time: { centerId: string }) => {
          const found = all[place(time)];
          return position && found ? kilometersBetween(position, found) : place(time);
        };
        for (const [index, next] of ranked.slice(1).entries()) {
          const one = ranked[index];
          if (one === undefined) continue;
          expect(one.startTime <= next.startTime).toBe(true);
          if (one.startTime === next.startTime) expect(far(one)).toBeLessThanOrEqual(far(next));
        }
      }),
    );
  });

  it("no time that is left out is on a nearer day than an alternative", () => {
    fc.assert(
      fc.property(anyTimes, anyPlaces, fc.integer({ min: 0, max: 90 }), (times, all, day) => {
        const wanted = { day: new Date(day * 86_400_000).toISOString().slice(0, 10), centerId: "c0" };
        const chosen = nearestAlternatives(times, wanted, all, undefined);
        const apart = (time: { day: string }) => Math.abs(Date.parse(time.day) - Date.parse(wanted.day));
        const listed = times.filter(({ centerId }) => all.some(({ id }) => id === centerId));
        expect(chosen).toHaveLength(Math.min(3, listed.length));
        const furthest = Math.max(0, ...chosen.map(apart));
        for (const left of listed.filter((time) => !chosen.includes(time)))
          expect(apart(left)).toBeGreaterThanOrEqual(furthest);
      }),
    );
  });

  it("distances are the same both ways and no way round is shorter", () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, anyPosition, (one, two, three) => {
        const direct = kilometersBetween(one, three);
        expect(kilometersBetween(three, one)).toBeCloseTo(direct, 6);
        expect(kilometersBetween(one, two) + kilometersBetween(two, three)).toBeGreaterThanOrEqual(
          direct - 0.01,
        );
      }),
    );
  });
});
