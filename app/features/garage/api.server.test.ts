import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { queryCount } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { badia, bookingApiOnDemo, hajar, sessionLook } from "../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { tokenOf } from "../../../tests/factories/demo-api.ts";
import type { Vehicle, VehicleDetails } from "./calls.ts";

testDatabase();
const { get } = bookingApiOnDemo();

describe("GET v3 vehicles", () => {
  test("refuses a visitor", async () => {
    expect(await get("/v3/vehicles", {})).toMatchObject({ status: 401, code: "not-signed-in" });
  });
  test("refuses a forged and an expired token, in Arabic too", async () => {
    const expired = await tokenOf(noora, new Date(now().getTime() - 3_600_000));
    const forged = `${(await tokenOf(noora, now())).slice(0, -4)}AAAA`;
    for (const token of [expired, forged]) {
      const answer = await get("/v3/vehicles?lang=ar", { token });
      expect(answer).toMatchObject({ status: 401, code: "not-signed-in" });
      expect(answer.message).toMatch(/\p{Script=Arabic}/u);
    }
  });
  test("lists the customer's own vehicles with their warranties", async () => {
    const { status, data } = await get<Vehicle[]>("/v3/vehicles");
    expect(status).toBe(200);
    expect(data.map(({ model }) => model)).toEqual(["Shihab", "Hajar", "Badia"]);
    const own = data.find(({ vehicleId }) => vehicleId === hajar);
    expect(own).toMatchObject({
      brand: "rimal",
      makeCode: "RM",
      modelCode: "HJR",
      licensePlateNumber: "482915",
      warranty: "active",
    });
    expect(own?.warranties).toHaveLength(4);
    expect(own?.warranties[0]?.warrantyEndDate).toMatch(/^\/Date\(\d+\)\/$/);
    expect(own?.lastServiceDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
  test("names the models in Arabic", async () => {
    const { data } = await get<Vehicle[]>("/v3/vehicles?lang=ar");
    expect(data.map(({ model }) => model)).toEqual(["شهاب", "هجر", "بادية"]);
  });
  test("is empty for a customer without vehicles", async () => {
    expect(await get("/v3/vehicles", { as: khalid })).toMatchObject({ status: 200, data: [] });
  });
  test("needs one query", async () => {
    const before = queryCount();
    await get("/v3/vehicles");
    expect(queryCount() - before - sessionLook).toBe(1);
  });
  test("refuses an unknown language", async () => {
    expect(await get("/v3/vehicles?lang=fr")).toMatchObject({
      status: 422,
      code: "invalid-input",
      fields: [{ path: "lang" }],
    });
  });
});

describe("GET v3 vehicles/{id}", () => {
  test("refuses a visitor", async () => {
    expect(await get(`/v3/vehicles/${hajar}`, {})).toMatchObject({ status: 401 });
  });
  test("answers someone else's vehicle like one that does not exist", async () => {
    const others = await get(`/v3/vehicles/${hajar}`, { as: khalid });
    const nobodys = await get("/v3/vehicles/nobodys", { as: khalid });
    expect(others).toMatchObject({ status: 404, code: "not-found" });
    expect({ ...others, requestId: "" }).toEqual({ ...nobodys, requestId: "" });
  });
  test("shows warranties that time or distance has ended, and the history", async () => {
    const { data } = await get<VehicleDetails>(`/v3/vehicles/${badia}`);
    expect(data.warranties.map(({ warrantyType, warrantyStatus }) => [warrantyType, warrantyStatus])).toEqual(
      [
        ["Corrosion Perforation", "active"],
        ["Basic", "expired"],
      ],
    );
    expect(data.serviceHistory).toMatchObject([
      { title: "Front brake pads replaced", mileage: 110_300 },
      { mileage: 100_120 },
    ]);
  });
});
