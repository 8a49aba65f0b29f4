import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { promiseKeys } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  type Appointments,
  appointmentBody,
  type BookedAnswer,
  badia,
  bookingApiOnDemo,
  hajar,
  isNoonWindow,
  shihab,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";

testDatabase();
const { get, post } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const terms = { customerId: noora.id, vehicleId: hajar, serviceCodes: ["pm10"] };
let slots: TimeSlot[] = [];
let used = 0;
/** An hour that no other test of this file books. */
const nextSlot = () => slots.filter((slot) => !isNoonWindow(slot))[used++];
const freeSlots = async (changes: Record<string, unknown> = {}) =>
  (await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody(changes))).data;
const rows = async () => {
  const db = database<AppointmentTables>();
  const appointments = await db.selectFrom("booking.appointment").selectAll().orderBy("number").execute();
  const units = await db.selectFrom("booking.bay_unit").selectAll().orderBy("unit_start").execute();
  return { appointments, units };
};

beforeAll(async () => {
  slots = await freeSlots();
});

describe("POST v3 orders/services/appointment", () => {
  test("refuses a visitor, and a write without a key", async () => {
    expect(await post(path, appointmentBody(slots[0]), {})).toMatchObject({
      status: 401,
      code: "not-signed-in",
    });
    const keyless = await post(path, appointmentBody(slots[0]), { as: noora, key: "" });
    expect(keyless).toMatchObject({ status: 400, code: "idempotency-key-missing" });
  });

  test("books: appointment, hour of a bay, first move, vehicle as our own record knows it", async () => {
    const slot = nextSlot();
    const { status, data, message } = await post<BookedAnswer>(`${path}?lang=ar`, appointmentBody(slot));
    expect(status).toBe(200);
    expect(message).toBe("تم تأكيد موعدك.");
    expect(data).toMatchObject({ code: "CNF", status: "upcoming", schedStartTime: slot?.startTime });
    expect(data.reference).toMatch(/^RM-\w{6}$/);
    const { appointments, units } = await rows();
    const saved = appointments.find(({ id }) => id === data.serviceAppointmentId);
    expect(saved).toMatchObject({
      customer_id: noora.id,
      vin: "RMLHJR4K7R1004821",
      plate: "482915",
      model: "Hajar",
      mileage: 41_500,
      service_note: "A noise on the left",
      version: 1,
    });
    expect(units.filter((unit) => unit.appointment_id === saved?.id)).toMatchObject([
      { center_id: "al-sadd", bay: 0 },
    ]);
    expect(await get(`/v3/account/activities/order?appointmentId=${saved?.id}`)).toMatchObject({
      status: 200,
    });
  });

  test("waits for the center where it does not confirm at once", async () => {
    const [slot, ...later] = (await freeSlots({ territoryIds: ["industrial-area"] })).slice(-30);
    const { data, message } = await post<BookedAnswer>(path, appointmentBody(slot));
    expect(data).toMatchObject({ code: "CREA", status: "request submitted" });
    expect(message).toBe("Your request has been sent. The service center will confirm it shortly.");

    const second = await post(path, appointmentBody(later.at(-1)));
    const appointmentId = data.serviceAppointmentId;
    expect(second).toMatchObject({ status: 409, code: "duplicate-appointment", appointmentId });
    const { units } = await rows();
    expect(units.filter(({ center_id }) => center_id === "industrial-area")).toHaveLength(1);
    expect(await post(path, appointmentBody(nextSlot()))).toMatchObject({
      status: 200,
      data: { code: "CNF" },
    });
  });

  test("of many requests at once for one vehicle one waits", async () => {
    const free = await freeSlots({ territoryIds: ["industrial-area"], vehicleId: shihab });
    const answers = await Promise.all(
      free.slice(0, 12).map((slot) => post(path, appointmentBody(slot, { vehicleId: shihab }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "duplicate-appointment")).toHaveLength(11);
  });

  test("is not barred by a request whose time passed without an answer, which ends", async () => {
    const [first, ...later] = (
      await freeSlots({ territoryIds: ["industrial-area"], vehicleId: badia })
    ).slice(-30);
    const { data } = await post<BookedAnswer>(path, appointmentBody(first, { vehicleId: badia }));
    const yesterday = {
      starts_at: new Date(Date.now() - 25 * 3_600_000),
      ends_at: new Date(Date.now() - 24 * 3_600_000),
    };
    const id = data.serviceAppointmentId;
    await database<AppointmentTables>()
      .updateTable("booking.appointment")
      .set(yesterday)
      .where("id", "=", id)
      .execute();
    const again = await post<BookedAnswer>(path, appointmentBody(later.at(-1), { vehicleId: badia }));
    expect(again).toMatchObject({ status: 200, data: { code: "CREA" } });
    const former = await get<Appointments>(`/v3/account/activities/order?appointmentId=${id}`);
    expect(former.data).toMatchObject([{ code: "CANC", history: [{ code: "CREA" }, { code: "CANC" }] }]);
  });

  test("takes both hours of the noon window in one bay", async () => {
    const noon = slots.find(isNoonWindow);
    const { data } = await post<BookedAnswer>(path, appointmentBody(noon));
    const { units } = await rows();
    const own = units.filter((unit) => unit.appointment_id === data.serviceAppointmentId);
    expect(own.map(({ unit_start }) => unit_start.getUTCHours())).toEqual([10, 11]);
    expect(own[0]?.bay).toBe(own[1]?.bay);
  });

  test("sends a visit with a repair to a repair bay", async () => {
    const slot = (await freeSlots({ servicesList: ["pm10", "gr-ac"] })).at(-2);
    const { data } = await post<BookedAnswer>(
      path,
      appointmentBody(slot, { Service_Types__c: "gr-ac;pm10;" }),
    );
    const { units } = await rows();
    expect(units.find((unit) => unit.appointment_id === data.serviceAppointmentId)?.bay).toBe(4);
  });

  test("books once for one key, and refuses the key for something else", async () => {
    const key = randomUUID();
    const body = appointmentBody(nextSlot());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post<BookedAnswer>(path, body, { as: noora, key })),
    );
    expect(new Set(answers.map(({ data }) => data.serviceAppointmentId)).size).toBe(1);
    const other = await post(path, { ...body, mileage: 1 }, { as: noora, key });
    expect(other).toMatchObject({ status: 422, code: "idempotency-conflict" });
  });

  test("accepts a promise that is over while the slot is free", async () => {
    const slot = nextSlot();
    const old = promiseFor(noora, slot, new Date(now().getTime() - 3_600_000));
    expect(await post(path, appointmentBody(slot, { territoryPromiseKey: old }))).toMatchObject({
      status: 200,
    });
  });

  test("mails a confirmation once, in the language of the booking", async () => {
    const { data } = await post<BookedAnswer>(`${path}?lang=ar`, appointmentBody(nextSlot()));
    for (let run = 0; run < 2; run += 1) {
      await inTransaction<unknown, void>((trx) =>
        notifyOfAppointment.run({ appointmentId: data.serviceAppointmentId, version: 1 }, trx),
      );
    }
    const mails = (await newestMessages()).filter(({ subject }) => subject.includes(data.reference));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      recipient: noora.email,
      language: "ar",
      template: "appointment-confirmation",
    });
    expect(mails[0]?.html).toContain('dir="rtl"');
    expect(mails[0]?.html).toContain('<bdi dir="ltr">482915</bdi>');
    expect(mails[0]?.plain).toContain("مركز خدمة رمال، السد");
    expect(mails[0]?.plain).toMatch(
      /من \u2068\d{1,2}:00\s(?:[صم]|ظهراً)\u2069 إلى \u2068\d{1,2}:00\s(?:[صم]|ظهراً)\u2069/u,
    );
  });
});

