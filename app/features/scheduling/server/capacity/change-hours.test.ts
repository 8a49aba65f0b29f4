import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { Timing } from "../../rules/slots.ts";
import { listServiceCenters } from "../centers/list-centers.server.ts";
import { affectedBy } from "./affected-by.server.ts";
import {
  at,
  book,
  fatima,
  granted,
  now,
  offered,
  openCenter,
  repairs,
  workday,
  yousef,
} from "./capacity-examples.ts";
import { capacityOf } from "./capacity-of.server.ts";
import {
  addOverride,
  changeOverride,
  type NewOverride,
  removeOverride,
  type SeenOverride,
  setWeekdayHours,
  type WeekdayHours,
} from "./change-hours.server.ts";
import { closeDay } from "./close-day.server.ts";
import { planOverride } from "./plan-override.server.ts";

testDatabase();
beforeAll(() => openCenter("lusail"));

const deed = { centerId: "lusail", by: fatima, now };
const nights = [{ start: "20:00", end: "02:00" }];
const ramadan = { en: "Ramadan", ar: "رمضان" };
const dated = (changes: Partial<NewOverride>): NewOverride => ({
  ...{ ...deed, from: "2027-02-08", to: "2027-03-09", timings: nights, reason: ramadan, ...changes },
});
const add = (changes: Partial<NewOverride> = {}) => inTransaction((trx) => addOverride(trx, dated(changes)));
const change = (seen: Pick<SeenOverride, "id" | "version">, changes: Partial<NewOverride> = {}) =>
  inTransaction((trx) => changeOverride(trx, { ...dated(changes), ...seen }));
const remove = (seen: Pick<SeenOverride, "id" | "version">, changes: Partial<SeenOverride> = {}) =>
  inTransaction((trx) => removeOverride(trx, { ...deed, ...seen, ...changes }));
const setWeek = (changes: Partial<WeekdayHours> & Pick<WeekdayHours, "weekdays" | "version">) =>
  inTransaction((trx) => setWeekdayHours(trx, { ...deed, ...changes }));
const week = (timings: Timing[], friday: Timing[] = timings) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 5 ? friday : timings));
const starts = async (day: string) => Object.keys(await offered("lusail", day));

