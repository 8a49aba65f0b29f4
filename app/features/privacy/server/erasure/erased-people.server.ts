import { createHmac } from "node:crypto";
import { appendFile, mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { PrivacyTables } from "../../tables.ts";

/** One line of the file: whom, as a keyed hash, and when. */
interface Line {
  readonly person: string;
  readonly at: string;
}

/** A name for a customer that leads back to no one, and is the same for the same customer. */
export function personHash(customerId: string): string {
  return createHmac("sha256", secretFor("erased-people")).update(customerId).digest("base64url");
}

/** Where deletions are remembered outside of the database, so that a restored backup does not bring anyone back. */
export function erasureFile(): string {
  return join(config.dataDir, "erasures.jsonl");
}

/** Writes a deletion into the file with the first step of it: what follows may be interrupted and is repeated then. */
export async function noteInFile(person: string, at: Date): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const line: Line = { person, at: at.toISOString() };
  // A line before it that a crash cut short must not take this one along.
  await appendFile(erasureFile(), `\n${JSON.stringify(line)}\n`);
  const file = await open(erasureFile(), "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function noteInDatabase(
  trx: AnyTransaction,
  person: string,
  at: Date,
  reason: string | null,
): Promise<void> {
  await tablesOf<PrivacyTables>(trx)
    .insertInto("privacy.erasure")
    .values({ person_hash: person, reason, erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the file remembers a deletion. */
export async function isInFile(person: string): Promise<boolean> {
  return (await readErasureFile()).has(person);
}

/** Everyone whose deletion the file or the database remember, with its time; afterwards the file remembers all of them. */
export async function allErased(): Promise<ReadonlyMap<string, Date>> {
  const inFile = await readErasureFile();
  const rows = await database<PrivacyTables>().selectFrom("privacy.erasure").selectAll().execute();
  const inDatabase = new Map(rows.map(({ person_hash, erased_at }) => [person_hash, erased_at]));
  for (const [person, at] of inDatabase) if (!inFile.has(person)) await noteInFile(person, at);
  return new Map([...[...inFile].map(([person, at]) => [person, new Date(at)] as const), ...inDatabase]);
}

/** Writes into the database who is remembered and gone, for where only the file knew of it. */
export async function rememberInDatabase(
  gone: readonly (readonly [person: string, at: Date])[],
): Promise<void> {
  await inTransaction<unknown, void>(async (trx) => {
    for (const [person, at] of gone) await noteInDatabase(trx, person, at, null);
  });
}

/** A line that a crash cut short is left out; the one who wrote it repeats what it was doing. */
async function readErasureFile(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(erasureFile(), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n").flatMap((line): [string, string][] => {
    const [, person, at] = /^\{"person":"([\w-]{43})","at":"([^"]+)"\}$/.exec(line) ?? [];
    return person === undefined || at === undefined ? [] : [[person, at]];
  });
  return new Map(lines);
}
