import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { forgetHolds } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { besideTransaction } from "#app/platform/transactions/open-transaction.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  bookingApiOnDemo,
  hajar,
  holdBody,
  isNoonWindow,
  shihab,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";

testDatabase();
const { post, remove } = bookingApiOnDemo();
const path = "/v3/orders/services/hold";
const db = () => database<AppointmentTables>();
const freeSlots = async (changes: Record<string, unknown> = {}) =>
  (await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody(changes))).data;
const isFree = async (slot: TimeSlot | undefined, changes: Record<string, unknown> = {}) =>
  (await freeSlots(changes)).some(({ startTime }) => startTime === slot?.startTime);
const hold = (slot: TimeSlot | undefined, vehicleId = hajar) =>
  post<{ heldUntil: string }>(path, holdBody(slot, vehicleId));
const held = () =>
  db()
    .selectFrom("booking.bay_unit")
    .selectAll()
    .where("hold_vehicle_id", "=", hajar)
    .orderBy("unit_start")
    .execute();

beforeAll(async () => {
  // One bay, so that a hold is felt.
  await db()
    .deleteFrom("booking.center_bay")
    .where("center_id", "=", "al-sadd")
    .where("service_group", "=", "periodic")
    .where("bay", ">", 0)
    .execute();
});

describe("POST v3 orders/services/hold", () => {
  test("keeps a slot for ten minutes for its vehicle, and not for another one", async () => {
    const slot = (await freeSlots()).at(-1);
    const before = now().getTime();
    const { status, data } = await hold(slot);
    expect(status).toBe(200);
    expect(Date.parse(data.heldUntil) - before).toBeGreaterThanOrEqual(600_000);
    expect(Date.parse(data.heldUntil) - before).toBeLessThan(630_000);
    expect(await isFree(slot)).toBe(true);
    expect(await isFree(slot, { vehicleId: shihab })).toBe(false);
  });

  test("ends the vehicle's former hold, and extends the same one", async () => {
    const [one, other] = (await freeSlots()).slice(-3, -1);
    await hold(one);
    const first = (await hold(other)).data.heldUntil;
    const again = (await hold(other)).data.heldUntil;
    expect(Date.parse(again)).toBeGreaterThanOrEqual(Date.parse(first));
    expect((await held()).map(({ unit_start }) => unit_start.toISOString())).toEqual([other?.startTime]);
    expect(await isFree(one, { vehicleId: shihab })).toBe(true);
  });

  test("of many at once for one vehicle leaves one, and for two vehicles the slot to one", async () => {
    const some = (await freeSlots()).filter((slot) => !isNoonWindow(slot)).slice(4, 10);
    const answers = await Promise.all(some.map((slot) => hold(slot)));
    expect(answers.map(({ status }) => status)).toEqual(some.map(() => 200));
    expect(await held()).toHaveLength(1);
    const slot = (await freeSlots()).filter((one) => !isNoonWindow(one)).at(12);
    const theirs = (await freeSlots({ vehicleId: shihab })).find(
      ({ startTime }) => startTime === slot?.startTime,
    );
    const both = await Promise.all([hold(slot), hold(theirs, shihab)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("holds both hours of the noon window, and the booking takes them over", async () => {
    const noon = (await freeSlots()).find(isNoonWindow);
    expect((await hold(noon)).status).toBe(200);
    expect(await held()).toHaveLength(2);
    const booked = await post("/v3/orders/services/appointment", appointmentBody(noon));
    expect(booked.status).toBe(200);
    expect(await held()).toEqual([]);
  });

  test("ends with a booking of another slot", async () => {
    const [one, other] = (await freeSlots()).slice(-2);
    await hold(one);
    expect((await post("/v3/orders/services/appointment", appointmentBody(other))).status).toBe(200);
    expect(await held()).toEqual([]);
  });

  test("is taken over by others when its time is up, without anybody sweeping", async () => {
    const slot = (await freeSlots()).at(-4);
    await hold(slot);
    await db()
      .updateTable("booking.bay_unit")
      .set({ hold_until: new Date(now().getTime() - 1) })
      .where("hold_customer_id", "=", noora.id)
      .execute();
    const theirs = (await freeSlots({ vehicleId: shihab })).find(
      ({ startTime }) => startTime === slot?.startTime,
    );
    expect((await hold(theirs, shihab)).status).toBe(200);
    // The first one comes back too late.
    expect(await hold(slot)).toMatchObject({ status: 409, code: "slot-taken" });
  });

  test("that ended more than a day ago is forgotten, and nothing else is", async () => {
    const slot = (await freeSlots()).at(-6);
    await hold(slot);
    const ended = await held();
    const later = (ms: number) => new Date((ended[0]?.hold_until?.getTime() ?? 0) + ms);
    const booked = db().selectFrom("booking.bay_unit").selectAll().where("appointment_id", "is not", null);
    const before = await booked.execute();
    expect(before.length).toBeGreaterThan(0);
    await inTransaction<unknown, void>((trx) => forgetHolds(trx, later(86_400_000)));
    expect(await held()).toEqual(ended);
    // Who takes over such an hour just then is not waited for.
    await inTransaction<AppointmentTables, void>(async (trx) => {
      await trx
        .selectFrom("booking.bay_unit")
        .selectAll()
        .where("hold_until", "is not", null)
        .forUpdate()
        .execute();
      await besideTransaction(() =>
        inTransaction<unknown, void>((other) => forgetHolds(other, later(86_400_001))),
      );
    });
    expect(await held()).toEqual(ended);
    await inTransaction<unknown, void>((trx) => forgetHolds(trx, later(86_400_001)));
    expect(await held()).toEqual([]);
    expect(await booked.execute()).toEqual(before);
  });

  test("refuses a promise for something else", async () => {
    const slot = (await freeSlots()).at(-1);
    const forged = { ...slot, territories: [{ id: "al-sadd", territoryPromiseKey: "A".repeat(42) }] };
    expect(await hold(forged as TimeSlot)).toMatchObject({ status: 422, code: "promise-invalid" });
  });
});

describe("DELETE v3 orders/services/hold", () => {
  test("gives the slot back; without a hold it is fine too", async () => {
    const slot = (await freeSlots()).at(-1);
    await hold(slot);
    expect(await remove(`${path}?vehicleId=${hajar}`)).toMatchObject({ status: 200 });
    expect(await isFree(slot, { vehicleId: shihab })).toBe(true);
    expect(await remove(`${path}?vehicleId=${hajar}`)).toMatchObject({ status: 200 });
  });
});
