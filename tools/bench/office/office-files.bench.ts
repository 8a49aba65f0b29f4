import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";

const root = join(import.meta.dirname, "../../..");
/** What no build reads, or is made anew. */
const left = new Set([
  ".git",
  ".react-router",
  "build",
  "content",
  "data",
  "imagery",
  "node_modules",
  "test-results",
]);

/**
 * Builds the site with and without the office, in one copied folder, and compares every file of both: manifest, scripts, fonts,
 * and the bundle of the server, in which the sheet of all pages is (goal: the same bytes).
 */
export async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "marsa-office-files-"));
  try {
    await cp(root, folder, {
      recursive: true,
      filter: (path) => !left.has(relative(root, path).split(sep)[0] ?? ""),
    });
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    const withIt = await builtFiles(folder);
    const removed = await removeOffice(folder);
    const without = await builtFiles(folder);
    const names = [...new Set([...withIt.keys(), ...without.keys()])].sort();
    const others = names.filter((name) => withIt.get(name) !== without.get(name));
    process.stdout.write(`removed ${removed.join(", ")}\n`);
    process.stdout.write(`${names.length} files, ${others.length} of them differ\n`);
    for (const name of others) process.stdout.write(`  ${name}\n`);
    if (others.length > 0 || names.length === 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything that there is for the office alone: its folders wherever they stand, and those who work in it. */
async function removeOffice(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && entry.name === "office")
    .map((entry) => join(entry.parentPath, entry.name));
  const all = [...folders, join(folder, "app/features/staff"), join(folder, "vite.office.config.ts")];
  for (const path of all) await rm(path, { recursive: true, force: true });
  return all.map((path) => relative(folder, path));
}

/** The hash of each file of a new build, by its name. */
async function builtFiles(folder: string): Promise<Map<string, string>> {
  const output = join(folder, "build");
  await rm(output, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) throw new Error(`the site did not build:\n${(stdout + stderr).slice(-4000)}`);
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = async (path: string): Promise<[string, string]> => [
    relative(output, path),
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex"),
  ];
  return new Map(await Promise.all(paths.map(hashed)));
}
