import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, connectDatabase, databaseUrl } from "#app/platform/database.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { startProgram } from "../../../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../../../site/build-site.ts";
import { withEmptyDatabase } from "../../support/empty-database.ts";

interface ShopProgram {
  readonly address: string;
  /** What it has printed so far, errors as lines of JSON. */
  output(): string;
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
}
/** Processes that serve the demo's shop from one database. */
export interface ShopPrograms {
  /** Those that run now; one that was killed has left its place to the next one. */
  readonly running: ShopProgram[];
  /** Kills the program of a place as a power cut would, and starts another one there. */
  replace(place: number): Promise<void>;
}
interface Wanted {
  readonly count?: number;
  /** Without the site, for benches that start a program again and again. */
  readonly isBare?: boolean;
}

/** A bench may wait for a shelf that everybody wants, or for a start beside other work, for longer than a program may. */
const patienceMs = 10 * 60_000;
const config = join(import.meta.dirname, "../../../../tests/fixtures/many-orders/marsa.config.ts");

/** Runs a bench against programs on an empty database, to which this process is connected too. All of it is gone after it. */
export async function withShop(
  work: (shop: ShopPrograms) => Promise<void>,
  { count = 2, isBare = false }: Wanted = {},
): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-bench-shop-"));
  await withEmptyDatabase(async () => {
    const url = databaseUrl();
    await closeDatabase();
    connectDatabase(url, 16, patienceMs);
    const environment = {
      DATABASE_URL: url,
      MARSA_DATA_DIR: dataDir,
      MARSA_REQUESTS_PER_MINUTE: "100000000",
      MARSA_CONFIG: config,
      MARSA_LOG: "error",
    };
    // The first one migrates and seeds.
    const running: ShopProgram[] = [await startProgram(environment, patienceMs)];
    const start = () => (isBare ? startBare(url, environment) : startProgram(environment, patienceMs));
    try {
      while (running.length < count) running.push(await start());
      await loadSecret();
      await work({
        running,
        async replace(place) {
          await running[place]?.kill();
          running[place] = await start();
        },
      });
    } finally {
      await Promise.allSettled(running.map((program) => program.stop()));
    }
  }).finally(() => rm(dataDir, { recursive: true, force: true }));
}

async function startBare(url: string, environment: Record<string, string>): Promise<ShopProgram> {
  const env = { ...process.env, ...environment };
  const child = fork(join(import.meta.dirname, "shop-server.ts"), [url], { env, silent: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit");
  const [{ address }] = (await Promise.race([once(child, "message"), ended])) as [{ address?: string }];
  if (address === undefined) throw new Error(`the shop's server did not start: ${output}`);
  const end = (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { address, output: () => output, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

/** The errors that the programs have logged, each with how often. */
export function errorsOf({ running }: ShopPrograms): Map<string, number> {
  const lines = running.flatMap((program) => program.output().split("\n"));
  const messages = lines.flatMap((line) => {
    const [, message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    const [, where = ""] = /(app\/features\/[\w/.-]+\.ts:\d+)/.exec(line) ?? [];
    return message === undefined ? [] : [`${message} (${where})`];
  });
  return new Map(
    [...Map.groupBy(messages, (message) => message)].map(([message, all]) => [message, all.length]),
  );
}
