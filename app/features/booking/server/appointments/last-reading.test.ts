import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  isNoonWindow,
  moreCars,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { appointmentForStaff } from "../staff/reads/appointment-for-staff.server.ts";

testDatabase();
const { get, post, patch } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const recorded = demoVehicles(now())[0]?.vehicle.mileage ?? 0;
let cars: string[] = [];
let used = 0;
beforeAll(async () => {
  cars = await moreCars(4);
});

const readLast = async (vehicleId: string, as = noora, appointmentId = "") => {
  const query = appointmentId === "" ? "" : `&appointmentId=${appointmentId}`;
  return get<{ lastReading: { kilometers: number; day: string } | null }>(
    `/v3/orders/services/odometer?vehicleId=${vehicleId}${query}`,
    { as },
  );
};
/** Books a free hour for a car; answers the appointment's id and its body. */
async function book(vehicleId: string, changes: object) {
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody({ vehicleId }));
  const slot = data.filter((one) => !isNoonWindow(one))[used++];
  const body = { ...appointmentBody(slot, { vehicleId }), ...changes };
  const booked = await post<BookedAnswer>(path, body);
  expect(booked.status).toBe(200);
  return { id: booked.data.serviceAppointmentId, body };
}
const shownToWorkshop = async (id: string) => {
  const { mileage, mileageBelow } = (await appointmentForStaff(id, "en", now())) ?? {};
  return { mileage, mileageBelow };
};

describe("the last reading of a vehicle", () => {
  test("is the garage's with its day, until an appointment says a later one, which does not count for itself", async () => {
    const [car = ""] = cars;
    const { data } = await readLast(car);
    expect(data.lastReading).toEqual({
      kilometers: recorded,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const { id } = await book(car, { mileage: recorded + 900 });
    expect((await readLast(car)).data.lastReading?.kilometers).toBe(recorded + 900);
    expect((await readLast(car, noora, id)).data.lastReading?.kilometers).toBe(recorded);
    await database<AppointmentTables>()
      .updateTable("booking.appointment")
      .set({ code: "CANC" })
      .where("id", "=", id)
      .execute();
    expect((await readLast(car)).data.lastReading?.kilometers).toBe(recorded);
  });

  test("is nothing to a visitor, and none where the vehicle is another customer's or nobody's", async () => {
    const [car = ""] = cars;
    expect((await get(`/v3/orders/services/odometer?vehicleId=${car}`, {})).status).toBe(401);
    const of = async (vehicleId: string, as: typeof noora) => (await readLast(vehicleId, as)).data;
    expect(await of(car, khalid)).toEqual({ lastReading: null });
    expect(await of("nobodys", khalid)).toEqual(await of(car, khalid));
  });
});

describe("a lower mileage", () => {
  test("is booked, and shown to the workshop as confirmed where the customer has confirmed it", async () => {
    const [, car = "", other = ""] = cars;
    const confirmed = await book(car, { mileage: recorded - 3_000, mileageConfirmed: true });
    expect(await shownToWorkshop(confirmed.id)).toEqual({
      mileage: recorded - 3_000,
      mileageBelow: recorded,
    });
    const silent = await book(other, { mileage: recorded - 3_000 });
    expect(await shownToWorkshop(silent.id)).toEqual({ mileage: recorded - 3_000, mileageBelow: null });
  });

  test("that is not lower is nothing to confirm", async () => {
    const [, , , car = ""] = cars;
    const { id, body } = await book(car, { mileage: recorded, mileageConfirmed: true });
    expect((await shownToWorkshop(id)).mileageBelow).toBeNull();
    const change = async (changes: object) => {
      const changed = await patch(path, { ...body, appointmentId: id, ...changes });
      expect(changed.status).toBe(200);
      return shownToWorkshop(id);
    };
    const lower = { mileage: recorded - 10, mileageBelow: recorded };
    expect(await change({ mileage: recorded - 10, mileageConfirmed: true })).toEqual(lower);
    expect(await change({ mileage: recorded - 10 })).toEqual(lower);
    expect((await change({ mileage: recorded + 10 })).mileageBelow).toBeNull();
  });
});
