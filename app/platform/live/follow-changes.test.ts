import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { databaseUrl, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { until } from "../../../tests/factories/until.ts";
import { announceChange, type Change } from "./announce-change.server.ts";
import { followChanges, hearChanges } from "./follow-changes.server.ts";

const { url } = testDatabase({ jobs: false });

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function heard(everyMs?: number) {
  const changes: Change[] = [];
  const lost = vi.fn();
  ends.push(hearChanges({ changed: (change) => changes.push(change), lost }));
  const follower = await followChanges(url, everyMs);
  ends.push(() => follower.stop());
  return { changes, lost };
}

const announce = (topics: readonly string[]) =>
  inTransaction<unknown, void>((trx) => announceChange(trx, topics));

describe("a change", () => {
  test("is heard once its transaction has committed, with rising versions", async () => {
    const { changes } = await heard();
    await inTransaction<unknown, void>(async (trx) => {
      await announceChange(trx, ["service/al-sadd"]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(changes).toEqual([]);
    });
    await announce(["leads", "queue"]);
    await until(() => expect(changes).toHaveLength(2));
    expect(changes.map(({ topics }) => topics)).toEqual([["service/al-sadd"], ["leads", "queue"]]);
    expect(changes[1]?.version).toBeGreaterThan(changes[0]?.version ?? Number.POSITIVE_INFINITY);
  });

  test("that was rolled back is not heard, and equal ones of one transaction are heard once", async () => {
    const { changes } = await heard();
    const failed = inTransaction<unknown, void>(async (trx) => {
      await announceChange(trx, ["staff"]);
      throw new Error("refused");
    });
    await expect(failed).rejects.toThrow("refused");
    await inTransaction<unknown, void>(async (trx) => {
      await announceChange(trx, ["people"]);
      await announceChange(trx, ["people"]);
    });
    await until(() => expect(changes.map(({ topics }) => topics)).toEqual([["people"]]));
  });
});

test("a connection that broke is opened again, and everybody hears that something may have been missed", async () => {
  const { changes, lost } = await heard();
  const before = lost.mock.calls.length;
  await askOfListener("pg_terminate_backend(pid)");
  // Once as it broke, once as it listens again.
  await until(() => expect(lost.mock.calls.length).toBeGreaterThanOrEqual(before + 2));
  await announce(["leads"]);
  await until(() => expect(changes.map(({ topics }) => topics)).toContainEqual(["leads"]));
});

test("a connection that is frozen is opened again as well", async () => {
  const { changes, lost } = await heard(200);
  const before = lost.mock.calls.length;
  const pid = await askOfListener("pid");
  process.kill(pid, "SIGSTOP");
  try {
    await until(() => expect(lost.mock.calls.length).toBeGreaterThanOrEqual(before + 2));
    await until(async () => {
      await announce(["leads"]);
      expect(changes.map(({ topics }) => topics)).toContainEqual(["leads"]);
    });
  } finally {
    process.kill(pid, "SIGCONT");
  }
});

/** Reads of the server's process behind the connection that listens. */
async function askOfListener(what: "pid" | "pg_terminate_backend(pid)"): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ said: number }>(
    `select ${what} as said from pg_stat_activity
      where datname = current_database() and application_name = 'marsa changes'`,
  );
  await client.end();
  return rows[0]?.said ?? 0;
}
