import pg from "pg";
import { forgetDemo, noteDemo } from "../configuration/data-folder.server.ts";
import { makeProgramLogin, programRole } from "../database-role/program-role.server.ts";
import { type Cluster, openCluster } from "./cluster.server.ts";

const soleUser = 7_301_985;

export interface OpenedDatabase {
  /** Of the role that owns everything: for migrations and the tables of jobs. */
  readonly url: string;
  /** Of the program: of the embedded PostgreSQL a login of its own, whose rights no statement of a session widens. */
  readonly programUrl: string;
  /** Starts the embedded PostgreSQL again where it was killed. */
  revive(): Promise<void>;
  /** Gives the data folder up for the next process and stops what this one started. */
  close(): Promise<void>;
}

/** Another process already works on this data folder. */
export class DataFolderInUse extends Error {}

/**
 * The database of this process: the given address, or the embedded PostgreSQL of the data folder. One process at a
 * time serves from a data folder; a lock that dies with its connection says so, also after kill -9.
 */
export async function openDatabase(choice: {
  url: string | undefined;
  dataDir: string;
  /** Whether who opens it serves the demo, which its folder remembers; tools do not say. */
  isDemo?: boolean;
  /** A tool that may work beside a program which serves from the folder: it then uses that one's PostgreSQL, and leaves it running. */
  isGuest?: boolean;
}): Promise<OpenedDatabase> {
  const nothing = async () => undefined;
  if (choice.url !== undefined)
    return { url: choice.url, programUrl: choice.url, revive: nothing, close: nothing };
  if (choice.isDemo === true) noteDemo(choice.dataDir);
  const cluster = await openCluster(choice.dataDir);
  const [url, programUrl] = [cluster.url("marsa"), cluster.url("marsa", programRole)];
  const taken = await takeFolder(cluster, choice.dataDir).catch((error: Error) => {
    if (choice.isGuest !== true || !(error instanceof DataFolderInUse)) throw error;
  });
  if (taken === undefined) return { url, programUrl, revive: nothing, close: nothing };
  let lockHolder = taken;
  if (choice.isDemo === false) forgetDemo(choice.dataDir);
  await lockHolder.query("create database marsa").catch((error: { code?: string }) => {
    if (error.code !== "42P04") throw error;
  });
  await makeProgramLogin(lockHolder);
  let reviving: Promise<void> | undefined;
  let isClosed = false;
  const revive = async () => {
    if (isClosed || (await cluster.isRunning())) return;
    await cluster.start();
    lockHolder = await takeFolder(cluster, choice.dataDir);
  };
  return {
    url,
    programUrl,
    revive: () => {
      reviving ??= revive().finally(() => {
        reviving = undefined;
      });
      return reviving;
    },
    close: async () => {
      isClosed = true;
      // It would start again what is stopped here.
      await reviving?.catch(() => undefined);
      await lockHolder.end().catch(() => undefined);
      await cluster.stop();
    },
  };
}

async function takeFolder(cluster: Cluster, dataDir: string): Promise<pg.Client> {
  const lockHolder = new pg.Client({ connectionString: cluster.url("postgres") });
  lockHolder.on("error", () => undefined);
  await lockHolder.connect();
  const { rows } = await lockHolder.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    soleUser,
  ]);
  if (rows[0]?.taken) return lockHolder;
  await lockHolder.end();
  throw new DataFolderInUse(`Marsa already runs on the data folder ${dataDir}`);
}
