import type { Socket } from "node:net";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { takeProgramRole } from "../database-role/program-role.server.ts";
import { DatabaseProbe } from "../reach/database-probe.server.ts";
import { refuseSecondConnection } from "../transactions/open-transaction.server.ts";
import { needsTurn, Turns } from "../transactions/turns.server.ts";
import { isOfRequest, ofRequests, type Patience, patienceOf } from "./patience.server.ts";
import { DatabaseSilent, unlessSilent } from "./silence.server.ts";

/** For a connection of a pool that is in use, or to a server that is busy. */
const longestAcquireMs = 10_000;

/** A connection that is lent, and how it comes back: closed, where a query of it is unanswered. */
interface Taken {
  readonly client: pg.PoolClient;
  readonly giveBack: (stuck: DatabaseSilent | undefined) => void;
}

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
  /** The limits that each connection was last given. */
  readonly #limitsOf = new WeakMap<pg.PoolClient, Patience>();

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

  /** Lends a connection, which is taken with the first statement: that one says whether it has to wait for a turn before. */
  async connect(): Promise<PostgresPoolClient> {
    refuseSecondConnection();
    const patience = this.#patienceNow();
    let taken: Promise<Taken> | undefined;
    let stuck: DatabaseSilent | undefined;
    const query = async (text: string, values: unknown[]) => {
      if (stuck !== undefined) throw stuck;
      taken ??= this.#take(text, patience);
      const { client } = await taken;
      try {
        return await this.#heard(client, patience, client.query(text, values));
      } catch (error) {
        if (error instanceof DatabaseSilent) stuck = error;
        throw error;
      }
    };
    const release = () => {
      taken?.then(
        ({ giveBack }) => giveBack(stuck),
        () => undefined,
      );
    };
    return { query: query as unknown as PostgresPoolClient["query"], release };
  }

  /** Runs a transaction when its turn has come. */
  async inTurn<T>(transaction: () => Promise<T>): Promise<T> {
    refuseSecondConnection();
    const giveBack = await this.#takeTurn(this.#patienceNow());
    try {
      return await transaction();
    } finally {
      giveBack();
    }
  }

  async end(): Promise<void> {
    this.probe.close();
    await this.#pool.end();
  }

  #patienceNow(): Patience {
    return isOfRequest() ? ofRequests : this.#patience;
  }

  /** A connection for a first statement, with the patience of its work. Who may wait for a lock has no connection before its turn. */
  async #take(statement: string, patience: Patience): Promise<Taken> {
    const giveTurnBack = needsTurn(statement) ? await this.#takeTurn(patience) : () => undefined;
    try {
      const client = await this.#acquire(patience);
      await this.#tell(client, patience).catch((error: unknown) => {
        client.release(true);
        throw error;
      });
      const giveBack = (stuck: DatabaseSilent | undefined) => {
        client.release(stuck);
        giveTurnBack();
      };
      return { client, giveBack };
    } catch (error) {
      giveTurnBack();
      throw error;
    }
  }

  /** Waits for a turn; answers how it is given back. */
  async #takeTurn(patience: Patience): Promise<() => void> {
    const { begun, giveBack } = this.#turns.take();
    // Only a caller is better off with a refusal; jobs wait for theirs.
    const longestMs = patience === ofRequests ? patience.statementMs : Number.POSITIVE_INFINITY;
    try {
      await unlessSilent(begun, { ...this.#waiting(patience, () => 0), longestMs });
      return giveBack;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async #acquire(patience: Patience): Promise<pg.PoolClient> {
    // Of a database that was silent a moment ago nobody waits long again.
    if (patience === ofRequests && this.probe.wasSilent && !(await this.probe.isReachable()))
      throw new DatabaseSilent("the database gives no answer yet");
    const connecting = this.#pool.connect();
    try {
      return await unlessSilent(
        connecting,
        this.#waiting(patience, () => 0),
      );
    } catch (error) {
      // It comes too late, or never.
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
      throw error;
    }
  }

  /** Sets the database's own limits, where the connection was last lent to another kind of work. */
  async #tell(client: pg.PoolClient, patience: Patience): Promise<void> {
    if (this.#limitsOf.get(client) === patience) return;
    const { statementMs, lockMs, idleMs } = patience;
    const limits = client.query(
      `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleMs}`,
    );
    await this.#heard(client, patience, limits);
    this.#limitsOf.set(client, patience);
  }

  #heard<T>(client: pg.ClientBase, patience: Patience, answer: Promise<T>): Promise<T> {
    const { stream } = (client as unknown as pg.Client).connection;
    return unlessSilent(
      answer,
      this.#waiting(patience, () => (stream as Socket).bytesRead),
    );
  }

  #waiting({ silentMs, statementMs }: Patience, heard: () => number) {
    return { silentMs, longestMs: statementMs, heard, isDatabaseReachable: () => this.probe.isReachable() };
  }
}
