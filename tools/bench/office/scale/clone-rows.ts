import type pg from "pg";

/** What a column of a copy is instead: an expression over the row; every other one is as it was. */
export interface Clone {
  readonly table: string;
  /** Which rows are copied. */
  readonly where: string;
  readonly columns: Readonly<Record<string, string>>;
}

/** Copies rows of a table with other keys. Columns that the database writes by itself are left to it. */
export async function cloneRows(client: pg.Client, { table, where, columns }: Clone): Promise<void> {
  const [schema, name] = table.split(".");
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [schema, name],
  );
  const names = rows.map((row) => `"${row.name}"`).join(", ");
  const values = rows.map((row) => columns[row.name] ?? `"${row.name}"`).join(", ");
  await client.query(`insert into ${table} (${names}) select ${values} from ${table} where ${where}`);
}
