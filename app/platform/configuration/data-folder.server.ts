import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The note of a data folder that began with the demo and had no start without it since. */
const note = "demo";
/** What an installation leaves in its folder, with an embedded database or without. */
const ofInstallation = new Set(["postgres", "cluster-id", "files", "erasures.jsonl"]);

/** What a data folder is: without an installation, with one that is the demo, or with one that may be in use. */
export function kindOfDataFolder(dataDir: string): "fresh" | "demo" | "used" {
  const found = namesIn(dataDir);
  if (found.includes(note)) return "demo";
  return found.some((name) => ofInstallation.has(name)) ? "used" : "fresh";
}

/** Notes that a fresh data folder begins with the demo, before anything else is in it: a start may break off. */
export function noteDemo(dataDir: string): void {
  if (kindOfDataFolder(dataDir) !== "fresh") return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(
    join(dataDir, note),
    "The demo comes back by itself; a start without it takes this note away.\n",
  );
}

/** A data folder that served without the demo is an installation: the demo does not come back by itself. */
export function forgetDemo(dataDir: string): void {
  rmSync(join(dataDir, note), { force: true });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
