import { describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bodiesOfCars,
  bookingApiOnDemo,
  isNoonWindow,
  sessionLook,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";

testDatabase();
const { post } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const lost = "No available technicians found for the selected territory and time";
const freeSlots = async () => (await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody())).data;
const startsOf = (slots: readonly TimeSlot[] = []) => slots.map(({ startTime }) => startTime);
const db = () => database<AppointmentTables>();

describe("a slot that many want", () => {
  test("200 callers and three bays: exactly three succeed, the others get the refusal with three ways out", async () => {
    await db()
      .deleteFrom("booking.center_bay")
      .where("center_id", "=", "al-sadd")
      .where("bay", "=", 3)
      .execute();
    const free = await freeSlots();
    const wanted = free.at(10);
    const bodies = await bodiesOfCars(wanted, 200);
    const answers = await Promise.all(bodies.map((body) => post<BookedAnswer>(path, body)));
    const won = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(won).toHaveLength(3);
    expect(new Set(won.map(({ data }) => data.serviceAppointmentId)).size).toBe(3);
    expect(new Set(refused.map(({ status, code, message }) => `${status} ${code} ${message}`))).toEqual(
      new Set([`409 slot-taken ${lost}`]),
    );
    const nearest = free
      .filter((slot) => slot !== wanted)
      .sort(
        (one, other) =>
          distance(one, wanted) - distance(other, wanted) || (one.startTime < other.startTime ? -1 : 1),
      )
      .slice(0, 3);
    expect(startsOf(refused[0]?.alternatives)).toEqual(startsOf(nearest).sort());
    const units = await db()
      .selectFrom("booking.bay_unit")
      .select("bay")
      .where("unit_start", "=", new Date(wanted?.startTime ?? ""))
      .execute();
    expect(units.map(({ bay }) => bay).sort()).toEqual([0, 1, 2]);
    expect(startsOf(await freeSlots())).not.toContain(wanted?.startTime);
  });

  test("an alternative is booked with the promise that came with it", async () => {
    const slot = (await freeSlots()).at(20);
    const bodies = await bodiesOfCars(slot, 4);
    for (const body of bodies.slice(0, 3)) expect((await post(path, body)).status).toBe(200);
    const [last] = bodies.slice(3);
    const refusal = await post<BookedAnswer>(path, last);
    expect(refusal.status).toBe(409);
    const { vehicleId } = last?.extendedFields ?? {};
    const instead = appointmentBody(refusal.alternatives?.[0], { vehicleId });
    expect(await post(path, instead)).toMatchObject({ status: 200 });
    // Nor is the car sent to a time at which it is elsewhere now.
    const again = await post<BookedAnswer>(path, last);
    expect(again.alternatives).toHaveLength(3);
    expect(startsOf(again.alternatives)).not.toContain(refusal.alternatives?.[0]?.startTime);
    const inArabic = await post(`${path}?lang=ar`, last);
    expect(inArabic.message).toBe("لا يوجد فني متاح في المركز والموعد المحددين");
  });

  test("callers of the noon window and of its hours never share an hour of a bay", async () => {
    const free = await freeSlots();
    const noon = free.filter(isNoonWindow).slice(-4, -2);
    const bodies = await Promise.all(noon.map((slot) => bodiesOfCars(slot, 12)));
    const answers = await Promise.all(bodies.flat().map((body) => post(path, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const units = await db()
      .selectFrom("booking.bay_unit")
      .select(["unit_start", "bay", "appointment_id"])
      .where("unit_start", ">=", new Date(noon[0]?.startTime ?? ""))
      .execute();
    const byAppointment = Map.groupBy(units, (unit) => unit.appointment_id);
    for (const own of byAppointment.values()) expect(new Set(own.map(({ bay }) => bay)).size).toBe(1);
  });
});

describe("queries of a booking", () => {
  test("stay within their budget", async () => {
    const slot = (await freeSlots()).at(-3);
    const before = queryCount();
    expect((await post(path, appointmentBody(slot), { as: noora })).status).toBe(200);
    expect(queryCount() - before - sessionLook).toBeLessThanOrEqual(14);
  });
});

function distance(one: TimeSlot, other: TimeSlot | undefined): number {
  return Math.abs(Date.parse(one.startTime) - Date.parse(other?.startTime ?? ""));
}
