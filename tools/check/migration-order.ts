import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

/** The numbered files of the first month. Their numbers have run out: none is added. */
const lastNumbered = 76;
const numbered = /^\d{4}-[a-z0-9-]+\.sql$/;
const timestamped = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-[a-z0-9-]+\.sql$/;

/**
 * Migrations that a database which is in use would run in another order than a new one. A file is named by the second
 * (UTC) at which it was written, and none is older than one that was there before it.
 * @param files in the order in which they were added
 */
export function checkMigrationOrder(files: readonly string[] = filesAsAdded()): string[] {
  const errors: string[] = [];
  const numbers = files.filter((file) => numbered.test(file));
  if (numbers.length > lastNumbered)
    errors.push(`${numbers.at(-1)}: a new migration is named by its time, as 20261129061500-subject.sql`);
  let newest = "";
  for (const file of files) {
    if (numbered.test(file)) continue;
    const stamp = file.slice(0, 14);
    if (!isInstant(file))
      errors.push(`${file}: a migration is named by its time, as 20261129061500-subject.sql`);
    else if (stamp <= newest)
      errors.push(`${file}: a migration of ${newest} was there before it; name it by the time of now`);
    else newest = stamp;
  }
  return errors;
}

function isInstant(file: string): boolean {
  const [, year, month, day, hour, minute, second] = timestamped.exec(file) ?? [];
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const at = new Date(written);
  return !Number.isNaN(at.getTime()) && at.toISOString() === written;
}

/** Git knows the order; what is not committed yet, or came with one commit, stands in the order of its names. */
function filesAsAdded(): string[] {
  const present = new Set(sourceFiles(/^db\/migrations\/.*\.sql$/));
  const log = execFileSync(
    "git",
    [
      "log",
      "--reverse",
      "--topo-order",
      "--diff-filter=AR",
      "--format=%x00",
      "--name-only",
      "--",
      "db/migrations",
    ],
    { cwd: root, encoding: "utf8" },
  );
  const added = log.split("\0").flatMap((commit) =>
    commit
      .split("\n")
      .filter((file) => present.has(file))
      .sort(),
  );
  return [...new Set([...added, ...present])].map((file) => basename(file));
}
