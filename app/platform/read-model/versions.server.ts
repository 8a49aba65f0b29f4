import { AsyncLocalStorage } from "node:async_hooks";
import { type RawBuilder, sql } from "kysely";
import { type AnyTransaction, database } from "../database.server.ts";

/** The version of every topic that read models are loaded from: a number that each change raises. */
export type Versions = ReadonlyMap<string, number>;

/** The channel on which new versions are announced, as `{ topic, version }`. */
export const versionChannel = "version";

const sources: RawBuilder<unknown>[] = [];

/** Adds topics: `rows` selects the columns `topic` and `version` from the feature's own table. */
export function defineVersions(rows: RawBuilder<unknown>): void {
  sources.push(rows);
}

/** One query for the versions of all topics, whatever the number of features. */
export function versionsQuery(): RawBuilder<{ topic: string; version: number }> {
  return sql`${sql.join(sources, sql` union all `)}`;
}

/** Announces a version to all processes when the transaction commits. */
export async function announceVersion(trx: AnyTransaction, topic: string, version: number): Promise<void> {
  await sql`select pg_notify(${versionChannel}, ${JSON.stringify({ topic, version })})`.execute(trx);
}

const requests = new AsyncLocalStorage<{ versions?: Promise<Versions> }>();

/** Runs the parts of one reading request. All of them see the versions that the first of them reads. */
export function requestScope(): <T>(run: () => T) => T {
  const request = {};
  return (run) => requests.run(request, run);
}

/** The version of a topic as the database has it now, or within a request as it was first read; 0 before any change. */
export async function readVersion(topic: string): Promise<number> {
  const request = requests.getStore();
  if (request === undefined) return (await readVersions()).get(topic) ?? 0;
  request.versions ??= readVersions();
  return (await request.versions).get(topic) ?? 0;
}

async function readVersions(): Promise<Versions> {
  const { rows } = await versionsQuery().execute(database());
  return new Map(rows.map(({ topic, version }) => [topic, version]));
}
