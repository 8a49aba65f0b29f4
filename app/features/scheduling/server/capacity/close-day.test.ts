import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "#app/lib/id.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { besideTransaction } from "#app/platform/transactions/open-transaction.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { SchedulingTables } from "../../tables.ts";
import { forgetHolds } from "../slots/forget-holds.server.ts";
import {
  at,
  book,
  callOff,
  fatima,
  granted,
  hoursTaken,
  now,
  offered,
  openCenter,
  repairs,
  take,
  yousef,
} from "./capacity-examples.ts";
import { bayHours } from "./capacity-of.server.ts";
import { closeDay, type DayClosing, planClosure } from "./close-day.server.ts";
import { lockCapacity } from "./lock-capacity.server.ts";
import { openCallTasks } from "./read-call-tasks.server.ts";

testDatabase();
beforeAll(() => openCenter("wakra"));

const closing = (changes: Partial<DayClosing>): DayClosing => ({
  ...{ centerId: "wakra", day: "2027-01-10", reason: repairs, by: fatima, now, ...changes },
});
const close = (changes: Partial<DayClosing>) => inTransaction((trx) => closeDay(trx, closing(changes)));
const plan = (changes: Partial<DayClosing>) => inTransaction((trx) => planClosure(trx, closing(changes)));

describe("closing a day", () => {
  it("is refused while appointments stand, with three free times on other days for each, and changes nothing", async () => {
    const booked = granted(await book("wakra", at("2027-01-10T08:00")));
    const refused = await close({});
    expect(refused).toMatchObject({ ok: false, code: "appointments-affected" });
    const [affected] =
      (refused as { detail?: { affected: { proposals: { day: string }[] }[] } }).detail?.affected ?? [];
    expect(affected).toMatchObject({ appointmentId: booked, startsAt: at("2027-01-10T08:00").toISOString() });
    expect(affected?.proposals).toHaveLength(3);
    for (const { day } of affected?.proposals ?? []) expect(day).not.toBe("2027-01-10");
    expect(JSON.stringify(refused)).not.toContain("customerId");
    expect(Object.keys(await offered("wakra", "2027-01-10"))).toHaveLength(9);
  });

  it("is done once each is called off, or given to somebody to call", async () => {
    const other = granted(await book("wakra", at("2027-01-10T16:00")));
    const planned = granted(await plan({}));
    expect(planned.before).toHaveLength(3);
    expect(planned.after).toEqual([]);
    const [first, second] = planned.affected.map(({ appointmentId }) => appointmentId);
    expect(second).toBe(other);
    const resolutions = { [first ?? ""]: { cancel: true }, [other]: { call: yousef } } as const;
    // The one to be canceled still stands.
    const early = await close({ resolutions });
    expect(early).toMatchObject({
      code: "appointments-affected",
      detail: { affected: [{ appointmentId: first }] },
    });
    expect(await openCallTasks({ places: ["wakra"], limit: 10 })).toEqual([]);
    const closed = await inTransaction(async (trx) => {
      await lockCapacity(trx, "wakra");
      await callOff(trx, first ?? "");
      return closeDay(trx, closing({ resolutions }));
    });
    expect(granted(closed).changes).toContainEqual({ field: "from", before: undefined, after: "2027-01-10" });
    expect(await offered("wakra", "2027-01-10")).toEqual({});
    expect(await openCallTasks({ places: "all", ownerId: "yousef", limit: 10 })).toMatchObject([
      { appointmentId: other, reason: repairs, owner: yousef, dueAt: at("2027-01-03T18:00"), version: 1 },
    ]);
    // It is never dropped.
    expect(await hoursTaken("wakra", at("2027-01-10T00:00"), at("2027-01-11T00:00"))).toBe(1);
  });

  it("closes a part of it, and refuses what is closed already", async () => {
    expect(await close({})).toMatchObject({ code: "nothing-to-close" });
    granted(await close({ day: "2027-01-11", span: { start: "10:00", end: "15:00" } }));
    expect(Object.keys(await offered("wakra", "2027-01-11"))).toEqual([
      "07:00",
      "08:00",
      "09:00",
      "15:00",
      "16:00",
      "17:00",
    ]);
    expect(await close({ day: "2027-01-11", span: { start: "10:00", end: "15:00" } })).toMatchObject({
      code: "nothing-to-close",
    });
    expect(await close({ day: "2027-01-32" })).toMatchObject({ code: "days-invalid" });
    expect(await close({ centerId: "nowhere" })).toMatchObject({ code: "center-not-found" });
  });

  it("closes one bay for it, from opening to closing", async () => {
    const booked = granted(await book("wakra", at("2027-01-12T08:00")));
    expect(await close({ day: "2027-01-12", bay: 0 })).toMatchObject({ code: "appointments-affected" });
    expect(await close({ day: "2027-01-02", bay: 0 })).toMatchObject({ code: "days-invalid" });
    expect(await close({ day: "2027-01-12", bay: 9 })).toMatchObject({ code: "bay-not-found" });
    granted(await close({ day: "2027-01-12", bay: 0, resolutions: { [booked]: { call: yousef } } }));
    expect((await offered("wakra", "2027-01-12"))["09:00"]).toBe(2);
    const { bays } = (await bayHours("wakra", "2027-01-12", now)) ?? {};
    expect(bays?.map(({ closures }) => closures.length)).toEqual([1, 0, 0, 0]);
    expect(bays?.[0]?.closures[0]).toMatchObject({
      ...{ from: at("2027-01-12T07:00"), to: at("2027-01-12T18:00"), kind: "out-of-use" },
    });
  });
});

