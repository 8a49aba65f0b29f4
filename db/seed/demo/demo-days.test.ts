import { describe, expect, test } from "vitest";
import { renewedEveryDays, writeDays } from "./demo-days.ts";

describe("days in demo content", () => {
  test("are written in place of what counts from today, at any depth", () => {
    const now = new Date("2026-11-19T10:00:00Z");
    expect(writeDays({ validUntil: "{today+9}", list: [{ from: "{today-30}" }], count: 3 }, now)).toEqual({
      validUntil: "2026-11-28",
      list: [{ from: "2026-10-20" }],
      count: 3,
    });
  });

  test("leave every other text alone", () => {
    const said = { a: "today", b: "{day} {time}", c: "from {today+1}", d: null };
    expect(writeDays(said, new Date())).toEqual(said);
  });

  test("an end that is more than a period away is never in the past", () => {
    for (let day = 0; day < 60; day += 1) {
      const now = new Date(Date.UTC(2026, 10, 1 + day, 23, 59));
      const end = writeDays(`{today+${renewedEveryDays + 2}}`, now) as string;
      expect(Date.parse(end)).toBeGreaterThan(now.getTime());
    }
  });
});
