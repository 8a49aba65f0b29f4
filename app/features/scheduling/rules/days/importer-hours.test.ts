import { expect, it } from "vitest";
import { hoursOfImporter, hoursOfPlace } from "./importer-hours.ts";

const hours = (start: string, end: string) => [{ start, end }];
const place = (...overrides: { from: string; to: string; timings: { start: string; end: string }[] }[]) => ({
  timeZone: "Asia/Qatar",
  weekdays: Array(7).fill(hours("08:00", "20:00")),
  overrides,
});
const nights = { from: "2027-02-08", to: "2027-03-09", timings: hours("20:00", "02:00") };
const later = { ...nights, timings: hours("21:00", "01:00") };
const eid = { from: "2027-03-10", to: "2027-03-12", timings: [] };
const week = Array(7).fill(hours("09:00", "18:00"));

it.each([
  ["2027-02-07", hours("08:00", "20:00")],
  ["2027-02-08", hours("20:00", "02:00")],
  ["2027-03-11", []],
])("of a place on %s are its own", (day, expected) => {
  expect(hoursOfPlace(place(nights, eid))(day)).toEqual(expected);
});

it("of the importer are its week, until all places have dated hours", () => {
  const all = hoursOfImporter(week, [place(nights, eid), place(later)]);
  expect(all("2027-02-07")).toEqual(hours("09:00", "18:00"));
  expect(all("2027-02-08")).toEqual([...hours("20:00", "02:00"), ...hours("21:00", "01:00")]);
  expect(all("2027-03-11")).toEqual(hours("09:00", "18:00"));
  expect(hoursOfImporter(week, [place(eid), place(eid)])("2027-03-11")).toEqual([]);
  expect(hoursOfImporter(week, [])("2027-03-11")).toEqual(hours("09:00", "18:00"));
});
