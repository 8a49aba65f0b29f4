import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  holdBody,
  isNoonWindow,
  slotsBody,
} from "../../../tests/factories/booking/booking-api.ts";
import { importWaiters, vehicleIds, work } from "../../../tests/factories/booking/waiting-list.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import type { WaitingEntry } from "./calls.ts";
import { openedTimeLinks } from "./opened-time-links.server.ts";
import { openedTimeAddress, shortOpenedTimeAddress } from "./rules/opened-time.ts";

testDatabase();
const { get, post, patch, remove } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const list = "/v3/orders/services/waiting";
const db = () => database<AppointmentTables>();
/** Vehicles that wait: Khalid's, so that nobody's own appointment is in the way. */
const waiters = vehicleIds(3);
let slots: TimeSlot[] = [];

const freeSlots = async () =>
  (await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody())).data.filter(
    (slot) => !isNoonWindow(slot),
  );
const book = async (slot: TimeSlot | undefined) => {
  const { status, data } = await post<BookedAnswer>(path, appointmentBody(slot));
  expect(status).toBe(200);
  return data.serviceAppointmentId;
};
const cancel = (appointmentId: string) => patch(path, { appointmentId, status: "CANC" });
const bodyOf = (vehicleId: string | undefined, changes: object = {}) => ({
  brand: "rimal",
  vehicleId,
  servicesList: ["pm10"],
  territoryIds: ["al-sadd"],
  before: slots.at(-1)?.endTime,
  ...changes,
});
const join = async (vehicleId: string | undefined, changes: object = {}, as = khalid, lang = "en") => {
  const { status, data } = await post<{ id: string }>(`${list}?lang=${lang}`, bodyOf(vehicleId, changes), {
    as,
  });
  expect(status).toBe(200);
  return data.id;
};
const entries = async (as = khalid) => (await get<WaitingEntry[]>(list, { as })).data;
const offered = async () =>
  (await entries()).filter(({ offer }) => offer !== null).map(({ vehicleId }) => vehicleId);
const offersOf = (slot: TimeSlot | undefined) =>
  db()
    .selectFrom("booking.waiting_offer")
    .selectAll()
    .where("starts_at", "=", new Date(slot?.startTime ?? 0))
    .where("ended_at", "is", null)
    .execute();
const holdsOf = (slot: TimeSlot | undefined) =>
  db()
    .selectFrom("booking.bay_unit")
    .selectAll()
    .where("unit_start", "=", new Date(slot?.startTime ?? 0))
    .where("hold_until", ">", now())
    .execute();

/** Half an hour later, as far as the open offers and their holds are concerned. */
async function offersRunOut(): Promise<void> {
  const over = new Date(now().getTime() - 1_000);
  await db()
    .updateTable("booking.waiting_offer")
    .set({ offered_until: over })
    .where("ended_at", "is", null)
    .execute();
  await db()
    .updateTable("booking.bay_unit")
    .set({ hold_until: over })
    .where("hold_until", "is not", null)
    .execute();
}

beforeAll(async () => {
  await importWaiters(waiters);
  // One bay, so that an hour is one customer's.
  await db()
    .deleteFrom("booking.center_bay")
    .where("center_id", "=", "al-sadd")
    .where("service_group", "=", "periodic")
    .where("bay", ">", 0)
    .execute();
});
beforeEach(async () => {
  slots = (await freeSlots()).slice(0, 12);
});
afterEach(async () => {
  for (const table of ["booking.waiting", "booking.bay_unit", "booking.appointment"] as const)
    await db().deleteFrom(table).execute();
  await sql`delete from pgboss.job`.execute(database());
});

