import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { database, inTransaction, queryCount } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  type Appointments,
  appointmentBody,
  type BookedAnswer,
  bodiesOfCars,
  bookingApiOnDemo,
  isNoonWindow,
  sessionLook,
  shihab,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";

testDatabase();
const { get, post, patch } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const db = () => database<AppointmentTables>();
let slots: TimeSlot[] = [];
let used = 0;
const nextSlot = () => slots.filter((slot) => !isNoonWindow(slot))[used++];
const freeSlots = async (changes: Record<string, unknown> = {}) =>
  (await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody(changes))).data;
const book = async (slot: TimeSlot | undefined, fields: Record<string, unknown> = {}) => {
  const { status, data } = await post<BookedAnswer>(path, appointmentBody(slot, fields));
  expect(status).toBe(200);
  return data.serviceAppointmentId;
};
const changeTo = (
  appointmentId: string,
  slot: TimeSlot | undefined,
  fields: Record<string, unknown> = {},
) => ({
  ...appointmentBody(slot, fields),
  appointmentId,
});
const unitsOf = (appointmentId: string) =>
  db()
    .selectFrom("booking.bay_unit")
    .select(["center_id", "unit_start", "bay"])
    .where("appointment_id", "=", appointmentId)
    .orderBy("unit_start")
    .execute();
