import { expect, test, vi } from "vitest";
import { dateFormat } from "./date-formats.ts";
import { dayIn, dayInWords, startOfNextDay, timeIn } from "./dates.ts";

test("the same parts in the same locale are one format", () => {
  const zone = "Asia/Qatar";
  expect(dateFormat("en", { timeZone: zone })).toBe(dateFormat("en", { timeZone: zone }));
  expect(dateFormat("en", { timeZone: zone })).not.toBe(dateFormat("ar", { timeZone: zone }));
  expect(dateFormat("en", { timeZone: zone })).not.toBe(dateFormat("en", { timeZone: "UTC" }));
});

test("words of dates make no format twice", () => {
  const write = () => {
    const at = new Date("2026-11-22T10:00:00Z");
    return [
      dayIn(at, "Asia/Qatar"),
      timeIn(at, "Asia/Qatar"),
      dayInWords("2026-11-22", "ar"),
      startOfNextDay(at, "Asia/Qatar").toISOString(),
    ];
  };
  const first = write();
  const making = vi.spyOn(Intl, "DateTimeFormat");
  expect(write()).toEqual(first);
  expect(making).not.toHaveBeenCalled();
  making.mockRestore();
});
