import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { databaseUrl } from "#app/platform/database.server.ts";
import { changeChannel } from "#app/platform/live/announce-change.server.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  isNoonWindow,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";

testDatabase();
const { post, patch } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
let client: pg.Client;
const heard: string[][] = [];
beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  client.on("notification", ({ payload }) => heard.push(JSON.parse(payload ?? "{}").topics));
  await client.query(`listen ${changeChannel}`);
});
afterAll(() => client.end());

const slotsAt = async (centerId: string, changes: object = {}) => {
  const body = slotsBody({ territoryIds: [centerId], ...changes });
  return (await post<TimeSlot[]>("/v3/orders/services/slots", body)).data.filter(
    (slot) => !isNoonWindow(slot),
  );
};

test("what a customer books, changes and cancels is announced once, to each center that it concerns", async () => {
  const slot = (await slotsAt("al-sadd")).at(-1);
  const { data } = await post<BookedAnswer>(path, appointmentBody(slot));
  const appointmentId = data.serviceAppointmentId;
  await expect.poll(() => heard).toEqual([["service/al-sadd"]]);

  const elsewhere = (await slotsAt("west-bay", { appointmentId })).at(-1);
  expect((await patch(path, { ...appointmentBody(elsewhere), appointmentId })).status).toBe(200);
  await expect.poll(() => heard.at(-1)).toEqual(["service/al-sadd", "service/west-bay"]);

  expect((await patch(path, { appointmentId, status: "CANC" })).status).toBe(200);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard.at(-1)).toEqual(["service/west-bay"]);

  expect((await patch(path, { appointmentId, status: "CANC" })).status).toBe(409);
  expect((await post(path, appointmentBody(slot, { Service_Types__c: "none" }))).status).toBeGreaterThan(400);
  expect(heard).toHaveLength(3);
});
