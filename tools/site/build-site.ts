import { spawn } from "node:child_process";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";

const root = join(import.meta.dirname, "../..");
const stamp = join(root, "build/complete");
const sources = [
  "app",
  "vite.config.ts",
  "vite.office.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/** Builds the site where its sources are newer than the last whole build. */
export async function buildSiteIfNeeded(): Promise<void> {
  const built = await stat(stamp).then(
    (entry) => entry.mtimeMs,
    () => 0,
  );
  if (built > (await newestChange())) return;
  process.stdout.write("Building the site ...\n");
  await rm(stamp, { force: true });
  await Promise.all([
    run(join(root, "node_modules/@react-router/dev/bin.cjs"), "build"),
    run(join(root, "node_modules/vite/bin/vite.js"), "build", "--config", "vite.office.config.ts"),
  ]);
  await rename(join(root, "build-office"), join(root, "build/client/assets/office"));
  await compressAssets(join(root, "build/client"));
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(stamp, "");
}

async function newestChange(): Promise<number> {
  const times = await Promise.all(sources.map((source) => newestIn(join(root, source))));
  return Math.max(...times);
}

async function newestIn(path: string): Promise<number> {
  const entry = await stat(path).catch(() => undefined);
  if (entry === undefined) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = await readdir(path);
  return Math.max(entry.mtimeMs, ...(await Promise.all(names.map((name) => newestIn(join(path, name))))));
}

function run(script: string, ...options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the site did not build:\n${output.slice(-4000)}`));
    });
  });
}
