import { expect, test } from "vitest";
import type { ServiceCenter } from "../calls.ts";
import { openTimesByDay } from "./center-times.ts";

const morning = [{ start: "08:00", end: "11:00" }];
const center: ServiceCenter = {
  ...{ id: "c1", Name: "", External_Id__c: "", aemId: "", latitude: 0, longitude: 0, City: "", Street: "" },
  ...{ title: "", address: "", phoneNumber: "", timeZone: "Asia/Qatar" },
  ...{ sundayTimings: morning, mondayTimings: morning, tuesdayTimings: morning, wednesdayTimings: morning },
  ...{ thursdayTimings: morning, saturdayTimings: morning },
  specialTimings: [{ from: "2026-11-30", to: "2026-11-30", reason: "Closed", timings: [] }],
};
/** A Saturday, 09:30 in Doha. */
const now = new Date("2026-11-21T06:30:00Z");

test("no time within 24 hours, none on Fridays without timings, none on a closed day, none after the last day", () => {
  const days = openTimesByDay(center, now, "2026-12-05");
  expect([...days.keys()]).toEqual([
    ...["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-28", "2026-11-29"],
    ...["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-05"],
  ]);
  expect(days.get("2026-11-22")).toEqual([
    { startTime: "2026-11-22T07:00:00.000Z", endTime: "2026-11-22T08:00:00.000Z" },
  ]);
  expect(days.get("2026-11-23")).toHaveLength(3);
});

test("with timings a Friday is open, and a night belongs to the day that its hours fall on", () => {
  const late = { ...center, fridayTimings: [{ start: "22:00", end: "01:00" }] };
  const days = openTimesByDay(late, now, "2026-11-28");
  expect(days.get("2026-11-27")?.map(({ startTime }) => startTime)).toEqual([
    "2026-11-27T19:00:00.000Z",
    "2026-11-27T20:00:00.000Z",
  ]);
  expect(days.get("2026-11-28")).toHaveLength(4);
});
