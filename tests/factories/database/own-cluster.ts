import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { expect } from "vitest";
import { type Cluster, openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { until } from "../until.ts";

const run = promisify(execFile);

/** A PostgreSQL that a test may kill and freeze, with an empty database in it. */
export interface OwnCluster {
  readonly url: string;
  /** Ends the server as a power cut would; nothing brings it back but `start`. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops every process of it where it stands: connections stay open, nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  remove(): Promise<void>;
}

export async function ownCluster(): Promise<OwnCluster> {
  const folder = await mkdtemp(join(tmpdir(), "marsa-cluster-"));
  const cluster: Cluster = await openCluster(folder);
  const administrator = new pg.Client({ connectionString: cluster.url("postgres") });
  await administrator.connect();
  await administrator.query("create database marsa");
  await administrator.end();
  let frozen: number[] = [];
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  const thaw = async () => signal(frozen.splice(0), "SIGCONT");
  return {
    url: cluster.url("marsa"),
    async kill() {
      signal([await postmasterOf(folder)], "SIGKILL");
      // Its connections end by themselves a moment later, and it cannot start before.
      while (await cluster.isRunning()) await setTimeout(50);
    },
    start: () => cluster.start(),
    async freeze() {
      const postmaster = await postmasterOf(folder);
      const { stdout } = await run("pgrep", ["-P", String(postmaster)]);
      frozen = [postmaster, ...stdout.trim().split("\n").map(Number)];
      signal(frozen, "SIGSTOP");
    },
    thaw,
    async remove() {
      await thaw();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The process id of the embedded PostgreSQL of a data folder; root's clusters lie below /var/lib. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const home = await readFile(join(dataDir, "cluster-id"), "utf8").then(
    (id) => `/var/lib/marsa/clusters/${id.trim()}`,
    () => dataDir,
  );
  return Number((await readFile(join(home, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);
}

/** PostgreSQL takes its note away once it has shut down in order, on a slow disk after the program has ended. */
export async function untilPostgresEnded(dataDir: string): Promise<void> {
  await until(() => expect(postmasterOf(dataDir)).rejects.toThrow("ENOENT"));
}
