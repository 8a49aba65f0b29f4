import { describe, expect, it } from "vitest";
import { endOfWarranty, warrantyEndDate, warrantyStatusAt } from "./warranties.ts";

const endsAt = new Date("2027-01-01T00:00:00Z");

describe("a warranty", () => {
  it.each([
    ["2026-12-31T23:59:59Z", 10, null, "active"],
    ["2027-01-01T00:00:00Z", 10, null, "active"],
    ["2027-01-01T00:00:01Z", 10, null, "expired"],
    ["2026-06-01T00:00:00Z", 100_000, 100_000, "active"],
    ["2026-06-01T00:00:00Z", 100_001, 100_000, "expired"],
    ["2027-06-01T00:00:00Z", 10, 100_000, "expired"],
  ])("at %s with %i km of %s is %s", (now, mileage, limitKm, status) => {
    expect(warrantyStatusAt({ endsAt, limitKm }, mileage, new Date(now))).toBe(status);
  });
  it("carries its end as /Date(ms)/, from which it is read again", () => {
    expect(warrantyEndDate(endsAt)).toBe("/Date(1798761600000)/");
    expect(endOfWarranty("/Date(1798761600000)/")).toEqual(endsAt);
    expect(endOfWarranty("/Date(1798761600000+0300)/")).toEqual(endsAt);
    expect(endOfWarranty("/Date(-86400000)/")).toEqual(new Date("1969-12-31"));
  });
  it("has no end where the text carries none", () => {
    expect(endOfWarranty("/Date()/").getTime()).toBeNaN();
  });
});
