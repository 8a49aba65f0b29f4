import { join } from "node:path";
import pg from "pg";
import "#app/features/orders/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { databaseOn } from "../../../tests/factories/database/database-address.ts";
import { withScratchDatabase } from "../../database/scratch-database.ts";
import { root } from "../../program.ts";
import { figuresOf } from "../support/figures.ts";
import { scansOf, statementsOf } from "../support/statement-plans.ts";
import { growYear } from "./scale/grow-year.ts";
import { measuredScreens, queriesOf, type Screens } from "./scale/measured-screens.ts";

const times = Number(process.env.MARSA_TIMES ?? 100);
const rounds = 6;
const callsARound = 20;
const warmUp = 5;
const mostTimes = 1.5;
/** A small table is read from end to end by any plan. */
const fromRows = 5_000;
const patienceMs = 10 * 60_000;

/**
 * The office's screens with the demo's year and with a hundred times as much, in turn (goal: the same number of queries, p50
 * within 1.5 times, no growing table read from end to end). It needs about 12 GB of disk.
 */
export async function bench(): Promise<void> {
  // One reader makes all calls: what is measured is not the limit of a session.
  Object.assign(config.limits, { requestsPerMinute: 100_000_000 });
  const given = process.env.DATABASE_URL;
  const cluster = given ? undefined : await openCluster(join(root, "data/bench"));
  const server = given || (cluster?.url("postgres") ?? "");
  try {
    await withScratchDatabase(server, async (large) => {
      const screens = await fill(large);
      // As the other one is, which is filled after it: else it would be the slower of the two.
      await administer(large, "vacuum (analyze)");
      const small = `${new URL(large).pathname.slice(1)}_small`;
      await administer(server, `create database ${small} template ${new URL(large).pathname.slice(1)}`);
      try {
        await grow(large);
        if (!(await compare(screens, { small: databaseOn(server, small), large }))) process.exitCode = 1;
      } finally {
        await administer(server, `drop database ${small} with (force)`);
      }
    });
  } finally {
    await cluster?.stop();
  }
}

/** The demo with its year, and who looks at it. */
async function fill(url: string): Promise<Screens> {
  await migrate(url);
  return connected(url, async () => {
    await loadSecret();
    await startJobs(url, { work: false });
    await seedContent(now(), config.contentFolder);
    await seedDemo(config.contentFolder, { year: true });
    const screens = await measuredScreens();
    await stopJobs(1_000);
    return screens;
  });
}

async function grow(url: string): Promise<void> {
  await connected(url, async () => {
    const seconds = await growYear(times);
    const sizes = await rowsOf(url);
    process.stdout.write(`${times} times the year in ${seconds.toFixed(0)} s: ${sizes}\n`);
  });
}

/** What a screen took in one of the databases. */
interface Measured {
  queries: number;
  readonly times: number[];
}

/** In turn, so that both are measured in the same hour. */
async function compare(
  screens: Screens,
  { small, large }: { readonly small: string; readonly large: string },
): Promise<boolean> {
  const [before, after] = [new Map<string, Measured>(), new Map<string, Measured>()];
  for (let round = 0; round < rounds; round += 1) {
    await connected(small, () => measure(screens, before));
    await connected(large, () => measure(screens, after));
  }
  const isRight = [...screens.keys()].map((name) => print(name, before.get(name), after.get(name)));
  const isIndexed = await connected(large, () => printScans(screens));
  return isIndexed && isRight.every(Boolean);
}

async function measure(screens: Screens, into: Map<string, Measured>): Promise<void> {
  for (const [name, screen] of screens) {
    const measured = into.get(name) ?? { queries: 0, times: [] };
    into.set(name, measured);
    measured.queries = await queriesOf(screen);
    measured.times.push(...(await timesOf(screen)));
  }
}

function print(name: string, before: Measured | undefined, after: Measured | undefined): boolean {
  const [few, many] = [before, after].map((one) => figuresOf(one?.times ?? []).p50) as [number, number];
  process.stdout.write(
    `${name}: ${before?.queries} queries, p50 ${few.toFixed(1)} ms; with ${times} times as much ${after?.queries} queries, ` +
      `p50 ${many.toFixed(1)} ms, ${(many / few).toFixed(2)} times (goal ${mostTimes})\n`,
  );
  // Fewer where what is found is of fewer kinds.
  return (after?.queries ?? 0) <= (before?.queries ?? 0) && many <= few * mostTimes;
}

/** Answers whether no screen reads a large table from end to end. */
async function printScans(screens: Screens): Promise<boolean> {
  let isIndexed = true;
  for (const [name, screen] of screens)
    for (const [table, text] of await scansOf(await statementsOf(screen), fromRows)) {
      isIndexed = false;
      process.stdout.write(
        `${name} reads ${table} from end to end: ${text.replace(/\s+/g, " ").slice(0, 300)}\n`,
      );
    }
  return isIndexed;
}

async function timesOf(screen: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let call = -warmUp; call < callsARound; call += 1) {
    const started = performance.now();
    await screen();
    if (call >= 0) taken.push(performance.now() - started);
  }
  return taken;
}

async function connected<T>(url: string, work: () => Promise<T>): Promise<T> {
  connectDatabase(url, 16, patienceMs);
  return work().finally(closeDatabase);
}

async function rowsOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select nspname || '.' || relname as name, reltuples::bigint as rows from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and reltuples >= 1000 and nspname in ('booking', 'leads', 'account', 'workshop', 'garage')
     order by reltuples desc`,
  );
  const size = await client.query<{ size: string }>(
    "select pg_size_pretty(pg_database_size(current_database())) as size",
  );
  await client.end();
  return `${rows.map(({ name, rows: count }) => `${name} ${count}`).join(", ")}, ${size.rows[0]?.size}`;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
