import { sql } from "kysely";
import type { AnyTransaction } from "../database.server.ts";

/** The channel on which changes are announced, as `{ topics, version }`. */
export const changeChannel = "change";

/** What changed: the topics, as `service/al-sadd`, and the number of the transaction that did it. */
export interface Change {
  readonly topics: readonly string[];
  readonly version: number;
}

/**
 * Announces to all processes, when the transaction commits, that something behind these topics changed. It carries no data:
 * who shows a topic reads it again. A deed calls it once; PostgreSQL sends equal announcements of one transaction once.
 */
export async function announceChange(trx: AnyTransaction, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${changeChannel}, json_build_object(
    'topics', ${JSON.stringify(topics)}::json, 'version', pg_current_xact_id()::text::bigint)::text)`.execute(
    trx,
  );
}
