import { expect, test } from "vitest";
import { campaignOn } from "./campaign-windows.ts";

const windows = [{ until: "2025-08-19" }, { from: "2026-11-01", until: "2026-12-31" }];

test.each([
  ["2020-01-01", { isRunning: true, until: "2025-08-19" }],
  ["2025-08-19", { isRunning: true, until: "2025-08-19" }],
  ["2025-08-20", { isRunning: false, lastDay: "2025-08-19" }],
  ["2026-11-01", { isRunning: true, until: "2026-12-31" }],
  ["2026-12-31", { isRunning: true, until: "2026-12-31" }],
  ["2027-01-01", { isRunning: false, lastDay: "2026-12-31" }],
])("on %s: %j", (today, expected) => expect(campaignOn(windows, today)).toEqual(expected));

test("of windows that overlap the later end counts; what never ran has no last day", () => {
  const overlapping = [
    { from: "2026-11-01", until: "2026-11-30" },
    { from: "2026-11-20", until: "2026-12-10" },
  ];
  expect(campaignOn(overlapping, "2026-11-21")).toEqual({ isRunning: true, until: "2026-12-10" });
  const reversed = overlapping.toReversed();
  expect(campaignOn(reversed, "2026-11-21")).toEqual({ isRunning: true, until: "2026-12-10" });
  expect(campaignOn(reversed, "2026-12-11")).toEqual({ isRunning: false, lastDay: "2026-12-10" });
  expect(campaignOn(overlapping, "2026-10-31")).toEqual({ isRunning: false });
});
