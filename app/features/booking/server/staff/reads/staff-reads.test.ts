import { beforeAll, describe, expect, test } from "vitest";
import { workingDaysOf } from "#app/features/scheduling/scheduling.server.ts";
import { addOverride } from "#app/features/scheduling/staff-capacity.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../../tests/factories/booking/all-tables.ts";
import { bookingApiOnDemo, hajar } from "../../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../../tests/factories/database/test-database.ts";
import { adviser, booked, done, moved, rowOf, workingHours } from "../staff-examples.ts";
import { freeTimesForStaff } from "../staff-hours.server.ts";
import { appointmentForStaff, centerOfAppointment } from "./appointment-for-staff.server.ts";
import { boardOf } from "./board.server.ts";
import { findAppointments } from "./find-appointments.server.ts";
import { type AppointmentsQuery, listAppointments } from "./list-appointments.server.ts";
import { countWaitingForStaff, waitingForStaff } from "./waiting-for-staff.server.ts";

testDatabase();
bookingApiOnDemo();
let hours: Date[] = [];
let used = 0;
beforeAll(async () => {
  hours = await workingHours();
});
const nextHour = () => hours[used++] ?? new Date();
const reader = { language: "en", now: new Date() } as const;
const set = (id: string, values: object) =>
  database<AppointmentTables>().updateTable("booking.appointment").set(values).where("id", "=", id).execute();

describe("a board", () => {
  test("has the appointments of its day with names, bays and services, in as many queries whatever their number", async () => {
    const at = nextHour();
    const guest = await booked(at, { bay: 1, person: { name: "Salem", phone: "55770001", language: "ar" } });
    const own = await booked(at, { bay: 0, person: { customerId: noora.id }, car: { vehicleId: hajar } });
    const day = dayIn(at, "Asia/Qatar");
    const read = () => boardOf({ centerId: "al-sadd", on: { day }, now: at }, "ar");
    const before = queryCount();
    const { appointments } = await read();
    expect(queryCount() - before).toBe(4);
    expect(appointments.find(({ id }) => id === guest.id)).toMatchObject({
      ...{ customerName: "Salem", phone: "+97455770001", isGuest: true, bay: 1, kind: "walk-in" },
      ...{ startsAt: at, code: "CNF", centerName: "مركز خدمة رمال، السد", isLate: false },
    });
    const shown = appointments.find(({ id }) => id === own.id);
    expect(shown).toMatchObject({
      customerName: noora.nameAr,
      isGuest: false,
      bay: 0,
    });
    expect(shown?.services.join()).toMatch(/\p{Script=Arabic}/u);
    for (let more = 0; more < 2; more += 1) await booked(at);
    const again = queryCount();
    expect((await read()).appointments.length).toBe(appointments.length + 2);
    expect(queryCount() - again).toBe(4);
  });

  test("says who is late, and whose hours are over", async () => {
    const at = nextHour();
    const [late, there] = [await booked(at), await booked(at, { checkIn: true })];
    const now = new Date(at.getTime() + 90 * 60_000);
    const { appointments } = await boardOf(
      { centerId: "al-sadd", on: { day: dayIn(at, "Asia/Qatar") }, now },
      "en",
    );
    const of = (id: string) => appointments.find((one) => one.id === id);
    expect(of(late.id)).toMatchObject({ isLate: true, isOverdue: false });
    expect(of(there.id)).toMatchObject({ isLate: false, isOverdue: true });
    expect(of(there.id)?.minutesSinceMove).toBeGreaterThan(0);
  });
});

