import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { listActivities } from "#app/features/booking/booking.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  bodiesOfCars,
  bookingApiOnDemo,
  hajar,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { newPhone } from "../../../../../tests/factories/phone.ts";
import { bookByStaff } from "./book-by-staff.server.ts";
import { claimGuestVisits } from "./guests.server.ts";
import { adviser, booked, deed, rowOf, unitsOf, walkIn, workingHours } from "./staff-examples.ts";

testDatabase();
const { post } = bookingApiOnDemo();
const db = () => database<AppointmentTables>();
let hours: Date[] = [];
beforeAll(async () => {
  hours = await workingHours();
});
const hour = (index: number) => hours[index] ?? new Date();
/** Does all of it, so many at a time. */
async function inTurns<T>(tasks: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const waiting = [...tasks];
  const results: T[] = [];
  const work = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) results.push(await task());
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
/** Four in the morning of the next day in Qatar, whatever the hour. */
const nightAfter = (at: Date) =>
  new Date(`${dayIn(new Date(at.getTime() + 86_400_000), "Asia/Qatar")}T04:00:00+03:00`);
const guestsOf = (phone: string) =>
  db().selectFrom("booking.guest").selectAll().where("phone", "=", `+974${phone}`).execute();

describe("a walk-in", () => {
  test("of somebody without an account is confirmed at once, in the hour that is running", async () => {
    const twenty = 20 * 60_000;
    const now = new Date(hour(0).getTime() + twenty);
    const person = { name: " Salem Al Marri ", phone: "٥٥١٢ ٣٤٥٦", language: "ar" } as const;
    const car = { plate: "٤٨٢ ٩١٦", modelName: "Hajar", vin: "rmlhjr4k7r1009999" };
    const visit = await booked(now, { person, car, now, notes: "Noise" });
    expect(visit).toMatchObject({ code: "CNF", version: 1, isGuest: true, startsAt: hour(0), bay: 0 });
    expect(visit.reference).toMatch(/^RM-\w{6}$/);
    expect(visit.changes).toContainEqual({ field: "plate", before: undefined, after: "482916" });
    expect(await rowOf(visit.id)).toMatchObject({
      ...{ kind: "walk-in", bay: 0, plate: "482916", plate_folded: "482916", vin: "RMLHJR4K7R1009999" },
      ...{ brand: "rimal", language: "ar", service_note: "Noise", customer_id: visit.customerId },
    });
    expect(await unitsOf(visit.id)).toMatchObject([{ unit_start: hour(0), bay: 0 }]);
    expect(await guestsOf("55123456")).toMatchObject([
      { name: "Salem Al Marri", created_by: adviser.staffId },
    ]);
  });

  test("of the same person finds them again, by number and plate", async () => {
    const phone = newPhone();
    const who = (name: string, plate: string) => ({
      person: { name, phone, language: "en" as const },
      car: { plate, modelName: "Badia" },
    });
    const first = await booked(hour(1), who("Salem", "910001"));
    const again = await booked(hour(3), who("Salem Al Marri", "٩١٠٠٠١"));
    const otherCar = await booked(hour(1), who("Salem", "910002"));
    expect(again.customerId).toBe(first.customerId);
    expect(otherCar.customerId).not.toBe(first.customerId);
    expect((await guestsOf(phone)).map(({ name }) => name).toSorted()).toEqual(["Salem", "Salem Al Marri"]);
    const busy = await deed((trx) => bookByStaff(trx, walkIn(hour(1), who("Salem", "910001"))));
    expect(busy).toMatchObject({ ok: false, code: "vehicle-busy" });
  });

  test("may be checked in at once", async () => {
    const visit = await booked(hour(4), { checkIn: true });
    expect(visit).toMatchObject({ code: "CIN", version: 2 });
    const moves = await db()
      .selectFrom("booking.appointment_move")
      .select(["code", "actor", "staff_name"])
      .where("appointment_id", "=", visit.id)
      .orderBy("version")
      .execute();
    const by = { actor: "staff", staff_name: adviser.name };
    expect(moves).toEqual([
      { code: "CNF", ...by },
      { code: "CIN", ...by },
    ]);
  });

  test("of a customer takes the car from the garage, or the one of an earlier visit", async () => {
    const own = await booked(hour(5), { person: { customerId: noora.id }, car: { vehicleId: hajar } });
    expect(await rowOf(own.id)).toMatchObject({ customer_id: noora.id, vehicle_id: hajar, plate: "482915" });
    const rented = { person: { customerId: noora.id }, car: { plate: "333 444", modelName: "Badia" } };
    const [one, other] = [await booked(hour(6), rented), await booked(hour(7), rented)];
    expect((await rowOf(other.id)).vehicle_id).toBe((await rowOf(one.id)).vehicle_id);
    expect(one.isGuest).toBe(false);
  });

  test("with a number that a customer has confirmed is that customer's", async () => {
    const phone = newPhone();
    await sql`insert into phone.number (number, customer_id, channel, language, confirmed_at)
      values (${`+974${phone}`}, ${khalid.id}, 'sms', 'ar', now())`.execute(database());
    const visit = await booked(hour(8), { person: { name: "Khalid", phone, language: "ar" } });
    expect(visit).toMatchObject({ customerId: khalid.id, isGuest: false });
  });
});

