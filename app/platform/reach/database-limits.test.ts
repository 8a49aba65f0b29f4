import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnCluster, ownCluster } from "../../../tests/factories/database/own-cluster.ts";
import { closeDatabase, connectDatabase, database } from "../database.server.ts";
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
