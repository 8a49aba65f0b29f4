import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import { newId } from "#app/lib/id.ts";
import { database } from "./database.server.ts";
import { log } from "./log.server.ts";
import type { PlatformTables } from "./tables.ts";

/** A process that has not given a sign of life for so long serves nothing from memory any more. */
const silentMs = 3_000;
const beatMs = 1_000;

const databaseNow: RawBuilder<Date> = sql<Date>`now()`;

/** Follows announcements of the database (`notify`) and tells the other processes how far this one has followed. */
export interface Follower {
  stop(): Promise<void>;
}

/**
 * Listens to a channel. `follow` gets each announced payload; `catchUp` runs at the start and after every broken
 * connection, and `lost` at once when the connection breaks, so that nothing stale is served meanwhile.
 */
export async function followChannel(
  url: string,
  channel: string,
  on: {
    follow(payload: string): void;
    catchUp(): Promise<void>;
    lost(): void;
    seen(): Record<string, number>;
  },
): Promise<Follower> {
  const id = newId<"Process">();
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let heardAt = Date.now();

  const beat = async () => {
    const values = { id, beat_at: databaseNow, seen: JSON.stringify(on.seen()) };
    await database<PlatformTables>()
      .insertInto("platform.process")
      .values(values)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({ beat_at: databaseNow, seen: values.seen }),
      )
      .execute();
  };
  const connect = async () => {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: silentMs });
    client.on("notification", ({ payload }) => {
      on.follow(payload ?? "");
      void beat().catch(() => undefined);
    });
    client.on("error", () => reconnect());
    await client.connect();
    await client.query(`listen ${channel}`);
    await on.catchUp();
    await beat();
    heardAt = Date.now();
  };
  const reconnect = () => {
    on.lost();
    void client?.end().catch(() => undefined);
    // A connection that breaks while it listens says so twice; one new one is enough.
    if (stopped || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      if (!stopped) void connect().catch(() => reconnect());
    }, 500).unref();
  };
  await connect();
  const timer = setInterval(() => {
    // The network may swallow a connection without a word: the others count this process as gone by now.
    if (Date.now() - heardAt > silentMs && retry === undefined) {
      heardAt = Date.now();
      return reconnect();
    }
    client
      ?.query("select 1")
      .then(
        () => {
          heardAt = Date.now();
          return beat();
        },
        (error) => log.warn({ err: error.message }, "heartbeat"),
      )
      .catch(() => undefined);
  }, beatMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
      await database<PlatformTables>().deleteFrom("platform.process").where("id", "=", id).execute();
    },
  };
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