const appointment = (id: string) =>
  db().selectFrom("booking.appointment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const movesOf = (id: string) =>
  db()
    .selectFrom("booking.appointment_move")
    .select(["version", "code", "actor"])
    .where("appointment_id", "=", id)
    .orderBy("version")
    .execute();

beforeAll(async () => {
  // So that every time is free for the car.
  await db().deleteFrom("booking.appointment").where("starts_at", ">", new Date()).execute();
  slots = await freeSlots();
});

describe("PATCH v3 orders/services/appointment", () => {
  test("moves to another slot and other services: new hours taken, old ones free, notified with its version", async () => {
    const [from, to] = [nextSlot(), slots.find(isNoonWindow)];
    const id = await book(from);
    const [promised] = (await freeSlots({ servicesList: ["pm20"] })).filter(
      ({ startTime }) => startTime === to?.startTime,
    );
    const answer = await patch<BookedAnswer>(
      `${path}?lang=ar`,
      changeTo(id, promised, { Service_Types__c: "pm20" }),
    );
    expect(answer).toMatchObject({
      status: 200,
      message: "تم تعديل موعدك.",
      data: { serviceAppointmentId: id, code: "CNF", schedStartTime: to?.startTime },
    });
    const units = await unitsOf(id);
    expect(units.map(({ unit_start }) => unit_start.toISOString())[0]).toBe(to?.startTime);
    expect(units).toHaveLength(2);
    expect(await appointment(id)).toMatchObject({ version: 2, service_codes: ["pm20"], language: "ar" });
    expect(await movesOf(id)).toEqual([
      { version: 1, code: "CNF", actor: "customer" },
      { version: 2, code: "CNF", actor: "customer" },
    ]);
    expect((await freeSlots()).map(({ startTime }) => startTime)).toContain(from?.startTime);
  });

  test("keeps its hours where only the services change, also at the last free bay", async () => {
    const id = await book(nextSlot());
    const { starts_at } = await appointment(id);
    const others = [0, 1, 2, 3].map((bay) => ({
      center_id: "al-sadd",
      unit_start: starts_at,
      bay,
      appointment_id: null,
      hold_until: new Date(Date.now() + 3_600_000),
      hold_customer_id: khalid.id,
      hold_vehicle_id: "another",
    }));
    await db()
      .insertInto("booking.bay_unit")
      .values(others)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const own = await freeSlots({ servicesList: ["pm30"], appointmentId: id });
    const same = own.find(({ startTime }) => startTime === starts_at.toISOString());
    expect(same).toBeDefined();
    expect(await patch(path, changeTo(id, same, { Service_Types__c: "pm30" }))).toMatchObject({
      status: 200,
    });
    expect(await unitsOf(id)).toHaveLength(1);
    await db().deleteFrom("booking.bay_unit").where("hold_vehicle_id", "=", "another").execute();
  });

  test("shows another customer nothing of hours that are taken", async () => {
    const id = await book(nextSlot());
    const { starts_at } = await appointment(id);
    await db()
      .deleteFrom("booking.center_bay")
      .where("bay", "in", [1, 2, 3])
      .where("center_id", "=", "al-sadd")
      .execute();
    const startsOf = async (changes: object) =>
      (await freeSlots({ ...changes })).map(({ startTime }) => startTime);
    expect(await startsOf({ appointmentId: id })).toContain(starts_at.toISOString());
    await db()
      .updateTable("booking.appointment")
      .set({ customer_id: khalid.id })
      .where("id", "=", id)
      .execute();
    expect(await startsOf({ appointmentId: id })).not.toContain(starts_at.toISOString());
    await db()
      .insertInto("booking.center_bay")
      .values([1, 2, 3].map((bay) => ({ center_id: "al-sadd", bay, service_group: "periodic" })))
      .execute();
  });

  test("takes a longer visit's hours in one bay", async () => {
    const id = await book(nextSlot());
    const long = (await freeSlots({ servicesList: ["gr-engine"] })).at(-1);
    expect(Date.parse(long?.endTime ?? "") - Date.parse(long?.startTime ?? "")).toBe(3 * 3_600_000);
    const answer = await patch(path, changeTo(id, long, { Service_Types__c: "gr-engine" }));
    expect(answer.status).toBe(200);
    const units = await unitsOf(id);
    expect(units).toHaveLength(3);
    expect(new Set(units.map(({ bay }) => bay)).size).toBe(1);
  });

  test("cancels: hours free, code and moment stored, nothing more to change", async () => {
    const id = await book(nextSlot());
    const cancel = { appointmentId: id, status: "CANC" };
    const answer = await patch<BookedAnswer>(path, cancel);
    expect(answer).toMatchObject({
      status: 200,
      message: "Your appointment is canceled.",
      data: { code: "CANC", status: "canceled" },
    });
    expect(await unitsOf(id)).toEqual([]);
    expect(await movesOf(id)).toMatchObject([{ code: "CNF" }, { code: "CANC", actor: "customer" }]);
    expect(await patch(path, cancel)).toMatchObject({ status: 409, code: "too-late-to-change" });
    const shown = await get<Appointments>(`/v3/account/activities/order?appointmentId=${id}`);
    expect(shown.data[0]).toMatchObject({ code: "CANC", actions: ["view"], version: 2 });
  });

  test("does it once for one key", async () => {
    const id = await book(nextSlot());
    const key = randomUUID();
    const body = { appointmentId: id, status: "CANC" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => patch<BookedAnswer>(path, body, { as: noora, key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await movesOf(id)).toHaveLength(2);
  });

  test("names the day under which an hour after midnight is offered, and for no other hour", async () => {
    const [from_day, to_day] = [8, 8].map((days) =>
      dayIn(new Date(Date.now() + days * 86_400_000), "Asia/Qatar"),
    );
    const timings = JSON.stringify([{ start: "22:00", end: "02:00" }]);
    const night = {
      center_id: "lusail",
      from_day,
      to_day,
      reason_en: "Ramadan",
      reason_ar: "رمضان",
      timings,
    };
    await db()
      .insertInto("booking.center_override")
      .values(night as never)
      .execute();
    const offered = (await freeSlots({ territoryIds: ["lusail"] })).filter(
      ({ startTime, openingDay }) => (openingDay ?? dayIn(startTime, "Asia/Qatar")) === from_day,
    );
    expect(offered.map(({ openingDay }) => openingDay)).toEqual([undefined, undefined, from_day, from_day]);
    for (const slot of offered.slice(1, 3)) {
      const id = await book(slot);
      const shown = await get<Appointments>(`/v3/account/activities/order?appointmentId=${id}`);
      expect(shown.data[0]?.openingDay).toBe(slot.openingDay);
      await patch(path, { appointmentId: id, status: "CANC" });
    }
  });

  test("offers change and cancel while they are possible", async () => {
    const id = await book(nextSlot());
    const actions = async () =>
      (await get<Appointments>(`/v3/account/activities/order?appointmentId=${id}`)).data[0]?.actions;
    expect(await actions()).toEqual(["view", "edit", "cancel"]);
    await startingIn(id, 23);
    expect(await actions()).toEqual(["view"]);
  });
});

describe("PATCH v3 orders/services/appointment changes nothing when it refuses", () => {
  test.each<[string, (id: string) => object | Promise<object>, number, string]>([
    ["an appointment of nobody", () => changeTo("of-nobody", slots.at(-1)), 404, "appointment-not-found"],
    ["a field that is missing", (id) => ({ appointmentId: id }), 422, "invalid-input"],
    [
      "a code that is nobody's to choose",
      (id) => ({ appointmentId: id, status: "OUT" }),
      422,
      "invalid-input",
    ],
    [
      "a version that is over",
      (id) => ({ ...changeTo(id, slots.at(-1)), version: 7 }),
      409,
      "appointment-changed",
    ],
    [
      "a code that is over",
      (id) => ({ ...changeTo(id, slots.at(-1)), status: "CREA" }),
      409,
      "appointment-changed",
    ],
    [
      "a cancellation of a version that is over",
      (id) => ({ appointmentId: id, status: "CANC", version: 7 }),
      409,
      "appointment-changed",
    ],
    [
      "a promise of another vehicle",
      async (id) => changeTo(id, (await freeSlots({ vehicleId: shihab })).at(-1)),
      422,
      "promise-invalid",
    ],
    [
      "less than 24 hours before",
      (id) => startingIn(id, 23).then(() => changeTo(id, slots.at(-1))),
      409,
      "too-late-to-change",
    ],
    [
      "work that has begun",
      async (id) => {
        await db().updateTable("booking.appointment").set({ code: "CIN" }).where("id", "=", id).execute();
        return { appointmentId: id, status: "CANC" };
      },
      409,
      "too-late-to-change",
    ],
  ])("%s", async (_, body, status, code) => {
    const id = await book(nextSlot());
    const request = await body(id);
    const before = { appointment: await appointment(id), units: await unitsOf(id) };
    for (const lang of ["en", "ar"]) {
      const answer = await patch(`${path}?lang=${lang}`, request);
      expect(answer).toMatchObject({ status, code });
      expect(/\p{Script=Arabic}/u.test(answer.message ?? "")).toBe(lang === "ar");
    }
    expect({ appointment: await appointment(id), units: await unitsOf(id) }).toEqual(before);
  });

  test("another customer's appointment", async () => {
    const id = await book(nextSlot());
    const answer = await patch(path, { appointmentId: id, status: "CANC" }, { as: khalid });
    expect(answer).toMatchObject({ status: 404, code: "appointment-not-found" });
    expect(await unitsOf(id)).toHaveLength(1);
  });

  test("a slot that is full, with three ways out", async () => {
    const [mine, full] = [nextSlot(), nextSlot()];
    const id = await book(mine);
    const [own, ...others] = await bodiesOfCars(full, 5);
    for (const body of others) expect((await post(path, body)).status).toBe(200);
    const before = await unitsOf(id);
    const answer = await patch(path, { ...own, appointmentId: id });
    expect(answer).toMatchObject({ status: 409, code: "slot-taken" });
    expect(answer.alternatives).toHaveLength(3);
    expect(await unitsOf(id)).toEqual(before);
  });
});

describe("changes at once", () => {
  test("many who swap between two full hours: nobody loses an hour, none is taken twice, none fails", async () => {
    const [one, other] = [nextSlot(), nextSlot()];
    const hours = [await bodiesOfCars(one, 6), await bodiesOfCars(other, 6)] as const;
    const ids = await Promise.all(
      hours[0].map(async (first, index) => {
        const body = index % 2 === 0 ? first : hours[1][index];
        return (await post<BookedAnswer>(path, body)).data.serviceAppointmentId;
      }),
    );
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        ids.map((appointmentId, index) =>
          patch(path, { ...hours[(index + round) % 2 === 0 ? 1 : 0][index], appointmentId }),
        ),
      );
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    }
    const units = await Promise.all(ids.map(unitsOf));
    expect(units.map((own) => own.length)).toEqual(ids.map(() => 1));
    const places = units.flat().map(({ unit_start, bay }) => `${unit_start.toISOString()} ${bay}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test("of two changes of one version the second is refused", async () => {
    const id = await book(nextSlot());
    const changes = [nextSlot(), nextSlot()].map((slot) => ({ ...changeTo(id, slot), version: 1 }));
    const answers = await Promise.all(changes.map((change) => patch(path, change)));
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      200,
      "appointment-changed",
    ]);
    expect(await unitsOf(id)).toHaveLength(1);
  });
});

describe("a request that waits", () => {
  test("is confirmed where it is moved to a center that confirms at once", async () => {
    const id = await book((await freeSlots({ territoryIds: ["industrial-area"] })).at(-20));
    expect(await appointment(id)).toMatchObject({ code: "CREA" });
    await patch(path, changeTo(id, nextSlot()));
    expect(await appointment(id)).toMatchObject({ code: "CNF", center_id: "al-sadd", version: 3 });
    expect(await movesOf(id)).toEqual([
      { version: 1, code: "CREA", actor: "customer" },
      { version: 2, code: "CREA", actor: "customer" },
      { version: 3, code: "CNF", actor: "system" },
    ]);
  });
});

describe("mails", () => {
  test("are sent once for a change and for a cancellation, in the language of the change", async () => {
    const id = await book(nextSlot());
    await notify(id, 1);
    const { data } = await patch<BookedAnswer>(`${path}?lang=ar`, changeTo(id, nextSlot()));
    await notify(id, 2);
    await notify(id, 2);
    await patch(path, { appointmentId: id, status: "CANC" });
    await notify(id, 3);
    const mails = (await newestMessages()).filter(({ subject }) => subject.includes(data.reference));
    expect(mails.map(({ template, language }) => [template, language]).toReversed()).toEqual([
      ["appointment-confirmation", "en"],
      ["appointment-change", "ar"],
      ["appointment-cancellation", "ar"],
    ]);
    expect(mails[1]?.plain).toContain("أجرينا التعديل المطلوب");
    expect(mails[0]?.subject).toContain("تم إلغاء موعد الصيانة");
  });
});

describe("queries", () => {
  test("of a change stay within their budget", async () => {
    const id = await book(nextSlot());
    const before = queryCount();
    expect((await patch(path, changeTo(id, nextSlot()))).status).toBe(200);
    expect(queryCount() - before - sessionLook).toBeLessThanOrEqual(19);
  });
});

async function startingIn(id: string, hours: number): Promise<void> {
  const starts_at = new Date(Date.now() + hours * 3_600_000);
  const ends_at = new Date(starts_at.getTime() + 3_600_000);
  await db().updateTable("booking.appointment").set({ starts_at, ends_at }).where("id", "=", id).execute();
}

function notify(appointmentId: string, version: number): Promise<void> {
  return inTransaction<unknown, void>((trx) => notifyOfAppointment.run({ appointmentId, version }, trx));
}
