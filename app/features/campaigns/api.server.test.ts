import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ServiceCenter } from "#app/features/scheduling/calls.ts";
import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { readSchedules } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { readAdf } from "../../../tests/factories/adf-structure.ts";
import type { AppointmentTables } from "../../../tests/factories/booking/all-tables.ts";
import { bookingApiOnDemo } from "../../../tests/factories/booking/booking-api.ts";
import { demoCampaigns } from "../../../tests/factories/booking/campaigns.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { leadMails } from "../../../tests/factories/leads.ts";
import { forgetCampaignRequests } from "./server/forget-campaign-requests.server.ts";
import { notifyOfRequest } from "./server/notify-of-request.server.ts";

testDatabase();
demoCampaigns();
const { get, post } = bookingApiOnDemo();
const path = "/v3/orders/services/campaign-request";
type Requested = { id: string; reference: string; endTime: string };
const db = () => database<AppointmentTables>();
let vins = 0;
/** A VIN that no other request of this file has. */
const nextVin = () => `RMLSMP${String(vins++).padStart(11, "0")}`;
let times: number[] = [];
let used = 0;
const nextTime = () => iso(times[used++] ?? 0);

function bodyOf(changes: Record<string, unknown> = {}) {
  return {
    brand: "rimal",
    campaign: "ac-checkup",
    campaignTitle: "Air conditioning check, free of charge",
    fullName: "Khalid Al Mannai",
    phone: "+974 5512 ٣٤٠٢",
    vhvin: nextVin(),
    modelOfInterest: "Suhail Hybrid",
    modelYear: "٢٠٢٠",
    territoryId: "al-rayyan",
    serviceCenterName: "Rimal Service Dukhan Road",
    startTime: nextTime(),
    additionalNotes: "It blows warm",
    ...changes,
  };
}
const send = (changes: Record<string, unknown> = {}, request = {}) =>
  post<Requested>(path, bodyOf(changes), { as: khalid, ...request });
const rows = async () => ({
  requests: await db().selectFrom("booking.campaign_request").selectAll().orderBy("number").execute(),
  units: await db().selectFrom("booking.bay_unit").selectAll().orderBy("unit_start").execute(),
});

beforeAll(async () => {
  times = (await freeTimes("al-rayyan")).map(({ start }) => start);
});

beforeEach(async () => {
  await db().deleteFrom("booking.campaign_request").execute();
});

describe("POST v3 orders/services/campaign-request", () => {
  test("refuses a visitor, and a write without a key", async () => {
    expect(await post(path, bodyOf(), {})).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await send({}, { key: "" })).toMatchObject({ status: 400, code: "idempotency-key-missing" });
  });

  test("reaches the people of the center as a task, once", async () => {
    const before = (await leadMails()).length;
    const body = bodyOf({ additionalNotes: "Call after noon" });
    const key = randomUUID();
    const options = { as: khalid, key };
    expect(await post<Requested>(path, body, options)).toMatchObject({ status: 200 });
    await post<Requested>(path, body, options);
    const mails = await leadMails();
    expect(mails).toHaveLength(before + 1);
    const mail = mails.at(-1) ?? expect.unreachable();
    for (const line of [body.vhvin, body.startTime, "Call after noon", "Khalid Al Mannai"])
      expect(mail.plain).toContain(line);
    // By its name where the office is part of the process, as in the program.
    expect(mail.plain).toMatch(/al.rayyan/i);
    expect(readAdf(mail.attachment.content).problems).toEqual([]);
  });

  test("stores the request with folded digits, and holds its hour", async () => {
    const body = bodyOf();
    const { status, data, message } = await post<Requested>(`${path}?lang=ar`, body, { as: khalid });
    expect(status).toBe(200);
    expect(message).toBe("أُرسل طلبك، وسنتصل بك لتأكيد الموعد.");
    expect(data.reference).toMatch(/^RMC-\w{6}$/);
    const { requests, units } = await rows();
    expect(requests.find(({ id }) => id === data.id)).toMatchObject({
      campaign: "ac-checkup",
      vin: body.vhvin,
      customer_id: khalid.id,
      appointment_id: null,
      phone: "55123402",
      model_year: 2020,
      notes: "It blows warm",
      language: "ar",
      code: "CREA",
    });
    const own = units.filter((unit) => unit.hold_vehicle_id === data.id);
    // A repair bay, until the hour is over.
    expect(own).toMatchObject([{ center_id: "al-rayyan", bay: 4, hold_until: new Date(data.endTime) }]);
    expect(own[0]?.unit_start).toEqual(new Date(body.startTime));
  });

  test("understands `ac`, and requires no year in a campaign without one", async () => {
    expect(await send({ campaign: "ac" })).toMatchObject({ status: 200 });
  });

  test("answers a repetition with the same request, and refuses the key for something else", async () => {
    const [key, body] = [randomUUID(), bodyOf()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post<Requested>(path, body, { as: khalid, key })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const other = await post(path, { ...body, additionalNotes: "other" }, { as: khalid, key });
    expect(other).toMatchObject({ status: 422, code: "idempotency-conflict" });
  });

  const notify = (requestId: string) =>
    inTransaction<unknown, void>((trx) => notifyOfRequest.run({ requestId }, trx));

  test("mails that it has arrived, once, to the address that was given", async () => {
    const { data } = await send({ email: "Someone@example.qa" });
    for (let run = 0; run < 2; run += 1) await notify(data.id);
    const mails = (await newestMessages()).filter(({ subject }) => subject.includes(data.reference));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: "someone@example.qa", template: "campaign-request" });
    expect(mails[0]?.plain).toContain("Rimal Service Dukhan Road");
    expect(mails[0]?.plain).toContain("Free of charge");
    expect(mails[0]?.plain).toContain("+974 5512 3402");
  });

  test("mails a stranger few times and none of the writer's words, and its own customer whatever was said", async () => {
    const modelOfInterest = "You have won: prize.example/claim";
    for (const email of ["stranger@example.qa", khalid.email]) {
      for (let made = 0; made < 5; made += 1) await notify((await send({ email, modelOfInterest })).data.id);
      // The office has turned them down: there is room for others.
      await db().updateTable("booking.campaign_request").set({ code: "RJD" }).execute();
    }
    const mails = async (to: string) => (await newestMessages()).filter(({ recipient }) => recipient === to);
    const [toStranger, toOwn] = [await mails("stranger@example.qa"), await mails(khalid.email)];
    expect([toStranger.length, toOwn.length]).toEqual([3, 5]);
    for (const { html, plain } of toStranger) expect(html + plain).not.toContain("prize.example");
    for (const { plain } of toOwn) expect(plain).toContain(modelOfInterest);
  });
});

