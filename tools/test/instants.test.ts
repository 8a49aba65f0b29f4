import { describe, expect, test } from "vitest";
import { clockInstants } from "./instants.ts";

describe("the instants of npm run clocks", () => {
  const now = new Date("2026-11-28T09:00:00Z");
  const instants = clockInstants(now);

  test("are thirty, and none is over", () => {
    expect(instants.size).toBe(30);
    for (const [name, instant] of instants) expect(Date.parse(instant), name).toBeGreaterThan(now.getTime());
  });

  test.each([
    ["ramadan-begin", "2027-02-08T10:30:00+03:00"],
    ["ramadan-end", "2027-03-08T21:00:00+03:00"],
    ["later-ramadan-begin", "2028-01-28T21:30:00+03:00"],
    ["eid-al-fitr", "2027-03-09T10:30:00+03:00"],
    ["eid-al-adha", "2027-05-16T10:30:00+03:00"],
    ["70-days-before-ramadan", "2027-11-19T10:30:00+03:00"],
    ["leap-day", "2028-02-29T12:00:00+03:00"],
    ["friday", "2026-12-04T11:30:00+03:00"],
  ])("%s is %s", (name, instant) => {
    expect(instants.get(name)).toBe(instant);
  });

  test("are there whenever they are asked for, on a leap day and in Ramadan too", () => {
    for (const day of ["2027-02-20", "2028-02-29", "2028-12-31"])
      expect(clockInstants(new Date(`${day}T12:00:00Z`)).size).toBe(30);
  });
});
