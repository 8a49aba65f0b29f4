import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asOwner } from "../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { until } from "../../../tests/factories/until.ts";
import { type AnyTransaction, database, queryCount } from "../database.server.ts";
import { type Follower, followVersions, waitForProcesses } from "./follow-versions.server.ts";
import { announceVersion, defineVersions, readVersion, requestScope } from "./versions.server.ts";

const { url } = testDatabase({ jobs: false });
defineVersions(sql`select topic, version from tested_version`);
defineVersions(sql`select 'other' as topic, 7::bigint as version`);

/** Raises a version; unannounced as by a process that ends between its commit and the announcement. */
const raise = (version: number, { announced = true } = {}) =>
  database()
    .transaction()
    .execute(async (trx) => {
      await sql`update tested_version set version = ${version}`.execute(trx);
      if (announced) await announceVersion(trx as AnyTransaction, "tested", version);
    });

beforeAll(async () => {
  await sql`create table tested_version as select 'tested' as topic, 1::bigint as version`.execute(
    database(),
  );
});

describe("versions", () => {
  test("of all topics are read with one query, 0 for one that never changed", async () => {
    expect([await readVersion("tested"), await readVersion("other"), await readVersion("none")]).toEqual([
      1, 7, 0,
    ]);
  });

  test("are read once within a request, and anew by the next one", async () => {
    const inRequest = requestScope();
    const read = () => Promise.all([readVersion("tested"), readVersion("other")]);
    const queriesOf = async (work: () => Promise<unknown>) => {
      const before = queryCount();
      await work();
      return queryCount() - before;
    };
    expect(await queriesOf(() => inRequest(read))).toBe(1);
    await raise(2, { announced: false });
    expect(await queriesOf(() => inRequest(read))).toBe(0);
    expect(await inRequest(read)).toEqual([1, 7]);
    expect(await requestScope()(read)).toEqual([2, 7]);
    expect(await readVersion("tested")).toBe(2);
  });
});

describe("a follower", () => {
  let follower: Follower;
  let followed: number | undefined;
  let losses = 0;
  beforeAll(async () => {
    await raise(10);
    follower = await followVersions(url, {
      followed: (versions) => {
        followed = versions.get("tested");
      },
      lost: () => {
        followed = undefined;
        losses += 1;
      },
    });
  });
  beforeEach(() => {
    losses = 0;
  });
  afterAll(() => follower.stop());

  test("knows the versions when it starts", () => {
    expect(followed).toBe(10);
  });

  test("has followed an announced version once the other processes have waited for it", async () => {
    for (let version = 11; version < 30; version += 1) {
      await raise(version);
      await waitForProcesses("tested", version);
      expect(followed).toBe(version);
    }
  });

  test("finds a version whose announcement was lost", async () => {
    await raise(40, { announced: false });
    await expect.poll(() => followed).toBe(40);
  });

  test("says that its connection broke, and knows the versions of meanwhile when it has another", async () => {
    const breakAll = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query not like '%pg_terminate%' and pid <> pg_backend_pid()`;
    await asOwner(breakAll);
    await expect.poll(() => losses).toBe(1);
    // The pool may still lend out a connection that it does not know to be broken.
    await until(() => raise(50));
    await expect.poll(() => followed).toBe(50);
    expect(losses).toBe(1);
  });

  test("that has stopped is not waited for", async () => {
    await follower.stop();
    await raise(60, { announced: false });
    const started = performance.now();
    await waitForProcesses("tested", 60, 60_000);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
