import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { config } from "#app/platform/config.server.ts";
import { DataFolderInUse, openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { endWhereTaken } from "../server/http/listen.ts";

// `npm run dev`: Vite reloads components and styles in the browser; any other source file restarts the server.
// The database is held here, so that a restart does not stop it.
await endWhereTaken();
const root = join(import.meta.dirname, "..");
const { DATABASE_URL: url, MARSA_DEMO, MARSA_OUTBOX } = config.env;
const isDemo = MARSA_DEMO === "on";
const opened = await openDatabase({ url, dataDir: config.dataDir, isDemo }).catch((error: Error) => {
  if (!(error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  return process.exit(1);
});
// What was chosen for the data folder: the server sees an address alone.
const chosen = { DATABASE_URL: opened.url, MARSA_DEMO: process.env.MARSA_DEMO || MARSA_DEMO, MARSA_OUTBOX };

// Checks before a commit, for those who develop; a checkout without git has none to make.
if (existsSync(join(root, ".git")))
  spawn(join(root, "node_modules/.bin/lefthook"), ["install"], { cwd: root, stdio: "ignore" });

let ending = false;
let changed: ReturnType<typeof setTimeout> | undefined;
let child: ChildProcess = startServer();

for (const folder of ["app", "server", "db"]) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (!/(?<!\.test)\.(ts|sql)$/.test(name ?? "")) return;
    clearTimeout(changed);
    changed = setTimeout(() => restart(name ?? ""), 150);
  });
}
process.on("SIGINT", end);
process.on("SIGTERM", end);
process.on("SIGHUP", end);

function startServer(): ChildProcess {
  // Vite takes packages' development builds; without the condition Node would load their other half beside it.
  const options = ["--conditions=development", join(root, "server/main.ts"), "--dev"];
  const env = { ...process.env, NODE_ENV: "development", ...chosen };
  return spawn(process.execPath, options, { cwd: root, stdio: "inherit", env });
}

function restart(name: string): void {
  process.stdout.write(`${name} changed: the server starts anew.\n`);
  const old = child;
  const next = () => {
    if (!ending) child = startServer();
  };
  // A server that a mistake has ended is started again at once; the mistake may be mended now.
  if (old.exitCode !== null) next();
  else old.once("exit", next).kill("SIGTERM");
}

function end(): void {
  if (ending) return;
  ending = true;
  const close = () => void opened.close().then(() => process.exit(0));
  if (child.exitCode !== null) close();
  else child.once("exit", close).kill("SIGTERM");
}