describe("a campaign request changes nothing when it is refused", () => {
  const wrong = (field: string, value: unknown) => ({
    changes: { [field]: value },
    fields: [{ path: field }],
  });
  test.each([
    wrong("fullName", ""),
    wrong("fullName", "Ab3"),
    wrong("phone", "45123401"),
    wrong("email", "khalid@example"),
    wrong("vhvin", "RMLSMP0000000001"),
    wrong("modelOfInterest", " "),
    wrong("modelOfInterest", "Suhail\r\nBcc: all@example.qa"),
    wrong("modelYear", "20"),
    wrong("startTime", "tomorrow"),
    wrong("additionalNotes", "x".repeat(1025)),
    wrong("territoryId", undefined),
  ])("for %j", async ({ changes, fields }) => {
    const before = await rows();
    expect(await send(changes)).toMatchObject({ status: 422, code: "invalid-input", fields });
    expect(await rows()).toEqual(before);
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ["an unknown campaign", { campaign: "tires" }, 404, "campaign-not-found"],
    ["a campaign that is over", { campaign: "aircare-service" }, 409, "campaign-ended"],
    ["no model year where one is required", { modelYear: undefined }, 422, "vehicle-not-eligible"],
    ["the year before the first eligible one", { modelYear: "2007" }, 422, "vehicle-not-eligible"],
    ["the year after the last", { modelYear: "2026" }, 422, "vehicle-not-eligible"],
    ["an unknown center", { territoryId: "nowhere" }, 404, "center-not-found"],
    ["a center without repair bays", { territoryId: "salwa-road" }, 422, "service-not-offered"],
    ["another brand", { brand: "lulwa" }, 404, "campaign-not-found"],
    ["an unknown brand", { brand: "nobody" }, 404, "campaign-not-found"],
    ["a brand that every object has", { brand: "toString" }, 404, "campaign-not-found"],
  ])("%s", async (_, changes, status, code) => {
    const before = await rows();
    for (const lang of ["en", "ar"]) {
      const answer = await post(`${path}?lang=${lang}`, bodyOf(changes), { as: khalid });
      expect(answer).toMatchObject({ status, code });
      expect(/\p{Script=Arabic}/u.test(answer.message ?? "")).toBe(lang === "ar");
    }
    expect(await rows()).toEqual(before);
  });

  test("a time that is not offered, and one after the campaign's last day, with three ways out within it", async () => {
    const lastDay = dayOf(Math.floor(now().getTime() / 86_400_000) + 45);
    const [late] = await freeTimes("al-rayyan", lastDay);
    for (const startTime of [iso((times[0] ?? 0) + 30), iso(late?.start ?? 0)]) {
      const lost = await send({ startTime });
      expect(lost).toMatchObject({ status: 409, code: "slot-taken" });
      expect(lost.alternatives).toHaveLength(3);
      for (const slot of lost.alternatives ?? []) expect(slot.startTime < lastDay).toBe(true);
    }
  });
});

