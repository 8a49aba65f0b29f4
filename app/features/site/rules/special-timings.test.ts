import fc from "fast-check";
import { expect, test } from "vitest";
import { specialTimingsOn } from "./special-timings.ts";

/** Ramadan of 1448, and Eid after it. */
const ramadan = { from: "2027-02-08", until: "2027-03-08" };
const eid = { from: "2027-03-09", until: "2027-03-12" };

test.each([
  ["2026-11-21", false, "2027-01-25"],
  ["2027-01-24", false, "2027-01-25"],
  ["2027-01-25", true, "2027-02-23"],
  ["2027-03-08", true, "2027-03-09"],
  ["2027-03-12", true, "2027-03-13"],
  ["2027-03-13", false, undefined],
])("on %s the hours of Ramadan and Eid are shown: %s, until %s", (today, areShown, changesOn) => {
  expect(specialTimingsOn([ramadan, eid], today)).toEqual({ areShown, changesOn });
});

test("without days, or with days that do not exist, nothing is shown", () => {
  expect(specialTimingsOn([], "2027-02-10")).toEqual({ areShown: false, changesOn: undefined });
  const never = { from: "2027-02-30", until: "2027-02-31" };
  expect(specialTimingsOn([never], "2027-02-10").areShown).toBe(false);
});

test("what is shown stays so until the day that is named", () => {
  const days = fc
    .integer({ min: 20_800, max: 20_960 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (today) => {
      const { areShown, changesOn } = specialTimingsOn([ramadan, eid], today);
      if (changesOn === undefined) return;
      const before = new Date(Date.parse(changesOn) - 86_400_000).toISOString().slice(0, 10);
      expect(specialTimingsOn([ramadan, eid], before).areShown).toBe(areShown);
      expect(changesOn > today).toBe(true);
    }),
  );
});
