import { expect, test } from "vitest";
import { isInternal, isReschedule, type PlannedState, readState } from "./planned-state.ts";

const state: PlannedState = {
  ...{ code: "CNF", centerId: "al-sadd", serviceCodes: ["pm10"], bay: 1, noShowAt: null },
  ...{ startsAt: "2026-12-01T07:00:00.000Z", endsAt: "2026-12-01T08:00:00.000Z" },
};

test.each<[string, Partial<PlannedState>, boolean, boolean]>([
  ["another bay", { bay: 2 }, true, false],
  ["more hours", { endsAt: "2026-12-01T09:00:00.000Z" }, true, false],
  ["another start", { startsAt: "2026-12-01T06:00:00.000Z" }, false, true],
  ["another center", { centerId: "lusail" }, false, true],
  ["another code", { code: "CIN" }, false, false],
])("%s: customers see it or not, and come at another time or not", (_, changes, internal, reschedule) => {
  expect(isInternal(state, { ...state, ...changes })).toBe(internal);
  expect(isReschedule(state, { ...state, ...changes })).toBe(reschedule);
});

test("a state that was stored without a code is a bug", () => {
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(() => readState({ ...state, code: "WORK" })).toThrow();
});
