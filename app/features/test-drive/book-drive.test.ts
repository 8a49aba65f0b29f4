import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  driveApiOnDemo,
  driveBody,
  driveSlotsBody,
  lusail,
  salwa,
  visitor,
} from "../../../tests/factories/test-drive/drive-api.ts";
import type { BookedDrive } from "./calls.ts";
import type { DriveCarAnswer, DriveShowroom } from "./car-calls.ts";

testDatabase();
const { get, post } = driveApiOnDemo();
const slotsPath = "/v3/test-drive/slots";
const bookPath = "/v3/test-drive/appointment";
const timesOf = async (changes = {}) => (await post<TimeSlot[]>(slotsPath, driveSlotsBody(changes), {})).data;
let used = 0;
/** A free time that no other test has. */
const freeTime = async () => (await timesOf()).at(used++);
const number = () => `5510${String(1000 + used++).slice(-4)}`;

describe("cars that can be driven", () => {
  test("are models with a demo car, in the requested language", async () => {
    const { data } = await get<DriveCarAnswer[]>("/v3/test-drive/cars?brand=rimal&lang=ar", {});
    expect(data.map(({ car }) => car)).not.toContain("qafila");
    expect(data.find(({ car }) => car === "shihab")).toEqual({
      ...{ car: "shihab", carName: "شهاب", brand: "rimal", showrooms: [lusail] },
    });
  });

  test("stand at showrooms, trim by trim", async () => {
    const path = "/v3/test-drive/locations?brand=rimal&car=suhail&lang=en";
    const { data } = await get<DriveShowroom[]>(path, {});
    expect(data.map(({ id, cars }) => [id, cars.map(({ trim, color }) => `${trim}, ${color}`)])).toEqual([
      [salwa, ["Suhail GL, Silver Moon", "Suhail Hybrid Sport, Garnet Red"]],
      [lusail, ["Suhail Hybrid, Pearl White"]],
      ["rimal-showroom-al-wakrah", ["Suhail GL, Graphite Grey"]],
    ]);
  });

  test("are one model or one used car, not both and not neither", async () => {
    for (const wanted of ["", "&car=suhail&vehicleNo=SHL-240111"])
      expect(await get(`/v3/test-drive/locations?brand=rimal${wanted}`, {})).toMatchObject({
        ...{ status: 422, code: "invalid-input" },
      });
  });
});

/** Drives at Lusail are changed until two hours before. */
const lusailCutOff = 2 * 3_600_000;

