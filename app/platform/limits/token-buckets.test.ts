import fc from "fast-check";
import { expect, test } from "vitest";
import { TokenBuckets } from "./token-buckets.server.ts";

const start = 1_000_000;
const takenOf = (buckets: TokenBuckets, caller: string, times: number, atMs: number) =>
  Array.from({ length: times }, () => buckets.take(caller, atMs)).filter(Boolean).length;

test("a burst takes what the bucket holds, another caller has a bucket of its own", () => {
  const buckets = new TokenBuckets({ burst: 3, perMinute: 60 });
  expect(takenOf(buckets, "a", 10, start)).toBe(3);
  expect(takenOf(buckets, "b", 10, start)).toBe(3);
});

test("it fills evenly, never above its size", () => {
  const buckets = new TokenBuckets({ burst: 3, perMinute: 60 });
  takenOf(buckets, "a", 10, start);
  expect(takenOf(buckets, "a", 10, start + 999)).toBe(0);
  expect(takenOf(buckets, "a", 10, start + 1_000)).toBe(1);
  expect(takenOf(buckets, "a", 10, start + 1_000_000)).toBe(3);
});

test("in no stretch of time does a caller get more than a burst and what has been filled", () => {
  const requests = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(requests, (pauses) => {
      const buckets = new TokenBuckets({ burst: 5, perMinute: 120 });
      let atMs = start;
      let taken = 0;
      for (const pause of pauses) {
        atMs += pause;
        if (buckets.take("a", atMs)) taken += 1;
      }
      expect(taken).toBeLessThanOrEqual(5 + ((atMs - start) * 120) / 60_000);
    }),
  );
});

test("a clock that goes back gives nothing away", () => {
  const buckets = new TokenBuckets({ burst: 2, perMinute: 60 });
  takenOf(buckets, "a", 2, start);
  expect(buckets.take("a", start - 60_000)).toBe(false);
  expect(buckets.take("a", start + 500)).toBe(false);
});

test("the callers that were quiet longest are forgotten first", () => {
  const buckets = new TokenBuckets({ burst: 1, perMinute: 1 }, 2);
  expect(["a", "b", "b", "c", "b"].map((caller) => buckets.take(caller, start))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test("many networks of one site of IPv6 get as much as four callers", () => {
  const buckets = new TokenBuckets({ burst: 3, perMinute: 60 });
  const taken = Array.from({ length: 100 }, (_, n) => takenOf(buckets, `2001:db8:1:${n}`, 1, start));
  expect(taken.filter((tokens) => tokens === 1)).toHaveLength(12);
  expect(takenOf(buckets, "2001:db8:2:1", 10, start)).toBe(3);
});
