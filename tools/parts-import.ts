import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importStock } from "#app/features/orders/orders.server.ts";
import { momentOfCount, stockProblems } from "#app/features/orders/rules/stock-row.ts";
import { importCatalogue, importPrices } from "#app/features/parts/parts.server.ts";
import { readMapping } from "#app/features/parts/rules/feed/xml/mapping.ts";
import { xmlProblems } from "#app/features/parts/rules/feed/xml/xml-problems.ts";
import { importXml } from "#app/features/parts/server/import/xml/import-xml.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { migrate, underStartLock } from "#app/platform/migrate.server.ts";

// `npm run parts:import -- <file> [--dry] [--part] [--confirm <count>]`: takes a catalogue (JSON lines) or a price tape (.csv) in. With --dry it says
// what would change; with --part the file is a part of a catalogue, and what it lacks stays; --confirm that so many records go. ACES and PIES files (.xml) are
// always a part, and `--mapping <file>` says what their ids mean. With `--as-of <instant>` a .csv is a stock file of that moment.
const usage = [
  "npm run parts:import -- <file> [--dry] [--part] [--confirm <count>]",
  "       ... -- <file.xml> --mapping <file.json> [--dry]",
  "       ... -- <stock.csv> --as-of 2026-11-26T06:00:00+03:00 [--dry]\n",
].join("\n");
const { file, dry, part, confirmedRemovals, mappingFile, asOfText } = readWords();
const isXml = file.endsWith(".xml");
if (isXml !== (mappingFile !== undefined) || (isXml && part)) fail(usage);
const asOf = asOfText === undefined ? undefined : momentOfCount(asOfText);
if (asOfText !== undefined && (asOf === undefined || part || !file.endsWith(".csv"))) fail(usage);
const mapping = mappingFile === undefined ? undefined : await mappingIn(mappingFile);

const sentences: Readonly<Record<string, { readonly en: string }>> =
  asOf === undefined ? xmlProblems : stockProblems;
interface RefusedRow {
  readonly line: number;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
}

const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir });
connectDatabase(opened.programUrl);
await underStartLock(opened.url, () => migrate(opened.url));
const imported = await takeIn();
if (imported.ok) {
  const { wasKnown, changes } = imported.value;
  for (const [kind, { added, changed, unchanged, removed }] of Object.entries(changes))
    process.stdout.write(
      `${kind.padEnd(14)}${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed\n`,
    );
  const { textsLeftOut = 0 } = imported.value as { readonly textsLeftOut?: number };
  if (textsLeftOut > 0) process.stdout.write(`${textsLeftOut} texts in one language only were left out\n`);
  if (wasKnown) process.stdout.write("This very file was taken in before\n");
  process.stdout.write(dry ? "Nothing was changed: a dry run\n" : "Taken in\n");
} else {
  process.stderr.write(`Not taken in: ${imported.code}\n`);
  const { refusedRows = [], ...detail } = (imported.detail ?? {}) as { refusedRows?: readonly RefusedRow[] };
  for (const { line, problems } of refusedRows)
    for (const { field, problem } of problems)
      process.stderr.write(`line ${line}, ${field}: ${sentences[problem]?.en}\n`);
  if (refusedRows.length === 0) process.stderr.write(`${JSON.stringify(detail)}\n`);
  process.exitCode = 1;
}
await stopJobs(0);
await closeDatabase();
await opened.close();

function readWords() {
  try {
    const flags = {
      dry: { type: "boolean" },
      part: { type: "boolean" },
      confirm: { type: "string", default: "0" },
      mapping: { type: "string" },
      "as-of": { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) return fail(usage);
    const { dry: isDry = false, part: isPart = false, confirm, ...others } = values;
    // What is no number would confirm everything.
    if (!/^\d{1,9}$/.test(confirm)) return fail(usage);
    const { mapping: mappingName, "as-of": moment } = others;
    return {
      file: name,
      dry: isDry,
      part: isPart,
      confirmedRemovals: Number(confirm),
      mappingFile: mappingName,
      asOfText: moment,
    };
  } catch {
    return fail(usage);
  }
}

async function mappingIn(path: string) {
  const read = readMapping(await readFile(path, "utf8"));
  if ("mapping" in read) return read.mapping;
  return fail(read.problems.map(({ field, problem }) => `${path}, ${field}: ${problem}\n`).join(""));
}

async function takeIn() {
  const options = { now: now(), dry };
  const bytes = createReadStream(file);
  if (asOf !== undefined) {
    // Who waits for a part gets a message by a job.
    await startJobs(opened.url, { work: false });
    return importStock(bytes, { ...options, asOf });
  }
  if (mapping !== undefined) return importXml(bytes, mapping, options);
  return file.endsWith(".csv")
    ? importPrices(bytes, options)
    : importCatalogue(bytes, { ...options, complete: !part, confirmedRemovals });
}

function fail(lines: string): never {
  process.stderr.write(lines);
  process.exit(1);
}
