import { expect, test } from "vitest";
import { freeDays } from "./free-days.server.ts";

const slot = (day: number, start: number) => ({
  ...{ centerId: "c1", day, start, end: start + 60, afterMidnight: false, freeBays: 1 },
});

test("free slots stand under their days, both in order", () => {
  const slots = [slot(20_789, 29_936_700), slot(20_788, 29_935_260), slot(20_788, 29_935_200)];
  const days = freeDays(slots).map(({ day, slots }) => [day, slots.map(({ start }) => start)]);
  expect(days).toEqual([
    ["2026-12-01", [29_935_200, 29_935_260]],
    ["2026-12-02", [29_936_700]],
  ]);
});