describe("dated hours", () => {
  let added = { id: "", version: 0 };

  it("of a Ramadan are offered at once, on the day that opens for the night, and named on the site", async () => {
    added = granted(await add());
    expect(await starts("2027-02-07")).toHaveLength(9);
    expect(await starts("2027-02-08")).toEqual(["20:00", "21:00", "22:00", "23:00", "00:00", "01:00"]);
    expect(await starts("2027-03-10")).toHaveLength(9);
    const [center] = await listServiceCenters({ brand: "rimal", serviceCodes: [] }, "ar", now);
    expect(center?.specialTimings).toEqual([
      { from: "2027-02-08", to: "2027-03-09", reason: "رمضان", timings: nights },
    ]);
  });

  it("change as they were seen, and whoever saw an older version hears who was faster", async () => {
    const longer = [{ start: "20:00", end: "03:00" }];
    const changed = granted(await change(added, { timings: longer }));
    expect(changed).toMatchObject({ id: added.id, version: 2, affected: [] });
    expect(changed.changes).toEqual([{ field: "hours", before: "20:00-02:00", after: "20:00-03:00" }]);
    expect(await starts("2027-02-08")).toHaveLength(7);
    const outdated = { code: "changed-meanwhile", detail: { by: fatima.name, at: now.toISOString() } };
    expect(await change(added, { timings: [] })).toMatchObject(outdated);
    expect(await remove(added)).toMatchObject(outdated);
    expect(await starts("2027-02-08")).toHaveLength(7);
    added = changed;
  });

  it("are changed by one of two who saw the same", async () => {
    const outcomes = await Promise.all([
      change(added, { by: fatima, timings: nights }),
      change(added, { by: yousef, timings: [{ start: "21:00", end: "02:00" }] }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: "changed-meanwhile" });
    added = { ...added, version: 3 };
  });

  it("that were added later hold among those of the same days, and give way again when they are removed", async () => {
    const closed = granted(await add({ timings: [], reason: repairs }));
    expect(await starts("2027-02-10")).toEqual([]);
    const removed = granted(await remove(closed));
    expect(removed.changes).toContainEqual({ field: "reason.en", before: repairs.en, after: null });
    expect(await starts("2027-02-10")).not.toEqual([]);
    expect(await remove(closed)).toMatchObject({ code: "override-not-found" });
  });

  it("are not changed or removed while a night of theirs is booked", async () => {
    const night = at("2027-02-10T00:00");
    const booked = granted(await book("lusail", night));
    expect(await remove(added)).toMatchObject({
      code: "appointments-affected",
      detail: { affected: [{ appointmentId: booked, startsAt: night.toISOString() }] },
    });
    const removed = granted(await remove(added, { resolutions: { [booked]: { call: yousef } } }));
    expect(removed.affected).toMatchObject([{ appointmentId: booked }]);
    expect(await starts("2027-02-09")).toHaveLength(9);
  });

  it.each<[string, Partial<NewOverride>]>([
    ["days-invalid", { from: "2027-02-30" }],
    ["days-invalid", { from: "2027-02-10", to: "2027-02-09" }],
    ["days-passed", { from: "2026-12-30", to: "2027-01-01" }],
    ["days-passed", { from: "2026-12-30", to: "2027-02-01", timings: [] }],
    ["days-too-many", { from: "2027-02-10", to: "2028-02-11" }],
    ["days-too-many", { from: "2027-02-10", to: "9999-12-31", timings: [] }],
    ["hours-invalid", { timings: [...nights, ...nights] }],
    ["center-not-found", { centerId: "nowhere" }],
  ])("are refused: %s %j", async (code, changes) => {
    expect(await add(changes)).toMatchObject({ ok: false, code });
  });
});

describe("a closure that begins before special hours", () => {
  it("closes their days too, says so before, and a day within them closes and opens again alone", async () => {
    const special = granted(await add({ from: "2027-03-12", to: "2027-03-30" }));
    const before = { centerId: "lusail", from: "2027-03-10", to: "2027-03-14", timings: [], now };
    const plan = granted(await inTransaction((trx) => planOverride(trx, before)));
    expect(plan).toMatchObject({
      days: 5,
      shared: [{ from: "2027-03-12", to: "2027-03-14", isOther: false, other: { id: special.id } }],
    });
    const emergency = granted(await add({ ...before, reason: repairs }));
    for (const day of ["2027-03-11", "2027-03-12", "2027-03-14"]) expect(await starts(day)).toEqual([]);
    expect(await starts("2027-03-15")).toHaveLength(6);
    const [site] = await listServiceCenters({ brand: "rimal", serviceCodes: [] }, "en", now);
    expect(
      site?.specialTimings.findLast(({ from, to }) => from <= "2027-03-13" && to >= "2027-03-13"),
    ).toMatchObject({
      timings: [],
    });
    // Hours for a closed day do not open it, and that is said as well.
    const hours = { ...before, from: "2027-03-13", to: "2027-03-13", timings: nights };
    expect(granted(await inTransaction((trx) => planOverride(trx, hours))).shared).toMatchObject([
      { isOther: true },
    ]);
    granted(await remove(emergency));
    expect(await starts("2027-03-13")).toHaveLength(6);
    const oneDay = { ...deed, day: "2027-03-20", reason: repairs };
    const closed = granted(await inTransaction((trx) => closeDay(trx, oneDay)));
    expect(await starts("2027-03-20")).toEqual([]);
    expect(await starts("2027-03-21")).toHaveLength(6);
    granted(await remove(closed));
    expect(await starts("2027-03-20")).toHaveLength(6);
    granted(await remove(special));
  });
});

describe("hours of the week", () => {
  it("are set by one of two who saw the same, and are on the site at once", async () => {
    const friday = [{ start: "16:00", end: "20:00" }];
    const outcomes = await Promise.all(
      [fatima, yousef].map((by) => setWeek({ by, version: 0, weekdays: week(workday, friday) })),
    );
    const [set] = outcomes.filter(({ ok }) => ok);
    expect(set).toMatchObject({
      value: {
        version: 1,
        changes: [{ field: "friday", before: "07:00-12:00, 13:00-15:00, 15:00-18:00", after: "16:00-20:00" }],
      },
    });
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      code: "changed-meanwhile",
      detail: { at: now.toISOString() },
    });
    expect(await starts("2027-01-08")).toEqual(["16:00", "17:00", "18:00", "19:00"]);
    const [center] = await listServiceCenters({ brand: "rimal", serviceCodes: [] }, "en", now);
    expect(center?.fridayTimings).toEqual(friday);
  });

  it("leave nobody outside, and say who would be before anything is changed", async () => {
    const booked = granted(await book("lusail", at("2027-01-12T07:00")));
    const weekdays = week([{ start: "08:00", end: "18:00" }]);
    const change = { kind: "weekday-hours", weekdays } as const;
    const affected = await inTransaction((trx) => affectedBy(trx, { centerId: "lusail", change, now }));
    expect(affected.map(({ appointmentId }) => appointmentId)).toEqual([booked]);
    // The nearest time that there will be.
    expect(affected[0]?.proposals[0]).toMatchObject({ startsAt: at("2027-01-12T08:00"), day: "2027-01-12" });
    expect(affected[0]?.planned).toMatchObject({ id: booked, serviceCodes: ["pm10"] });
    expect(await setWeek({ version: 1, weekdays })).toMatchObject({ code: "appointments-affected" });
    expect(await setWeek({ version: 1, weekdays: week([...nights, ...nights]) })).toMatchObject({
      code: "hours-invalid",
    });
    expect(await setWeek({ version: 1, weekdays: [] })).toMatchObject({ code: "hours-invalid" });
    expect((await capacityOf("lusail", "2027-01-12", "2027-01-12", now))?.hours).toMatchObject({
      version: 1,
    });
  });
});
