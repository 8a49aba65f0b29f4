import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importCatalogue, importPrices } from "#app/features/parts/parts.server.ts";
import { readMapping } from "#app/features/parts/rules/feed/xml/mapping.ts";
import { type RefusedXmlRow, xmlProblems } from "#app/features/parts/rules/feed/xml/xml-problems.ts";
import { importXml } from "#app/features/parts/server/import/xml/import-xml.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { migrate, underStartLock } from "#app/platform/migrate.server.ts";

// `npm run parts:import -- <file> [--dry] [--part]`: takes a catalogue (JSON lines) or a price tape (.csv) in. With --dry it says
// what would change; with --part the file is a part of a catalogue, and what it lacks stays. ACES and PIES files (.xml) are
// always a part, and `--mapping <file>` says what their ids mean.
const usage =
  "npm run parts:import -- <file> [--dry] [--part]\n       ... -- <file.xml> --mapping <file.json> [--dry]\n";
const { file, dry, part, mappingFile } = readWords();
const isXml = file.endsWith(".xml");
if (isXml !== (mappingFile !== undefined) || (isXml && part)) fail(usage);
const mapping = mappingFile === undefined ? undefined : await mappingIn(mappingFile);

const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir });
connectDatabase(opened.url);
await underStartLock(opened.url, () => migrate(opened.url));
const imported = await takeIn();
if (imported.ok) {
  const { wasKnown, changes } = imported.value;
  for (const [kind, { added, changed, unchanged, removed }] of Object.entries(changes))
    process.stdout.write(
      `${kind.padEnd(14)}${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed\n`,
    );
  if ("textsLeftOut" in imported.value && imported.value.textsLeftOut > 0)
    process.stdout.write(`${imported.value.textsLeftOut} texts in one language only were left out\n`);
  if (wasKnown) process.stdout.write("This very file was taken in before\n");
  process.stdout.write(dry ? "Nothing was changed: a dry run\n" : "Taken in\n");
} else {
  process.stderr.write(`Not taken in: ${imported.code}\n`);
  const { refusedRows = [], ...detail } = (imported.detail ?? {}) as {
    refusedRows?: readonly RefusedXmlRow[];
  };
  for (const { line, problems } of refusedRows)
    for (const { field, problem } of problems)
      process.stderr.write(`line ${line}, ${field}: ${xmlProblems[problem].en}\n`);
  if (refusedRows.length === 0) process.stderr.write(`${JSON.stringify(detail)}\n`);
  process.exitCode = 1;
}
await closeDatabase();
await opened.close();

function readWords() {
  try {
    const flags = {
      dry: { type: "boolean" },
      part: { type: "boolean" },
      mapping: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) return fail(usage);
    return { file: name, dry: values.dry ?? false, part: values.part ?? false, mappingFile: values.mapping };
  } catch {
    return fail(usage);
  }
}

async function mappingIn(path: string) {
  const read = readMapping(await readFile(path, "utf8"));
  if ("mapping" in read) return read.mapping;
  return fail(read.problems.map(({ field, problem }) => `${path}, ${field}: ${problem}\n`).join(""));
}

function takeIn() {
  const options = { now: now(), dry };
  const bytes = createReadStream(file);
  if (mapping !== undefined) return importXml(bytes, mapping, options);
  return file.endsWith(".csv")
    ? importPrices(bytes, options)
    : importCatalogue(bytes, { ...options, complete: !part });
}

function fail(lines: string): never {
  process.stderr.write(lines);
  process.exit(1);
}
