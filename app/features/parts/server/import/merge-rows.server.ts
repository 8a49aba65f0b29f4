import { type RawBuilder, sql, type Transaction } from "kysely";
import type { PartsTables } from "../../tables.ts";
import type { Changes } from "./intake.server.ts";

export interface Merge {
  readonly table: string;
  readonly key: string;
  /** Beside the key. */
  readonly columns: readonly string[];
  /** The rows as they are to be: key and columns, each key once. */
  readonly next: RawBuilder<unknown>;
  /** Which rows go that are not among them; undefined: none. */
  readonly removes?: RawBuilder<unknown> | undefined;
}

/** Brings rows into a table by their key; rows that are as they were are not touched. */
export async function mergeRows(
  trx: Transaction<PartsTables>,
  { table, key, columns, next, removes }: Merge,
): Promise<Changes> {
  const target = sql.table(table);
  const keyColumn = sql.ref(key);
  const of = (name: string) => sql.join(columns.map((column) => sql.ref(`${name}.${column}`)));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const same = sql`next_rows.${keyColumn} = stored.${keyColumn}`;
  await sql`create temporary table next_rows on commit drop as ${next}`.execute(trx);
  await sql`create index on next_rows (${keyColumn})`.execute(trx);
  await sql`analyze next_rows`.execute(trx);
  const removed = removes
    ? await sql`delete from ${target} as stored where ${removes}
        and not exists (select from next_rows where ${same})`.execute(trx)
    : undefined;
  const changed = await sql`update ${target} as stored set (${names}) = row(${of("next_rows")})
    from next_rows where ${same} and (${of("stored")}) is distinct from (${of("next_rows")})`.execute(trx);
  const added = await sql`insert into ${target} (${keyColumn}, ${names})
    select next_rows.${keyColumn}, ${of("next_rows")} from next_rows
    where not exists (select from ${target} as stored where ${same}) order by next_rows.${keyColumn}`.execute(
    trx,
  );
  const { rows } = await sql<{ count: number }>`select count(*) as count from next_rows`.execute(trx);
  // What follows joins it, and the planner has to know how large it has become.
  if (count(added) + count(removed) > 0) await sql`analyze ${target}`.execute(trx);
  await sql`drop table next_rows`.execute(trx);
  const counts = { added: count(added), changed: count(changed), removed: count(removed) };
  return { ...counts, unchanged: (rows[0]?.count ?? 0) - counts.added - counts.changed };
}

export function count(done: { numAffectedRows?: bigint | undefined } | undefined): number {
  return Number(done?.numAffectedRows ?? 0);
}
