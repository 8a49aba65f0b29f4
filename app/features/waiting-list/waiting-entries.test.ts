import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  hajar,
  isNoonWindow,
  slotsBody,
} from "../../../tests/factories/booking/booking-api.ts";
import { importWaiters, vehicleIds, work } from "../../../tests/factories/booking/waiting-list.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import type { WaitingEntry } from "./calls.ts";

testDatabase();
const { get, post, patch, remove } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const list = "/v3/orders/services/waiting";
const db = () => database<AppointmentTables>();
const waiters = vehicleIds(2);
let slots: TimeSlot[] = [];

const bodyOf = (vehicleId: string | undefined, changes: object = {}) => ({
  brand: "rimal",
  vehicleId,
  servicesList: ["pm10"],
  territoryIds: ["al-sadd"],
  before: slots.at(-1)?.endTime,
  ...changes,
});
const join = async (vehicleId: string | undefined, changes: object = {}) => {
  const { status, data } = await post<{ id: string }>(list, bodyOf(vehicleId, changes), { as: khalid });
  expect(status).toBe(200);
  return data.id;
};
const entries = async (as = khalid) => (await get<WaitingEntry[]>(list, { as })).data;

beforeAll(() => importWaiters(waiters));
beforeEach(async () => {
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  slots = data.filter((slot) => !isNoonWindow(slot)).slice(0, 12);
});
afterEach(async () => {
  for (const table of ["booking.waiting", "booking.bay_unit", "booking.appointment"] as const)
    await db().deleteFrom(table).execute();
});

describe("a second entry for a vehicle", () => {
  test("is refused until the customer gives up the first, which then offers nothing more", async () => {
    const booked = await post<BookedAnswer>(path, appointmentBody(slots[3]));
    const first = await join(waiters[0]);
    const refused = await post(list, bodyOf(waiters[0], { territoryIds: ["west-bay"] }), { as: khalid });
    expect(refused).toMatchObject({ status: 409, code: "already-waiting", waitingId: first });
    expect(await entries()).toMatchObject([{ id: first, territoryIds: ["al-sadd"] }]);
    await join(waiters[0], { territoryIds: ["west-bay"], replaces: first });
    const appointmentId = booked.data.serviceAppointmentId;
    expect(await patch(path, { appointmentId, status: "CANC" })).toMatchObject({ status: 200 });
    await work();
    expect(await db().selectFrom("booking.waiting_offer").selectAll().execute()).toEqual([]);
  });

  test("is not in the way of another vehicle's, nor is one whose time is over", async () => {
    const first = await join(waiters[0]);
    await join(waiters[1]);
    await db()
      .updateTable("booking.waiting")
      .set({ before: new Date(now().getTime() - 1_000) })
      .where("id", "=", first)
      .execute();
    await join(waiters[0]);
    expect((await entries()).map(({ vehicleId }) => vehicleId).toSorted()).toEqual(
      waiters.slice(0, 2).toSorted(),
    );
  });
});

describe("at once", () => {
  test("several entries for one vehicle leave the first, and say which it is", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post<{ id: string }>(list, bodyOf(waiters[0]), { as: khalid })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const [entry] = await entries();
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(answer).toMatchObject({ code: "already-waiting", waitingId: entry?.id });
  });

  test("several that give up the same former entry leave one of them", async () => {
    const replaces = await join(waiters[0]);
    const other = { territoryIds: ["west-bay"], replaces };
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(list, bodyOf(waiters[0], other), { as: khalid })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await entries()).toMatchObject([{ territoryIds: ["west-bay"] }]);
  });
});

describe("POST v3 orders/services/waiting refuses", () => {
  test.each<[string, () => object, number, string]>([
    ["another customer's vehicle", () => ({ vehicleId: hajar }), 404, "vehicle-not-found"],
    ["a center that nobody has", () => ({ territoryIds: ["nowhere"] }), 404, "center-not-found"],
    ["a service that nobody offers", () => ({ servicesList: ["pm0"] }), 422, "service-not-offered"],
    ["a first day that does not exist", () => ({ fromDay: "2027-02-30" }), 422, "invalid-input"],
    ["an appointment of nobody", () => ({ appointmentId: "of-nobody" }), 404, "appointment-not-found"],
    [
      "a time that nothing comes before",
      () => ({ before: new Date().toISOString() }),
      422,
      "nothing-earlier",
    ],
  ])("%s", async (_, changes, status, code) => {
    expect(await post(list, bodyOf(waiters[0], changes()), { as: khalid })).toMatchObject({ status, code });
    expect(await entries()).toEqual([]);
  });

  test("nothing of a request with repetitions and a far end, but stores no more than there is", async () => {
    const before = "2099-01-01T00:00:00Z";
    await join(waiters[0], { before, servicesList: ["pm10", "pm10"], territoryIds: ["al-sadd", "al-sadd"] });
    const [entry] = await entries();
    expect(entry).toMatchObject({ servicesList: ["pm10"], territoryIds: ["al-sadd"] });
    expect(Date.parse(entry?.before ?? "") - now().getTime()).toBeLessThan(97 * 86_400_000);
  });

  test("and no customer takes another one off the list", async () => {
    const id = await join(waiters[0]);
    expect(await remove(`${list}?id=${id}`, { as: noora })).toMatchObject({ status: 200 });
    expect(await entries(noora)).toEqual([]);
    expect(await entries()).toHaveLength(1);
  });
});
