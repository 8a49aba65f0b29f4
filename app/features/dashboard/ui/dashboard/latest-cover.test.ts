import { expect, it } from "vitest";
import type { Warranty } from "#app/features/garage/calls.ts";
import { latestCover } from "./latest-cover.ts";

const warrantyUntil = (instant: string, warrantyStatus: Warranty["warrantyStatus"]): Warranty => ({
  warrantyType: "Basic",
  warrantyRuntime: 36,
  warrantyEndDate: `/Date(${Date.parse(instant)})/`,
  warrantyStatus,
  warrantyOutputLimit: null,
});

it.each([
  ["none", [], undefined],
  ["only ended ones", [warrantyUntil("2025-01-01T00:00:00Z", "expired")], undefined],
  [
    "the longest still in force, as a day in the importer's zone",
    [warrantyUntil("2027-05-31T20:59:59Z", "active"), warrantyUntil("2027-01-31T20:59:59Z", "active")],
    "2027-05-31",
  ],
  [
    "an ended one that would have run longer",
    [warrantyUntil("2030-01-01T00:00:00Z", "expired"), warrantyUntil("2026-12-31T21:00:00Z", "active")],
    "2027-01-01",
  ],
])("of %s", (_, warranties, day) => {
  expect(latestCover(warranties)).toBe(day);
});
