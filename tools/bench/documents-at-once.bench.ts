import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { demoPeople } from "#db/seed/demo/demo-people.ts";
import { apiCaller } from "../../tests/factories/program/api-caller.ts";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { signIn } from "../../tests/factories/sign-in.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { drawWithOwnFonts } from "./documents/fonts.ts";
import { type Figures, figuresOf, printFigures } from "./support/figures.ts";
import { memoryOfTree, parentOf } from "./support/process-memory.ts";

const documents = 20;
const idleSeconds = 20;
/** Visitors arrive evenly, whether or not the ones before them have their page. */
const everyMs = 40;
const megabyte = 1_000_000;
const goals = { ratio: 2, p99Ms: 300, bytes: 1_000 * megabyte } as const;

/**
 * Goals: while customers of the demo upload 20 documents at once over the API and have each read, the home page takes at
 * most twice as long as without them in the slowest of a hundred cases, and at most 300 ms; server and readers together
 * have at most 1 GB. PostgreSQL's memory is named apart.
 */
export async function bench(): Promise<void> {
  drawWithOwnFonts();
  const { makeDocument } = await import("./documents/synthetic-documents.ts");
  const { customerOf, uploadAndRead } = await import("./documents/upload-and-read.ts");
  await buildSiteIfNeeded();
  const papers = await Promise.all(
    Array.from({ length: documents }, (_, place) => makeDocument("open", place)),
  );
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-documents-"));
  const environment = { MARSA_DATA_DIR: dataDir, MARSA_REQUESTS_PER_MINUTE: "1000000000" };
  const program = await startProgram(environment);
  try {
    const home = `${program.address}/?lang=en`;
    const tokens = await Promise.all(demoPeople.map((person) => signIn(program.address, person)));
    const customers = tokens.map((token) => customerOf(apiCaller(program.address, token)));
    await homeUntil(home, wait(3_000));
    const postgres = await postgresOf(dataDir);
    const loadBefore = loadavg()[0] ?? 0;
    const idle = await homeUntil(home, wait(idleSeconds * 1_000));
    const memory = new MemoryPeak(program.pid, postgres);
    const start = Date.now();
    const sending = Promise.all(
      papers.flatMap((paper, place) => {
        const customer = customers[place % customers.length];
        return customer === undefined ? [] : [uploadAndRead(customer, paper)];
      }),
    );
    const beside = await homeUntil(home, sending);
    memory.stop();
    const seconds = Math.round((Date.now() - start) / 1000);
    const sent = await sending;
    print(
      `load of the machine before: ${loadBefore.toFixed(1)}; others that work on it are in all figures below`,
    );
    printFigures("home page, idle", idle, `every ${everyMs} ms for ${idleSeconds} s`);
    printFigures(
      `home page beside ${documents} documents of ${customers.length} customers`,
      beside,
      `${seconds} s`,
    );
    print(`documents: ${countsOf(sent.map(({ outcome }) => outcome))}`);
    printFigures("until processed", figuresOf(sent.map(({ processedMs }) => processedMs)), "with the upload");
    printFigures("until read", figuresOf(sent.map(({ readMs }) => readMs)), "with the upload");
    const ratio = beside.p99 / idle.p99;
    const read = sent.filter(({ outcome }) => outcome === "read").length;
    printGoal(ratio <= goals.ratio, `p99 is ${ratio.toFixed(1)} times the idle one`, `${goals.ratio}`);
    printGoal(beside.p99 <= goals.p99Ms, `p99 is ${beside.p99.toFixed(0)} ms`, `${goals.p99Ms} ms`);
    printGoal(memory.most <= goals.bytes, memory.line(), `${goals.bytes / megabyte} MB`);
    printGoal(read === documents, `${read} of ${documents} documents were read`, "all");
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The most that server and readers have together, looked at every second; and PostgreSQL, which has its own processes. */
class MemoryPeak {
  most = 0;
  #server = 0;
  #readers = 0;
  #database = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number, postgres: number) {
    this.#timer = setInterval(() => {
      const { own, below } = memoryOfTree(pid);
      const database = memoryOfTree(postgres);
      this.#database = Math.max(this.#database, database.own + database.below);
      if (own + below <= this.most) return;
      this.most = own + below;
      [this.#server, this.#readers] = [own, below];
    }, 1_000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  line(): string {
    const [most, server, readers, database] = [this.most, this.#server, this.#readers, this.#database].map(
      (bytes) => Math.round(bytes / megabyte),
    );
    return `at most ${most} MB: server ${server}, readers ${readers}; PostgreSQL apart at most ${database}`;
  }
}

/** PostgreSQL's first process; it is no child of the program. */
async function postgresOf(dataDir: string): Promise<number> {
  const cluster = await openCluster(dataDir);
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const first = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return first;
}

/** Fetches a page again and again until something else has ended. */
async function homeUntil(url: string, end: Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  for (let next = performance.now(); !isOver; next += everyMs) {
    await wait(Math.max(0, next - performance.now()));
    pending.push(timed(url).then((ms) => void times.push(ms)));
  }
  await Promise.all([over, ...pending]);
  return figuresOf(times);
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`the home page answered ${answer.status}`);
  return performance.now() - started;
}

function countsOf(outcomes: readonly string[]): string {
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  return [...counts].map(([outcome, { length }]) => `${outcome} ${length}`).join(", ");
}

function printGoal(isMet: boolean, measured: string, most: string): void {
  print(`  ${isMet ? "met" : "missed"}  ${measured} (goal ${most})`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
