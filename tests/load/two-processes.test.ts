import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAppointmentCall } from "#app/features/booking/calls.ts";
import { requestCodeCall, verifyCodeCall } from "#app/features/phone/calls.ts";
import { createDriveCall } from "#app/features/test-drive/calls.ts";
import { findDriveSlotsCall, holdDriveCall } from "#app/features/test-drive/time-calls.ts";
import type { AnyCall, BodyOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingOf, findBookable, promisedTo } from "../factories/booking/bookable.ts";
import { moreCars } from "../factories/booking/booking-api.ts";
import { editThenRead } from "../factories/content-edits.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { howMany } from "../factories/how-much.ts";
import { codeSentTo, newBrowser, newPhone, wrongCode } from "../factories/phone.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { signIn } from "../factories/sign-in.ts";
import { driveBody, driveSlotsBody, visitor } from "../factories/test-drive/drive-api.ts";
import { contend } from "./contention/contend.ts";
import { driveBookings } from "./contention/drive-bookings.ts";
import { serviceBookings } from "./contention/service-bookings.ts";

const { url } = testDatabase({ jobs: false });
const callers = howMany({ day: 20, night: 200 });
const environment = {
  DATABASE_URL: url,
  MARSA_PROXIES: "1",
  MARSA_DEMO: "public",
  MARSA_REQUESTS_PER_MINUTE: "1000000",
};
let programs: RunningProgram[] = [];

beforeAll(async () => {
  // At once, on an empty database: both must come up.
  programs = await Promise.all([startProgram(environment), startProgram(environment)]);
});
afterAll(() => Promise.all(programs.map((program) => program.stop())));

test(`${callers} callers of two processes on one slot with three bays: three succeed, the others get the refusal`, async () => {
  const [one, two] = programs as [RunningProgram, RunningProgram];
  const token = await signIn(one.address, noora);
  const { vehicle, slots } = await findBookable(apiCaller(one.address, token));
  const slot = slots.at(-1);
  const territory = slot?.territories[0];
  if (slot === undefined || territory === undefined) throw new Error("nothing is free");
  await sql`delete from booking.center_bay where center_id = ${territory.id} and service_group = 'periodic'
    and bay not in (select bay from booking.center_bay where center_id = ${territory.id} and service_group = 'periodic' order by bay limit 3)`.execute(
    database(),
  );
  const cars = [vehicle.vehicleId, ...(await moreCars(callers - 1))].map((vehicleId) => ({
    ...vehicle,
    vehicleId,
  }));
  const replies = await Promise.all(
    cars.map((car, caller) =>
      apiCaller((caller % 2 === 0 ? one : two).address, token)(createAppointmentCall, {
        query: {},
        body: bookingOf(car, slot, promisedTo(noora.id, car, slot, territory)),
        idempotencyKey: randomUUID(),
      }),
    ),
  );
  expect(replies.filter((reply) => reply.ok)).toHaveLength(3);
  const refused = replies.filter((reply) => !reply.ok);
  expect(new Set(refused.map((reply) => `${reply.status} ${reply.message}`))).toEqual(
    new Set(["409 No available technicians found for the selected territory and time"]),
  );
});

test(`${callers} visitors of two processes on one demo car at one hour: one drives it, the others get three times`, async () => {
  const [one, two] = (programs as [RunningProgram, RunningProgram]).map(({ address }) =>
    apiCaller(address),
  ) as [ReturnType<typeof apiCaller>, ReturnType<typeof apiCaller>];
  const found = await one(findDriveSlotsCall, { body: driveSlotsBody() });
  const slot = found.ok ? found.data.at(-1) : undefined;
  const replies = await Promise.all(
    Array.from({ length: callers }, (_, caller) =>
      (caller % 2 === 0 ? one : two)(createDriveCall, {
        query: {},
        body: driveBody(slot, visitor(`5570${1000 + caller}`)),
        idempotencyKey: randomUUID(),
      }),
    ),
  );
  expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
  const refused = replies.filter((reply) => !reply.ok);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(["409 slot-taken"]),
  );
  expect(refused.every(({ detail }) => (detail.alternatives as unknown[]).length === 3)).toBe(true);
});

test("one Idempotency-Key sent to both processes books once", async () => {
  const [one, two] = programs as [RunningProgram, RunningProgram];
  const token = await signIn(one.address, noora);
  const { vehicle, slots } = await findBookable(apiCaller(one.address, token));
  // The callers above took the last one.
  const slot = slots.at(-2);
  if (slot === undefined) throw new Error("nothing is free");
  const request = { query: {}, body: bookingOf(vehicle, slot), idempotencyKey: randomUUID() };
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      apiCaller((n % 2 === 0 ? one : two).address, token)(createAppointmentCall, request),
    ),
  );
  expect(
    new Set(replies.map((reply) => (reply.ok ? reply.data.serviceAppointmentId : reply.code))).size,
  ).toBe(1);
  expect(replies[0]?.ok).toBe(true);
});

