import { sql } from "kysely";
import { expect, test } from "vitest";
import { createAppointmentCall } from "#app/features/booking/calls.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingOf, findBookable, promisedTo } from "../factories/booking/bookable.ts";
import { moreCars } from "../factories/booking/booking-api.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { howMany } from "../factories/how-much.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { startProgram } from "../factories/program/running-program.ts";
import { type Attempt, writeUntilKilled } from "../factories/program/until-killed.ts";
import { signIn } from "../factories/sign-in.ts";

const kills = howMany({ day: 2, night: 50 });
type AppointmentBody = BodyOf<typeof createAppointmentCall>;

const { url } = testDatabase({ jobs: false, demo: true });
const start = () => startProgram({ DATABASE_URL: url, MARSA_REQUESTS_PER_MINUTE: "1000000" });

test(`${kills} kills while bookings come in lose no acknowledged booking and invent none`, {
  timeout: 240_000 + kills * 30_000,
}, async () => {
  let program = await start();
  const token = await signIn(program.address, noora);
  const { vehicle, slots } = await findBookable(apiCaller(program.address, token), 60);
  // A car is at one place at a time: each center has one of its own.
  const cars = [vehicle.vehicleId, ...(await moreCars(5))];
  const bodies = slots.flatMap((slot) =>
    slot.territories.map((territory, place) => {
      const own = { ...vehicle, vehicleId: cars[place] ?? "" };
      return bookingOf(own, slot, promisedTo(noora.id, own, slot, territory));
    }),
  );
  const before = await appointmentIds();
  const acknowledged = new Map<string, string>();
  let unanswered: Attempt<AppointmentBody>[] = [];

  for (let kill = 0; kill < kills; kill += 1) {
    const call = apiCaller(program.address, token);
    const round = await writeUntilKilled(program, {
      send: (attempt) => book(call, attempt),
      leftOver: unanswered,
      next: () => bodies.pop(),
      killAfter: 1 + (kill % 5),
    });
    for (const [key, id] of round.acknowledged) acknowledged.set(key, id);
    unanswered = round.unanswered;
    program = await start();
  }
  const call = apiCaller(program.address, token);
  for (const attempt of unanswered) {
    const reply = await book(call, attempt);
    if (reply.ok) acknowledged.set(attempt.key, reply.id);
  }
  await program.stop();

  const made = (await appointmentIds()).filter((id) => !before.includes(id));
  expect(acknowledged.size).toBeGreaterThan(kills);
  expect(made.toSorted()).toEqual([...acknowledged.values()].toSorted());
  expect(await unitsWithoutAppointment()).toBe(0);
  expect(await wronglyNotified()).toEqual([]);
});

async function book(call: ReturnType<typeof apiCaller>, { key, body }: Attempt<AppointmentBody>) {
  const reply = await call(createAppointmentCall, { query: {}, body, idempotencyKey: key });
  return reply.ok ? { ok: true as const, id: reply.data.serviceAppointmentId } : reply;
}

async function appointmentIds(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from booking.appointment`.execute(database());
  return rows.map((row) => row.id);
}

/** Appointments with another number of emails than notified versions; and SMS without an email. */
async function wronglyNotified(): Promise<unknown[]> {
  const { rows } = await sql`
    select a.id, a.told_version, count(m.id) as mails
    from booking.appointment a
    left join platform.message m on m.calendar like '%UID:' || a.id || '@marsa%'
    group by a.id having count(m.id) <> a.told_version
    union all
    select 'sms', count(distinct plain), count(*) from platform.message where channel = 'sms'
    having count(distinct plain) <> count(*)
      or count(*) <> (select count(*) from platform.message where calendar is not null)`.execute(database());
  return rows;
}

async function unitsWithoutAppointment(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from booking.bay_unit unit
    where not exists (select from booking.appointment where id = unit.appointment_id)`.execute(database());
  return rows[0]?.count ?? -1;
}
