import { type RawBuilder, sql } from "kysely";
import type { AnyTransaction } from "../database.server.ts";
import type { Person, PersonalTable } from "./register.server.ts";

/** How many rows of a table are the person's, as a copy has them. */
export async function countRows(trx: AnyTransaction, table: PersonalTable, person: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table.table)} where ${inCopy(table, person)}`.execute(trx);
  return rows[0]?.count ?? 0;
}

function inCopy({ of, notInCopy }: PersonalTable, person: Person): RawBuilder<unknown> {
  return notInCopy === undefined ? of(person) : sql`${of(person)} and not ${notInCopy}`;
}

/** The person's rows as a copy shows them, at most so many: the newest, where their first column is a moment. */
export async function readRows(
  trx: AnyTransaction,
  table: PersonalTable,
  person: Person,
  most: number,
): Promise<Record<string, unknown>[]> {
  const columns = Object.keys(table.columns);
  if (columns.length === 0) return [];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table.table)}
    where ${inCopy(table, person)} order by 1 desc limit ${most}`.execute(trx);
  return rows;
}

/** The rows that the law keeps after a deletion: how many, and until when the last of them. */
export async function lawfullyRetained(
  trx: AnyTransaction,
  { table, of, onDeletion }: PersonalTable,
  person: Person,
): Promise<{ readonly count: number; readonly until: Date | undefined }> {
  if (onDeletion.does !== "keep") return { count: 0, until: undefined };
  const { rows } = await sql<{ count: number; until: Date | null }>`
    select count(*)::int as count, max(${onDeletion.until}) as until from ${sql.table(table)}
    where ${of(person)} and ${onDeletion.rows}`.execute(trx);
  return { count: rows[0]?.count ?? 0, until: rows[0]?.until ?? undefined };
}

/** Does with the person's rows of a table what the register says. A repetition finds nothing left to do. */
export async function eraseRows(
  trx: AnyTransaction,
  { table, of, onDeletion }: PersonalTable,
  person: Person,
): Promise<void> {
  const own = of(person);
  if (onDeletion.does === "anonymize") return setRows(trx, table, onDeletion.set, own);
  if (onDeletion.does === "erase") {
    await sql`delete from ${sql.table(table)} where ${own}`.execute(trx);
    return;
  }
  await sql`delete from ${sql.table(table)} where ${own} and not (${onDeletion.rows})`.execute(trx);
  await setRows(trx, table, onDeletion.set, own);
}

async function setRows(
  trx: AnyTransaction,
  table: string,
  values: Readonly<Record<string, unknown>>,
  own: RawBuilder<unknown>,
): Promise<void> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${own}`.execute(trx);
}
