import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnCluster, ownCluster } from "../../../tests/factories/database/own-cluster.ts";
import { closeDatabase, connectDatabase, database } from "../database.server.ts";
import { asRequest, ofRequests, patiently } from "../pool/patience.server.ts";
import { DatabaseProbe } from "./database-probe.server.ts";
import { isUnreachable } from "./database-reach.server.ts";

let cluster: OwnCluster;
let probe: DatabaseProbe;
const query = () => sql`select 1`.execute(database());
beforeAll(async () => {
  cluster = await ownCluster();
  connectDatabase(cluster.url, 2, 200);
  probe = new DatabaseProbe(cluster.url);
});
afterAll(async () => {
  await cluster.thaw();
  probe.close();
  await closeDatabase();
  await cluster.remove();
});

test("a statement that takes too long is given up by the database", async () => {
  const error = await sql`select pg_sleep(5)`.execute(database()).catch((failure: Error) => failure);
  expect(error instanceof Error && isUnreachable(error)).toBe(true);
});

test("a frozen database: every query ends as unreachable, no connection stays stuck, and it goes on when it is back", async () => {
  await Promise.all([query(), query()]);
  expect(await probe.isReachable()).toBe(true);
  await cluster.freeze();
  const errors = await Promise.all([query(), query()].map((one) => one.catch((failure: Error) => failure)));
  for (const error of errors) expect(error instanceof Error && isUnreachable(error)).toBe(true);
  expect(await probe.isReachable()).toBe(false);
  await cluster.thaw();
  await expect.poll(() => probe.isReachable()).toBe(true);
  await Promise.all([query(), query(), query()]);
});

test("connections that are frozen alone are given up while the database answers, and others take their place", async () => {
  const pidOf = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.05)`
      .execute(database())
      .then(({ rows }) => rows[0]?.pid ?? 0);
  const frozen = [...new Set(await Promise.all([pidOf(), pidOf()]))];
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  try {
    const errors = await Promise.all([query(), query()].map((one) => one.catch((failure: Error) => failure)));
    for (const error of errors) expect(error instanceof Error && isUnreachable(error)).toBe(true);
    await Promise.all([query(), query(), query()]);
  } finally {
    for (const pid of frozen) process.kill(pid, "SIGCONT");
  }
});

test("work of a request is given up sooner than other work, by the database as well", async () => {
  const limits = () =>
    sql<{ setting: string }>`select setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`
      .execute(database())
      .then(({ rows }) => rows.map(({ setting }) => Number(setting)));
  expect(await asRequest(limits)).toEqual([ofRequests.idleMs, ofRequests.lockMs, ofRequests.statementMs]);
  expect(await limits()).toEqual([120_000, 200, 200]);
  expect(await asRequest(() => patiently(limits))).toEqual([120_000, 200, 200]);
});

/** Keeps the event loop from hearing anything. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("an answer that came while the event loop was blocked is heard: time in which nobody listens is no silence", async () => {
  await asRequest(async () => {
    const long = () => sql<{ text: string }>`select repeat('a', 5000000) as text`.execute(database());
    await query();
    const answers = Promise.all([long(), query(), long()]);
    for (let times = 0; times < 3; times += 1) {
      await new Promise(setImmediate);
      block(1_000);
    }
    const [first] = await answers;
    expect(first.rows[0]?.text).toHaveLength(5_000_000);
  });
  // The same while connections are made.
  await closeDatabase();
  connectDatabase(cluster.url, 2, 200);
  const made = asRequest(() => Promise.all([query(), query(), query()]));
  for (let times = 0; times < 6; times += 1) {
    await new Promise(setImmediate);
    block(1_000);
  }
  expect(await made).toHaveLength(3);
});

test("a killed database is away at once, and reachable as soon as it is back", async () => {
  await cluster.kill();
  await expect.poll(() => probe.isReachable()).toBe(false);
  await cluster.start();
  expect(await probe.isReachable()).toBe(true);
});

test("callers of one moment share one question", async () => {
  const answers = [probe.isReachable(), probe.isReachable()];
  expect(answers[0]).toBe(answers[1]);
  expect(await Promise.all(answers)).toEqual([true, true]);
});
