import { expect, it } from "vitest";
import type { Timing } from "../slots.ts";
import { callDueAt } from "./call-due.ts";
import type { CenterHours } from "./center-hours.ts";

const day: Timing[] = [
  { start: "07:00", end: "12:00" },
  { start: "16:00", end: "19:00" },
];
const center: CenterHours = {
  timeZone: "Asia/Qatar",
  // Closed on Fridays.
  weekdays: [day, day, day, day, day, [], day],
  overrides: [
    {
      id: "night",
      from: "2027-02-08",
      to: "2027-02-08",
      serial: 1,
      timings: [{ start: "20:00", end: "02:00" }],
    },
  ],
  campaignHours: [],
};
const at = (text: string) => Date.parse(`${text}:00+03:00`) / 60_000;

it.each([
  ["before the center closes", "2027-01-05T09:00", "2027-01-20T09:00", "2027-01-05T19:00"],
  [
    "on the next day where less than an hour is left",
    "2027-01-05T18:30",
    "2027-01-20T09:00",
    "2027-01-06T19:00",
  ],
  ["after a closed day", "2027-01-07T20:00", "2027-01-20T09:00", "2027-01-09T19:00"],
  ["before the appointment", "2027-01-05T09:00", "2027-01-05T11:00", "2027-01-05T11:00"],
  ["at once where it has begun", "2027-01-05T09:00", "2027-01-05T08:00", "2027-01-05T09:00"],
  ["by the end of a night", "2027-02-09T00:30", "2027-02-20T09:00", "2027-02-09T02:00"],
])("a customer is called %s", (_, now, start, due) => {
  expect(callDueAt(center, at(now), at(start))).toBe(at(due));
});

it("a center that never opens has until the appointment", () => {
  const closed = { ...center, weekdays: Array<Timing[]>(7).fill([]), overrides: [] };
  expect(callDueAt(closed, at("2027-01-05T09:00"), at("2027-01-20T09:00"))).toBe(at("2027-01-20T09:00"));
});
