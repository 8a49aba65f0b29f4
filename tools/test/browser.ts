import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";
import { runProgram } from "../program.ts";
import { pinnedBrowser } from "./pinned-browser/pinned-browser.ts";

// The shell has no window at all and needs a third less of the processor than a browser that hides its own.
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Launch options of the browser that tests and benches use; it talks to nobody but the page under test. */
export async function browserOptions(): Promise<LaunchOptions> {
  return launchOptions(await findChromium());
}

/** The same for a known browser. */
export function launchOptions(executablePath: string | undefined): LaunchOptions {
  const args = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
    "--no-first-run",
    // Root and a browser of a package have none; the pages are ours.
    "--no-sandbox",
  ];
  return executablePath ? { args, executablePath } : { args };
}

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, the pinned one, or, on a platform without it, an installed one, Debian's
 * package or Playwright's own download. Says its version first. Throws one clear line where none can be had.
 */
export async function findChromium(): Promise<string> {
  const path = await findPath();
  process.stdout.write(`${await versionOf(path)}\n`);
  return path;
}

async function findPath(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start`);
  }
  const pinned = await pinnedBrowser();
  if (pinned !== undefined && (await starts(pinned))) return pinned;
  return (await installed()) ?? (await fromDebian()) ?? (await fromPlaywright()) ?? refuse();
}

function refuse(): never {
  throw new Error(
    "No Chromium: none is installed, and neither apt-get nor Playwright could fetch one. Install one, or name it in CHROMIUM_PATH.",
  );
}

async function installed(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macApps];
  for (const path of candidates) if (await starts(path)) return path;
  return undefined;
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stdout.write("Installing Debian's Chromium ...\n");
  await aptGet("update", "-qq");
  for (const name of [shell, "chromium"]) {
    await aptGet("install", "-y", "-qq", "--no-install-recommends", name);
    const found = await installed();
    if (found) return found;
  }
  return undefined;
}

function aptGet(...args: string[]) {
  return runProgram("/usr/bin/apt-get", args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
}

async function fromPlaywright(): Promise<string | undefined> {
  const path = chromium.executablePath();
  if (await starts(path)) return path;
  process.stdout.write("Downloading Playwright's Chromium ...\n");
  const withSystemLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const { output } = await runProgram("playwright", [
    "install",
    "--no-shell",
    ...withSystemLibraries,
    "chromium",
  ]);
  if (await starts(path)) return path;
  process.stderr.write(`${output.trim().split("\n").slice(-3).join("\n")}\n`);
  return undefined;
}

/** A file alone proves nothing: Ubuntu's chromium-browser may be a note that requires snap. */
async function starts(path: string): Promise<boolean> {
  return existsSync(path) && (await versionOf(path)) !== undefined;
}

async function versionOf(path: string): Promise<string | undefined> {
  const { code, output } = await runProgram(path, ["--version"]);
  return code === 0 ? /^.*\d+\.\d+\.\d+.*$/m.exec(output)?.[0].trim() : undefined;
}