describe("a night", () => {
  test("is on the board of the day that opens for it, and on no other", async () => {
    const last = hours.at(-1) ?? new Date();
    const day = dayIn(new Date(last.getTime() + 30 * 86_400_000), "Asia/Qatar");
    const next = addDays(day, 1);
    const nights = [{ start: "20:00", end: "02:00" }];
    const night = { from: day, to: day, timings: nights, reason: { en: "Ramadan", ar: "رمضان" } };
    const center = { centerId: "al-sadd", by: adviser, now: reader.now };
    await done((trx) => addOverride(trx, { ...center, ...night }));
    const visits: string[] = [];
    for (const at of [`${day}T23:00:00+03:00`, `${next}T01:00:00+03:00`])
      visits.push((await booked(new Date(at))).id);
    const idsOn = async (on: string, now = reader.now) =>
      (await boardOf({ centerId: "al-sadd", on: { day: on }, now }, "en")).appointments.map(({ id }) => id);
    expect((await idsOn(day)).filter((id) => visits.includes(id))).toEqual(visits);
    expect((await idsOn(next)).filter((id) => visits.includes(id))).toEqual([]);
    const days = (await workingDaysOf(["al-sadd"])).get("al-sadd");
    expect(days?.at(new Date(`${next}T01:30:00+03:00`))).toBe(day);
  });
});

describe("a list", () => {
  const all = async (query: Omit<AppointmentsQuery, "now" | "after">) => {
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await listAppointments({ ...query, after, now: reader.now }, "en");
      pages.push(page.appointments.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined && pages.length < 50);
    return pages;
  };

  test.each(["startsAt", "-startsAt", "movedAt", "-movedAt"] as const)(
    "by %s comes page by page: each appointment once, in order",
    async (sort) => {
      const at = nextHour();
      for (let more = 0; more < 3; more += 1) await booked(at);
      const query = { places: ["al-sadd", "industrial-area"], codes: ["CNF", "CIN"] as const, sort };
      const [small, large] = [await all({ ...query, limit: 2 }), await all({ ...query, limit: 200 })];
      expect(small.flat()).toEqual(large.flat());
      expect(small.length).toBeGreaterThan(2);
      expect(small.every((page) => page.length <= 2)).toBe(true);
      const rows = await Promise.all(small.flat().map(rowOf));
      const times = rows.map((row) => (sort.endsWith("movedAt") ? row.moved_at : row.starts_at).getTime());
      const ordered = times.toSorted((one, other) => (sort.startsWith("-") ? other - one : one - other));
      expect(times).toEqual(ordered);
    },
  );

  test("has only its places, codes and times; `*` is everywhere", async () => {
    const [inside, outside] = [nextHour(), nextHour()];
    const [one, other] = [await booked(inside), await booked(outside)];
    const span = { from: inside, to: outside, sort: "startsAt", limit: 50 } as const;
    const ids = async (query: Partial<AppointmentsQuery>) =>
      (await all({ places: ["*"], ...span, ...query })).flat();
    expect(await ids({})).toContain(one.id);
    expect(await ids({})).not.toContain(other.id);
    expect(await ids({ places: ["lusail"] })).toEqual([]);
    expect(await ids({ places: [] })).toEqual([]);
    expect(await ids({ codes: ["OUT"] })).not.toContain(one.id);
    expect(await all({ places: ["*"], sort: "startsAt", limit: 5, text: one.reference })).toEqual([[one.id]]);
    expect(
      (await all({ places: ["lusail"], sort: "startsAt", limit: 5, text: one.reference })).flat(),
    ).toEqual([]);
    expect((await all({ places: ["*"], sort: "startsAt", limit: 5, text: "؟؟" })).flat()).toEqual([]);
  });
});

describe("a search", () => {
  test("finds by reference, plate, VIN and telephone, Arabic digits and beginnings too, and says nothing of others", async () => {
    const visit = await booked(nextHour(), {
      person: { name: "Huda", phone: "55880011", language: "ar" },
      car: { plate: "654321", modelName: "Badia", vin: "RMLBAD00000099887" },
    });
    const found = async (search: Parameters<typeof findAppointments>[0]) =>
      (await findAppointments(search, 20, reader)).map(({ id }) => id);
    for (const search of [
      { reference: visit.reference },
      { reference: visit.reference.slice(3).toLowerCase() },
      { plate: "٦٥٤ ٣٢١" },
      { plate: "6543" },
      { vin: "rmlbad0000009" },
      { guest: "٥٥٨٨٠٠١١" },
      { guest: "5588 00" },
      { guest: "880011" },
      { guest: "هدى" },
    ])
      expect(await found(search), JSON.stringify(search)).toEqual([visit.id]);
    for (const search of [
      { reference: "RM-" },
      { plate: "" },
      { plate: "%" },
      { vin: "_______" },
      { guest: "5589" },
      { guest: "؟" },
    ])
      expect(await found(search)).toEqual([]);
  });
});

