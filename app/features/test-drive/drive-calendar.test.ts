import { expect, test } from "vitest";
import { calendarFile } from "#app/features/scheduling/calendar/calendar-file.ts";
import { type DriveEntryFacts, driveEntryOf } from "./drive-calendar.ts";
import { driveCodes } from "./rules/drive-states.ts";

const drive: DriveEntryFacts = {
  ...{ id: "d1", version: 3, reference: "RMD-7K3QXA", code: "confirmed", carName: "Shihab GLX" },
  ...{ startsAt: new Date("2026-12-01T07:00:00Z"), endsAt: new Date("2026-12-01T07:45:00Z") },
  timeZone: "Asia/Qatar",
  showroom: { title: "Lusail", address: "Marina Street", latitude: 25.42, longitude: 51.49 },
  path: "/drive/7K3QXA-aaaaaaaaaaaaaaaa",
};
const site = "https://rimal.example";
const lineOf = (code: string, name: string) => {
  const entry = driveEntryOf({ ...drive, code }, "en", site);
  const file = entry && calendarFile(entry, new Date("2026-11-20T00:00:00Z"));
  return file?.split("\r\n").find((line) => line.startsWith(`${name}:`));
};

test.each(driveCodes)("a drive that is %s is tentative, confirmed or canceled, by its state", (code) => {
  const expected: Partial<Record<string, string>> = {
    ...{ requested: "STATUS:TENTATIVE", rejected: "STATUS:CANCELLED", canceled: "STATUS:CANCELLED" },
  };
  expect(lineOf(code, "STATUS")).toBe(expected[code] ?? "STATUS:CONFIRMED");
  expect(lineOf(code, "SEQUENCE")).toBe("SEQUENCE:2");
});

test("names the car and what to bring, and carries the driver's link until it is canceled", () => {
  const entry = driveEntryOf(drive, "en", site);
  expect(entry?.title).toBe("Test drive: Shihab GLX");
  expect(entry?.description).toContain("Bring your original driving license");
  expect(entry?.change?.address).toBe(`${site}${drive.path}?lang=en`);
  expect(driveEntryOf({ ...drive, code: "canceled" }, "en", site)).not.toHaveProperty("change");
  expect(driveEntryOf({ ...drive, path: undefined }, "en", site)).not.toHaveProperty("change");
});

test("without a time there is no entry", () => {
  expect(driveEntryOf({ ...drive, startsAt: null }, "en", site)).toBeUndefined();
  expect(driveEntryOf({ ...drive, endsAt: null }, "en", site)).toBeUndefined();
});