describe("hours that are given back", () => {
  test("are held for who has waited longest, and offered by email and SMS with a link", async () => {
    const id = await book(slots[3]);
    const [first] = [await join(waiters[0], {}, khalid, "ar"), await join(waiters[1])];
    await cancel(id);
    await work();
    expect(await offered()).toEqual([waiters[0]]);
    expect(await holdsOf(slots[3])).toMatchObject([
      { hold_customer_id: khalid.id, hold_vehicle_id: waiters[0] },
    ]);
    expect((await freeSlots()).map(({ startTime }) => startTime)).not.toContain(slots[3]?.startTime);
    const messages = (await newestMessages(20)).filter(({ template }) => template === "waiting-offer");
    expect(messages.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()).toEqual([
      `mail ${khalid.email}`,
      `sms +974${khalid.phone}`,
    ]);
    const startsAt = slots[3]?.startTime ?? "";
    const time = { waitingId: first ?? "", centerId: "al-sadd", startsAt };
    for (const { channel, plain, language } of messages) {
      expect(plain).toContain(channel === "mail" ? openedTimeAddress(time) : shortOpenedTimeAddress(time));
      expect(language).toBe("ar");
    }
    const led = await openedTimeLinks.request(shortOpenedTimeAddress(time).slice("/w".length));
    expect([led.status, led.headers.get("location")]).toEqual([302, openedTimeAddress(time)]);
    for (const odd of ["/a/b/soon", "/a/b", "/a/b/20261124T0500Z/c", "/%00/b/20261124T0500Z"])
      expect((await openedTimeLinks.request(odd)).status).toBe(404);
    expect(await entries()).toMatchObject([
      { offer: { centerTitle: expect.stringContaining("Sadd") } },
      { offer: null },
    ]);
    const sms = messages.find(({ channel }) => channel === "sms")?.plain ?? "";
    expect(smsParts(sms)).toBeLessThanOrEqual(2);
  });

  test("go to the next when the offer has run out, and come to nobody twice", async () => {
    const id = await book(slots[3]);
    for (const vehicleId of waiters) await join(vehicleId);
    await cancel(id);
    await work();
    for (const vehicleId of waiters) {
      expect(await offered()).toEqual([vehicleId]);
      await offersRunOut();
      await work("end-waiting-offer");
      await work();
    }
    expect(await offered()).toEqual([]);
    expect(await holdsOf(slots[3])).toEqual([]);
    expect((await freeSlots()).map(({ startTime }) => startTime)).toContain(slots[3]?.startTime);
    expect(await entries()).toHaveLength(3);
  });

  test("stay with a customer who is choosing them when the offer runs out", async () => {
    const id = await book(slots[3]);
    for (const vehicleId of waiters.slice(0, 2)) await join(vehicleId);
    await cancel(id);
    await work();
    const [offer] = await offersOf(slots[3]);
    const [hold] = await holdsOf(slots[3]);
    await work("end-waiting-offer");
    expect(await offered()).toEqual([waiters[0]]);
    await db()
      .updateTable("booking.waiting_offer")
      .set({ offered_until: new Date(now().getTime() - 1_000) })
      .execute();
    await work("end-waiting-offer");
    await work();
    expect(await offersOf(slots[3])).toMatchObject([{ waiting_id: offer?.waiting_id }]);
    expect(await holdsOf(slots[3])).toEqual([hold]);
  });

  test("stay with a customer who looks at another time meanwhile, until they leave the list", async () => {
    const id = await book(slots[3]);
    const entry = await join(waiters[0]);
    await cancel(id);
    await work();
    const [hold] = await holdsOf(slots[3]);
    const own = { as: khalid };
    const [another] = (
      await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody({ vehicleId: waiters[0] }), own)
    ).data.filter(({ startTime }) => startTime === slots[8]?.startTime);
    const looked = await post("/v3/orders/services/hold", holdBody(another, waiters[0]), own);
    expect(looked.status).toBe(200);
    expect(await holdsOf(slots[8])).toHaveLength(1);
    await remove(`/v3/orders/services/hold?vehicleId=${waiters[0]}`, own);
    expect(await holdsOf(slots[8])).toEqual([]);
    expect(await holdsOf(slots[3])).toEqual([hold]);
    await remove(`${list}?id=${entry}`, own);
    expect(await holdsOf(slots[3])).toEqual([]);
  });

  test("are offered where an appointment moves away", async () => {
    const id = await book(slots[3]);
    await join(waiters[0]);
    await patch(path, { ...appointmentBody(slots[8]), appointmentId: id });
    await work();
    expect(await offersOf(slots[3])).toHaveLength(1);
  });

  test("are offered hour by hour where a longer visit is canceled, to as many as there are hours", async () => {
    const { data } = await post<TimeSlot[]>(
      "/v3/orders/services/slots",
      slotsBody({ servicesList: ["gr-body"] }),
    );
    // Two hours in a row that are a slot each: where the first of them lies depends on the time of day.
    const at = slots.findIndex((slot, index) => slot.endTime === slots[index + 1]?.startTime);
    const hours = slots.slice(at, at + 2);
    const visit = data.find(({ startTime }) => startTime === hours[0]?.startTime);
    expect(visit?.endTime).toBe(hours[1]?.endTime);
    const booked = await post<BookedAnswer>(path, appointmentBody(visit, { Service_Types__c: "gr-body" }));
    for (const vehicleId of waiters) await join(vehicleId, { servicesList: ["gr-brakes"] });
    await cancel(booked.data.serviceAppointmentId);
    while ((await work()) > 0);
    expect(await offered()).toEqual(waiters.slice(0, 2));
    const held = await Promise.all(hours.map(holdsOf));
    expect(held.map((own) => own.map(({ hold_vehicle_id }) => hold_vehicle_id))).toEqual([
      [waiters[0]],
      [waiters[1]],
    ]);
  });

  test.each<[string, () => object]>([
    ["wants something earlier", () => ({ before: slots[3]?.startTime })],
    ["waits at another center", () => ({ territoryIds: ["west-bay"] })],
    ["wants another group of services", () => ({ servicesList: ["gr-brakes"] })],
    ["can come only later", () => ({ fromDay: "2099-01-01" })],
  ])("are not offered to who %s", async (_, changes) => {
    const id = await book(slots[3]);
    await join(waiters[0], changes());
    await cancel(id);
    await work();
    expect(await offersOf(slots[3])).toEqual([]);
  });
});

