import { compareTables, writeTables } from "./database/table-files.ts";

// `npm run db:types`: writes every feature's tables.ts from the migrated database.
// With `-- --check` nothing is written; a file that differs is named, and the exit code is 1.
if (process.argv.includes("--check")) {
  const stale = await compareTables();
  for (const file of stale) process.stderr.write(`${file} differs from the migrated database\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const file of await writeTables()) process.stdout.write(`wrote ${file}\n`);
}