describe("an appointment for staff", () => {
  test("has its contact, the whole story, other visits of the car and what may come next", async () => {
    const car = { plate: "123 987", modelName: "Hajar" };
    const person = { name: "Ali", phone: "55660011", language: "en" } as const;
    const earlier = await booked(nextHour(), { car, person });
    const { id } = await booked(nextHour(), { car, person });
    await moved(id, "CIN");
    await moved(id, "WIP", { reason: "Began early" });
    const shown = await appointmentForStaff(id, "en", new Date());
    expect(shown?.contact).toEqual({
      name: "Ali",
      phone: "+97455660011",
      email: null,
      isPhoneConfirmed: false,
    });
    expect(shown?.timeline).toMatchObject([
      { version: 1, from: null, to: "CNF", staffName: adviser.name, actor: "staff" },
      { version: 2, from: "CNF", to: "CIN", reason: "so", changes: [] },
      { version: 3, from: "CIN", to: "WIP", reason: "Began early", isUndone: false },
    ]);
    expect(shown?.others.map((one) => one.id)).toEqual([earlier.id]);
    expect(shown?.nextCodes).toEqual([{ code: "QCA", needsReason: false }]);
    expect(shown?.undoUntil?.getTime()).toBeGreaterThan(Date.now());
    expect(await centerOfAppointment(id)).toBe("al-sadd");
    expect(await appointmentForStaff("nobody", "en", new Date())).toBeUndefined();
    expect(await centerOfAppointment("nobody")).toBeUndefined();
  });
});

test("what waits: requests, late arrivals and cars that are ready, at the places that are named", async () => {
  const at = nextHour();
  const visits = [await booked(at), await booked(at), await booked(at), await booked(at)];
  const [request, late, ready, fresh] = visits.map(({ id }) => id) as [string, string, string, string];
  const now = new Date(at.getTime() + 3 * 3_600_000);
  await set(request, { code: "CREA" });
  await set(ready, { code: "RFD", moved_at: at });
  await set(fresh, { code: "RFD", moved_at: now });
  const idsOf = async (places: string[]) => {
    const { requests, lateArrivals, readyCars } = await waitingForStaff(places, now, "en");
    return [requests, lateArrivals, readyCars].map((list) => list.map(({ id }) => id));
  };
  for (const places of [["al-sadd"], ["*"]]) {
    const [requests, lateArrivals, readyCars] = await idsOf(places);
    const before = queryCount();
    expect(await countWaitingForStaff(places, now)).toEqual({
      requests: requests?.length,
      lateArrivals: lateArrivals?.length,
      readyCars: readyCars?.length,
    });
    expect(queryCount() - before).toBe(1);
    expect(requests).toContain(request);
    expect(lateArrivals).toContain(late);
    expect(readyCars).toContain(ready);
    expect(readyCars).not.toContain(fresh);
  }
  expect((await idsOf(["lusail"])).flat()).toEqual([]);
});

test("free times say their bays, from the hour that is running, and none where all are taken", async () => {
  const at = nextHour();
  const now = new Date(at.getTime() + 30 * 60_000);
  const day = dayIn(at, "Asia/Qatar");
  const timesAt = async () => {
    const query = { centerId: "al-sadd", serviceCodes: ["pm10"], firstDay: day, lastDay: day, now };
    const free = await freeTimesForStaff(query);
    return free.ok ? free.value.find(({ startsAt }) => startsAt === at.toISOString()) : undefined;
  };
  expect((await timesAt())?.bays).toEqual([0, 1, 2, 3]);
  await booked(at, { bay: 2 });
  expect((await timesAt())?.bays).toEqual([0, 1, 3]);
  for (const bay of [0, 1, 3]) await booked(at, { bay });
  expect(await timesAt()).toBeUndefined();
});
