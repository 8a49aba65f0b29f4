import { describe, expect, test } from "vitest";
import { allowances, signInAllowance, type Tries, tryAgain } from "./throttle.ts";

const start = Date.UTC(2026, 10, 22, 8);
const at = (ms: number) => new Date(start + ms);
const byNetwork = allowances["sign-in by account and network"];

/** The waits of tries at these times, in seconds. */
function waits(times: readonly number[], allowance = byNetwork): number[] {
  let tries: Tries | undefined;
  return times.map((ms) => {
    const { waitMs, after } = tryAgain(tries, allowance, at(ms));
    tries = after;
    return waitMs / 1000;
  });
}

test("a try without an allowance's wait blocks nothing", () => {
  const { after } = tryAgain(undefined, allowances["sign-in by account"], at(0));
  expect(after).toEqual({ count: 1, blockedUntil: null, forgetAt: at(3_600_000) });
});

test("five tries are free, the sixth waits half a minute", () => {
  expect(waits([0, 1, 2, 3, 4, 5])).toEqual([0, 0, 0, 0, 0, 29.999]);
});

test("the wait doubles with each further try, up to an hour", () => {
  let tries: Tries | undefined;
  let now = start;
  const grown: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const { after } = tryAgain(tries, byNetwork, new Date(now));
    grown.push(((after.blockedUntil?.getTime() ?? now) - now) / 1000);
    now = (after.blockedUntil?.getTime() ?? now) + 1;
    tries = after;
  }
  expect(grown).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]);
});

test("tries during a wait neither lengthen nor shorten it", () => {
  const hammered = waits([0, 0, 0, 0, 0, ...Array.from({ length: 50 }, (_, n) => n * 500)]);
  expect(hammered.at(-1)).toBe(30 - 24.5);
  expect(waits([0, 0, 0, 0, 0, 30_000])).toEqual([0, 0, 0, 0, 0, 0]);
});

test("after a day without a try all is forgotten", () => {
  const day = 24 * 3_600_000;
  expect(waits([0, 0, 0, 0, 0, day, day, day, day, day])).toEqual(Array(10).fill(0));
});

test("an account that many networks guess at leaves one free try to each, so its owner still comes in", () => {
  expect(signInAllowance(99).free).toBe(5);
  const attacked = signInAllowance(100);
  expect(waits([0, 1], attacked)).toEqual([0, 29.999]);
});

describe("the pace of mails to one address", () => {
  const pace = allowances["reset mail to account"];
  test("puts requests of the first two minutes together, then of ever longer times", () => {
    expect(waits([0, 1_000, 119_000, 120_000], pace)).toEqual([0, 119, 1, 0]);
    expect(waits([0, 120_000, 121_000], pace)).toEqual([0, 0, 239]);
  });
  test.each(["reset mail to account", "registration mail to address"] as const)(
    "%s never waits longer than a reset link lives",
    (name) => expect(allowances[name].longestWaitMs).toBeLessThan(3_600_000),
  );
});

test("failures of an account are counted without a wait of their own", () => {
  expect(waits(Array(500).fill(0), allowances["sign-in by account"]).at(-1)).toBe(0);
});
