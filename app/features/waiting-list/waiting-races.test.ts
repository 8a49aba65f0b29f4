import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { promiseKeys } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  isNoonWindow,
  slotsBody,
} from "../../../tests/factories/booking/booking-api.ts";
import { importWaiters, vehicleIds, work } from "../../../tests/factories/booking/waiting-list.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";

testDatabase();
const { post, patch } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const list = "/v3/orders/services/waiting";
const db = () => database<AppointmentTables>();
const waiters = vehicleIds(24);
const freedHours = 12;
let slots: TimeSlot[] = [];
const minuteOf = (instant: string | undefined) => Date.parse(instant ?? "") / 60_000;

beforeAll(async () => {
  await importWaiters(waiters);
  await clear();
  // One bay, so that an hour is one customer's.
  await db()
    .deleteFrom("booking.center_bay")
    .where("center_id", "=", "al-sadd")
    .where("service_group", "=", "periodic")
    .where("bay", ">", 0)
    .execute();
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  slots = data.filter((slot) => !isNoonWindow(slot)).slice(0, freedHours);
});
afterEach(clear);

async function clear(): Promise<void> {
  for (const table of ["booking.waiting", "booking.bay_unit", "booking.appointment"] as const)
    await db().deleteFrom(table).execute();
  await sql`delete from pgboss.job`.execute(database());
}

async function book(slot: TimeSlot | undefined): Promise<string> {
  const booked = await post<BookedAnswer>(path, appointmentBody(slot));
  expect(booked.status).toBe(200);
  return booked.data.serviceAppointmentId;
}
const cancel = (appointmentId: string) => patch(path, { appointmentId, status: "CANC" });

/** Deadlocks that PostgreSQL has ended in this database. Every connection of the pool hands in what it counted. */
async function deadlocks(): Promise<number> {
  const handIn = () => sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`.execute(database());
  await Promise.all(Array.from({ length: 16 }, handIn));
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database());
  return rows[0]?.deadlocks ?? -1;
}

describe("bookings and offers at once", () => {
  /** The promise for one of Khalid's vehicles, also of an hour that is not free. */
  const bookFor = (vehicleId: string, slot: TimeSlot | undefined) => {
    const terms = { customerId: khalid.id, vehicleId, serviceCodes: ["pm10"] };
    const hours = { centerId: "al-sadd", start: minuteOf(slot?.startTime), end: minuteOf(slot?.endTime) };
    const [territoryPromiseKey] = promiseKeys(terms, [hours], now());
    return post(path, appointmentBody(slot, { vehicleId, territoryPromiseKey }), { as: khalid });
  };
  const ofWaiters = async () => {
    const entries = await db().selectFrom("booking.waiting").selectAll().execute();
    const offers = await db()
      .selectFrom("booking.waiting_offer")
      .selectAll()
      .where("ended_at", "is", null)
      .execute();
    const units = await db().selectFrom("booking.bay_unit").selectAll().execute();
    return { entries, offers, units };
  };

  test("give each hour to one, wait for nobody who waits for them, and end the waiting of who has booked", async () => {
    const before = await deadlocks();
    for (let round = 0; round < 2; round += 1) {
      const ids: string[] = [];
      for (const slot of slots) ids.push(await book(slot));
      for (const vehicleId of waiters) {
        const body = { brand: "rimal", vehicleId, servicesList: ["pm10"], territoryIds: ["al-sadd"] };
        const joined = await post(list, { ...body, before: slots.at(-1)?.endTime }, { as: khalid });
        expect(joined.status).toBe(200);
      }
      await Promise.all(ids.map(cancel));
      const offering = work();
      const answers = await Promise.all(
        waiters.map(async (id, index) => {
          // All at the same moment, and then each about when an offer of that hour is made to them.
          await setTimeout(round * index * 12);
          return bookFor(id, slots[index % freedHours]);
        }),
      );
      await offering;
      while ((await work()) > 0);

      const { entries, offers, units } = await ofWaiters();
      const booked = waiters.filter((_, index) => answers[index]?.status === 200);
      expect(answers.filter(({ status, code }) => status !== 200 && code !== "slot-taken")).toEqual([]);
      expect(
        entries
          .filter(({ ended_at }) => ended_at !== null)
          .map(({ vehicle_id }) => vehicle_id)
          .toSorted(),
      ).toEqual(booked.toSorted());
      const heldBy = units.flatMap(({ hold_vehicle_id }) => hold_vehicle_id ?? []);
      const offeredTo = offers.map(
        ({ waiting_id }) => entries.find(({ id }) => id === waiting_id)?.vehicle_id,
      );
      expect(heldBy.toSorted()).toEqual(offeredTo.toSorted());
      expect(booked.length + offers.length).toBe(freedHours);
      expect(units).toHaveLength(freedHours);
      await clear();
    }
    expect((await deadlocks()) - before).toBe(0);
  });
});

describe("an entry that can never take freed hours blocks no other", () => {
  const crowd = 60;
  const joinCrowd = async (changes: object, offer: boolean) => {
    const places = Array.from({ length: crowd }, (_, index) => ({
      id: `crowd-${index}`,
      customer_id: khalid.id,
      vehicle_id: `of-nobody-${index}`,
      brand: "rimal",
      service_codes: ["pm10"],
      center_ids: ["al-sadd"],
      from_day: "2026-01-01",
      before: new Date(slots.at(-1)?.endTime ?? ""),
      appointment_id: null,
      language: "en",
      created_at: new Date(now().getTime() - 1_000_000 + index),
      ended_at: null,
      ...changes,
    }));
    await db().insertInto("booking.waiting").values(places).execute();
    if (!offer) return;
    const open = { center_id: "west-bay", bay: 0, offered_until: now(), ended_at: null };
    const hours = { starts_at: new Date(0), ends_at: new Date(3_600_000) };
    await db()
      .insertInto("booking.waiting_offer")
      .values(places.map(({ id }) => ({ waiting_id: id, ...open, ...hours })))
      .execute();
  };

  test.each<[string, object, boolean, number]>([
    ["another group of services", { service_codes: ["gr-brakes"] }, false, 1],
    ["another brand", { brand: "lulwa" }, false, 1],
    ["a later day", { from_day: "2099-01-01" }, false, 1],
    ["an offer already", {}, true, 1],
    // Only the garage knows this: one job tries these entries, and the next continues behind them.
    ["a vehicle that is theirs no more", {}, false, 2],
  ])("where sixty in front have %s", async (_, changes, offer, jobs) => {
    const id = await book(slots[3]);
    await joinCrowd(changes, offer);
    const body = { brand: "rimal", vehicleId: waiters[0], servicesList: ["pm10"], territoryIds: ["al-sadd"] };
    await post(list, { ...body, before: slots.at(-1)?.endTime }, { as: khalid });
    await cancel(id);
    for (let job = 1; job <= jobs; job += 1) await work();
    const held = db()
      .selectFrom("booking.bay_unit")
      .select("hold_vehicle_id")
      .where("hold_until", ">", now());
    expect(await held.execute()).toEqual([{ hold_vehicle_id: waiters[0] }]);
  });

  test("hours that are taken again are offered to no one", async () => {
    const id = await book(slots[3]);
    await joinCrowd({}, false);
    await cancel(id);
    await book(slots[3]);
    const before = queryCount();
    await work();
    expect(queryCount() - before).toBeLessThanOrEqual(6);
    expect(await work()).toBe(0);
  });
});
