import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import { newId } from "#app/lib/id.ts";
import { database } from "../database.server.ts";
import { connectAsProgram } from "../database-role/program-role.server.ts";
import { log } from "../log.server.ts";
import { untilReachable } from "../reach/database-reach.server.ts";
import type { PlatformTables } from "../tables.ts";
import { type Versions, versionChannel, versionsQuery } from "./versions.server.ts";

/** Other processes count one as gone that has not reported for so long. */
const silentMs = 3_000;
const pollMs = 1_000;
const retryMs = 500;

const databaseNow: RawBuilder<Date> = sql<Date>`now()`;

export interface VersionListener {
  /** The newest versions: at the start, at each announcement, and at each poll. */
  followed(versions: Versions): void;
  /** The connection broke: versions may rise unseen until `followed` is called again. */
  lost(): void;
}
export interface Follower {
  stop(): Promise<void>;
}
interface TopicVersion {
  readonly topic: string;
  readonly version: number;
}

/**
 * Follows the versions of all topics by LISTEN, and by a poll each second in case an announcement was lost. Reports to
 * the other processes what this one has followed (see `waitForProcesses`).
 */
export async function followVersions(url: string, listener: VersionListener): Promise<Follower> {
  const follower = new VersionFollower(url, listener);
  await untilReachable(() => follower.connect());
  return follower;
}

class VersionFollower implements Follower {
  readonly #url: string;
  readonly #listener: VersionListener;
  readonly #id = newId<"Process">();
  readonly #versions = new Map<string, number>();
  /** The connection that listens, or will. */
  #client: pg.Client | undefined;
  /** It listens, and all versions have been read since. */
  #isFollowing = false;
  /** The first connection is its start's, which tries again by itself. */
  #hasStarted = false;
  #answeredAt = 0;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #timer = setInterval(() => this.#check(), pollMs).unref();

  constructor(url: string, listener: VersionListener) {
    this.#url = url;
    this.#listener = listener;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: silentMs });
    this.#client = client;
    client.on("notification", ({ payload }) => {
      this.#follow(client, [JSON.parse(payload ?? "") as TopicVersion]);
      void this.#report().catch(() => undefined);
    });
    client.on("error", () => this.#drop(client));
    try {
      await connectAsProgram(client);
      await client.query(`listen ${versionChannel}`);
      await this.#poll(client);
    } catch (error) {
      this.#drop(client);
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
    await database<PlatformTables>().deleteFrom("platform.process").where("id", "=", this.#id).execute();
  }

  #check(): void {
    const client = this.#client;
    if (client === undefined || !this.#isFollowing) return;
    // The network may swallow a connection without an error: the other processes count this one as gone by now.
    if (Date.now() - this.#answeredAt > silentMs) this.#drop(client);
    else this.#poll(client).catch((error) => log.warn({ err: error.message }, "version poll"));
  }

  async #poll(client: pg.Client): Promise<void> {
    const { sql: text, parameters } = versionsQuery().compile(database());
    const { rows } = await client.query<TopicVersion>(text, [...parameters]);
    this.#answeredAt = Date.now();
    this.#isFollowing = client === this.#client;
    this.#hasStarted = true;
    this.#follow(client, rows);
    await this.#report();
  }

  /** A connection that was dropped knows nothing of the present. */
  #follow(client: pg.Client, rows: readonly TopicVersion[]): void {
    if (client !== this.#client) return;
    for (const { topic, version } of rows)
      this.#versions.set(topic, Math.max(version, this.#versions.get(topic) ?? 0));
    if (this.#isFollowing) this.#listener.followed(this.#versions);
  }

  async #report(): Promise<void> {
    const seen = JSON.stringify(Object.fromEntries(this.#versions));
    await database<PlatformTables>()
      .insertInto("platform.process")
      .values({ id: this.#id, beat_at: databaseNow, seen })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at: databaseNow, seen }))
      .execute();
  }

  /** A broken connection reports so more than once; one new one is enough. */
  #drop(broken: pg.Client): void {
    if (broken !== this.#client) return;
    this.#client = undefined;
    this.#isFollowing = false;
    this.#listener.lost();
    void broken.end().catch(() => undefined);
    // A connection that fails to open drops itself, and so tries again.
    const retry = () => this.connect().catch(() => undefined);
    if (this.#hasStarted && !this.#stopped) this.#retry = setTimeout(retry, retryMs).unref();
  }
}

/**
 * Waits until every living process has followed a topic to `version`, at most for `ms`. After it, no process serves
 * anything older.
 */
export async function waitForProcesses(topic: string, version: number, ms = silentMs): Promise<void> {
  const until = Date.now() + ms;
  const db = database<PlatformTables>();
  while (Date.now() < until) {
    const behind = await db
      .selectFrom("platform.process")
      .select("id")
      .where(sql<boolean>`beat_at > now() - make_interval(secs => ${silentMs / 1000})`)
      .where(sql<boolean>`coalesce((seen ->> ${topic}::text)::bigint, 0) < ${version}`)
      .limit(1)
      .execute();
    if (behind.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
