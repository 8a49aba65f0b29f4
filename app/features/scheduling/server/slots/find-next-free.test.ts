import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { queryCount } from "#app/platform/database.server.ts";
import {
  appointmentBody,
  bookingApiOnDemo,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { NextFreeAppointment, TimeSlot } from "../../calls.ts";

testDatabase();
const { get, post } = bookingApiOnDemo();
const path = "/v3/orders/services/next-free?brand=rimal";

test("answers a visitor with the earliest hour of all centers, in two queries, and promises nothing", async () => {
  const before = queryCount();
  const { status, data } = await get<NextFreeAppointment>(`${path}&lang=ar`, {});
  expect(queryCount() - before).toBe(2);
  expect(status).toBe(200);
  expect(Object.keys(data).sort()).toEqual(["center", "startTime", "timeZone"]);
  expect(data.center.title).toMatch(/\p{Script=Arabic}/u);
  expect(new Date(data.startTime).getTime() - now().getTime()).toBeGreaterThan(24 * 3_600_000 - 600_000);
});

test("it is a slot that can be booked, and no center has an earlier one", async () => {
  const { data } = await get<NextFreeAppointment>(path, {});
  const { data: centers } = await get<{ id: string }[]>("/v3/common/locations/services?brand=rimal", {});
  const { data: slots } = await post<TimeSlot[]>("/v3/orders/services/slots", {
    ...slotsBody({ startTime: now().toISOString() }),
    territoryIds: centers.map(({ id }) => id),
  });
  expect(slots[0]?.startTime).toBe(data.startTime);
  // At noon some centers have an hour, others two, which are slots of their own.
  const there = slots
    .filter(({ startTime }) => startTime === data.startTime)
    .map((slot) => ({ ...slot, territories: slot.territories.filter(({ id }) => id === data.center.id) }))
    .find(({ territories }) => territories.length > 0);
  const booked = await post("/v3/orders/services/appointment", appointmentBody(there));
  expect(booked.status).toBe(200);
});

test("a brand without centers has none", async () => {
  expect(await get("/v3/orders/services/next-free?brand=nobody", {})).toMatchObject({
    status: 200,
    data: null,
  });
});
