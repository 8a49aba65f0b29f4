import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { howMany } from "../../factories/how-much.ts";
import { type RunningProgram, startProgram } from "../../factories/program/running-program.ts";
import { serviceBookings } from "../contention/service-bookings.ts";
import { type Contended, contendForAppointments } from "./contended-office.ts";
import { unsoundAppointments } from "./unsound-appointments.ts";

const { url } = testDatabase({ jobs: false, demo: true });
let programs: RunningProgram[] = [];
const environment = {
  DATABASE_URL: url,
  MARSA_PROXIES: "1",
  MARSA_DEMO: "public",
  MARSA_REQUESTS_PER_MINUTE: "1000000",
};

beforeAll(async () => {
  programs = await Promise.all([startProgram(environment), startProgram(environment)]);
  await serviceBookings.makeScarce();
});
afterAll(() => Promise.all(programs.map((program) => program.stop())));

const addresses = () => programs.map(({ address }) => address);

/** Bookings that customers were promised and that are not there, or are of a time that they did not choose. */
async function lostBookings({ customers }: Contended): Promise<string[]> {
  const booked = customers.flatMap((customer) => [...customer.booked]);
  const { rows } = await sql<{ id: string }>`
    select answer.id from jsonb_to_recordset(
      ${JSON.stringify(booked.map(([id, startTime]) => ({ id, startTime })))}::jsonb)
      as answer (id text, "startTime" timestamptz)
    left join booking.appointment a on a.id = answer.id
    where a.code is distinct from 'CNF' or a.starts_at is distinct from answer."startTime"`.execute(
    database(),
  );
  return rows.map(({ id }) => id);
}

const staff = howMany({ day: 8, night: 20 });
const customers = howMany({ day: 12, night: 40 });
const people = { staff, appointments: 5, hours: howMany({ day: 8, night: 24 }) };

test(`${staff} staff move and take back 5 appointments in two processes while ${customers} customers book: each version has one winner, nothing is lost`, async () => {
  const crowd = { ...people, customers, until: howMany({ day: 80, night: 250 }), seed: 0 };
  const contended = await contendForAppointments(addresses(), crowd);
  const { record } = contended;
  expect(Object.fromEntries(record.unexpected)).toEqual({});
  expect(await unsoundAppointments(record.acknowledged)).toEqual([]);
  expect(await lostBookings(contended)).toEqual([]);
  expect(new Set(record.acknowledged.map(({ deed }) => deed))).toContain("undo");
});

test("a process that is killed among them loses no acknowledged move, and what was sent again is made once", async () => {
  await serviceBookings.makeScarce();
  const until = howMany({ day: 60, night: 160 });
  const crowd = { ...people, customers: howMany({ day: 5, night: 10 }), until, seed: 100 };
  let killed: Promise<void> | undefined;
  const contended = await contendForAppointments(addresses(), {
    ...crowd,
    atHalf: () => {
      killed = programs.pop()?.kill();
    },
  });
  await killed;
  const { record } = contended;
  expect(Object.fromEntries(record.unexpected)).toEqual({});
  expect(await unsoundAppointments(record.acknowledged)).toEqual([]);
  expect(await lostBookings(contended)).toEqual([]);
  // It was killed in the midst of writes.
  expect(record.repeated).toBeGreaterThan(0);
});

test("what is wrong is found: an answer that is in no history, a version of two winners, a version too many", async () => {
  const { rows } = await sql<{ id: string; version: number; staff: string }>`
    select appointment_id as id, version, staff_id as staff from booking.appointment_move
    where staff_id is not null order by at desc limit 1`.execute(database());
  const [{ id: appointmentId, version, staff: staffId } = { id: "", version: 0, staff: "" }] = rows;
  const answer = { requestId: "never-sent", appointmentId, version, staffId, deed: "undo" };
  await sql`update booking.appointment set version = version + 1 where id = ${appointmentId}`.execute(
    database(),
  );
  const found = await unsoundAppointments([answer, answer, { ...answer, version: version + 5 }]);
  expect(found).toEqual(
    expect.arrayContaining([
      `acknowledged, and not in the history: ${appointmentId} version ${version + 5}`,
      `one version was acknowledged to two: ${appointmentId} version ${version}`,
      `acknowledged without its one entry in the audit: undo of ${appointmentId}`,
      `versions with a gap: ${appointmentId}`,
    ]),
  );
});
