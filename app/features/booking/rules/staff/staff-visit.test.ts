import { expect, test } from "vitest";
import { isLateArrival, isOverdue } from "./arrivals.ts";
import { isInternal, isReschedule, type PlannedState, readState } from "./planned-state.ts";
import { staffVisit } from "./staff-visit.ts";

const services = [
  { code: "pm10", brand: "rimal", group: "periodic", hours: 1 },
  { code: "gr-engine", brand: "rimal", group: "repair", hours: 3 },
  { code: "pm10x", brand: "other", group: "periodic", hours: 1 },
] as const;
const center = { brands: ["rimal"], bays: { periodic: 0b1111, repair: 0b110000 } };

test.each<[string, string[], typeof center, object]>([
  ["an hour of maintenance", ["pm10"], center, { group: "periodic", hours: 1, brand: "rimal" }],
  ["a repair with it", ["pm10", "gr-engine"], center, { group: "repair", hours: 3, brand: "rimal" }],
  ["nothing", [], center, { code: "service-not-offered" }],
  ["a service that is none", ["pm10", "wash"], center, { code: "service-not-offered" }],
  ["services of two brands", ["pm10", "pm10x"], center, { code: "brand-not-served" }],
  ["another brand's", ["pm10x"], center, { code: "brand-not-served" }],
  [
    "a repair without its bays",
    ["gr-engine"],
    { ...center, bays: { periodic: 1, repair: 0 } },
    { code: "service-not-offered" },
  ],
])("a visit for %s", (_, codes, where, expected) => {
  const visit = staffVisit(codes, services, where);
  expect(visit.ok ? visit.value : { code: visit.code }).toEqual(expected);
});

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

test("a car is late ten minutes after its start, and overdue after its hours", () => {
  const times = { startsAt: new Date("2026-12-01T07:00:00Z"), endsAt: new Date("2026-12-01T08:00:00Z") };
  const at = (time: string) => new Date(`2026-12-01T${time}Z`);
  expect(isLateArrival({ code: "CNF", ...times }, at("07:10:00"))).toBe(false);
  expect(isLateArrival({ code: "CNF", ...times }, at("07:10:01"))).toBe(true);
  expect(isLateArrival({ code: "CIN", ...times }, at("07:30:00"))).toBe(false);
  expect(isOverdue({ code: "WIP", ...times }, at("08:00:00"))).toBe(false);
  expect(isOverdue({ code: "WIP", ...times }, at("08:00:01"))).toBe(true);
  expect(isOverdue({ code: "RFD", ...times }, at("09:00:00"))).toBe(false);
});
