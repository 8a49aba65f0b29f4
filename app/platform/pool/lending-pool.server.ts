import type { Socket } from "node:net";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { takeProgramRole } from "../database-role/program-role.server.ts";
import { DatabaseProbe } from "../reach/database-probe.server.ts";
import { refuseSecondConnection } from "../transactions/open-transaction.server.ts";
import { Turns } from "../transactions/turns.server.ts";
import { isOfRequest, ofRequests, type Patience, patienceOf } from "./patience.server.ts";
import { DatabaseSilent, unlessSilent } from "./silence.server.ts";

/** For a connection of a pool that is in use, or to a server that is busy. */
const longestAcquireMs = 10_000;

/**
 * The connections of this process, lent with the patience of the work that asks for one (`asRequest`). One with a query
 * unanswered does not come back: the next query would wait behind it.
 */
export class LendingPool implements PostgresPool {
  readonly options: object;
  readonly probe: DatabaseProbe;
  readonly #pool: pg.Pool;
  readonly #patience: Patience;
  readonly #turns: Turns;
  /** What each connection was last told. */
  readonly #told = new WeakMap<pg.PoolClient, Patience>();

  constructor(url: string, connections: number, longestMs: number) {
    this.#patience = patienceOf(longestMs);
    this.probe = new DatabaseProbe(url);
    this.#turns = new Turns(connections);
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: longestAcquireMs,
      keepAlive: true,
      onConnect: (client) => this.#heard(client, this.#patience, takeProgramRole(client)),
    });
    this.options = this.#pool.options;
    // An idle connection may break (restart of the server); the next query opens another one.
    this.#pool.on("error", () => undefined);
    // So may one that is lent out, between two statements of a transaction: the next statement fails.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    refuseSecondConnection();
    const patience = this.#patienceNow();
    const client = await this.#acquire(patience);
    let stuck: DatabaseSilent | undefined;
    const query = (...parameters: Parameters<pg.PoolClient["query"]>) => {
      if (stuck !== undefined) return Promise.reject(stuck);
      const answer: unknown = client.query(...parameters);
      if (!(answer instanceof Promise)) return answer;
      return this.#heard(client, patience, answer).catch((error: Error) => {
        if (error instanceof DatabaseSilent) stuck = error;
        throw error;
      });
    };
    const lent = { query: query as PostgresPoolClient["query"], release: () => client.release(stuck) };
    try {
      await this.#tell(client, lent, patience);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return lent;
  }

  /** Runs a transaction when its turn has come. */
  async inTurn<T>(transaction: () => Promise<T>): Promise<T> {
    refuseSecondConnection();
    const turn = this.#turns.take();
    try {
      await unlessSilent(
        turn.begun,
        this.#waiting(this.#patienceNow(), () => 0),
      );
      return await transaction();
    } finally {
      turn.giveBack();
    }
  }

  async end(): Promise<void> {
    this.probe.close();
    await this.#pool.end();
  }

  #patienceNow(): Patience {
    return isOfRequest() ? ofRequests : this.#patience;
  }

  async #acquire(patience: Patience): Promise<pg.PoolClient> {
    // Of a database that was silent a moment ago nobody waits long again.
    if (patience === ofRequests && this.probe.wasSilent && !(await this.probe.isReachable()))
      throw new DatabaseSilent("the database gives no answer yet");
    const asked = this.#pool.connect();
    try {
      return await unlessSilent(
        asked,
        this.#waiting(patience, () => 0),
      );
    } catch (error) {
      // It comes too late, or never.
      asked.then(
        (late) => late.release(),
        () => undefined,
      );
      throw error;
    }
  }

  /** Sets the database's own limits, where the connection was last lent to another kind of work. */
  async #tell(client: pg.PoolClient, lent: PostgresPoolClient, patience: Patience): Promise<void> {
    if (this.#told.get(client) === patience) return;
    const { statementMs, lockMs, idleMs } = patience;
    await lent.query(
      `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleMs}`,
      [],
    );
    this.#told.set(client, patience);
  }

  #heard<T>(client: pg.ClientBase, patience: Patience, answer: Promise<T>): Promise<T> {
    const { stream } = (client as unknown as pg.Client).connection;
    return unlessSilent(
      answer,
      this.#waiting(patience, () => (stream as Socket).bytesRead),
    );
  }

  #waiting({ silentMs }: Patience, heard: () => number) {
    return { silentMs, heard, isDatabaseReachable: () => this.probe.isReachable() };
  }
}
