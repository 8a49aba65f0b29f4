import pg from "pg";
import { databaseUrl } from "#app/platform/database.server.ts";

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
interface PlanNode {
  readonly "Node Type": string;
  readonly Schema?: string;
  readonly "Relation Name"?: string;
  readonly "Plan Rows": number;
  readonly Plans?: readonly PlanNode[];
}

const own = /\b(orders|payments)\./;
const explainable = /^\s*(select|with|update|delete|insert)\b/i;

/** Does the work and answers the statements that it sent about orders and payments. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  const recording = function (this: pg.Client, ...parameters: Parameters<typeof query>) {
    const [text, values] = parameters as unknown as [unknown, unknown];
    if (typeof text === "string" && explainable.test(text) && own.test(text.replaceAll('"', "")))
      statements.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, parameters);
  };
  pg.Client.prototype.query = recording as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

/** Tables of at least so many rows that a statement reads from end to end, in the plan that the database chooses now. */
export async function scansOf(
  statements: readonly Statement[],
  fromRows: number,
): Promise<Map<string, string>> {
  const scans = new Map<string, string>();
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const sizes = await sizesOf(client);
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (verbose, format json) ${text}`, [...values]);
      const [{ Plan }] = (rows[0] as { "QUERY PLAN": [{ Plan: PlanNode }] })["QUERY PLAN"];
      for (const table of scannedIn(Plan)) if ((sizes.get(table) ?? 0) >= fromRows) scans.set(table, text);
    }
  } finally {
    await client.end();
  }
  return scans;
}

async function sizesOf(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(`
    select nspname || '.' || relname as name, reltuples as rows from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace where nspname in ('orders', 'payments')`);
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

function scannedIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(scannedIn);
  if (node["Node Type"] !== "Seq Scan") return below;
  return [`${node.Schema}.${node["Relation Name"]}`, ...below];
}
