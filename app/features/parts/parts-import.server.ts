import type { Hono } from "hono";
import type { Language } from "#app/i18n/language.ts";
import { refuse } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import {
  type BroughtFile,
  confirmedIn,
  type FeedLimits,
  feedDoor,
  flagIn,
} from "#app/platform/feed-files/feed-door.server.ts";
import { importRefusals } from "./refusals.ts";
import { rowProblems } from "./rules/feed/row-problems.ts";
import { importCatalogue } from "./server/import/import-catalogue.server.ts";
import { importPrices } from "./server/import/import-prices.server.ts";

/**
 * Where the importer's system brings its parts: `POST /api/v3/parts/import/catalogue` (JSON lines) and `.../prices` (CSV).
 * `dry=true` reports and changes nothing; `complete=false` brings a part of a catalogue; `confirm=<count>` confirms that so
 * many records may go.
 */
export function partsImport(limits: FeedLimits): Hono {
  return feedDoor({
    name: "parts import",
    limits: () => limits,
    refusals: importRefusals,
    rowProblems,
    files: { "/catalogue": taking(importCatalogue), "/prices": taking(importPrices) },
  });
}

function taking(takeIn: typeof importCatalogue) {
  return async (file: BroughtFile) => {
    const flags = readFlags(file);
    if (typeof flags === "string") return refuse("invalid-input", wrongFlag(flags, file.language));
    return takeIn(file.bytes, { ...flags, confirmedRemovals: confirmedIn(file), now: now() });
  };
}

const usualFlags = { dry: false, complete: true };

/** Or the name of one that is neither: `dry=1` would change everything, and `complete=no` remove what the file lacks. */
function readFlags(file: BroughtFile): typeof usualFlags | keyof typeof usualFlags {
  const flags = { ...usualFlags };
  for (const name of ["dry", "complete"] as const) {
    const said = flagIn(file, name, usualFlags[name]);
    if (said === undefined) return name;
    flags[name] = said;
  }
  return flags;
}

function wrongFlag(path: string, language: Language) {
  return { fields: [{ path, code: "wrong-value", message: rowProblems["wrong-value"][language] }] };
}
