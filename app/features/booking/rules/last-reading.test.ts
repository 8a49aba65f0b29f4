import { expect, test } from "vitest";
import { lastReading } from "./last-reading.ts";

const on = (day: string, kilometers: number) => ({ kilometers, at: new Date(`${day}T08:00:00Z`) });

test.each([
  ["none", [], undefined],
  ["one", [on("2026-05-03", 45_000)], on("2026-05-03", 45_000)],
  [
    "the latest, whatever their order",
    [on("2026-06-01", 46_000), on("2026-05-03", 45_000)],
    on("2026-06-01", 46_000),
  ],
  ["a later one that is lower", [on("2026-05-03", 45_000), on("2026-06-01", 300)], on("2026-06-01", 300)],
  [
    "the first day of a number that was only repeated",
    [on("2026-06-01", 45_000), on("2026-05-03", 45_000), on("2026-01-01", 40_000)],
    on("2026-05-03", 45_000),
  ],
])("the last reading is %s", (_, readings, last) => {
  expect(lastReading(readings)).toEqual(last);
});
