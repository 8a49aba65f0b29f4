import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { admitProgram } from "./database-role/admit-program.server.ts";

/** Any fixed number: the lock under which one process at a time prepares the database. */
const startLock = 7_301_984;

const patienceMs = 5_000;

/** The first ones have numbers, of which a later one may be lower; the others begin with their second, in UTC. */
const byTime = /^\d{14}-/;

/** Runs the work of a start while no other process on this database does the same. */
export async function underStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  // It fails the work's own queries, too, which say so.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Brings the database to the newest migration: each file once, in the order of its name, in a transaction of its own.
 * A file that changed after it ran is refused, and one that is older than the newest that ran: a new database would
 * run them the other way round. Then the program's role gets its rights. Run it under the start lock.
 */
export async function migrate(
  url: string,
  folder = join(import.meta.dirname, "../../db/migrations"),
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(
      "create table if not exists public.migration (name text primary key, hash text not null, ran_at timestamptz not null default now())",
    );
    const applied = await runMissing(client, folder);
    await admitProgram(client);
    return applied;
  } finally {
    await client.end();
  }
}

async function runMissing(client: pg.Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from public.migration",
  );
  const ran = new Map(rows.map((row) => [row.name, row.hash]));
  const newest =
    [...ran.keys()]
      .filter((name) => byTime.test(name))
      .sort()
      .at(-1) ?? "";
  const applied: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort()) {
    const sql = await readFile(join(folder, name), "utf8");
    const hash = createHash("sha256").update(sql).digest("hex");
    const recorded = ran.get(name);
    if (recorded === hash) continue;
    if (recorded !== undefined)
      throw new Error(`migration ${name} was changed after it ran; write a new one instead`);
    if (byTime.test(name) && name < newest)
      throw new Error(
        `migration ${name} is older than ${newest}, which ran already; name it by the time of now`,
      );
    await runOne(client, name, sql, hash);
    applied.push(name);
  }
  return applied;
}

async function runOne(client: pg.Client, name: string, sql: string, hash: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into public.migration (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  } catch (error) {
    // A connection that broke has rolled back.
    await client.query("rollback").catch(() => undefined);
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
