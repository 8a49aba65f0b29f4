import pg from "pg";
import { databaseUrl } from "#app/platform/database.server.ts";

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
interface PlanNode {
  readonly "Node Type": string;
  readonly Schema?: string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

const explainable = /^\s*(select|with|update|delete|insert)\b/i;

/** Does the work and answers the statements that this process sent meanwhile, where schemas are named about their tables alone. */
export async function statementsOf(
  work: () => Promise<unknown>,
  schemas?: readonly string[],
): Promise<Statement[]> {
  const own = new RegExp(`\\b(${schemas?.join("|")})\\.`);
  const isWanted = (text: string) =>
    explainable.test(text) && (schemas === undefined || own.test(text.replaceAll('"', "")));
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  const recording = function (this: pg.Client, ...parameters: Parameters<typeof query>) {
    const [text, values] = parameters as unknown as [unknown, unknown];
    if (typeof text === "string" && isWanted(text))
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
    const { rows: sizes } = await client.query<{ name: string; rows: number }>(
      `select nspname || '.' || relname as name, reltuples as rows from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and reltuples >= $1`,
      [fromRows],
    );
    const large = new Set(sizes.map(({ name }) => name));
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (verbose, format json) ${text}`, [...values]);
      const [{ Plan }] = (rows[0] as { "QUERY PLAN": [{ Plan: PlanNode }] })["QUERY PLAN"];
      for (const table of scannedIn(Plan)) if (large.has(table)) scans.set(table, text);
    }
  } finally {
    await client.end();
  }
  return scans;
}

function scannedIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(scannedIn);
  return node["Node Type"] === "Seq Scan" ? [`${node.Schema}.${node["Relation Name"]}`, ...below] : below;
}
