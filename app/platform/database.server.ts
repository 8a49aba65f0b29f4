import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from "kysely";
import pg from "pg";
import { takeProgramRole } from "./database-role/program-role.server.ts";

pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);

let connection: Kysely<unknown> | undefined;
let connectedUrl = "";
let queries = 0;
const remembered: (() => void)[] = [];
/**
 * What takes longer is given up (503), so that one stuck query cannot hold a connection for ever: by the database, and a
 * little later by us, where the database itself has stopped.
 */
export const longestStatementMs = 15_000;
const graceMs = 1_000;

/** Opens the pool of this process. Connections are made when they are needed, and have the rights of the program's role. */
export function connectDatabase(url: string, connections = 16, longestMs = longestStatementMs): void {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: longestMs,
    query_timeout: longestMs + graceMs,
    onConnect: takeProgramRole,
  });
  // An idle connection may break (restart of the server); the next query opens another one.
  pool.on("error", () => undefined);
  // So may one that is lent out, between two statements of a transaction: the next statement fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  connectedUrl = url;
  connection = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => lend(pool), end: () => pool.end() },
    }),
    log: () => {
      queries += 1;
    },
  });
}

/** A connection of the pool that does not go back to it with a query unanswered: the next one would wait behind that. */
async function lend(from: pg.Pool): Promise<PostgresPoolClient> {
  const client = await from.connect();
  let stuck: Error | undefined;
  const query = (...parameters: Parameters<pg.PoolClient["query"]>) => {
    const answer: unknown = client.query(...parameters);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      if (isUnanswered(error)) stuck = error;
      throw error;
    });
  };
  return { query: query as PostgresPoolClient["query"], release: () => client.release(stuck) };
}

/** Whether a query was given up here because the database said nothing at all. */
export function isUnanswered(error: Error): boolean {
  return error.message === "Query read timeout";
}

export async function closeDatabase(): Promise<void> {
  await connection?.destroy();
  connection = undefined;
  for (const forget of remembered) forget();
}

/** Names what a module remembers of its database: with another one the process begins anew. */
export function onDatabaseClosed(forget: () => void): void {
  remembered.push(forget);
}

/** The database, seen with the tables of one feature: `database<BookingTables>()`. */
export function database<Tables>(): Kysely<Tables> {
  if (connection === undefined) throw new Error("the database is not connected yet");
  return connection as Kysely<Tables>;
}

/** Where the database is, for a connection beside the pool. */
export function databaseUrl(): string {
  if (connection === undefined) throw new Error("the database is not connected yet");
  return connectedUrl;
}

/** Queries made by this process so far; tests hold deeds to their budget with it. */
export function queryCount(): number {
  return queries;
}

/** A transaction seen with the tables of one feature. The rows of another feature stay out of reach. */
export function tablesOf<Tables>(trx: AnyTransaction): Transaction<Tables> {
  return trx as Transaction<Tables>;
}
export type AnyTransaction = Transaction<unknown>;

const retried = new Set(["40001", "40P01"]);

/**
 * Runs the work in one transaction. Serialization failures and deadlocks are tried again up to three times, so the
 * work must have no effect outside the database. A thrown error rolls back.
 */
export async function inTransaction<Tables, T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database<Tables>().transaction().execute(work);
    } catch (error) {
      if (attempt >= 4 || !retried.has(sqlStateOf(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 * Math.random()));
    }
  }
}

/** The SQLSTATE of an error that came from PostgreSQL. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a JavaScript number`);
  return value;
}