// A sample; `npm run bench contention` makes a hundred thousand attempts of each kind.
const attempts = howMany({ day: 150, night: 750 });
const contests = [
  { kind: serviceBookings, clients: 12, attempts },
  { kind: driveBookings, clients: 12, attempts },
  { kind: serviceBookings, clients: 2, attempts: 250 },
  { kind: driveBookings, clients: 2, attempts: 250 },
];
test.each(contests.slice(0, howMany({ day: 2, night: 4 })))(
  "$clients clients in $attempts attempts at a few times of $kind.name: what they saw may have happened, and nothing is left",
  async ({ kind, clients, attempts }) => {
    await kind.makeScarce();
    const addresses = programs.map(({ address }) => address);
    const round = await contend(kind, addresses, { clients, attempts, seed: clients });
    expect(round).toMatchObject({ unexpected: [], impossible: [], leaked: 0 });
    expect(round.winners).toBe(Math.min(kind.capacity, clients));
    expect(round.lost).toBeGreaterThan(0);
    expect(round.attempts).toBeGreaterThanOrEqual(attempts);
  },
);

test("a publish makes the next read of every process fresh, on pages of every kind", async () => {
  // Each kind in both languages.
  const pairs = howMany({ day: 24, night: 120 });
  const addresses = programs.map(({ address }) => address);
  const { stale } = await editThenRead(addresses, pairs);
  expect(stale).toEqual([]);
});

describe("codes by SMS", () => {
  let visitors = 0;
  /** Sends a call to one of the two processes in turn, each time from an address of its own. */
  function send<C extends AnyCall>(call: C, body: BodyOf<C>) {
    visitors += 1;
    const { address } = programs[visitors % 2] as RunningProgram;
    const from = () => `10.1.${visitors >> 8}.${visitors & 255}`;
    return apiCaller(address, undefined, from)(call, { body, idempotencyKey: randomUUID() } as never);
  }
  const countOfEach = (replies: readonly Awaited<ReturnType<typeof send>>[]) =>
    Object.fromEntries(
      Map.groupBy(replies, (reply) => (reply.ok ? "ok" : reply.code))
        .entries()
        .map(([code, all]) => [code, all.length]),
    );

  test(`of ${callers} wrong ones at once exactly five are evaluated, and then the right one fails`, async () => {
    const owner = { phone: newPhone(), purpose: "lead", browser: newBrowser() } as const;
    expect(await send(requestCodeCall, owner)).toMatchObject({ ok: true });
    const code = await codeSentTo(owner.phone);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = Array.from({ length: callers }, (_, n) => ({ ...owner, code: wrongCode(code, n) }));
    const replies = await Promise.all(wrong.map((body) => send(verifyCodeCall, body)));
    expect(countOfEach(replies)).toEqual({ "code-wrong": 5, "tries-used-up": callers - 5 });
    const left = replies.flatMap((reply) =>
      reply.ok || reply.code !== "code-wrong" ? [] : [reply.detail.triesLeft],
    );
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(await send(verifyCodeCall, { ...owner, code })).toMatchObject({ code: "tries-used-up" });
  });

  test("the caps of a number and of a browser hold over both processes and a restart", async () => {
    const phone = newPhone();
    const request = (browser = newBrowser()) => send(requestCodeCall, { phone, purpose: "lead", browser });
    const [one, two] = [newBrowser(), newBrowser()];
    const first = await Promise.all([request(one), request(one), request(two), request(two)]);
    expect(countOfEach(first)).toEqual({ ok: 2, "code-too-soon": 2 });
    await programs[0]?.kill();
    programs[0] = await startProgram(environment);
    expect(await request(one)).toMatchObject({ code: "code-too-soon" });
    const more = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(countOfEach(more)).toEqual({ ok: 3, "work-needed": 7 });
  });
});

test("the limit of a write is one for both processes, and a caller's spelling makes no difference", async () => {
  const [one, two] = programs as [RunningProgram, RunningProgram];
  const hold = async (n: number) => {
    const { address } = n % 2 === 0 ? one : two;
    const from = n % 3 === 0 ? "::ffff:203.0.113.99" : "203.0.113.99";
    const headers = { "content-type": "application/json", "x-forwarded-for": from };
    const path = `/api/${holdDriveCall.base}${holdDriveCall.path}`;
    return (await fetch(address + path, { method: "POST", headers, body: "{}" })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 50 }, (_, n) => hold(n)));
  expect(statuses.filter((status) => status === 422)).toHaveLength(holdDriveCall.limit ?? 0);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50 - (holdDriveCall.limit ?? 0));
});
