import { expect, test } from "vitest";
import { type CheckInForm, checkInBody, checkInProblems, emptyCheckIn, isLower } from "./check-in-form.ts";

const now = new Date("2026-12-01T08:00:00Z");
const form: CheckInForm = {
  ...emptyCheckIn,
  ...{
    odometer: "٤١٢٥٠",
    fuelEighths: 0,
    promisedAt: "2026-12-01T09:00:00.000Z",
    belongings: " Child seat ",
  },
};

test.each<[string, Partial<CheckInForm>, string[]]>([
  ["whole", {}, []],
  ["empty", emptyCheckIn, ["odometer", "fuel", "promised"]],
  ["with a time that is over", { promisedAt: "2026-12-01T08:00:00.000Z" }, ["promised"]],
  ["with a reading in words", { odometer: "many" }, ["odometer"]],
  ["with an estimate in words", { estimate: "cheap" }, ["estimate"]],
])("a form that is %s", (_, changes, problems) =>
  expect(checkInProblems({ ...form, ...changes }, now)).toEqual(problems),
);

test.each([
  ["41,249", 41_250, true],
  ["41250", 41_250, false],
  ["41250", null, false],
  ["", 41_250, false],
])("%s after %s is lower: %s", (typed, last, lower) => {
  const reading = last === null ? null : { kilometers: last, at: "2026-05-03T08:00:00Z" };
  expect(isLower(typed, reading)).toBe(lower);
});

test("is sent as the call takes it; an empty tank is 0, no estimate null", () => {
  expect(checkInBody(form, false)).toEqual({
    ...{ odometer: 41_250, fuelEighths: 0, promisedAt: "2026-12-01T09:00:00.000Z", estimateDirhams: null },
    ...{ isWarranty: false, belongings: "Child seat", remarks: "" },
  });
  expect(checkInBody(form, true)).toMatchObject({ confirmLower: true });
});