describe("a test drive", () => {
  test("is booked by a visitor: 45 minutes, an hour of the car, a lead, a link of its own", async () => {
    const slot = await freeTime();
    const booked = await post<BookedDrive>(bookPath, driveBody(slot), {});
    expect(booked).toMatchObject({
      status: 200,
      message: "Your test drive is booked.",
      data: { code: "confirmed", status: "upcoming", reference: expect.stringMatching(/^RMD-\w{6}$/) },
    });
    const { schedStartTime, schedEndTime, changeUntil, resource, link } = booked.data;
    expect(resource).toEqual({ id: expect.any(String), trim: expect.any(String), color: expect.any(String) });
    expect(Date.parse(schedStartTime) - Date.parse(changeUntil ?? "")).toBe(lusailCutOff);
    expect(Date.parse(schedEndTime) - Date.parse(schedStartTime)).toBe(45 * 60_000);
    expect(link).toMatch(/^\/drive\/\w{6}-[\w-]{16}$/);
    expect((await timesOf()).map(({ startTime }) => startTime)).not.toContain(schedStartTime);
    expect(await leadsOf("55001299")).toEqual([
      { kind: "test-drive", model: "shihab", location: lusail, confirmed: true },
    ]);
  });

  test("is booked by a customer under their own number without a code", async () => {
    const { phoneProof: _, ...body } = driveBody(await freeTime(), { mobile: noora.phone });
    const booked = await post<BookedDrive>(bookPath, body, { as: noora });
    expect(booked).toMatchObject({ status: 200, data: { link: expect.stringMatching(/^\/drive\//) } });
    expect(await leadsOf(noora.phone)).toMatchObject([{ confirmed: false }]);
    const other = { ...driveBody(await freeTime(), { mobile: number() }), phoneProof: undefined };
    expect(await post(bookPath, other, { as: khalid })).toMatchObject({ code: "phone-not-confirmed" });
  });

  test.each([
    ["without a confirmed number", { phoneProof: undefined }, 422, "phone-not-confirmed"],
    ["with another number's proof", { mobile: "55990011" }, 422, "phone-not-confirmed"],
    ["with an expired license", { license: license({ validUntil: "2026-01-01" }) }, 422, "license-not-valid"],
    ["too young", { license: license({ isOfAge: false }) }, 422, "license-not-valid"],
    ["with a license of nowhere", { license: license({ country: "other" }) }, 422, "license-not-valid"],
    ["with a forged promise", { territoryPromiseKey: "x".repeat(30) }, 422, "promise-invalid"],
    ["of a car that is not there", { serviceTerritoryId: salwa }, 409, "car-not-available"],
    ["of another model's promise", { car: "nada" }, 422, "promise-invalid"],
  ])("is refused %s, and nothing is taken", async (_, changes, status, code) => {
    const before = await timesOf();
    const refused = await post(bookPath, driveBody(before[used], { ...visitor(number()), ...changes }), {});
    expect(refused).toMatchObject({ status, code });
    expect(await timesOf()).toHaveLength(before.length);
  });

  test("a second one of the number for the model waits for the first, customers' as well", async () => {
    const mine = visitor(number());
    expect((await post(bookPath, driveBody(await freeTime(), mine), {})).status).toBe(200);
    const refused = { status: 409, message: "Test drive request already pending" };
    expect(await post(bookPath, driveBody(await freeTime(), mine), {})).toMatchObject(refused);
    expect(await post(bookPath, driveBody(await freeTime(), mine), { as: noora })).toMatchObject(refused);
    const nada = (await timesOf({ car: "nada" }))[0];
    expect((await post(bookPath, driveBody(nada, { ...mine, car: "nada" }), {})).status).toBe(200);
  });

  test("of one car at one time is had by one of thirty, whoever comes at once; the others get three times", async () => {
    const slot = await freeTime();
    const callers = Array.from({ length: 30 }, (_, place) => visitor(`5520${1000 + place}`));
    const replies = await Promise.all(callers.map((caller) => post(bookPath, driveBody(slot, caller), {})));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = replies.filter(({ status }) => status !== 200);
    expect(new Set(lost.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(["409 slot-taken"]));
    expect(lost.every(({ alternatives }) => alternatives?.length === 3)).toBe(true);
  });

  test("of several cars of a model goes on as long as one is free", async () => {
    const [slot] = await timesOf({ car: "suhail", territoryIds: [salwa] });
    const book = () => post(bookPath, driveBody(slot, { ...visitor(number()), car: "suhail" }), {});
    expect([(await book()).status, (await book()).status, (await book()).status]).toEqual([200, 200, 409]);
  });

  test("of the last hour that is free is had by who holds it, and by nobody else", async () => {
    const slot = await freeTime();
    const { serviceTerritoryId, schedStartTime, territoryPromiseKey } = driveBody(slot);
    const holder = "browser-of-the-last-hour";
    const hour = { brand: "rimal", car: "shihab", serviceTerritoryId, schedStartTime, territoryPromiseKey };
    expect((await post("/v3/test-drive/hold", { ...hour, holder }, {})).status).toBe(200);
    const book = (changes = {}) => post(bookPath, driveBody(slot, { ...visitor(number()), ...changes }), {});
    expect(await book()).toMatchObject({ status: 409, code: "slot-taken" });
    expect(await book({ holder })).toMatchObject({ status: 200 });
  });
});

describe("a request without a time", () => {
  const path = "/v3/test-drive/task";
  test("is a lead, and pending like a drive", async () => {
    const mine = visitor(number());
    const requested = await post(path, { brand: "rimal", car: "shihab", ...mine }, {});
    expect(requested).toMatchObject({
      status: 200,
      message: expect.stringContaining("call you to agree on a time"),
      data: { taskId: expect.any(String), reference: expect.stringMatching(/^RMD-/) },
    });
    expect(await leadsOf(mine.mobile)).toEqual([
      { kind: "test-drive", model: "shihab", location: lusail, confirmed: true },
    ]);
    expect(await post(path, { brand: "rimal", car: "shihab", ...mine }, {})).toMatchObject({
      code: "drive-pending",
    });
  });

  test("is refused for a car that nobody sells, and for a place that is no showroom", async () => {
    const body = { brand: "rimal", car: "no-such-car", ...visitor(number()) };
    expect(await post(path, body, {})).toMatchObject({ code: "car-not-available" });
    const elsewhere = { ...body, car: "shihab", serviceTerritoryId: "al-sadd" };
    expect(await post(path, elsewhere, {})).toMatchObject({ code: "showroom-not-found" });
  });
});

function license(changes: object) {
  return { country: "qatar", validUntil: "2030-01-01", isOfAge: true, ...changes };
}

async function leadsOf(mobile: string): Promise<unknown[]> {
  const { rows } = await sql`
    select kind, model, location, phone_confirmed_at is not null as confirmed
    from leads.lead where mobile = ${mobile}`.execute(database());
  return rows;
}
