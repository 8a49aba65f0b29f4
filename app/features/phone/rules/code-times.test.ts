import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsWith, waitAfter, waitForNext } from "./code-times.ts";

const at = new Date("2026-11-23T09:00:00Z");
const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000);

test.each([
  [1, 60],
  [2, 120],
  [3, 300],
  [4, 300],
  [5, 300],
])("after %i codes the next one waits %i seconds", (requests, seconds) => {
  const former = { requests, requestedAt: at };
  expect(waitAfter(requests)).toBe(seconds * 1_000);
  expect(waitForNext(former, at)).toBe(seconds * 1_000);
  expect(waitForNext(former, after(seconds - 1))).toBe(1_000);
  expect(waitForNext(former, after(seconds))).toBe(0);
});

test("the first code waits for nothing, nor does one a day later, which is the first again", () => {
  expect(waitForNext(undefined, at)).toBe(0);
  expect(requestsWith(undefined, at)).toBe(1);
  const former = { requests: 4, requestedAt: at };
  expect(requestsWith(former, after(24 * 3600 - 1))).toBe(5);
  expect(requestsWith(former, after(24 * 3600))).toBe(1);
});

test("a wait only becomes shorter while time goes on", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(600), fc.nat(600), (requests, one, more) => {
      const former = { requests, requestedAt: at };
      expect(waitForNext(former, after(one + more))).toBeLessThanOrEqual(waitForNext(former, after(one)));
    }),
  );
});
