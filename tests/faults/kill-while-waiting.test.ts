import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createAppointmentCall, findFreeSlotsCall } from "#app/features/booking/calls.ts";
import { changeAppointmentCall, holdSlotCall } from "#app/features/booking/change-calls.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { joinWaitingListCall } from "#app/features/waiting-list/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../factories/booking/all-tables.ts";
import { appointmentBody, isNoonWindow, slotsBody } from "../factories/booking/booking-api.ts";
import { importWaiters, repeatOffers, vehicleIds } from "../factories/booking/waiting-list.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { howMany } from "../factories/how-much.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { startProgram } from "../factories/program/running-program.ts";
import { signIn } from "../factories/sign-in.ts";
import { until } from "../factories/until.ts";

const kills = howMany({ day: 2, night: 6 });
const holders = 3;
const { url } = testDatabase({ demo: true });
const start = () => startProgram({ DATABASE_URL: url, MARSA_REQUESTS_PER_MINUTE: "1000000" });
type Caller = ReturnType<typeof apiCaller>;
const [booker = "", ...others] = vehicleIds(1 + kills + holders);
const [waiting, holding] = [others.slice(0, kills), others.slice(kills)];
const db = () => database<AppointmentTables>();

/** What a vehicle holds: as was acknowledged, and what was requested after that without an answer. */
interface Held {
  acknowledged?: string | undefined;
  unanswered?: string;
}

test(`${kills} kills while times are held and offered lose no hold, leak no hour, and each freed hour is offered once`, {
  timeout: 240_000 + kills * 30_000,
}, async () => {
  let program = await start();
  const token = await signIn(program.address, khalid);
  await importWaiters([booker, ...others]);
  await db()
    .deleteFrom("booking.center_bay")
    .where("center_id", "=", "al-sadd")
    .where("bay", ">", 0)
    .execute();
  await clearDemo();
  const slotsOf = new Map<string, TimeSlot[]>();
  for (const vehicleId of [booker, ...holding])
    slotsOf.set(vehicleId, await findHours(apiCaller(program.address, token), vehicleId));
  const slots = slotsOf.get(booker)?.slice(0, kills) ?? [];
  const appointments = await bookAndWait(apiCaller(program.address, token), slots);

  const held = new Map<string, Held>(holding.map((vehicleId) => [vehicleId, {}]));
  const keys = appointments.map(() => randomUUID());
  for (let kill = 0; kill < kills; kill += 1) {
    const call = apiCaller(program.address, token);
    // A cancellation whose answer was lost is sent again: it is made once.
    for (let index = 0; index < kill; index += 1) await cancel(call, appointments[index], keys[index]);
    const state = { dead: false };
    const work = holding.map((vehicleId) =>
      holdOn(call, vehicleId, slotsOf.get(vehicleId)?.slice(kills) ?? [], held, state),
    );
    await until(() => expect([...held.values()].every(({ acknowledged }) => acknowledged)).toBe(true));
    const before = await offersBegun();
    work.push(cancel(call, appointments[kill], keys[kill]));
    // As soon as it is at work on an offer; now and then a moment later, or before it has begun.
    if (kill % 4 === 3) await setTimeout(60);
    else while ((await offersBegun()) <= before) await setTimeout(2);
    await setTimeout((kill % 4) * 15);
    state.dead = true;
    await program.kill();
    await Promise.all(work);
    program = await start();
    expect(await wrongHolds(held)).toEqual([]);
  }
  await cancel(apiCaller(program.address, token), appointments.at(-1), keys.at(-1));
  await expect.poll(() => offerJobs(["created"])).toBe(0);
  await program.stop();
  // What was under way comes again, as it may; what is done may come again, too.
  await repeatOffers();

  expect(await offers()).toEqual(
    slots.map(({ startTime }) => ({ starts_at: new Date(startTime), offers: 1, holds: 1 })),
  );
  expect(await notifications()).toEqual({ mail: kills, sms: kills });
  expect(await wrongHolds(held)).toEqual([]);
  expect([...held.values()].filter(({ acknowledged }) => acknowledged !== undefined)).toHaveLength(holders);
  expect(await strayUnits()).toEqual([]);
});

/** Hours that stay bookable while the test runs: of those within two days the lead time takes one at each full hour. */
async function findHours(call: Caller, vehicleId: string): Promise<TimeSlot[]> {
  const startTime = new Date(now().getTime() + 2 * 86_400_000).toISOString();
  const found = await call(findFreeSlotsCall, { body: slotsBody({ vehicleId, startTime }) as never });
  if (!found.ok) throw new Error(`slots: ${found.code}`);
  return found.data.filter((slot) => !isNoonWindow(slot));
}

