import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { LendingPool } from "./pool/lending-pool.server.ts";
import { withinTransaction } from "./transactions/open-transaction.server.ts";

pg.types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);

let connection: Kysely<unknown> | undefined;
let pool: LendingPool | undefined;
let connectedUrl = "";
let queries = 0;
const remembered: (() => void)[] = [];
/** What takes longer is given up (503), so that one stuck query cannot hold a connection for ever. Requests have less: `ofRequests`. */
const longestStatementMs = 15_000;

/** Opens the pool of this process. Connections are made when they are needed, and have the rights of the program's role. */
export function connectDatabase(url: string, connections = 16, longestMs = longestStatementMs): void {
  pool = new LendingPool(url, connections, longestMs);
  connectedUrl = url;
  connection = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: () => {
      queries += 1;
    },
  });
}

/** Whether the database answers at this moment, by a query on a connection of its own. */
export function isDatabaseReachable(): Promise<boolean> {
  return pool?.probe.isReachable() ?? Promise.resolve(false);
}

export async function closeDatabase(): Promise<void> {
  await connection?.destroy();
  connection = undefined;
  pool = undefined;
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

function connectedPool(): LendingPool {
  if (pool === undefined) throw new Error("the database is not connected yet");
  return pool;
}

/** Where the database is, for a connection beside the pool. */
export function databaseUrl(): string {
  connectedPool();
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

/** The tables of one feature for a read: within the transaction that waits for it, else by any connection. */
export function tablesFor<Tables>(trx: AnyTransaction | undefined): Kysely<Tables> {
  return trx === undefined ? database<Tables>() : tablesOf<Tables>(trx);
}

const retried = new Set(["40001", "40P01"]);

/**
 * Runs the work in one transaction, when its turn has come (`inLane`). Serialization failures and deadlocks are tried again up to three times, so the
 * work must have no effect outside the database. A thrown error rolls back.
 */
export async function inTransaction<Tables, T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connectedPool().inTurn(() =>
        database<Tables>()
          .transaction()
          .execute((trx) => withinTransaction(() => work(trx))),
      );
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
