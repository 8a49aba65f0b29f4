import { describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import {
  bookingApiOnDemo,
  hajar,
  holdBody,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";

testDatabase();
const { post } = bookingApiOnDemo();
const slots = "/v3/orders/services/slots";
const repair = {
  serviceCategory: "General Repair",
  serviceTypeCode: "gr-brakes",
  serviceType: "Brakes",
  additionalServices: "They squeak when it rains",
};
const maintenance = {
  serviceCategory: "Periodic Maintenance",
  serviceTypeCode: "pm10",
  serviceType: "10,000 km service",
};
const times = (found: readonly TimeSlot[]) => found.map(({ startTime, endTime }) => [startTime, endTime]);

describe("services in full", () => {
  test("have the same times as their codes, also beside codes and more than once", async () => {
    const byCode = await post<TimeSlot[]>(slots, slotsBody({ servicesList: ["pm10", "gr-brakes"] }));
    expect(byCode.data.length).toBeGreaterThan(0);
    for (const servicesList of [
      [maintenance, repair],
      ["pm10", repair],
      [maintenance, repair, "pm10"],
    ]) {
      const inFull = await post<TimeSlot[]>(slots, slotsBody({ servicesList }));
      expect(times(inFull.data)).toEqual(times(byCode.data));
    }
  });

  test("are promised as their codes: what was requested in full is held by code, and the other way", async () => {
    const { data } = await post<TimeSlot[]>(slots, slotsBody({ servicesList: [repair] }));
    const body = { ...holdBody(data.at(-1), hajar), servicesList: ["gr-brakes"] };
    expect(await post("/v3/orders/services/hold", body)).toMatchObject({ status: 200 });
    expect(await post("/v3/orders/services/hold", { ...body, servicesList: [repair] })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ["notes at a maintenance", { ...maintenance, additionalServices: "Also the mats" }],
    ["notes that are too long", { ...repair, additionalServices: "x".repeat(1025) }],
    ["a category that there is not", { ...repair, serviceCategory: "Car wash" }],
    ["no code", { ...repair, serviceTypeCode: undefined }],
  ])("are refused with %s", async (_, service) => {
    const refused = await post(slots, slotsBody({ servicesList: [service] }));
    expect(refused).toMatchObject({ status: 422, code: "invalid-input" });
  });

  test("of a service that is not offered are refused like its code", async () => {
    const servicesList = [{ ...repair, serviceTypeCode: "gr-wings" }];
    expect(await post(slots, slotsBody({ servicesList }))).toMatchObject({
      status: 422,
      code: "service-not-offered",
    });
  });
});