/** Books these hours for one vehicle; the others wait for something earlier. */
async function bookAndWait(call: Caller, slots: readonly TimeSlot[]): Promise<string[]> {
  const ids: string[] = [];
  for (const slot of slots) {
    const body = appointmentBody(slot, { vehicleId: booker }) as never;
    const booked = await call(createAppointmentCall, { query: {}, body, idempotencyKey: randomUUID() });
    if (!booked.ok) throw new Error(`booking: ${booked.code}`);
    ids.push(booked.data.serviceAppointmentId);
  }
  for (const vehicleId of waiting) {
    const request = { brand: "rimal", vehicleId, servicesList: ["pm10"], territoryIds: ["al-sadd"] };
    const body = { ...request, before: slots.at(-1)?.endTime ?? "" };
    const joined = await call(joinWaitingListCall, { query: {}, body, idempotencyKey: randomUUID() });
    if (!joined.ok) throw new Error(`waiting: ${joined.code}`);
  }
  return ids;
}

async function cancel(call: Caller, appointmentId = "", idempotencyKey = ""): Promise<void> {
  const body = { appointmentId, status: "CANC" } as const;
  const reply = await call(changeAppointmentCall, { query: {}, body, idempotencyKey });
  if (!reply.ok && reply.code !== "network" && reply.status < 500) throw new Error(`cancel: ${reply.code}`);
}

/** Holds one time after another for a vehicle until the program is dead. */
async function holdOn(
  call: Caller,
  vehicleId: string,
  slots: readonly TimeSlot[],
  held: Map<string, Held>,
  state: { readonly dead: boolean },
): Promise<void> {
  for (let turn = 11 * holding.indexOf(vehicleId); !state.dead; turn += 7) {
    const slot = slots[turn % slots.length] as TimeSlot;
    const reply = await call(holdSlotCall, {
      query: {},
      body: {
        brand: "rimal",
        serviceTerritoryId: "al-sadd",
        schedStartTime: slot.startTime,
        schedEndTime: slot.endTime,
        servicesList: ["pm10"],
        vehicleId,
        territoryPromiseKey: slot.territories[0]?.territoryPromiseKey ?? "",
      },
      idempotencyKey: randomUUID(),
    });
    if (reply.ok) held.set(vehicleId, { acknowledged: slot.startTime });
    else if (reply.code !== "slot-taken") {
      held.set(vehicleId, { ...held.get(vehicleId), unanswered: slot.startTime });
      return;
    }
  }
}

/** Offers that are at work, were cut off at it, or are made already: one may be made between two looks. */
const offersBegun = () => offerJobs(["active", "completed"]);

async function offerJobs(states: readonly string[]): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*) as jobs from pgboss.job
    where name = 'offer-freed-hours' and state::text = any(${states})`.execute(database());
  return rows[0]?.jobs ?? 0;
}

/** Vehicles that hold something else than was acknowledged, or two times at once. Sets what they hold. */
async function wrongHolds(held: Map<string, Held>): Promise<unknown[]> {
  const units = await db()
    .selectFrom("booking.bay_unit")
    .select(["hold_vehicle_id", "unit_start"])
    .where("hold_vehicle_id", "in", holding)
    .where("hold_until", ">", now())
    .execute();
  return [...held].flatMap(([vehicleId, { acknowledged, unanswered }]) => {
    const own = units.filter((unit) => unit.hold_vehicle_id === vehicleId);
    const starts = own.map(({ unit_start }) => unit_start.toISOString());
    held.set(vehicleId, { acknowledged: starts[0] });
    const isRight =
      starts.length === 0
        ? acknowledged === undefined
        : starts.length === 1 && [acknowledged, unanswered].includes(starts[0]);
    return isRight ? [] : [{ vehicleId, starts, acknowledged, unanswered }];
  });
}

/** Of each hour that was offered how often it was, and how many holds it has. */
async function offers(): Promise<unknown[]> {
  const { rows } = await sql`
    select o.starts_at, count(*) as offers, count(u.hold_until) as holds
    from booking.waiting_offer o join booking.waiting w on w.id = o.waiting_id
    left join booking.bay_unit u on u.center_id = o.center_id and u.unit_start = o.starts_at
      and u.bay = o.bay and u.hold_vehicle_id = w.vehicle_id
    group by o.starts_at order by o.starts_at`.execute(database());
  return rows;
}

async function notifications(): Promise<unknown> {
  const { rows } = await sql<{ channel: string; count: number }>`
    select channel, count(*) from platform.message where template = 'waiting-offer' group by channel`.execute(
    database(),
  );
  return Object.fromEntries(rows.map(({ channel, count }) => [channel, count]));
}

/** Hours that nobody has: of no appointment, of one that was canceled, or held for a customer who was never notified. */
async function strayUnits(): Promise<unknown[]> {
  const { rows } = await sql`
    select u.* from booking.bay_unit u left join booking.appointment a on a.id = u.appointment_id
    where (u.hold_until is null and a.id is null) or a.code = 'CANC'
      or (u.hold_until > now() and u.hold_vehicle_id <> all(${holding}) and not exists (
        select from booking.waiting_offer o join booking.waiting w on w.id = o.waiting_id
        where w.vehicle_id = u.hold_vehicle_id and o.starts_at = u.unit_start and o.ended_at is null))`.execute(
    database(),
  );
  return rows;
}

/** Appointments of the demo stand in hours that are to be booked. */
async function clearDemo(): Promise<void> {
  for (const table of ["booking.bay_unit", "booking.appointment"] as const)
    await db().deleteFrom(table).execute();
}
