import { once } from "node:events";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { databaseUrl } from "./database.server.ts";

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
  await client.connect();
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
