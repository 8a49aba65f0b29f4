import { spawn } from "node:child_process";
import { join } from "node:path";
import { config } from "#app/platform/config.server.ts";
import { DataFolderInUse, openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";

// `npm run dev`: Vite reloads the site in the browser; Node restarts the server when a file of the server half changes.
// The database is held here, so that a restart does not stop it.
const root = join(import.meta.dirname, "..");
const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir }).catch(
  (error: Error) => {
    if (!(error instanceof DataFolderInUse)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  },
);
const child = spawn(
  process.execPath,
  // Vite takes packages' development builds; without the condition Node would load their other half beside it.
  ["--conditions=development", "--watch", "--watch-preserve-output", join(root, "server/main.ts"), "--dev"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development", DATABASE_URL: opened.url },
  },
);
child.on("exit", () => void opened.close().then(() => process.exit(0)));
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
