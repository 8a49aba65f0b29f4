import { beforeAll, describe, expect, test } from "vitest";
import type { ServiceCenter, TimeSlot } from "#app/features/scheduling/calls.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  type Appointments,
  appointmentBody,
  type BookedAnswer,
  badia,
  bookingApiOnDemo,
  hajar,
  holdBody,
  shihab,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { demoCampaigns } from "../../../../../tests/factories/booking/campaigns.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { findEarliestCall } from "../../earliest-call.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";

testDatabase();
demoCampaigns();
const { get, post, patch } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const campaign = "ac-checkup";
const dayMs = 86_400_000;
type Earliest = AnswerOf<typeof findEarliestCall>;
const db = () => database<AppointmentTables>();

const freeSlots = async (vehicleId: string, changes: Record<string, unknown> = {}) =>
  (
    await post<TimeSlot[]>(
      "/v3/orders/services/slots",
      slotsBody({ territoryIds: ["al-rayyan"], servicesList: ["gr-ac"], vehicleId, ...changes }),
    )
  ).data;
const day = (days: number) => new Date(Math.floor(now().getTime() / dayMs + days) * dayMs).toISOString();
/** In the evening the center is open for the campaign only: 13:00 UTC is 16:00 in Doha. */
const isEvening = ({ startTime }: TimeSlot) => new Date(startTime).getUTCHours() >= 13;
const booking = (vehicleId: string, slot: TimeSlot | undefined) => ({
  ...appointmentBody(slot, { vehicleId, Service_Types__c: "gr-ac" }),
  campaign,
});
const book = (vehicleId: string, slot: TimeSlot | undefined) =>
  post<BookedAnswer & { appointmentId: string }>(path, booking(vehicleId, slot));
const requests = () => db().selectFrom("booking.campaign_request").selectAll().orderBy("number").execute();

beforeAll(async () => {
  // One that waits for its center would be a duplicate before it is anything else.
  const isRayyan = db().updateTable("booking.center").where("id", "=", "al-rayyan");
  await isRayyan.set({ confirms_at_once: true }).execute();
});

