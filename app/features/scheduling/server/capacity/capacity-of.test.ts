import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { database, inTransaction, queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { closeBay } from "./bay-closures.server.ts";
import { at, book, fatima, granted, now, offered, openCenter } from "./capacity-examples.ts";
import { bayHours, capacityOf } from "./capacity-of.server.ts";
import { addOverride } from "./change-hours.server.ts";

testDatabase();
const ramadan = { en: "Ramadan", ar: "رمضان" };
const nights = [{ start: "20:00", end: "02:00" }];

beforeAll(async () => {
  await openCenter("rayyan");
  const deed = { centerId: "rayyan", by: fatima, now };
  const days = { from: "2027-02-08", to: "2027-03-09" };
  await inTransaction((trx) => addOverride(trx, { ...deed, ...days, timings: nights, reason: ramadan }));
  const closed = { from: at("2027-02-09T01:00"), to: at("2027-02-09T12:00") };
  await inTransaction((trx) =>
    closeBay(trx, { ...deed, ...closed, bay: 0, kind: "absence", reason: "Leave" }),
  );
  granted(await book("rayyan", at("2027-02-08T21:00")));
});

it("a day says its hours and why, and what of them is taken, closed and free", async () => {
  const capacity = await capacityOf("rayyan", "2027-02-07", "2027-02-09", now);
  const [before, first, second] = capacity?.days ?? [];
  expect(before).toMatchObject({ day: "2027-02-07", why: { kind: "weekday" }, closureIds: [] });
  expect(before?.groups.periodic).toEqual({ bays: 3, hours: 30, taken: 0, closed: 0, free: 30 });
  expect(first).toMatchObject({ why: { kind: "override", reason: ramadan }, timings: nights });
  expect(first?.groups).toEqual({
    periodic: { bays: 3, hours: 18, taken: 1, closed: 1, free: 16 },
    repair: { bays: 1, hours: 6, taken: 0, closed: 0, free: 6 },
  });
  // The bay is closed in the night that the day before opened for, and until noon.
  expect(first?.closureIds).toEqual(second?.closureIds);
  expect(second?.groups.periodic.closed).toBe(0);
  expect(capacity?.closures).toMatchObject([{ bay: 0, kind: "absence", changedBy: fatima.name, version: 1 }]);
  expect(capacity?.overrides).toMatchObject([{ from: "2027-02-08", version: 1, changedBy: fatima.name }]);
});

it("what is free is what is offered", async () => {
  const free = (await capacityOf("rayyan", "2027-02-08", "2027-02-08", now))?.days[0]?.groups.periodic.free;
  const slots = Object.values(await offered("rayyan", "2027-02-08"));
  expect(slots.reduce((sum, bays) => sum + bays, 0)).toBe(free);
});

it("the board of a day has its opening and its bays", async () => {
  const day = await bayHours("rayyan", "2027-02-08", now);
  expect(day?.opening).toEqual([{ from: at("2027-02-08T20:00"), to: at("2027-02-09T02:00") }]);
  expect(day?.bays.map(({ bay, group }) => [bay, group])).toEqual([
    [0, "periodic"],
    [1, "periodic"],
    [2, "periodic"],
    [3, "repair"],
  ]);
  expect(await bayHours("nowhere", "2027-02-08", now)).toBeUndefined();
  expect(await capacityOf("nowhere", "2027-02-08", "2027-02-08", now)).toBeUndefined();
});

it("three full months with closures are one query, which is quick", async () => {
  await sql`insert into booking.bay_unit (center_id, unit_start, bay, appointment_id)
    select 'rayyan', hour, bay, hour || ' ' || bay from generate_series(0, 3) bay,
      generate_series('2027-03-10 04:00+00'::timestamptz, '2027-06-08 15:00+00', '1 hour') hour
    where (hour::time < '09:00' or hour::time >= '10:00') and hour::time <= '14:00' and hour::time >= '04:00'
    on conflict do nothing`.execute(database());
  const read = () => capacityOf("rayyan", "2027-03-10", "2027-06-08", now);
  const before = queryCount();
  expect((await read())?.days).toHaveLength(91);
  expect(queryCount() - before).toBe(1);
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  // A few milliseconds where the machine is idle; on a busy one it is interrupted now and then.
  expect(Math.min(...times)).toBeLessThan(100);
});

it("no more days are read at once than a quarter and a week", async () => {
  expect((await capacityOf("rayyan", "2027-01-01", "2037-01-01", now))?.days).toHaveLength(100);
});
