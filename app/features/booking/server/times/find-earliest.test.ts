import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  bookingApiOnDemo,
  hajar,
  sessionLook,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { findEarliestCall } from "../../earliest-call.ts";

testDatabase();
const { get, post } = bookingApiOnDemo();
const zone = "Asia/Qatar";
const path = "/v3/orders/services/earliest";
type Earliest = AnswerOf<typeof findEarliestCall>;

let territoryIds: string[];
const body = (changes: object = {}) => ({
  brand: "rimal",
  territoryIds,
  servicesList: ["pm10"],
  vehicleId: hajar,
  ...changes,
});
/** Every slot at which the car is nowhere else. */
const everySlot = async () => {
  const elsewhere = await database<AppointmentTables>()
    .selectFrom("booking.appointment")
    .select(["starts_at as from", "ends_at as to"])
    .where("vehicle_id", "=", hajar)
    .where("code", "=", "CNF")
    .execute();
  const isFree = ({ startTime, endTime }: TimeSlot) =>
    !elsewhere.some(({ from, to }) => from < new Date(endTime) && to > new Date(startTime));
  const far = new Date(now().getTime() + 100 * 86_400_000).toISOString();
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", {
    ...slotsBody({ territoryIds, startTime: now().toISOString() }),
    endTime: far,
  });
  return data
    .filter(isFree)
    .flatMap(({ territories, ...slot }) => territories.map(({ id }) => ({ ...slot, id })));
};

beforeAll(async () => {
  const centers = await get<{ id: string }[]>("/v3/common/locations/services?brand=rimal", {});
  territoryIds = centers.data.map(({ id }) => id);
});

describe("the earliest times", () => {
  test("refuse the stranger, and another's vehicle", async () => {
    expect((await post(path, body(), {})).status).toBe(401);
    expect(await post(path, body({ vehicleId: "of-nobody" }))).toMatchObject({
      status: 404,
      code: "vehicle-not-found",
    });
  });

  test("are of each center the first of all its slots, and the days count all of them: three queries, a few KB", async () => {
    const slots = await everySlot();
    const before = queryCount();
    const { status, data } = await post<Earliest>(path, body());
    expect(queryCount() - before - sessionLook).toBe(3);
    expect(status).toBe(200);
    expect(JSON.stringify(data).length).toBeLessThan(8_000);
    for (const id of territoryIds) {
      const first = slots.find((slot) => slot.id === id);
      expect(data.offers.find(({ centerId }) => centerId === id)?.startTime).toBe(first?.startTime);
    }
    expect(data.offers.map(({ startTime }) => startTime)).toEqual(
      data.offers.map(({ startTime }) => startTime).sort(),
    );
    expect(data.days.reduce((sum, { times }) => sum + times, 0)).toBe(slots.length);
    expect(data.days.map(({ day }) => day)).toEqual(data.days.map(({ day }) => day).sort());
  });

  test("can be booked one after the other as they stand: not while the car is elsewhere", async () => {
    // Both confirm at once: a request that waits for its center would stand in the way of another one.
    const confirming = body({ territoryIds: ["al-sadd", "west-bay"] });
    for (let visit = 0; visit < 2; visit += 1) {
      const { data } = await post<Earliest>(path, confirming);
      const { centerId = "", territoryPromiseKey = "", startTime = "", endTime = "" } = data.offers[0] ?? {};
      const slot = { startTime, endTime, territories: [{ id: centerId, territoryPromiseKey }] };
      const booked = await post("/v3/orders/services/appointment", appointmentBody(slot));
      expect(booked).toMatchObject({ status: 200 });
    }
  });

  test("near a day are each center's nearest ones, before it and after it", async () => {
    const slots = await everySlot();
    // A day on which one center is closed and another one is not.
    const daysOf = (id: string) => [
      ...new Set(
        slots.filter((slot) => slot.id === id).map((slot) => slot.openingDay ?? dayIn(slot.startTime, zone)),
      ),
    ];
    const [closedHere = [], openHere = []] = [daysOf("west-bay"), daysOf("lusail")];
    const near = openHere.find((day) => !closedHere.includes(day) && day > (closedHere[0] ?? "")) ?? "";
    const { data } = await post<Earliest>(path, body({ near }));
    const offered = (id: string) =>
      data.offers.flatMap(({ centerId, day }) => (centerId === id ? [day] : []));
    expect(offered("lusail")).toEqual([near]);
    expect(offered("west-bay")).toEqual([
      closedHere.findLast((day) => day < near),
      closedHere.find((day) => day > near),
    ]);
  });
});
