import { expect, test } from "vitest";
import { isLateArrival, isOverdue } from "./arrivals.ts";

test("a car is late ten minutes after its start, and overdue after its hours", () => {
  const times = { startsAt: new Date("2026-12-01T07:00:00Z"), endsAt: new Date("2026-12-01T08:00:00Z") };
  const at = (time: string) => new Date(`2026-12-01T${time}Z`);
  expect(isLateArrival({ code: "CNF", ...times }, at("07:10:00"))).toBe(false);
  expect(isLateArrival({ code: "CNF", ...times }, at("07:10:01"))).toBe(true);
  expect(isLateArrival({ code: "CIN", ...times }, at("07:30:00"))).toBe(false);
  expect(isOverdue({ code: "WIP", ...times }, at("08:00:00"))).toBe(false);
  expect(isOverdue({ code: "WIP", ...times }, at("08:00:01"))).toBe(true);
  expect(isOverdue({ code: "RFD", ...times }, at("09:00:00"))).toBe(false);
});