describe("fifty bookings against one closing", () => {
  const days = Array.from({ length: 8 }, (_, index) => `2027-02-${String(index + 1).padStart(2, "0")}`);
  const hours = ["07", "08", "09", "10", "11", "15", "16", "17"];
  const outcomes: boolean[] = [];

  it.each(days.map((day, index) => [day, index] as const))(
    "leave %s closed without any, or open with all of them: %i",
    async (day, index) => {
      // The later the closing comes, the more have booked.
      const place = index * 6;
      const startOf = (number: number) => at(`${day}T${hours[number % hours.length]}:00`);
      const attempts = Array.from({ length: 50 }, (_, number) => () => book("wakra", startOf(number)));
      const before = Promise.all(attempts.slice(0, place).map((attempt) => attempt()));
      // Between the first day and the last, whichever is quicker.
      if (index === days.length - 1) await before;
      const closed = close({ day });
      if (index === 0) await closed;
      const after = Promise.all(attempts.slice(place).map((attempt) => attempt()));
      const booked = [...(await before), ...(await after)].filter(({ ok }) => ok).length;
      const outcome = await closed;
      outcomes.push(outcome.ok);
      const taken = await hoursTaken("wakra", at(`${day}T00:00`), at(`${day}T23:59`));
      expect(taken).toBe(booked);
      if (outcome.ok) expect(taken).toBe(0);
      else expect(outcome.code).toBe("appointments-affected");
      if (!outcome.ok) expect(taken).toBe(3 * hours.length);
    },
  );

  it("ended in both ways", () => {
    expect(new Set(outcomes)).toEqual(new Set([true, false]));
  });

  it("who holds an hour when its day is closed does not book it", async () => {
    const cars = Array.from({ length: 12 }, () => newId<"car">());
    const startOf = (index: number) => at(`2027-02-20T${hours[index % 4]}:00`);
    const holdUntil = new Date(now.getTime() + 600_000);
    const holds = await Promise.all(
      cars.map((car, index) => take("wakra", startOf(index), car, { holdUntil })),
    );
    expect(holds.filter(({ ok }) => ok)).toHaveLength(12);
    const [closed, ...booked] = await Promise.all([
      close({ day: "2027-02-20" }),
      ...cars.map((car, index) => book("wakra", startOf(index), car)),
    ]);
    const taken = await hoursTaken("wakra", at("2027-02-20T00:00"), at("2027-02-20T23:59"));
    expect(taken).toBe(booked.filter(({ ok }) => ok).length);
    expect(taken).toBe(closed?.ok ? 0 : 12);
    await inTransaction((trx) => forgetHolds(trx, new Date(now.getTime() + 3 * 86_400_000)));
  });

  it("who books a held hour while its day is being closed waits for that, and is refused", async () => {
    const car = newId<"car">();
    const startsAt = at("2027-02-22T09:00");
    granted(await take("wakra", startsAt, car, { holdUntil: new Date(now.getTime() + 600_000) }));
    let booking: Promise<unknown> = Promise.resolve();
    let isDone = false;
    await inTransaction(async (trx) => {
      granted(await closeDay(trx, closing({ day: "2027-02-22" })));
      booking = besideTransaction(() => book("wakra", startsAt, car)).finally(() => {
        isDone = true;
      });
      while (!isDone && !(await besideTransaction(isSomebodyWaiting)))
        await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(await booking).toMatchObject({ ok: false, code: "slot-taken" });
    expect(await hoursTaken("wakra", startsAt, at("2027-02-22T10:00"))).toBe(0);
  });

  it("one bay is closed or booked, never both", async () => {
    const outcome = await Promise.all([
      close({ day: "2027-02-21", bay: 2, kind: "absence" }),
      ...Array.from({ length: 24 }, (_, number) => book("wakra", at(`2027-02-21T${hours[number % 8]}:00`))),
    ]);
    const units = await database<SchedulingTables>()
      .selectFrom("booking.bay_unit")
      .select("unit_start")
      .where("center_id", "=", "wakra")
      .where("bay", "=", 2)
      .where("unit_start", ">=", at("2027-02-21T00:00"))
      .where("unit_start", "<", at("2027-02-22T00:00"))
      .execute();
    if (outcome[0]?.ok) expect(units).toEqual([]);
    else expect(units.length).toBeGreaterThan(0);
  });
});

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database());
  return rows.length > 0;
}