test.each<[string, (at: Date) => Partial<Parameters<typeof bookByStaff>[1]>, string]>([
  ["no number", () => ({ person: { name: "S", phone: "12", language: "en" } }), "phone-invalid"],
  ["no name", () => ({ person: { name: " ", phone: "55000001", language: "en" } }), "name-missing"],
  ["no plate", () => ({ car: { plate: "؟", modelName: "Hajar" } }), "plate-invalid"],
  ["no customer", () => ({ person: { customerId: "nobody" } }), "customer-not-found"],
  [
    "another customer's car",
    () => ({ person: { customerId: khalid.id }, car: { vehicleId: hajar } }),
    "vehicle-not-found",
  ],
  ["a service that is none", () => ({ serviceCodes: ["wash"] }), "service-not-offered"],
  ["no center", () => ({ centerId: "nowhere" }), "center-not-found"],
  ["a bay that is none", () => ({ bay: 17 }), "bay-not-found"],
  ["a time that has passed", (at) => ({ now: new Date(at.getTime() + 86_400_000) }), "time-passed"],
  ["the night", (at) => ({ startsAt: nightAfter(at) }), "outside-hours"],
])("%s is refused, and leaves nothing", async (_, changes, code) => {
  const count = async () =>
    (
      await sql<{ n: number }>`select (select count(*) from booking.appointment)
      + (select count(*) from booking.guest) as n`.execute(database())
    ).rows[0]?.n;
  const before = await count();
  const refused = await deed((trx) => bookByStaff(trx, walkIn(hour(9), changes(hour(9)))));
  expect(refused).toMatchObject({ ok: false, code });
  expect(await count()).toBe(before);
});

test("a full hour is refused with three free times, of which each can be taken", async () => {
  const full = hour(12);
  for (let bay = 0; bay < 4; bay += 1) await booked(full);
  const refused = await deed((trx) => bookByStaff(trx, walkIn(full)));
  expect(refused).toMatchObject({ ok: false, code: "slot-taken" });
  const alternatives = (refused.ok ? undefined : refused.detail?.alternatives) as { startsAt: string }[];
  expect(alternatives).toHaveLength(3);
  for (const { startsAt } of alternatives) await booked(new Date(startsAt));
});

describe("a confirmed number", () => {
  test("brings its guests' visits into the account, once, and nobody else's", async () => {
    const phone = newPhone();
    const person = { name: "Noora", phone, language: "en" } as const;
    const [one, other] = [await booked(hour(14), { person }), await booked(hour(15), { person })];
    const strangers = await booked(hour(14));
    const claim = () => inTransaction<unknown, string[]>((trx) => claimGuestVisits(trx, noora.id, phone));
    expect((await claim()).toSorted()).toEqual([one.customerId, other.customerId].toSorted());
    expect(await claim()).toEqual([]);
    expect(await guestsOf(phone)).toEqual([]);
    const ids = (await listActivities({ customerId: noora.id }, "en", new Date())).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([one.id, other.id]));
    expect(ids).not.toContain(strangers.id);
  });
});

test("200 bookings of the site and 40 of staff on three hours: none twice, exactly the capacity", async () => {
  const { data: slots } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  const free = new Set((await workingHours()).map((at) => at.toISOString()));
  const wanted = slots.filter(({ startTime }) => free.has(startTime)).slice(-3);
  expect(wanted).toHaveLength(3);
  // A car is at one place at a time, so each booking has its own.
  const bodies = (await Promise.all(wanted.map((slot) => bodiesOfCars(slot, 67)))).flat().slice(0, 200);
  const times = wanted.map(({ startTime }) => new Date(startTime));
  const bySite = bodies.map((body) => () => post("/v3/orders/services/appointment", body));
  const byStaff = Array.from(
    { length: 40 },
    (_, index) => () => deed((trx) => bookByStaff(trx, walkIn(times[index % 3] ?? new Date()))),
  );
  // As many at once as the pool of connections serves within its patience.
  const [site, staff] = await Promise.all([inTurns(bySite, 40), inTurns(byStaff, 8)]);
  const won = site.filter(({ status }) => status === 200).length + staff.filter(({ ok }) => ok).length;
  expect(won).toBe(12);
  expect(site.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const units = await db()
    .selectFrom("booking.bay_unit")
    .select(["unit_start", "bay", "appointment_id"])
    .where("center_id", "=", "al-sadd")
    .where("unit_start", "in", times)
    .where("appointment_id", "is not", null)
    .execute();
  expect(new Set(units.map(({ appointment_id: id }) => id)).size).toBe(12);
  const appointments = await db()
    .selectFrom("booking.appointment")
    .select(["bay", "starts_at"])
    .where("starts_at", "in", times)
    .where("center_id", "=", "al-sadd")
    .execute();
  expect(new Set(appointments.map(({ bay, starts_at }) => `${starts_at.toISOString()} ${bay}`)).size).toBe(
    12,
  );
});
