import { describe, expect, test } from "vitest";
import type { ServiceCategory, ServiceCenter, TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../tests/factories/booking/all-tables.ts";
import {
  type Appointments,
  bookingApiOnDemo,
  hajar,
  sessionLook,
  slotsBody,
} from "../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import type { Activity } from "./activity-calls.ts";

testDatabase();
const { get, post } = bookingApiOnDemo();
const arabic = /\p{Script=Arabic}/u;

describe("GET v3 orders/services/categories", () => {
  const path = "/v3/orders/services/categories";
  test("refuses a visitor", async () => {
    expect(await get(`${path}?modelCode=HJR&makeCode=RM`, {})).toMatchObject({ status: 401 });
  });
  test("groups the services of a model, labeled in the requested language", async () => {
    const { data } = await get<ServiceCategory[]>(`${path}?modelCode=HJR&makeCode=RM&lang=ar`);
    expect(data.map(({ name }) => name)).toEqual(["Periodic Maintenance", "General Repair"]);
    expect(data[0]?.label).toBe("الصيانة الدورية");
    expect(data[1]?.serviceTypes[0]).toEqual({
      typeCode: "gr-brakes",
      typeDescription: "Brakes",
      typeDescriptionAr: "الفرامل",
      label: "الفرامل",
      hours: 1,
    });
    expect(data[0]?.serviceTypes.some(({ typeCode }) => typeCode.includes("gr"))).toBe(false);
  });
  test("knows nothing for an unknown model", async () => {
    expect(await get(`${path}?modelCode=XXX&makeCode=RM`)).toMatchObject({ status: 200, data: [] });
  });
  test("names the field that is missing", async () => {
    const answer = await get(`${path}?makeCode=RM`);
    expect(answer).toMatchObject({ status: 422, code: "invalid-input", fields: [{ path: "modelCode" }] });
  });
});

describe("GET v3 common/locations/services", () => {
  const path = "/v3/common/locations/services";
  test("answers a visitor: eight centers with hours, Fridays only where they are open", async () => {
    const { status, data } = await get<ServiceCenter[]>(`${path}?brand=rimal`, {});
    expect(status).toBe(200);
    expect(data).toHaveLength(8);
    expect(data.find(({ id }) => id === "west-bay")).not.toHaveProperty("fridayTimings");
    const alSadd = data.find(({ id }) => id === "al-sadd");
    expect(alSadd?.fridayTimings).toEqual([{ start: "15:00", end: "20:00" }]);
    expect(alSadd?.mondayTimings).toContainEqual({ start: "13:00", end: "15:00" });
    expect(alSadd?.specialTimings.map(({ reason }) => reason)).toContain("Closed for stock-taking");
  });
  test("offers a repair only where there are bays for it", async () => {
    const { data } = await get<ServiceCenter[]>(
      `${path}?brand=rimal&serviceTypes=pm10;gr-ac&modelCode=HJR&makeCode=RM`,
    );
    expect(data).toHaveLength(7);
    expect(data.map(({ id }) => id)).not.toContain("salwa-road");
  });
  test.each([
    "brand=lulwa",
    "brand=nobody",
    "brand=rimal&serviceTypes=pm10;unknown",
    "brand=rimal&serviceTypes=pm10&modelCode=XX",
  ])("%s: only what is really offered", async (query) => {
    const { data } = await get<ServiceCenter[]>(`${path}?${query}`);
    expect(data.map(({ id }) => id)).toEqual(query === "brand=lulwa" ? ["lulwa-west-bay"] : []);
  });
  test("speaks Arabic", async () => {
    const { data } = await get<ServiceCenter[]>(`${path}?brand=rimal&lang=ar`);
    for (const { title, address } of data) expect(`${title}${address}`).toMatch(arabic);
  });
  test("refuses a query without brand", async () => {
    expect(await get(`${path}?lang=ar`, {})).toMatchObject({ status: 422, fields: [{ path: "brand" }] });
  });
});

describe("POST v3 orders/services/slots", () => {
  const path = "/v3/orders/services/slots";
  test("refuses a visitor", async () => {
    expect(await post(path, slotsBody(), {})).toMatchObject({ status: 401, code: "not-signed-in" });
  });
  test("answers slots in order of time, each with a promise of every center", async () => {
    const { status, data } = await post<TimeSlot[]>(path, slotsBody({ territoryIds: ["al-sadd", "lusail"] }));
    expect(status).toBe(200);
    expect(data.map(({ startTime }) => startTime)).toEqual(data.map(({ startTime }) => startTime).sort());
    expect(Date.parse(data[0]?.startTime ?? "")).toBeGreaterThan(now().getTime() + 86_400_000 - 600_000);
    const promises = data.flatMap(({ territories }) => territories.map((one) => one.territoryPromiseKey));
    expect(new Set(promises).size).toBe(promises.length);
    expect(data.some(({ territories }) => territories.length === 2)).toBe(true);
  });
  test.each([
    [{ vehicleId: "nobodys" }, 404, "vehicle-not-found"],
    [{ territoryIds: ["al-sadd", "nowhere"] }, 404, "center-not-found"],
    [{ servicesList: ["pm10", "unknown"] }, 422, "service-not-offered"],
    [{ brand: "lulwa" }, 422, "brand-not-served"],
    [{ brand: undefined }, 422, "invalid-input"],
    [{ startTime: "tomorrow" }, 422, "invalid-input"],
    [{ territoryIds: "al-sadd" }, 422, "invalid-input"],
    [{ servicesList: [] }, 422, "invalid-input"],
  ])("refuses %j with %i %s in both languages", async (changes, status, code) => {
    for (const lang of ["en", "ar"]) {
      const answer = await post(`${path}?lang=${lang}`, slotsBody(changes));
      expect(answer).toMatchObject({ status, code });
      expect(arabic.test(answer.message ?? "")).toBe(lang === "ar");
    }
  });
  test("answers another customer's vehicle as unknown", async () => {
    expect(await post(path, slotsBody({ vehicleId: hajar }), { as: khalid })).toMatchObject({
      status: 404,
      code: "vehicle-not-found",
    });
  });
  test("refuses a body that is no JSON, and one that is too large", async () => {
    expect(await post(path, "{broken")).toMatchObject({ status: 400, code: "broken-json" });
    const large = await post(path, slotsBody({ vehicleId: "x".repeat(11 * 1024 * 1024) }));
    expect(large).toMatchObject({ status: 413, code: "body-too-large" });
  });
  test("has no slots for a repair where no bay does repairs, and none in the past", async () => {
    const quick = await post<TimeSlot[]>(
      path,
      slotsBody({ territoryIds: ["salwa-road"], servicesList: ["gr-ac"] }),
    );
    expect(quick).toMatchObject({ status: 200, data: [] });
    const past = { startTime: "2020-01-01T00:00:00Z", endTime: "2020-02-01T00:00:00Z" };
    expect(await post(path, slotsBody(past))).toMatchObject({ status: 200, data: [] });
  });
  test("needs two queries, for one day of one center as for three months of eight", async () => {
    const centers = await get<ServiceCenter[]>("/v3/common/locations/services?brand=rimal", {});
    const all = { territoryIds: centers.data.map(({ id }) => id), endTime: "2100-01-01T00:00:00Z" };
    for (const changes of [{}, all]) {
      const before = queryCount();
      expect((await post(path, slotsBody(changes))).status).toBe(200);
      expect(queryCount() - before - sessionLook).toBe(2);
    }
  });
});

test("GET v3 orders/services/options answers that our own appointments allow everything", async () => {
  const { data } = await get<object>("/v3/orders/services/options", {});
  expect(data).toEqual({ waitingList: true, campaignRequests: true, calendarFeed: true });
});

describe("GET v3 account/activities", () => {
  const path = "/v3/account/activities";
  test("refuses a visitor", async () => {
    expect(await get(path, {})).toMatchObject({ status: 401 });
  });
  test("shows the next event first, then what is over", async () => {
    const { data } = await get<Activity[]>(`${path}?lang=en`);
    expect(data.map(({ status }) => status)).toEqual(["upcoming", "finished", "finished"]);
    expect(data[0]).toMatchObject({
      type: "service",
      code: "CNF",
      title: "40,000 km service",
      vehicleId: hajar,
      serviceTypes: "pm40",
    });
    expect(data[0]?.location).toBe("Rimal Service Al Sadd");
  });
  test("is empty for a customer without any", async () => {
    expect(await get(path, { as: khalid })).toMatchObject({ status: 200, data: [] });
  });
  test("of a big fleet has the nearest hundred of either side, and one car's own, in three queries, and one for test drives", async () => {
    const at = (days: number) => new Date(now().getTime() + days * 86_400_000);
    const rows = Array.from({ length: 240 }, (_, index) => index - 120).map((days) => ({
      ...{ id: `fleet-${days}`, customer_id: khalid.id, vehicle_id: `car-${Math.abs(days) === 120}` },
      ...{ vin: "RMLFLT00000000001", plate: "1", model: "Hajar", brand: "rimal", center_id: "al-sadd" },
      ...{ starts_at: at(days + 0.5), ends_at: at(days + 0.54), service_codes: ["pm10"], mileage: 1 },
      ...{ service_note: "", additional_information: "", language: "en", told_version: 1, version: 1 },
      ...{ code: days < 0 ? "OUT" : "CNF", created_at: at(-200) },
    }));
    const fleet = database<AppointmentTables>();
    await fleet.insertInto("booking.appointment").values(rows).execute();
    const before = queryCount();
    const { data } = await get<Activity[]>(path, { as: khalid });
    expect(queryCount() - before - sessionLook).toBe(4);
    const ids = (from: number, step: number) =>
      Array.from({ length: 100 }, (_, index) => `fleet-${from + step * index}`);
    expect(data.map(({ id }) => id)).toEqual([...ids(0, 1), ...ids(-1, -1)]);
    const beforeCar = queryCount();
    const ofCar = await get<Activity[]>(`${path}?vehicleId=car-true`, { as: khalid });
    expect(queryCount() - beforeCar - sessionLook).toBe(3);
    expect(ofCar.data.map(({ id }) => id)).toEqual(["fleet--120"]);
    await fleet.deleteFrom("booking.appointment").where("customer_id", "=", khalid.id).execute();
  });
});

describe("GET v3 account/activities/order", () => {
  const path = "/v3/account/activities/order";
  const first = async () => (await get<Activity[]>("/v3/account/activities")).data[0]?.id ?? "";
  test("refuses a visitor", async () => {
    expect(await get(`${path}?appointmentId=${await first()}`, {})).toMatchObject({ status: 401 });
  });
  test("answers a list of one element, by either name of the id", async () => {
    const id = await first();
    for (const name of ["appointmentId", "orderId"]) {
      const { data } = await get<Appointments>(`${path}?${name}=${id}&lang=ar`);
      expect(data).toMatchObject([
        { id, code: "CNF", serviceTypes: "pm40", serviceTerritoryId: "al-sadd", vehicleId: hajar },
      ]);
      expect(data[0]?.serviceAppointmentAdditionalData.serviceList[0]?.description).toBe("صيانة 40,000 كم");
      expect(data[0]?.locationInfo.phoneNumber).toMatch(/^\+974\d{8}$/);
      expect(data[0]?.history.map(({ code }) => code)).toEqual(["CNF"]);
    }
  });
  test("answers another customer's appointment as unknown, in both languages", async () => {
    const id = await first();
    expect(await get(`${path}?appointmentId=${id}`, { as: khalid })).toMatchObject({
      status: 404,
      code: "appointment-not-found",
    });
    expect((await get(`${path}?appointmentId=${id}&lang=ar`, { as: khalid })).message).toMatch(arabic);
  });
  test("refuses a query without an id", async () => {
    expect(await get(path)).toMatchObject({ status: 422, fields: [{ path: "appointmentId" }] });
  });
});