describe("an offer that is taken", () => {
  const take = (slot: TimeSlot | undefined, entry: WaitingEntry | undefined) =>
    appointmentBody(slot, {
      vehicleId: entry?.vehicleId,
      territoryPromiseKey: entry?.offer?.territoryPromiseKey,
    });

  test("is booked with its promise, ends the waiting and offers nothing more", async () => {
    const id = await book(slots[3]);
    for (const vehicleId of waiters.slice(0, 2)) await join(vehicleId);
    await cancel(id);
    await work();
    const [entry] = await entries();
    expect(await post(path, take(slots[3], entry), { as: khalid })).toMatchObject({ status: 200 });
    await work();
    await offersRunOut();
    await work("end-waiting-offer");
    await work();
    expect((await entries()).map(({ vehicleId, offer }) => [vehicleId, offer])).toEqual([[waiters[1], null]]);
  });

  test("moves the appointment that waits, whose own hours go to the next", async () => {
    const blocking = await book(slots[2]);
    const mine = await post<BookedAnswer>(
      path,
      appointmentBody(await promised(slots[6], waiters[0]), { vehicleId: waiters[0] }),
      { as: khalid },
    );
    const appointmentId = mine.data.serviceAppointmentId;
    await join(waiters[0], { appointmentId, before: mine.data.schedStartTime });
    await join(waiters[1]);
    await cancel(blocking);
    await work();
    const [entry] = await entries();
    expect(entry).toMatchObject({ appointmentId, offer: { schedStartTime: slots[2]?.startTime } });
    const { vehicleId: _, ...fields } = take(slots[2], entry).extendedFields;
    const body = { ...take(slots[2], entry), extendedFields: fields, appointmentId };
    expect(await patch(path, body, { as: khalid })).toMatchObject({ status: 200 });
    await work();
    expect(await offersOf(slots[6])).toHaveLength(1);
    expect(await offered()).toEqual([waiters[1]]);
  });

  test("is taken over by something later: then an offer moves what was booked", async () => {
    await join(waiters[0], { before: slots[4]?.startTime });
    const { data } = await post<BookedAnswer>(
      path,
      appointmentBody(await promised(slots[7], waiters[0]), { vehicleId: waiters[0] }),
      { as: khalid },
    );
    expect(await entries()).toMatchObject([{ appointmentId: data.serviceAppointmentId }]);
    await patch(path, { appointmentId: data.serviceAppointmentId, status: "CANC" }, { as: khalid });
    expect(await entries()).toEqual([]);
  });
});

describe("at once", () => {
  test("many workers with one freed hour make one offer of it", async () => {
    const id = await book(slots[3]);
    for (const vehicleId of waiters) await join(vehicleId);
    await cancel(id);
    await work("offer-freed-hours", 6);
    expect(await offersOf(slots[3])).toHaveLength(1);
    expect(await holdsOf(slots[3])).toHaveLength(1);
    expect(await offered()).toEqual([waiters[0]]);
  });

  test("two freed hours go to two who wait", async () => {
    const ids = [await book(slots[3]), await book(slots[5])];
    for (const vehicleId of waiters) await join(vehicleId);
    await Promise.all(ids.map(cancel));
    await work("offer-freed-hours", 2);
    expect([await offersOf(slots[3]), await offersOf(slots[5])].map((own) => own.length)).toEqual([1, 1]);
    expect((await offered()).toSorted()).toEqual(waiters.slice(0, 2).toSorted());
  });

  test("who leaves the list while it is offered holds nothing, and the hour goes on", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await book(slots[3]);
      const first = await join(waiters[0]);
      await join(waiters[1]);
      await cancel(id);
      await Promise.all([work(), remove(`${list}?id=${first}`, { as: khalid })]);
      await work();
      expect(await offered()).toEqual([waiters[1]]);
      expect(await holdsOf(slots[3])).toMatchObject([{ hold_vehicle_id: waiters[1] }]);
      const [left] = await entries();
      await remove(`${list}?id=${left?.id}`, { as: khalid });
      expect(await holdsOf(slots[3])).toEqual([]);
    }
  });

  test("two requests for an offered time book it once", async () => {
    const id = await book(slots[3]);
    await join(waiters[0]);
    await cancel(id);
    await work();
    const [entry] = await entries();
    const body = appointmentBody(slots[3], {
      vehicleId: waiters[0],
      territoryPromiseKey: entry?.offer?.territoryPromiseKey,
    });
    const answers = await Promise.all([1, 2].map(() => post(path, body, { as: khalid })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entries()).toEqual([]);
  });
});

/** The same slot with a promise for one of Khalid's vehicles. */
async function promised(
  slot: TimeSlot | undefined,
  vehicleId: string | undefined,
): Promise<TimeSlot | undefined> {
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody({ vehicleId }), {
    as: khalid,
  });
  return data.find(({ startTime, endTime }) => startTime === slot?.startTime && endTime === slot.endTime);
}
