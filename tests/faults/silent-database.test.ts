import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAppointmentCall } from "#app/features/booking/calls.ts";
import { listVehiclesCall } from "#app/features/garage/calls.ts";
import { showBoardCall } from "#app/features/office/calls/appointment-calls.ts";
import { officePath } from "#app/features/office/calls/office-call.ts";
import { pathOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingOf, findBookable, promisedTo } from "../factories/booking/bookable.ts";
import { isNoonWindow, moreCars } from "../factories/booking/booking-api.ts";
import { type LateDatabase, lateDatabase } from "../factories/database/late-database.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { signIn } from "../factories/sign-in.ts";
import { until } from "../factories/until.ts";

/* What every kind of request gets from a program whose database accepts all connections and says nothing. */

const { url } = testDatabase({ jobs: false, demo: true });
let way: LateDatabase;
let program: RunningProgram;
let token = "";
let bodies: ReturnType<typeof bookingOf>[] = [];

/** Promised are two seconds; a busy machine has four times as many. */
const longestMs = 8_000;
const crowd = 20;
const headers = { appbrand: "rimal", env: "test", platform: "web", "content-type": "application/json" };
const readyz = async () => (await fetch(`${program.address}/readyz`)).status;

beforeAll(async () => {
  way = await lateDatabase(url);
  program = await startProgram({ DATABASE_URL: way.url, MARSA_REQUESTS_PER_MINUTE: "1000000" });
  token = await signIn(program.address, noora);
  const { vehicle, slots } = await findBookable(apiCaller(program.address, token), 60);
  const cars = await moreCars(3);
  bodies = slots
    .filter((slot) => !isNoonWindow(slot))
    .slice(-8)
    .flatMap((slot) =>
      slot.territories.slice(0, 3).map((territory, place) => {
        const own = { ...vehicle, vehicleId: cars[place] ?? "" };
        return bookingOf(own, slot, promisedTo(noora.id, own, slot, territory));
      }),
    );
  expect((await fetch(`${program.address}/?lang=en`)).status).toBe(200);
});
afterAll(async () => {
  await program?.stop();
  way?.close();
});

async function statusOf(path: string, init: RequestInit = {}) {
  const started = performance.now();
  const answer = await fetch(program.address + path, { redirect: "manual", ...init });
  await answer.text();
  return { status: answer.status, ms: performance.now() - started };
}

const appointments = async () =>
  (await sql<{ id: string }>`select id from booking.appointment`.execute(database())).rows.map(
    ({ id }) => id,
  );
const book = (body: (typeof bodies)[number], idempotencyKey: string) =>
  apiCaller(program.address, token)(createAppointmentCall, { query: {}, body, idempotencyKey });

test("every kind of request is answered within two seconds, many at once and one after another, and all is well when it speaks", async () => {
  const authorization = `Bearer ${token}`;
  const kinds: [string, number, string, RequestInit?][] = [
    ["a page from the cache", 200, "/?lang=en"],
    ["a page that nobody had read", 503, "/finance?lang=en"],
    ["a call that reads", 503, "/api/v3/common/locations/services?brand=rimal", { headers }],
    [
      "a customer's call that reads",
      503,
      `/api${pathOf(listVehiclesCall)}`,
      { headers: { ...headers, authorization } },
    ],
    [
      "a customer's call that writes",
      503,
      `/api${pathOf(createAppointmentCall)}`,
      {
        method: "POST",
        headers: { ...headers, authorization, "idempotency-key": "while-it-is-silent" },
        body: JSON.stringify(bodies.at(-1)),
      },
    ],
    ["content", 503, "/graphql/execute.json/marsa/header;lang=en;brand=rimal"],
    ["the form to sign in", 503, "/accounts/login?redirect_url=/&lang=en"],
    [
      "a call of the office",
      503,
      officePath(showBoardCall, { center: "lusail" }),
      { headers: { cookie: "marsa_office=of-yesterday" } },
    ],
    ["/healthz", 200, "/healthz"],
    ["/readyz", 503, "/readyz"],
  ];
  way.fallSilent();
  const table: { kind: string; statuses: string; slowestMs: number }[] = [];
  for (const [kind, , path, init] of kinds) {
    const one = await statusOf(path, init);
    const many = await Promise.all(Array.from({ length: crowd }, () => statusOf(path, init)));
    const statuses = [...new Set([one, ...many].map(({ status }) => status))].join();
    table.push({ kind, statuses, slowestMs: Math.max(...[one, ...many].map(({ ms }) => ms)) });
  }
  way.speak();
  expect(table.map(({ kind, statuses }) => [kind, statuses])).toEqual(
    kinds.map(([kind, status]) => [kind, String(status)]),
  );
  expect(table.filter(({ slowestMs }) => slowestMs > longestMs)).toEqual([]);
  await until(async () => expect(await readyz()).toBe(200));
  await until(async () => expect((await statusOf("/finance?lang=en")).status).toBe(200));
});

test("bookings that are under way are answered in time, and each is made once by repeating it, whatever was answered", async () => {
  const before = await appointments();
  const wanted = bodies.map((body, number) => ({ body, key: `silent-booking-${number}` }));
  const first = wanted.map(async ({ body, key }, number) => {
    // Some have not come, some are in the middle, some are done.
    await new Promise((resolve) => setTimeout(resolve, number * 15));
    const started = performance.now();
    const reply = await book(body, key);
    return {
      status: reply.ok ? 200 : reply.status,
      code: reply.ok ? "" : reply.code,
      ms: performance.now() - started,
    };
  });
  await first[2];
  way.fallSilent();
  const answers = await Promise.all(first);
  way.speak();
  expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  expect(answers.map(({ status }) => status)).toContain(503);
  expect(answers.filter(({ ms }) => ms > longestMs)).toEqual([]);
  await until(async () => expect(await readyz()).toBe(200));
  const ids: string[] = [];
  for (const { body, key } of wanted)
    await until(async () => {
      const reply = await book(body, key);
      expect(reply).toMatchObject({ ok: true });
      if (reply.ok) ids.push(reply.data.serviceAppointmentId);
    });
  const made = (await appointments()).filter((id) => !before.includes(id));
  expect(made.toSorted()).toEqual(ids.toSorted());
});
