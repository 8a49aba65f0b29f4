import { once } from "node:events";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { databaseUrl } from "./database.server.ts";
import { connectAsProgram } from "./database-role/program-role.server.ts";

/** A transaction with a connection of its own, which takes rows in by COPY. */
export interface BulkLoad<Tables> {
  readonly trx: Transaction<Tables>;
  /** Rows in COPY's text format (`copyRow`), all columns of the table in order. */
  copy(table: string, rows: string): Promise<void>;
}

/**
 * Runs a load of many rows in one transaction that no limit of a call's statement breaks off. The pool stays free for the
 * calls that go on meanwhile.
 */
export async function bulkLoad<Tables, T>(work: (load: BulkLoad<Tables>) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  // The statement that is under way fails with the same error.
  client.on("error", () => undefined);
  await connectAsProgram(client);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(client) }) });
  try {
    return await db.transaction().execute((trx) =>
      work({
        trx,
        async copy(table, rows) {
          const stream = client.query(copyFrom(`copy ${table} from stdin`));
          stream.end(rows);
          await once(stream, "finish");
        },
      }),
    );
  } finally {
    await client.end();
  }
}

function poolOf(client: pg.Client) {
  const lent = { query: client.query.bind(client) as pg.PoolClient["query"], release: () => undefined };
  return { options: {}, connect: async () => lent, end: async () => undefined };
}

type Value = string | number | boolean | Date | null | readonly string[] | object;
const rowsAtOnce = 5_000;

/**
 * Writes many rows by COPY and has the planner look at them: lists become arrays of texts, other objects JSON. Every row has the
 * columns of the first one, by the table's own names.
 */
export async function copyRows(
  load: Pick<BulkLoad<unknown>, "copy" | "trx">,
  table: string,
  rows: Iterable<Readonly<Record<string, Value>>>,
): Promise<void> {
  let columns: readonly string[] | undefined;
  let lines: string[] = [];
  let running = Promise.resolve();
  const send = async () => {
    const [text, into] = [lines.join(""), `${table} (${columns?.join(", ")})`];
    lines = [];
    // The next lines are made while the database takes these.
    await running;
    running = load.copy(into, text);
  };
  for (const row of rows) {
    columns ??= Object.keys(row);
    lines.push(copyRow(columns.map((name) => plainValue(row[name]))));
    if (lines.length === rowsAtOnce) await send();
  }
  if (lines.length > 0) await send();
  await running;
  await sql`analyze ${sql.table(table)}`.execute(load.trx);
}

function plainValue(value: Value | undefined): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(arrayItem).join(",")}}`;
  return typeof value === "object" ? JSON.stringify(value) : (value as string | number | boolean);
}

function arrayItem(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A row in COPY's text format, with its line end. */
export function copyRow(values: readonly (string | number | boolean | null)[]): string {
  return `${values.map(copyValue).join("\t")}\n`;
}

function copyValue(value: string | number | boolean | null): string {
  if (value === null) return "\\N";
  return typeof value === "string"
    ? value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? "")
    : String(value);
}
