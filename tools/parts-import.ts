import { createReadStream } from "node:fs";
import { importCatalogue, importPrices } from "#app/features/parts/parts.server.ts";
import type { RefusedRow } from "#app/features/parts/rules/feed/row-problems.ts";
import { rowProblems } from "#app/features/parts/rules/feed/row-problems.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { migrate, underStartLock } from "#app/platform/migrate.server.ts";

// `npm run parts:import -- <file> [--dry] [--part]`: takes a catalogue (JSON lines) or a price tape (.csv) in. With --dry it says
// what would change; with --part the file is a part of a catalogue, and what it lacks stays.
const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith("--"));
const unknown = words.filter((word) => word.startsWith("--") && !["--dry", "--part"].includes(word));
if (file === undefined || unknown.length > 0) {
  process.stderr.write("npm run parts:import -- <file> [--dry] [--part]\n");
  process.exit(1);
}

const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir });
connectDatabase(opened.url);
await underStartLock(opened.url, () => migrate(opened.url));
const options = { now: now(), dry: words.includes("--dry") };
const bytes = createReadStream(file);
const imported = file.endsWith(".csv")
  ? await importPrices(bytes, options)
  : await importCatalogue(bytes, { ...options, complete: !words.includes("--part") });
if (imported.ok) {
  const { dry, wasKnown, changes } = imported.value;
  for (const [kind, { added, changed, unchanged, removed }] of Object.entries(changes))
    process.stdout.write(
      `${kind.padEnd(14)}${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed\n`,
    );
  if (wasKnown) process.stdout.write("This very file was taken in before\n");
  process.stdout.write(dry ? "Nothing was changed: a dry run\n" : "Taken in\n");
} else {
  process.stderr.write(`Not taken in: ${imported.code}\n`);
  const { refusedRows = [], ...detail } = (imported.detail ?? {}) as { refusedRows?: readonly RefusedRow[] };
  for (const { line, problems } of refusedRows)
    for (const { field, problem } of problems)
      process.stderr.write(`line ${line}, ${field}: ${rowProblems[problem].en}\n`);
  if (refusedRows.length === 0) process.stderr.write(`${JSON.stringify(detail)}\n`);
  process.exitCode = 1;
}
await closeDatabase();
await opened.close();