describe("an appointment within a campaign", () => {
  test("has the campaign's hours, and the vehicle takes part once", async () => {
    expect((await freeSlots(hajar)).some(isEvening)).toBe(false);
    const [first, second] = (await freeSlots(hajar, { campaign })).filter(isEvening);
    const { status, data } = await book(hajar, first);
    expect(status).toBe(200);
    expect(await requests()).toMatchObject([
      { campaign, vin: "RMLHJR4K7R1004821", appointment_id: data.serviceAppointmentId, model_year: 2024 },
    ]);
    const id = data.serviceAppointmentId;
    const shown = await get<Appointments>(`/v3/account/activities/order?appointmentId=${id}`);
    expect(shown.data).toMatchObject([{ campaign: { serviceCode: "gr-ac", price: null } }]);
    await inTransaction<unknown, void>((trx) =>
      notifyOfAppointment.run({ appointmentId: id, version: 1 }, trx),
    );
    const [mail] = (await newestMessages(4)).filter(({ channel }) => channel === "mail");
    expect(mail?.plain).toContain("Free of charge");
    const again = await book(hajar, second);
    expect(again).toMatchObject({
      status: 409,
      code: "campaign-pending",
      message: "Campaign request already pending",
      appointmentId: data.serviceAppointmentId,
    });
    expect(await requests()).toHaveLength(1);
  });

  test("is offered the same hours among the earliest times of all centers", async () => {
    const count = async (changes: object) => {
      const visit = {
        brand: "rimal",
        territoryIds: ["al-rayyan"],
        servicesList: ["gr-ac"],
        vehicleId: shihab,
      };
      const { data } = await post<Earliest>("/v3/orders/services/earliest", { ...visit, ...changes });
      const [first] = data.days;
      const slots = await freeSlots(shihab, { ...changes, startTime: `${first?.day}T00:00:00Z` });
      const ofDay = slots.filter(({ startTime }) => dayIn(startTime, "Asia/Qatar") === first?.day);
      expect(first?.times).toBe(ofDay.length);
      const within = data.days.filter((one) => one.day < day(40));
      return within.reduce((sum, { times }) => sum + times, 0);
    };
    expect(await count({ campaign: "ac" })).toBe(await count({ campaign }));
    expect(await count({ campaign })).toBeGreaterThan(await count({}));
  });

  test("is changed within those hours, and when it is canceled the vehicle may take part again", async () => {
    const [before] = await requests();
    const appointmentId = before?.appointment_id ?? "";
    const slot = (await freeSlots(hajar, { appointmentId })).filter(isEvening)[2];
    const { vehicleId: _, ...fields } = booking(hajar, slot).extendedFields;
    const moved = await patch(path, { ...booking(hajar, slot), extendedFields: fields, appointmentId });
    expect(moved).toMatchObject({ status: 200, data: { schedStartTime: slot?.startTime } });
    expect(await requests()).toMatchObject([{ starts_at: new Date(slot?.startTime ?? "") }]);
    expect(await patch(path, { appointmentId, status: "CANC" })).toMatchObject({ status: 200 });
    const [next] = (await freeSlots(hajar, { campaign })).filter(isEvening);
    expect(await book(hajar, next)).toMatchObject({ status: 200 });
    expect((await requests()).map(({ code }) => code)).toEqual(["CANC", "CREA"]);
  });

  test("stays within its campaign's days and service when it is changed", async () => {
    const [, before] = await requests();
    const appointmentId = before?.appointment_id ?? "";
    const late = { startTime: day(45), endTime: day(60) };
    const [far] = await freeSlots(hajar, late);
    expect(far).toBeDefined();
    expect(await freeSlots(hajar, { ...late, appointmentId })).toEqual([]);
    const lost = await patch<object>(path, { ...booking(hajar, far), appointmentId });
    expect(lost).toMatchObject({ status: 409, code: "slot-taken" });
    for (const { startTime } of lost.alternatives ?? []) expect(startTime < day(42)).toBe(true);
    const [other] = await freeSlots(hajar, { servicesList: ["gr-brakes"] });
    const without = appointmentBody(other, { Service_Types__c: "gr-brakes" });
    expect(await patch(path, { ...without, appointmentId })).toMatchObject({
      ...{ status: 422, code: "service-not-offered" },
    });
    expect((await requests())[1]).toEqual(before);
  });

  test("answers a form for the same VIN that it takes part already, without another customer's appointment", async () => {
    const [slot] = (await freeSlots(hajar, { campaign })).filter(isEvening);
    const body = {
      ...{ brand: "rimal", campaign, campaignTitle: "AC", fullName: "Khalid", phone: "55123402" },
      ...{ vhvin: "rmlhjr4k7r1004821", modelOfInterest: "Hajar", modelYear: "2024" },
      ...{ territoryId: "al-rayyan", serviceCenterName: "Dukhan Road", startTime: slot?.startTime },
    };
    const refused = await post<object>("/v3/orders/services/campaign-request", body, { as: khalid });
    expect(refused).toMatchObject({ status: 409, code: "campaign-pending" });
    expect(refused).not.toHaveProperty("appointmentId");
  });

  test("is refused for a model year that may not take part, and leaves nothing behind", async () => {
    await db()
      .withTables<{ "garage.vehicle": { id: string; model_year: number } }>()
      .updateTable("garage.vehicle")
      .set({ model_year: 2007 })
      .where("id", "=", badia)
      .execute();
    const [slot] = (await freeSlots(badia, { campaign })).filter(isEvening);
    const before = [await requests(), await db().selectFrom("booking.appointment").select("id").execute()];
    expect(await book(badia, slot)).toMatchObject({ status: 422, code: "vehicle-not-eligible" });
    expect([await requests(), await db().selectFrom("booking.appointment").select("id").execute()]).toEqual(
      before,
    );
  });

  test("is refused for other services than the campaign's", async () => {
    const [slot] = await freeSlots(shihab, { servicesList: ["pm10"] });
    const other = { ...appointmentBody(slot, { vehicleId: shihab, Service_Types__c: "pm10" }), campaign };
    expect(await post(path, other)).toMatchObject({ status: 422, code: "service-not-offered" });
  });

  test("is lost after the campaign's last day, and three times within it are offered", async () => {
    const late = await freeSlots(shihab, { startTime: day(45), endTime: day(60) });
    const lost = await book(shihab, late[0]);
    expect(lost).toMatchObject({ status: 409, code: "slot-taken" });
    expect(lost.alternatives).toHaveLength(3);
    for (const { startTime } of lost.alternatives ?? []) expect(startTime < day(42)).toBe(true);
  });

  test.each([
    ["aircare-service", 409, "campaign-ended"],
    ["tires", 404, "campaign-not-found"],
  ])("is not made in %s", async (name, status, code) => {
    const [slot] = await freeSlots(shihab);
    expect(await post(path, { ...booking(shihab, slot), campaign: name })).toMatchObject({ status, code });
  });

  test("is held within the campaign's days only, and while it is moved within its own", async () => {
    const [, before] = await requests();
    const appointmentId = before?.appointment_id ?? "";
    const evening = (await freeSlots(hajar, { appointmentId })).filter(isEvening).at(-1);
    const hold = (slot: TimeSlot | undefined, changes: object) =>
      post("/v3/orders/services/hold", { ...holdBody(slot, hajar), servicesList: ["gr-ac"], ...changes });
    expect(await hold(evening, {})).toMatchObject({ status: 409, code: "slot-taken" });
    expect(await hold(evening, { appointmentId })).toMatchObject({ status: 200 });
    const [far] = await freeSlots(hajar, { startTime: day(45), endTime: day(60) });
    expect(await hold(far, {})).toMatchObject({ status: 200 });
    for (const within of [{ appointmentId }, { campaign }]) {
      const lost = await hold(far, within);
      expect(lost).toMatchObject({ status: 409, code: "slot-taken" });
      expect(lost.alternatives?.every(({ startTime }) => startTime < day(42))).toBe(true);
    }
  });
});

