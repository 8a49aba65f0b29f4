import { sql } from "kysely";
import { expect } from "vitest";
import { database } from "#app/platform/database.server.ts";
import { until } from "../until.ts";

/** Until a transaction waits for a lock that another one holds. */
export function untilSomethingWaits(): Promise<void> {
  return until(async () => {
    const waiting = await sql`select 1 from pg_locks where not granted`.execute(database());
    expect(waiting.rows).not.toEqual([]);
  });
}