describe("one request at a time for a vehicle", () => {
  test("who took part in a former window of a campaign takes part in the next one, once", async () => {
    const vhvin = nextVin();
    expect((await send({ vhvin })).status).toBe(200);
    await db()
      .updateTable("booking.campaign_request")
      .set({ campaign_until: "2025-12-31" })
      .where("vin", "=", vhvin)
      .execute();
    expect((await send({ vhvin })).status).toBe(200);
    expect(await send({ vhvin })).toMatchObject({ status: 409, code: "campaign-pending" });
  });

  test("ten at once for one VIN at ten times: one is stored, and takes one hour", async () => {
    const vhvin = nextVin();
    const before = await rows();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ vhvin })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, code, message }) => `${status} ${code} ${message}`))).toEqual(
      new Set(["409 campaign-pending Campaign request already pending"]),
    );
    expect((await rows()).units.length - before.units.length).toBe(1);
  });

  test("thirty vehicles at one time of two bays: two are stored, the others are refused", async () => {
    const startTime = nextTime();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send({ startTime })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, "slot-taken"]));
    const accepted = (await rows()).requests.filter(({ starts_at }) => starts_at.toISOString() === startTime);
    expect(accepted).toHaveLength(2);
  });
});

test("a customer has five requests to come, and no sixth", async () => {
  for (let made = 0; made < 5; made += 1) expect(await send()).toMatchObject({ status: 200 });
  expect(await send()).toMatchObject({ status: 409, code: "too-many-campaign-requests" });
});

test("twenty at once are five too", async () => {
  const codes = (await Promise.all(Array.from({ length: 20 }, () => send()))).map(({ code }) => code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === "too-many-campaign-requests")).toHaveLength(15);
});

describe("hours of a center for a campaign", () => {
  test("stand in place of the weekdays' where the campaign is named, by either name", async () => {
    const centers = async (query: string) =>
      (await get<ServiceCenter[]>(`/v3/common/locations/services?brand=rimal${query}`, {})).data;
    const rayyan = (all: ServiceCenter[]) => all.find(({ id }) => id === "al-rayyan")?.sundayTimings;
    const evening = { start: "16:00", end: "20:00" };
    expect(rayyan(await centers(""))).not.toContainEqual(evening);
    expect(rayyan(await centers("&campaign=ac"))).toContainEqual(evening);
    expect(await centers("&campaign=ac")).toEqual(await centers("&campaign=ac-checkup"));
    expect(await centers("&campaign=tires")).toEqual(await centers(""));
    const others = (all: ServiceCenter[]) => all.filter(({ id }) => id !== "al-rayyan");
    expect(others(await centers("&campaign=ac"))).toEqual(others(await centers("&serviceTypes=gr-ac")));
  });
});

test("requests of more than 24 months are forgotten", async () => {
  const { data } = await send();
  const later = new Date(now());
  later.setUTCMonth(later.getUTCMonth() + 25);
  await inTransaction<unknown, void>((trx) => forgetCampaignRequests(trx, now()));
  expect((await rows()).requests.map(({ id }) => id)).toContain(data.id);
  await inTransaction<unknown, void>((trx) => forgetCampaignRequests(trx, later));
  expect((await rows()).requests).toEqual([]);
});

/** What the shared rule offers at a center for the campaign, from a day on. */

describe("GET v3 orders/services/campaign-times", () => {
  test("has the hours that are free, and none that is taken", async () => {
    const query = { brand: "rimal", campaign: "ac-checkup", territoryId: "al-rayyan", lang: "en" };
    const free = (changes = {}) =>
      get<{ startTime: string }[]>(
        `/v3/orders/services/campaign-times?${new URLSearchParams({ ...query, ...changes })}`,
        { as: khalid },
      );
    const { data } = await free();
    const startTime = data[data.length >> 1]?.startTime ?? "";
    expect(times.map(iso)).toContain(startTime);
    const body = { startTime };
    const bays = [];
    for (let bay = 0; bay < 6; bay += 1) {
      bays.push((await send(body)).status);
      await db()
        .updateTable("booking.campaign_request")
        .set({ customer_id: `other-${bay}` })
        .execute();
    }
    expect(bays).toContain(409);
    expect((await free()).data.map((time) => time.startTime)).not.toContain(startTime);
    expect(await free({ campaign: "aircare-service" })).toMatchObject({
      status: 409,
      code: "campaign-ended",
    });
    expect(await free({ territoryId: "none" })).toMatchObject({ status: 404, code: "center-not-found" });
  });
});

async function freeTimes(centerId: string, from?: string) {
  const at = now();
  const today = Math.floor(at.getTime() / 86_400_000);
  const { centers } = await readSchedules(db(), {
    centerIds: [centerId],
    serviceCodes: [],
    from: at,
    to: new Date(at.getTime() + 98 * 86_400_000),
    now: at,
    campaign: "ac-checkup",
  });
  const schedules = centers.map((center) => ({ ...center, bays: center.bays.repair }));
  const firstDay = from === undefined ? today : (dayNumberOf(from) ?? today);
  return findFreeSlots({ now: at, firstDay, lastDay: today + 96, centers: schedules });
}
function iso(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}
