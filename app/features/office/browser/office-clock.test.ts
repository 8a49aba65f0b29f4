import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learnServerTime, officeNow } from "./office-clock.ts";

const noon = Date.parse("2026-12-01T09:00:00Z");
const utc = (instant: number) => new Date(instant).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  learnServerTime(utc(Date.now()));
  vi.useRealTimers();
});

test("a device that is three hours behind counts by the server's clock", () => {
  learnServerTime(utc(noon + 3 * 3_600_000));
  vi.advanceTimersByTime(5_000);
  expect(officeNow().getTime()).toBe(noon + 3 * 3_600_000 + 5_000);
});

test("a second that the answer took on its way is no difference", () => {
  learnServerTime(utc(noon - 1_000));
  expect(officeNow().getTime()).toBe(noon);
});

test.each([null, "", "yesterday"])("an answer that is dated %j changes nothing", (date) => {
  learnServerTime(utc(noon + 60_000));
  learnServerTime(date);
  expect(officeNow().getTime()).toBe(noon + 60_000);
});

test("a device whose clock was set right meanwhile counts by its own again", () => {
  learnServerTime(utc(noon + 60_000));
  learnServerTime(utc(noon));
  expect(officeNow().getTime()).toBe(noon);
});
