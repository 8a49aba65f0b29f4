import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newsOf } from "./drive-news.ts";
import { driveCodes, endOfChanges, mayChangeDrive, moveDrive, moves } from "./drive-states.ts";
import { licenseProblem } from "./license.ts";

describe("the states of a test drive", () => {
  test("end, wherever one goes", () => {
    for (const code of driveCodes) {
      const next = Object.keys(moves[code]);
      expect(next.length > 0).toBe(!["returned", "rejected", "canceled", "no-show"].includes(code));
    }
  });

  test.each([
    ["requested", "confirmed", "staff", true],
    ["requested", "confirmed", "system", true],
    ["requested", "confirmed", "customer", "not-theirs"],
    ["requested", "canceled", "customer", true],
    ["confirmed", "canceled", "customer", true],
    ["confirmed", "requested", "system", true],
    ["confirmed", "requested", "staff", "not-theirs"],
    ["confirmed", "out", "staff", "illegal-move"],
    ["arrived", "requested", "system", true],
    ["arrived", "canceled", "customer", "not-theirs"],
    ["out", "canceled", "staff", "illegal-move"],
    ["returned", "confirmed", "staff", "illegal-move"],
  ] as const)("%s to %s by %s: %s", (from, to, actor, expected) => {
    const moved = moveDrive(from, to, actor);
    expect(moved.ok ? true : moved.code).toBe(expected);
  });
});

describe("a driver changes a drive", () => {
  const now = new Date("2026-11-23T07:04:00Z");
  test.each([
    ["confirmed", "2026-11-23T09:10:00Z", 120, true],
    ["confirmed", "2026-11-23T09:00:00Z", 120, false],
    ["confirmed", "2026-11-24T07:00:00Z", 1440, false],
    ["requested", "2026-11-24T07:10:00Z", 1440, true],
    ["requested", null, 1440, true],
    ["arrived", "2026-11-25T07:10:00Z", 0, false],
    ["canceled", null, 0, false],
  ] as const)("%s at %s with a cut-off of %i minutes: %s", (code, start, minutes, may) => {
    const startsAt = start === null ? null : new Date(start);
    expect(mayChangeDrive({ code, startsAt }, minutes, now)).toBe(may);
  });
});

test("changes end in the very millisecond that is named, whatever start and cut-off", () => {
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.nat({ max: 10_000 }), (startsAt, minutes) => {
      const end = endOfChanges(startsAt, minutes);
      const mayChangeAt = (at: number) =>
        mayChangeDrive({ code: "confirmed", startsAt }, minutes, new Date(at));
      expect([mayChangeAt(end.getTime() - 1), mayChangeAt(end.getTime())]).toEqual([true, false]);
      const before = (startsAt.getTime() - end.getTime()) / 60_000;
      expect(before).toBeGreaterThan(minutes - 10);
      expect(before).toBeLessThan(minutes + 10);
    }),
  );
});

describe("what a driver is notified of", () => {
  const drive: Parameters<typeof newsOf>[0] = {
    ...{ code: "confirmed", version: 2, firstVersions: 2, actor: "system", lostStart: null },
    startsAt: new Date(0),
  };
  test.each([
    ["a booking that is confirmed at once", {}, "booked"],
    ["a request", { code: "requested", version: 1, firstVersions: 1, actor: "customer" }, "requested"],
    ["a request without a time", { code: "requested", startsAt: null, version: 1 }, "without-time"],
    ["a confirmation by hand", { version: 3, actor: "staff" }, "confirmed"],
    ["another time", { version: 4, actor: "customer" }, "changed"],
    ["another car", { version: 3, actor: "system" }, "changed"],
    ["a car out of service", { code: "requested", startsAt: null, lostStart: new Date(0) }, "lost"],
    ["a cancellation", { code: "canceled" }, "canceled"],
    ["a rejection", { code: "rejected" }, "rejected"],
    ["the arrival", { code: "arrived" }, undefined],
    ["nobody's arrival", { code: "no-show" }, undefined],
  ] as const)("%s", (_, changes, news) => {
    expect(newsOf({ ...drive, ...changes })).toBe(news);
  });
});

test.each([
  ["qatar", "2026-12-01", true, undefined],
  ["gcc", "2026-11-30", true, "expired"],
  ["international", "2027-01-01", false, "age"],
  ["other", "2027-01-01", true, "country"],
] as const)(
  "a license of %s until %s, of age: %s, has the problem %s",
  (country, validUntil, isOfAge, problem) => {
    expect(licenseProblem({ country, validUntil, isOfAge }, "2026-12-01")).toBe(problem);
  },
);
