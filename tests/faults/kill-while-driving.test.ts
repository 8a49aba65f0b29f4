import { sql } from "kysely";
import { expect, test } from "vitest";
import { createDriveCall } from "#app/features/test-drive/calls.ts";
import { findDriveSlotsCall } from "#app/features/test-drive/time-calls.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { howMany } from "../factories/how-much.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { type Attempt, writeUntilKilled } from "../factories/program/until-killed.ts";
import { driveBody, driveSlotsBody, salwa, visitor } from "../factories/test-drive/drive-api.ts";

const kills = howMany({ day: 2, night: 8 });
const { url } = testDatabase({ jobs: false, demo: true });
const start = () => startProgram({ DATABASE_URL: url, MARSA_REQUESTS_PER_MINUTE: "1000000" });

test(`${kills} kills while test drives are booked lose no acknowledged one, leak no hour and miss no lead`, {
  timeout: 240_000 + kills * 30_000,
}, async () => {
  let program = await start();
  const bodies = await bodiesOf(program);
  const acknowledged = new Map<string, string>();
  let unanswered: Attempt<BodyOf<typeof createDriveCall>>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const { address } = program;
    const round = await writeUntilKilled(program, {
      send: (attempt) => book(address, attempt),
      leftOver: unanswered,
      next: () => bodies.pop(),
      killAfter: 1 + (kill % 4),
    });
    for (const [key, id] of round.acknowledged) acknowledged.set(key, id);
    unanswered = round.unanswered;
    program = await start();
  }
  for (const attempt of unanswered) {
    const reply = await book(program.address, attempt);
    if (reply.ok) acknowledged.set(attempt.key, reply.id);
  }
  await program.stop();

  expect(acknowledged.size).toBeGreaterThan(kills);
  expect(await driveIds()).toEqual([...acknowledged.values()].toSorted());
  expect(await wrongHours()).toEqual([]);
  expect(await leads()).toBe(acknowledged.size);
});

/** Each time of two weeks at one showroom, by a visitor of its own. */
async function bodiesOf({ address }: RunningProgram) {
  const body = driveSlotsBody({ car: "suhail", territoryIds: [salwa] });
  const found = await apiCaller(address)(findDriveSlotsCall, { body });
  if (!found.ok) throw new Error(`slots: ${found.code}`);
  return found.data.map((slot, place) =>
    driveBody(slot, { ...visitor(`5580${1000 + place}`), car: "suhail" }),
  );
}

async function book(address: string, { key, body }: Attempt<BodyOf<typeof createDriveCall>>) {
  const reply = await apiCaller(address)(createDriveCall, { query: {}, body, idempotencyKey: key });
  return reply.ok ? { ok: true as const, id: reply.data.serviceAppointmentId } : reply;
}

async function driveIds(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from test_drive.drive order by id`.execute(database());
  return rows.map(({ id }) => id);
}

/** Drives without exactly one hour of their own car, and hours of cars without a drive. */
async function wrongHours(): Promise<unknown[]> {
  const { rows } = await sql`
    select d.id from test_drive.drive d join test_drive.car c on c.id = d.car_id
    left join booking.bay_unit u on u.appointment_id = d.id and u.unit_start = d.starts_at
      and u.center_id = c.showroom_id and u.bay = c.bay
    group by d.id having count(u.bay) <> 1
    union all
    select u.appointment_id from booking.bay_unit u join booking.center c on c.id = u.center_id
    where c.kind = 'showroom' and not exists (select from test_drive.drive where id = u.appointment_id)`.execute(
    database(),
  );
  return rows;
}

async function leads(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from leads.lead where kind = 'test-drive'`.execute(database());
  return rows[0]?.count ?? -1;
}
