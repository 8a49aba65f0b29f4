import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { until } from "../../../tests/factories/until.ts";
import { database, inTransaction } from "../database.server.ts";
import { besideTransaction } from "../transactions/open-transaction.server.ts";
import { inLane } from "../transactions/turns.server.ts";

const connections = 8;
testDatabase({ jobs: false, connections });
beforeAll(async () => {
  await sql`create table public.counter (id integer primary key, count integer not null)`.execute(database());
  await sql`insert into public.counter values (1, 0), (2, 0)`.execute(database());
});

const countUp = (id: number) =>
  sql`update public.counter set count = count + 1 where id = ${id}`.execute(database());
const countOf = async (id: number) =>
  (await sql<{ count: number }>`select count from public.counter where id = ${id}`.execute(database()))
    .rows[0]?.count;
const waitingForLocks = async () =>
  (
    await sql<{ count: number }>`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database())
  ).rows[0]?.count;

test("single statements that wait for one row leave connections to reads and to other lanes, and are all done in the end", async () => {
  let counting: Promise<unknown> = Promise.resolve();
  await inTransaction(async (trx) => {
    await sql`select from public.counter where id = 1 for update`.execute(trx);
    await besideTransaction(async () => {
      counting = Promise.all(
        Array.from({ length: connections * 3 }, () => inLane("count", () => countUp(1))),
      );
      await until(async () => expect(await waitingForLocks()).toBe(1));
      await Promise.all(Array.from({ length: connections * 3 }, () => countOf(1)));
      await inLane("another", () => countUp(2));
      expect(await waitingForLocks()).toBe(1);
    });
  });
  await counting;
  expect([await countOf(1), await countOf(2)]).toEqual([connections * 3, 1]);
});

test("a statement that fails gives its turn back", async () => {
  const wrong = () => inLane("count", () => sql`update public.nothing set count = 1`.execute(database()));
  for (let times = 0; times < connections; times += 1) await expect(wrong()).rejects.toThrow("nothing");
  const before = await countOf(2);
  await inLane("count", () => countUp(2));
  expect(await countOf(2)).toBe((before ?? 0) + 1);
});
