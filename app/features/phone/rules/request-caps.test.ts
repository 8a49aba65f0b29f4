import fc from "fast-check";
import { expect, test } from "vitest";
import { caps, countedWith, effortOf } from "./request-caps.ts";

const at = new Date("2026-11-23T09:00:00Z");

test("a count begins with its first request and ends when its time is over, not later by further requests", () => {
  const day = 24 * 3_600_000;
  const first = countedWith(undefined, caps.number, at);
  expect(first).toEqual({ count: 1, endsAt: new Date(at.getTime() + day) });
  const second = countedWith(first, caps.number, new Date(at.getTime() + day - 1));
  expect(second).toEqual({ count: 2, endsAt: first.endsAt });
  expect(countedWith(second, caps.number, first.endsAt)).toMatchObject({ count: 1 });
});

test("of requests at any times no more than the cap fit between a begin and an end", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3 * caps.range.withinMs), { maxLength: 80 }), (offsets) => {
      const times = offsets.toSorted((one, other) => one - other).map((ms) => new Date(at.getTime() + ms));
      let counted: ReturnType<typeof countedWith> | undefined;
      const byEnd = new Map<number, number>();
      for (const time of times) {
        counted = countedWith(counted, caps.range, time);
        expect(counted.endsAt.getTime()).toBeGreaterThan(time.getTime());
        const before = byEnd.get(counted.endsAt.getTime()) ?? 0;
        expect(counted.count).toBe(before + 1);
        byEnd.set(counted.endsAt.getTime(), counted.count);
      }
    }),
  );
});

test.each([
  [21, 1],
  [40, 1],
  [41, 2],
  [61, 4],
  [81, 8],
  [5_000, 8],
])("request %i of a network takes the effort %i", (requests, effort) => {
  expect(effortOf(requests, caps.network)).toBe(effort);
});
