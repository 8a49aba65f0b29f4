import { createReadStream } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importStock } from "#app/features/orders/orders.server.ts";
import { momentOfCount } from "#app/features/orders/rules/stock-row.ts";
import { importCatalogue, importPrices } from "#app/features/parts/parts.server.ts";
import { type Mapping, mappingProblems, readMapping } from "#app/features/parts/rules/feed/xml/mapping.ts";
import { importXml } from "#app/features/parts/server/import/xml/import-xml.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { migrate, underStartLock } from "#app/platform/migrate.server.ts";
import { reportOf } from "./parts-import/report-import.ts";

// `npm run parts:import -- <file> [--dry] [--part] [--confirm <count>]`: takes a catalogue (JSON lines) or a price tape (.csv) in. With --dry it says
// what would change; with --part the file is a part of a catalogue, and what it lacks stays; --confirm that so many records go. ACES and PIES files (.xml) are
// always a part, and `--mapping <file>` says what their ids mean. With `--as-of <instant>` a .csv is a stock file of that moment.
const usage = [
  "npm run parts:import -- <file> [--dry] [--part] [--confirm <count>]",
  "       ... -- <file.xml> --mapping <file.json> [--dry]",
  "       ... -- <stock.csv> --as-of 2026-11-26T06:00:00+03:00 [--dry]\n",
].join("\n");
const { file, dry, part, confirmedRemovals, mappingFile, asOfText } = readWords();
const isXml = isCalled(".xml");
if (isXml !== (mappingFile !== undefined) || (isXml && part)) fail(usage);
const asOf = asOfText === undefined ? undefined : momentOfCount(asOfText);
if (asOfText !== undefined && (asOf === undefined || part || !isCalled(".csv"))) fail(usage);

// Beside a running program it works through that one's database.
try {
  await access(file);
  const mapping = mappingFile === undefined ? undefined : await mappingIn(mappingFile);
  const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir, isGuest: true });
  connectDatabase(opened.programUrl);
  await underStartLock(opened.url, () => migrate(opened.url));
  const imported = await takeIn(opened.url, mapping);
  await stopJobs(0);
  await closeDatabase();
  await opened.close();
  const { text, isTakenIn } = reportOf(imported);
  process[isTakenIn ? "stdout" : "stderr"].write(text);
  process.exit(isTakenIn ? 0 : 1);
} catch (error) {
  fail(`${file} was not taken in: ${(error as Error).message}\n`);
}

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

/** Whether the file's name ends so, in small letters or capitals. */
function isCalled(ending: string) {
  return file.toLowerCase().endsWith(ending);
}

async function mappingIn(path: string) {
  const text = await readFile(path, "utf8").catch((error: Error) => {
    throw new Error(`its mapping ${path} cannot be read (${error.message})`);
  });
  const read = readMapping(text);
  if ("mapping" in read) return read.mapping;
  return fail(
    read.problems.map(({ field, problem }) => `${path}, ${field}: ${mappingProblems[problem]}\n`).join(""),
  );
}

async function takeIn(url: string, mapping: Mapping | undefined) {
  const options = { now: now(), dry };
  const bytes = createReadStream(file);
  if (asOf !== undefined) {
    // Who waits for a part gets a message by a job.
    await startJobs(url, { work: false });
    return importStock(bytes, { ...options, asOf });
  }
  if (mapping !== undefined) return importXml(bytes, mapping, options);
  return isCalled(".csv")
    ? importPrices(bytes, options)
    : importCatalogue(bytes, { ...options, complete: !part, confirmedRemovals });
}

function fail(lines: string): never {
  process.stderr.write(lines);
  process.exit(1);
}
