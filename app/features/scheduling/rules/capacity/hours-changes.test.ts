import { describe, expect, it } from "vitest";
import type { Timing } from "../slots.ts";
import type { CenterHours } from "./center-hours.ts";
import { type CapacityChange, changedHours, strandedBy } from "./hours-changes.ts";

const hours = (start: string, end: string): Timing[] => [{ start, end }];
const week = (timings: Timing[]) => Array<Timing[]>(7).fill(timings);
const night = {
  id: "night",
  from: "2027-02-08",
  to: "2027-02-10",
  serial: 1,
  timings: hours("20:00", "02:00"),
};
const center: CenterHours = {
  timeZone: "Asia/Qatar",
  weekdays: week(hours("07:00", "19:00")),
  overrides: [night],
  campaignHours: [{ campaign: "ac", weekdays: week(hours("19:00", "21:00")) }],
};
const at = (text: string) => Date.parse(`${text}:00+03:00`) / 60_000;
const visit = (appointmentId: string, start: string, bay = 0, minutes = 60) => ({
  ...{ appointmentId, bay, start: at(start), end: at(start) + minutes },
});
const visits = [
  visit("morning", "2027-02-07T07:00"),
  visit("evening", "2027-02-07T18:00"),
  visit("campaign", "2027-02-07T20:00"),
  visit("after midnight", "2027-02-09T01:00", 1),
  visit("long", "2027-02-11T09:00", 1, 300),
  visit("never open", "2027-02-11T03:00"),
];

describe("a change strands", () => {
  it.each<[string, CapacityChange, string[]]>([
    [
      "shorter days",
      { kind: "weekday-hours", weekdays: week(hours("08:00", "18:00")) },
      ["morning", "evening"],
    ],
    ["longer days", { kind: "weekday-hours", weekdays: week(hours("06:00", "20:00")) }, []],
    [
      "a closed day, the campaign's hours with it",
      { kind: "override-added", from: "2027-02-07", to: "2027-02-07", timings: [] },
      ["morning", "evening", "campaign"],
    ],
    [
      "a closed day within a Ramadan, with the night that it opens for",
      { kind: "override-added", from: "2027-02-08", to: "2027-02-08", timings: [] },
      ["after midnight"],
    ],
    [
      "the day on which that night ends",
      { kind: "override-added", from: "2027-02-09", to: "2027-02-09", timings: [] },
      [],
    ],
    [
      "hours around the nights, which stay",
      { kind: "override-added", from: "2027-02-01", to: "2027-02-20", timings: hours("07:00", "12:00") },
      ["evening", "campaign", "long"],
    ],
    [
      "a closure that begins before the nights, these with it",
      { kind: "override-added", from: "2027-02-01", to: "2027-02-20", timings: [] },
      ["morning", "evening", "campaign", "after midnight", "long"],
    ],
    [
      "nights that end at one",
      {
        kind: "override-changed",
        id: "night",
        from: night.from,
        to: night.to,
        timings: hours("20:00", "01:00"),
      },
      ["after midnight"],
    ],
    ["no nights any more", { kind: "override-removed", id: "night" }, ["after midnight"]],
    [
      "a bay from ten on",
      { kind: "bay-closed", bay: 1, from: at("2027-02-11T10:00"), to: at("2027-02-11T18:00") },
      ["long"],
    ],
    [
      "another bay",
      { kind: "bay-closed", bay: 0, from: at("2027-02-11T10:00"), to: at("2027-02-11T18:00") },
      [],
    ],
    [
      "a bay until the visit begins",
      { kind: "bay-closed", bay: 1, from: at("2027-02-11T07:00"), to: at("2027-02-11T09:00") },
      [],
    ],
    [
      "a bay across midnight",
      { kind: "bay-closed", bay: 1, from: at("2027-02-08T23:00"), to: at("2027-02-09T01:30") },
      ["after midnight"],
    ],
  ])("%s", (_, change, expected) => {
    expect(strandedBy(center, change, visits).map(({ appointmentId }) => appointmentId)).toEqual(expected);
  });
});

it("dated hours are listed in their order of precedence after a change", () => {
  const list = (change: CapacityChange) => changedHours(center, change).overrides.map(({ id }) => id);
  const closed = { kind: "override-added", from: "2027-02-01", to: "2027-02-20", timings: [] } as const;
  expect(list(closed)).toEqual(["night", ""]);
  expect(list({ ...closed, timings: night.timings })).toEqual(["", "night"]);
});
