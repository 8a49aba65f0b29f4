import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { access, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresPrograms, rootHome } from "./binaries.server.ts";

/** `nobody`: PostgreSQL refuses to run as root. */
export const unprivileged = 65_534;

const settings = [
  "listen_addresses = ''",
  "shared_buffers = 128MB",
  "timezone = 'UTC'",
  "log_timezone = 'UTC'",
  "log_min_messages = warning",
  "unix_socket_permissions = 0700",
];

/** A PostgreSQL of the program's own, reachable by a unix socket only. */
export interface Cluster {
  /** The address of a database in the cluster, for its superuser unless another role is named. */
  url(databaseName: string, role?: string): string;
  stop(): Promise<void>;
  /** Whether the server still runs; it may have been killed from outside. */
  isRunning(): Promise<boolean>;
  /** Starts it where it does not run, after a crash too. */
  start(): Promise<void>;
}

/**
 * Makes the cluster at the first call, starts it where it does not run, and adopts one that was left running by a
 * killed process. Data is durable: fsync stays on. So many `connections` are open at once: a few processes of the program have
 * room, and what runs many of them says how many it needs.
 */
export async function openCluster(dataDir: string, connections = 120): Promise<Cluster> {
  const asRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true });
  const bin = await postgresPrograms(asRoot, dataDir);
  const home = asRoot ? await homeBelowVar(dataDir) : dataDir;
  const data = join(home, "postgres");
  const socket = await socketFolder(home, asRoot);
  const run = (program: string, ...options: string[]) =>
    runProgram(join(bin, program), options, asRoot, home);
  if (asRoot) await removeOrphans(run);
  await createOnce(data, home, asRoot, socket, run);
  const isRunning = async () => (await run("pg_ctl", "status", "-D", data)).code === 0;
  const cluster: Cluster = {
    url: (name, role = "postgres") =>
      `postgresql://${role}@localhost/${name}?host=${encodeURIComponent(socket)}`,
    isRunning,
    stop: async () => void (await run("pg_ctl", "stop", "-D", data, "-m", "fast", "-t", "5")),
    start: async () => {
      if (await isRunning()) return;
      const started = await run(
        "pg_ctl",
        "start",
        "-D",
        data,
        "-w",
        "-t",
        "60",
        "-l",
        join(home, "postgres.log"),
        "-o",
        `-c max_connections=${connections}`,
      );
      if (started.code !== 0 && !(await isRunning())) {
        throw new Error(`PostgreSQL did not start: ${started.output.trim().slice(-500)} (see postgres.log)`);
      }
    },
  };
  await cluster.start();
  return cluster;
}

/** Root's clusters lie below /var/lib; the data folder names its own by an id, so a deleted data folder starts afresh. */
async function homeBelowVar(dataDir: string): Promise<string> {
  const note = join(dataDir, "cluster-id");
  await writeFile(note, randomUUID(), { flag: "wx" }).catch(() => undefined);
  const home = join(rootHome, "clusters", (await readFile(note, "utf8")).trim());
  await mkdir(home, { recursive: true, mode: 0o755 });
  await chown(home, unprivileged, unprivileged);
  await writeFile(join(home, "data-folder"), dataDir);
  return home;
}

/**
 * Removes root's clusters whose temporary data folder is gone; one that still runs for nobody is stopped first. Other
 * folders may only be away for a while (a disk that is not mounted), so their clusters stay.
 */
async function removeOrphans(run: Run): Promise<void> {
  const clusters = join(rootHome, "clusters");
  for (const id of await readdir(clusters)) {
    const home = join(clusters, id);
    const dataDir = (await readFile(join(home, "data-folder"), "utf8").catch(() => "")).trim();
    if (!dataDir.startsWith(`${tmpdir()}/`)) continue;
    const owner = await readFile(join(dataDir, "cluster-id"), "utf8").catch(() => "");
    if (owner.trim() === id) continue;
    await run("pg_ctl", "stop", "-D", join(home, "postgres"), "-m", "immediate", "-t", "5");
    await rm(home, { recursive: true, force: true });
  }
}

/** The address of a unix socket holds about 100 characters; deeper folders get a short one of their own. */
async function socketFolder(home: string, asRoot: boolean): Promise<string> {
  if (home.length < 80) return home;
  const note = join(home, "socket-folder");
  await writeFile(note, join(tmpdir(), `marsa-${randomUUID().slice(0, 8)}`), { flag: "wx" }).catch(
    () => undefined,
  );
  const folder = (await readFile(note, "utf8")).trim();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (asRoot) await chown(folder, unprivileged, unprivileged);
  return folder;
}

type Run = (program: string, ...options: string[]) => Promise<{ code: number; output: string }>;

/** Builds the cluster in a draft folder and renames it, so that a start that was cut leaves nothing half made. */
async function createOnce(
  data: string,
  home: string,
  asRoot: boolean,
  socket: string,
  run: Run,
): Promise<void> {
  if (await exists(join(data, "PG_VERSION"))) return;
  const draft = join(home, `postgres.${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  const locale = [
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C.UTF-8",
  ];
  const made = await run(
    "initdb",
    "-D",
    draft,
    "-U",
    "postgres",
    "--auth=trust",
    "--no-instructions",
    ...locale,
  );
  if (made.code !== 0) throw new Error(`PostgreSQL could not be set up: ${made.output.trim().slice(-500)}`);
  const lines = [...settings, `unix_socket_directories = '${socket.replaceAll("'", "''")}'`];
  await writeFile(join(draft, "postgresql.auto.conf"), `${lines.join("\n")}\n`);
  if (asRoot) await chown(join(draft, "postgresql.auto.conf"), unprivileged, unprivileged);
  await rename(draft, data).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(join(data, "PG_VERSION")))) throw error;
  });
}

function runProgram(file: string, options: string[], asRoot: boolean, cwd: string): ReturnType<Run> {
  const identity = asRoot ? { uid: unprivileged, gid: unprivileged } : {};
  return new Promise((resolve, reject) => {
    // pg_ctl's child keeps its output open, so `exit` ends the wait, not `close`; and a Ctrl-C is not passed on.
    const child = spawn(file, options, {
      cwd,
      ...identity,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { LC_ALL: "C" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("exit", (code) => {
      setImmediate(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        resolve({ code: code ?? 1, output });
      });
    });
  });
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
