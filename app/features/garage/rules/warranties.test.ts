import { describe, expect, it } from "vitest";
import { warrantyEndDate, warrantyStatusAt } from "./warranties.ts";

const endsAt = new Date("2027-01-01T00:00:00Z");

describe("a warranty", () => {
  it.each([
    ["2026-12-31T23:59:59Z", 10, null, "active"],
    ["2027-01-01T00:00:00Z", 10, null, "active"],
    ["2027-01-01T00:00:01Z", 10, null, "expired"],
    ["2026-06-01T00:00:00Z", 100_000, 100_000, "active"],
    ["2026-06-01T00:00:00Z", 100_001, 100_000, "expired"],
  ])("at %s with %i km of %s is %s", (now, mileage, limitKm, status) => {
    expect(warrantyStatusAt({ endsAt, limitKm }, mileage, new Date(now))).toBe(status);
  });
  it("carries its end as /Date(ms)/", () => {
    expect(warrantyEndDate(endsAt)).toBe("/Date(1798761600000)/");
  });
});
