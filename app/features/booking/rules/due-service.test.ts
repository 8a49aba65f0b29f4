import { describe, expect, test } from "vitest";
import { dueService, serviceDueDay } from "./due-service.ts";

const offered = ["pm10", "pm20", "pm30", "pm40", "pm50", "pm60", "pm80", "pm100", "gr-brakes"];
const today = "2026-11-22";
const recent = "2026-09-10";
const longAgo = "2026-03-01";
const due = (mileage: number, lastServiceDate: string | null = recent) => {
  const found = dueService({ mileage, modelYear: 2024, lastServiceDate }, offered, today);
  return found && [found.typeCode, found.kilometers, found.reason];
};

describe("the due service", () => {
  test.each<[number, string | null, string, number, string]>([
    [0, recent, "pm10", 10_000, "next"],
    [4_000, recent, "pm10", 10_000, "next"],
    [4_000, longAgo, "pm10", 10_000, "time"],
    [4_000, null, "pm10", 10_000, "time"],
    [9_100, recent, "pm10", 10_000, "distance"],
    [10_000, recent, "pm20", 20_000, "next"],
    [41_200, longAgo, "pm40", 40_000, "distance"],
    [41_200, recent, "pm50", 50_000, "next"],
    [43_000, longAgo, "pm50", 50_000, "time"],
    [72_000, recent, "pm80", 80_000, "next"],
    [95_000, recent, "pm100", 100_000, "next"],
  ])("at %i km, last visit %s, is %s (%i km, by %s)", (mileage, last, typeCode, kilometers, reason) => {
    expect(due(mileage, last)).toEqual([typeCode, kilometers, reason]);
  });

  test.each([
    [64_000, "pm10", 70_000],
    [84_000, "pm30", 90_000],
    [104_000, "pm10", 110_000],
    [118_000, "pm20", 120_000],
    [164_000, "pm10", 170_000],
    [194_000, "pm100", 200_000],
    [338_000, "pm40", 340_000],
  ])("at %i km goes on by rule: the work of %s at %i km", (mileage, typeCode, kilometers) => {
    expect(due(mileage)?.slice(0, 2)).toEqual([typeCode, kilometers]);
  });

  test.each([
    ["2026-06-30", 2026, "next"],
    ["2026-07-01", 2026, "time"],
    ["2026-01-01", 2025, "time"],
    ["2026-03-01", 2026, "next"],
  ])(
    "before the first visit the time counts from the model year: on %s of a car of %i",
    (on, modelYear, reason) => {
      const record = { mileage: 4_000, modelYear, lastServiceDate: null };
      expect(dueService(record, offered, on)?.reason).toBe(reason);
    },
  );

  test.each([
    [10_000, "distance", 10_000],
    [41_200, "distance", 40_000],
    [42_500, "distance", 40_000],
    [42_501, "time", 50_000],
    [48_999, "time", 50_000],
    [49_000, "distance", 50_000],
    [2_500, "time", 10_000],
  ])("at %i km after a long time it is due by %s at %i km", (mileage, reason, kilometers) => {
    expect(due(mileage, longAgo)?.slice(1)).toEqual([kilometers, reason]);
  });

  test("is only what a code of maintenance says whole", () => {
    const record = { mileage: 4_000, modelYear: 2024, lastServiceDate: recent };
    expect(dueService(record, ["xpm10", "pm10x", "pm1000", "pm"], today)).toBeUndefined();
  });

  test("is nothing where no maintenance is offered, or none that divides the distance", () => {
    const record = { mileage: 4_000, modelYear: 2024, lastServiceDate: recent };
    expect(dueService(record, ["gr-brakes"], today)).toBeUndefined();
    expect(dueService(record, ["pm40"], today)).toBeUndefined();
  });

  test.each([
    ["2026-05-23", "next"],
    ["2026-05-22", "time"],
  ])("six months after %s it is due by %s", (last, reason) => {
    expect(
      dueService({ mileage: 4_000, modelYear: 2024, lastServiceDate: last }, offered, today)?.reason,
    ).toBe(reason);
  });
});

test.each([
  ["2026-01-15", "2026-07-15"],
  ["2025-08-31", "2026-02-28"],
  ["2027-08-30", "2028-02-29"],
  ["2026-10-31", "2027-04-30"],
  ["2026-07-01", "2027-01-01"],
  [null, "2024-07-01"],
] as const)("a car that was last here on %s should come by %s", (lastServiceDate, day) => {
  expect(serviceDueDay({ lastServiceDate, modelYear: 2024 })).toBe(day);
});