describe("POST v3 orders/services/appointment changes nothing when it refuses", () => {
  const past = () => {
    const start = Math.floor(now().getTime() / 3_600_000) * 60 - 60;
    const centerId = "al-sadd";
    const times = { startTime: iso(start), endTime: iso(start + 60) };
    const territoryPromiseKey = promiseFor(noora, times);
    return appointmentBody({ ...times, territories: [{ id: centerId, territoryPromiseKey }] });
  };
  const altered = (change: object) => ({ ...appointmentBody(slots.at(-1)), ...change });
  const field = (fields: Record<string, unknown>) => appointmentBody(slots.at(-1), fields);
  test.each<[string, () => object, number, string]>([
    ["a missing field", () => altered({ schedStartTime: undefined }), 422, "invalid-input"],
    ["a wrong type", () => altered({ mileage: "many" }), 422, "invalid-input"],
    ["a note over 1024 characters", () => field({ ServiceNote: "x".repeat(1025) }), 422, "invalid-input"],
    ["a missing promise", () => field({ territoryPromiseKey: undefined }), 422, "invalid-input"],
    ["a forged promise", () => field({ territoryPromiseKey: "A".repeat(42) }), 422, "promise-invalid"],
    [
      "a promise of another slot",
      () => field({ territoryPromiseKey: promiseOf(slots.at(-2)) }),
      422,
      "promise-invalid",
    ],
    ["a promise of other services", () => field({ Service_Types__c: "pm20" }), 422, "promise-invalid"],
    ["a promise of another vehicle", () => field({ vehicleId: shihab }), 422, "promise-invalid"],
    ["a promise of another center", () => altered({ serviceTerritoryId: "lusail" }), 422, "promise-invalid"],
    ["a vehicle that nobody has", () => field({ vehicleId: "nobodys" }), 404, "vehicle-not-found"],
    ["an unknown service", () => field({ Service_Types__c: "pm11" }), 422, "service-not-offered"],
    [
      "two maintenances in one visit",
      () => field({ Service_Types__c: "pm10;pm20" }),
      422,
      "service-not-offered",
    ],
    [
      "a center that does not do repairs",
      () => ({ ...field({ Service_Types__c: "gr-ac" }), serviceTerritoryId: "salwa-road" }),
      422,
      "service-not-offered",
    ],
    ["an unknown center", () => altered({ serviceTerritoryId: "nowhere" }), 404, "center-not-found"],
    ["the other brand", () => altered({ brand: "lulwa" }), 422, "brand-not-served"],
    ["a slot that is past", past, 409, "slot-taken"],
  ])("%s", async (_, body, status, code) => {
    const before = await rows();
    for (const lang of ["en", "ar"]) {
      const answer = await post(`${path}?lang=${lang}`, body());
      expect(answer).toMatchObject({ status, code });
      expect(/\p{Script=Arabic}/u.test(answer.message ?? "")).toBe(lang === "ar");
    }
    expect(await rows()).toEqual(before);
  });

  test("another customer's vehicle, also with a promise of one's own", async () => {
    const slot = slots.at(-1);
    const promise = promiseFor(khalid, slot);
    const answer = await post(path, appointmentBody(slot, { territoryPromiseKey: promise }), { as: khalid });
    expect(answer).toMatchObject({ status: 404, code: "vehicle-not-found" });
  });

  test("a promise made for another customer", async () => {
    const slot = slots.at(-1);
    const promise = promiseFor(khalid, slot);
    expect(await post(path, appointmentBody(slot, { territoryPromiseKey: promise }))).toMatchObject({
      code: "promise-invalid",
    });
  });
});

function iso(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}
function promiseFor(
  { id: customerId }: { id: string },
  slot?: Pick<TimeSlot, "startTime" | "endTime">,
  at = now(),
): string {
  const times = { start: minuteOf(slot?.startTime), end: minuteOf(slot?.endTime) };
  return promiseKeys({ ...terms, customerId }, [{ centerId: "al-sadd", ...times }], at)[0] ?? "";
}
function minuteOf(time = ""): number {
  return Date.parse(time) / 60_000;
}
function promiseOf(slot: TimeSlot | undefined): string {
  return slot?.territories[0]?.territoryPromiseKey ?? "";
}
