import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { listVehiclesCall } from "#app/features/garage/calls.ts";
import { watchStockCall } from "#app/features/preowned/alert-calls.ts";
import { listServiceCentersCall } from "#app/features/scheduling/calls.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { newCustomer } from "../../factories/demo-api.ts";
import { apiCaller, newAddress } from "../../factories/program/api-caller.ts";
import { type RunningProgram, startProgram } from "../../factories/program/running-program.ts";
import { until } from "../../factories/until.ts";
import type { Answer, Caller } from "./booking-kind.ts";

/** So many want the same at once. */
export const crowd = 60;

/** Makes one thing for each of the crowd, all of them at once. */
export function byEachOf<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => make(number)));
}

/**
 * Two programs on one database with the demo, and bystanders at both, for the tests of a file. Who has an even number is at the
 * first one. A caller sends again what is to come later; bystanders do not.
 */
export function crowdedPrograms() {
  const { url } = testDatabase({ jobs: false, demo: true });
  const programs: RunningProgram[] = [];
  const bystanders: Bystander[] = [];
  beforeAll(async () => {
    const environment = { DATABASE_URL: url, MARSA_REQUESTS_PER_MINUTE: "1000000", MARSA_PROXIES: "1" };
    for (let number = 0; number < 2; number += 1) programs.push(await startProgram(environment));
    bystanders.push(
      ...(await bystandersOf((number, token) => apiCaller(addressOf(number), token, newAddress))),
    );
  });
  afterAll(async () => {
    for (const program of programs) await program.stop();
  });
  const addressOf = (number: number) => programs[number % programs.length]?.address ?? "";
  const callerOf = (number: number, token?: string, from = newAddress): Caller => {
    const call = apiCaller(addressOf(number), token, from);
    return (operation, given) => untilDecided(() => call(operation, given));
  };
  return { url, addressOf, callerOf, bystanders };
}

/** Does something that has nothing to do with the crowd; answers how that was answered. */
export type Bystander = () => Promise<readonly string[]>;

/** Customers who read what is theirs and what is everybody's, and a visitor who writes, at both programs. */
async function bystandersOf(callerOf: (number: number, token?: string) => Caller): Promise<Bystander[]> {
  const tokens = await byEachOf(4, (number) => newCustomer(`bystander-${number}`));
  const readers = tokens.map((token, number): Bystander => {
    const call = callerOf(number, token);
    return async () => [
      outcomeOf(await call(listVehiclesCall, { query: { lang: "en" } })),
      outcomeOf(await call(listServiceCentersCall, { query: { brand: "rimal", lang: "en" } })),
    ];
  });
  const writers = tokens.slice(0, 2).map((_, number): Bystander => {
    const call = callerOf(number);
    return async () => {
      const body = { email: `${randomUUID()}@example.qa`, search: {}, website: "" };
      return [outcomeOf(await call(watchStockCall, { body, idempotencyKey: randomUUID() }))];
    };
  });
  return [...readers, ...writers];
}

/** Lets the crowd do its work. Bystanders ask again and again meanwhile, and each of their answers is 200. */
export async function besideBystanders<T>(
  bystanders: readonly Bystander[],
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const seen = bystanders.map(async (ask) => {
    const outcomes = [...(await ask())];
    while (!isOver) outcomes.push(...(await ask()));
    return outcomes;
  });
  const done = await work().finally(() => {
    isOver = true;
  });
  const outcomes = (await Promise.all(seen)).flat();
  expect(countOfEach(outcomes)).toEqual({ 200: outcomes.length });
  return done;
}

/** Holds rows, as something slow would, while it does its work. `rows` is the `select` of what is held. */
export async function holding<T>(
  { url, rows }: { readonly url: string; readonly rows: string },
  work: () => Promise<T>,
): Promise<T> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query("begin");
    expect((await holder.query(`${rows} for update`)).rowCount).toBeGreaterThan(0);
    return await work();
  } finally {
    await holder.end();
  }
}

/** So often is everybody answered while the rows are held: by then the crowd stands before them. */
const roundsWhileHeld = 4;

/** Lets a crowd stand before held rows, and bystanders be answered several times, before the rows are free. */
export async function besideHeldRows<T>(
  held: { readonly url: string; readonly rows: string },
  bystanders: readonly Bystander[],
  work: () => Promise<T>,
): Promise<T> {
  // What is done in the end comes back in an array: it is not waited for while the rows are held.
  const [working] = await holding(held, async () => {
    const begun = work();
    const somebodyWaits = until(async () => expect(await waitingForLocks()).toBeGreaterThan(0));
    await Promise.race([somebodyWaits, begun.then((done) => expect(done).toBe("before the rows are free"))]);
    for (let round = 0; round < roundsWhileHeld; round += 1) {
      const outcomes = (await Promise.all(bystanders.map((ask) => ask()))).flat();
      expect(countOfEach(outcomes)).toEqual({ 200: outcomes.length });
    }
    expect(await waitingForLocks()).toBeGreaterThan(0);
    return [begun];
  });
  return working;
}

/** How many wait for a lock of the database at this moment. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database());
  return rows[0]?.count ?? 0;
}

/** `200`, or status and code of a refusal. */
export function outcomeOf(reply: Answer<unknown>): string {
  return reply.ok ? "200" : `${reply.status} ${reply.code}`;
}

/** A crowd may stand before a row for longer than one request waits: its client sends it again, by the same key. */
export async function untilDecided<T extends object>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const reply = await send();
    if (!("status" in reply && reply.status === 503)) return reply;
  }
}

export function countOfEach(outcomes: readonly string[]): Readonly<Record<string, number>> {
  const groups = [...Map.groupBy(outcomes, (outcome) => outcome)];
  return Object.fromEntries(groups.map(([outcome, all]) => [outcome, all.length]));
}
