// The start of every command, and the only file that runs under whatever Node the machine has (20 or newer):
// installs what the lock file names where that is missing, then runs the command under the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = "start", ...rest] = process.argv.slice(2);
const scripts = {
  start: "tools/start.ts",
  dev: "tools/dev.ts",
  test: "tools/test.ts",
  "test:watch": "tools/test/watch.ts",
  "test:night": "tools/test/night.ts",
  check: "tools/check.ts",
  "content:check": "tools/content-check.ts",
  bench: "tools/bench.ts",
  mutation: "tools/mutation.ts",
  clocks: "tools/clocks.ts",
  "parts:import": "tools/parts-import.ts",
  "db:reset": "tools/db-reset.ts",
  "db:types": "tools/database-types.ts",
  "make:coast-picture": "tools/coast-picture.ts",
  "make:inspection-reports": "tools/inspection-reports.ts",
  "make:part-drawings": "tools/part-drawings.ts",
};

if (!Object.hasOwn(scripts, command))
  fail(`unknown command ${command}; there are ${Object.keys(scripts).join(", ")}`);
installIfNeeded();
const node = pinnedNode();
/** Less memory at the same speed: docs/decisions/053-memory-of-the-server.md. What the machine sets itself stays. */
const memory = {
  NODE_OPTIONS: "--max-semi-space-size=8",
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
const environment = {
  // What Node has compiled once it need not compile at the next start.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  ...memory,
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`,
};
const child = spawn(node, [join(root, scripts[command]), ...rest], {
  cwd: root,
  stdio: "inherit",
  env: environment,
});
// Ctrl-C reaches the child by itself; this process only waits for its end.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
// npm passes a request to stop to its shell, which may end without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) =>
  process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
);

function installIfNeeded() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const note = join(root, "node_modules/.installed-from");
  if (existsSync(note) && readFileSync(note, "utf8") === lock) return;
  process.stdout.write("Installing what package-lock.json names ...\n");
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  // No install script is needed: programs come as ready packages, and PostgreSQL's links are made at the first start.
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(program, [...first, ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) fail("npm ci failed; see above");
  writeFileSync(note, lock);
}

/** The Node that the lock file pins; on a platform that it has no package for, the machine's own if new enough. */
function pinnedNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const pinned = join(root, `node_modules/node-${platform}-${process.arch}/bin/node`);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(
    `no Node 24 is packaged for ${platform} ${process.arch}; install Node 24 or newer and try again`,
  );
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
