import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root, runProgram } from "../../program.ts";

const folder = import.meta.dirname;

/**
 * The path of the Chromium that the lock file beside pins, the same on every machine and day; it is installed where that has
 * not been done. Undefined on a platform that has no package.
 */
export async function pinnedBrowser(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const lock = await readFile(join(folder, "package-lock.json"));
  const version = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const place = join(root, "node_modules/.cache", `chromium-${version}`);
  const path = join(place, "start");
  if (!existsSync(path)) await install(place);
  return path;
}

async function install(place: string): Promise<void> {
  process.stdout.write("Installing the browser of the tests ...\n");
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [process.execPath, process.env.npm_execpath]
    : ["npm"];
  await run("/usr/bin/env", [
    ...npm,
    "ci",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  await mkdir(dirname(place), { recursive: true });
  const own = await mkdtemp(`${place}-`);
  await run(process.execPath, ["unpack.mjs"], { TMPDIR: own });
  await writeFile(join(own, "start"), start);
  await chmod(join(own, "start"), 0o755);
  await writeFile(join(own, "fonts.conf"), fontsBelow(place));
  // Another run may have done the same meanwhile; its folder is as good.
  await rename(own, place).catch(() => rm(own, { recursive: true }));
}

async function run(
  program: string,
  options: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await runProgram(program, options, { cwd: folder, env });
  if (code !== 0) throw new Error(`the browser of the tests could not be installed:\n${output.slice(-2000)}`);
}

/** It brings the libraries and the only typeface that it knows beside those of the pages, so that no machine's matter. */
const start = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontsBelow = (place: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${place}/fonts</dir><cachedir>${place}/fonts-cache</cachedir></fontconfig>
`;
