import { expect, test } from "vitest";
import { afterFailure, isResting, neverFailed } from "./crm-rest.ts";

const start = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number, from = start) => new Date(from.getTime() + seconds * 1_000);

test("a CRM that keeps failing is retried ever more rarely, and never given up", () => {
  const waits: number[] = [];
  let [rest, at] = [neverFailed, start];
  for (let failure = 0; failure < 6; failure += 1) {
    rest = afterFailure(rest, at);
    const until = rest.until ?? at;
    waits.push((until.getTime() - at.getTime()) / 1_000);
    at = until;
  }
  expect(waits).toEqual([30, 60, 120, 300, 300, 300]);
});

test("five leads that fail together are one failure", () => {
  let rest = neverFailed;
  for (let lead = 0; lead < 5; lead += 1) rest = afterFailure(rest, later(lead));
  expect(rest).toEqual({ failures: 1, until: later(30) });
});

test.each([
  [0, true],
  [29, true],
  [30, false],
])("%i seconds after its first failure it rests: %s", (seconds, expected) => {
  expect(isResting(afterFailure(neverFailed, start), later(seconds))).toBe(expected);
  expect(isResting(neverFailed, later(seconds))).toBe(false);
});
