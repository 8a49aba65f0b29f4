import { expect, test } from "vitest";
import { instantAt, localMoment } from "./local-instants.ts";

test.each([
  ["Asia/Qatar", "2026-12-01", "00:30", "2026-11-30T21:30:00.000Z"],
  ["Asia/Qatar", "2026-12-01", "18:00", "2026-12-01T15:00:00.000Z"],
  ["America/New_York", "2026-07-01", "08:00", "2026-07-01T12:00:00.000Z"],
])("in %s %s %s is %s, and back", (zone, day, time, instant) => {
  expect(instantAt({ day, time }, zone)).toBe(instant);
  expect(localMoment(instant, zone)).toEqual({ day, time });
});

test.each([
  ["", "08:00"],
  ["2026-12-01", ""],
  ["2026-02-30", "08:00"],
])("%s %s is no moment yet", (day, time) => {
  expect(instantAt({ day, time }, "Asia/Qatar")).toBeUndefined();
});
