import { expect, test } from "vitest";
import { type AppointmentCode, appointmentCodes } from "./appointment-states.ts";
import { mayChange, whyNotChangeable } from "./change-limit.ts";

const startsAt = new Date("2026-11-24T07:00:00+03:00");

test.each([
  ["2026-11-23T06:49:59+03:00", true],
  ["2026-11-23T06:50:00+03:00", true],
  ["2026-11-23T06:59:59+03:00", true],
  ["2026-11-23T07:00:00+03:00", false],
  ["2026-11-23T08:00:00+03:00", false],
  ["2026-11-25T08:00:00+03:00", false],
])("an appointment at seven may be changed by its customer on the day before at %s: %s", (now, may) => {
  expect(mayChange("CNF", startsAt, new Date(now))).toBe(may);
});

test("once work has begun, or all is over, it may not", () => {
  const now = new Date("2026-11-20T07:00:00+03:00");
  const open: AppointmentCode[] = ["NEW", "CREA", "CNF"];
  expect(appointmentCodes.filter((code) => mayChange(code, startsAt, now))).toEqual(open);
});

test.each([
  ["CNF", "2026-11-20T07:00:00+03:00", undefined],
  ["CREA", "2026-11-23T12:00:00+03:00", "too-late"],
  ["CNF", "2026-11-24T06:59:00+03:00", "too-late"],
  ["CNF", "2026-11-24T07:00:00+03:00", "passed"],
  ["CIN", "2026-11-24T07:10:00+03:00", "under-way"],
  ["RFD", "2026-11-24T16:00:00+03:00", "under-way"],
  ["OUT", "2026-11-24T18:00:00+03:00", "over"],
  ["CANC", "2026-11-20T07:00:00+03:00", "over"],
  ["RJD", "2026-11-20T07:00:00+03:00", "over"],
] as const)("of one that is %s at %s the reason is: %s", (code, now, why) => {
  expect(whyNotChangeable(code, startsAt, new Date(now))).toBe(why);
});