describe("times within a campaign", () => {
  const visit = { brand: "rimal", territoryIds: ["al-rayyan"], vehicleId: shihab, servicesList: ["gr-ac"] };
  const late = { startTime: day(1), endTime: day(80) };

  test("end at its last day, for slots as for the earliest times", async () => {
    const slots = await freeSlots(shihab, { ...late, campaign: "ac" });
    const { data } = await post<Earliest>("/v3/orders/services/earliest", { ...visit, campaign: "ac" });
    const last = slots.at(-1)?.startTime ?? "";
    expect(last < day(42)).toBe(true);
    expect(data.days.at(-1)?.day).toBe(dayIn(last, "Asia/Qatar"));
    expect(await freeSlots(shihab, { campaign, startTime: day(45), endTime: day(60) })).toEqual([]);
  });

  test.each([
    ["aircare-service", ["gr-ac"], 409, "campaign-ended"],
    ["tires", ["gr-ac"], 404, "campaign-not-found"],
    ["ac", ["pm10"], 422, "service-not-offered"],
  ])("are refused in %s for %s, in every call", async (named, servicesList, status, code) => {
    const [slot] = await freeSlots(shihab, { servicesList });
    const inCampaign = { campaign: named, servicesList };
    const answers = await Promise.all([
      post("/v3/orders/services/slots", slotsBody({ ...visit, ...inCampaign })),
      post("/v3/orders/services/earliest", { ...visit, ...inCampaign }),
      post("/v3/orders/services/hold", { ...holdBody(slot, shihab), ...inCampaign }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status, code });
  });
});

describe("the centers of a campaign", () => {
  const centers = async (query: Record<string, string>) =>
    (
      await get<ServiceCenter[]>(
        `/v3/common/locations/services?${new URLSearchParams({ brand: "rimal", lang: "en", ...query })}`,
        {},
      )
    ).data;
  const closing = (found: readonly ServiceCenter[]) =>
    found.find(({ id }) => id === "al-rayyan")?.mondayTimings.at(-1)?.end ?? "";

  test("do its work and show its hours, with campaign=ac as with its name", async () => {
    const ordinary = await centers({});
    const within = await centers({ campaign: "ac" });
    expect(within).toEqual(await centers({ campaign }));
    expect(within.map(({ id }) => id)).toEqual(
      (await centers({ serviceTypes: "gr-ac" })).map(({ id }) => id),
    );
    expect(within.length).toBeLessThan(ordinary.length);
    expect(closing(within) > closing(ordinary)).toBe(true);
  });

  test.each(["aircare-service", "tires"])(
    "are the ordinary ones in %s, which does not run",
    async (named) => {
      expect(await centers({ campaign: named })).toEqual(await centers({}));
    },
  );
});
