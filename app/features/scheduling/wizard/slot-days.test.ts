import { describe, expect, it } from "vitest";
import {
  bookableDays,
  bookableMonths,
  dayOfSlot,
  daysOfMonth,
  nextFreeDay,
  slotsByDay,
} from "./slot-days.ts";
import { slotAt } from "./wizard-examples.ts";

const doha = "Asia/Qatar";

describe("bookable days", () => {
  it("begin when the lead time ends, in the place's zone, and reach three months", () => {
    // 21:30 UTC is already the next day in Doha.
    expect(bookableDays(new Date("2026-11-20T21:30:00Z"), doha)).toEqual({
      first: "2026-11-22",
      last: "2027-02-21",
    });
  });

  it.each([
    ["2026-12-10", { first: "2026-11-22", last: "2026-12-10" }],
    ["2027-05-01", { first: "2026-11-22", last: "2027-02-21" }],
    ["2026-11-21", { first: "2026-11-22", last: "2026-11-22" }],
  ])("end with a last day of %s where that is nearer", (until, days) => {
    expect(bookableDays(new Date("2026-11-20T21:30:00Z"), doha, { until })).toEqual(days);
  });

  it("begin later or sooner with another lead time", () => {
    const now = new Date("2026-11-20T21:30:00Z");
    expect(bookableDays(now, doha, { leadHours: 2 }).first).toBe("2026-11-21");
    expect(bookableDays(now, doha, { leadHours: 72 }).first).toBe("2026-11-24");
  });

  it("touch four months, cut at both ends", () => {
    const days = { first: "2026-11-22", last: "2027-02-21" };
    expect(bookableMonths(days)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
    expect(daysOfMonth("2026-11", days)).toEqual({ first: "2026-11-22", last: "2026-11-30" });
    expect(daysOfMonth("2026-12", days)).toEqual({ first: "2026-12-01", last: "2026-12-31" });
    expect(daysOfMonth("2027-02", days)).toEqual({ first: "2027-02-01", last: "2027-02-21" });
  });
});

describe("slots by day", () => {
  const late = slotAt("2026-11-30T21:00:00Z", "a");
  const early = slotAt("2026-11-30T05:00:00Z", "b");
  const days = slotsByDay([late, early, slotAt("2026-11-30T04:00:00Z", "c")], doha);

  it("follow the place's calendar, in order", () => {
    expect([...days.keys()].sort()).toEqual(["2026-11-30", "2026-12-01"]);
    expect(days.get("2026-11-30")?.map((slot) => slot.territoryPromiseKey)).toEqual(["c", "b"]);
    expect(days.get("2026-12-01")).toEqual([late]);
  });

  it("keep an hour after midnight with the night in which it lies", () => {
    const night = { ...slotAt("2027-02-28T21:00:00Z", "night"), openingDay: "2027-02-28" };
    expect(dayOfSlot(night, doha)).toBe("2027-02-28");
    expect([...slotsByDay([night], doha).keys()]).toEqual(["2027-02-28"]);
  });

  it("have the next free day", () => {
    expect(nextFreeDay(days, "2026-11-29")).toBe("2026-11-30");
    expect(nextFreeDay(days, "2026-11-30")).toBe("2026-12-01");
    expect(nextFreeDay(days, "2026-12-01")).toBeUndefined();
  });
});
