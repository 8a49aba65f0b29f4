import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { AccountTables } from "../tables.ts";

/** How often one may try within a window, by what is counted. The counts stand in the database, for all processes. */
const limits = {
  "sign-in e-mail": { most: 8, windowMs: 15 * 60_000 },
  "sign-in address": { most: 60, windowMs: 15 * 60_000 },
  "mail e-mail": { most: 4, windowMs: 60 * 60_000 },
  "mail address": { most: 30, windowMs: 60 * 60_000 },
} as const;
export type AttemptKind = keyof typeof limits;

/** Counts one attempt and tells whether it is still allowed. The e-mail or address itself is not stored. */
export async function countAttempt(kind: AttemptKind, value: string, now: Date): Promise<boolean> {
  const { most, windowMs } = limits[kind];
  const windowEnd = new Date(now.getTime() + windowMs);
  const { count } = await database<AccountTables>()
    .insertInto("account.attempt")
    .values({ key: keyOf(kind, value), count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when attempt.window_ends_at <= ${now} then 1 else attempt.count + 1 end`,
        window_ends_at: sql<Date>`case when attempt.window_ends_at <= ${now} then ${windowEnd} else attempt.window_ends_at end`,
      }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count <= most;
}

/** After a success the counting starts anew. */
export async function forgetAttempts(kind: AttemptKind, value: string): Promise<void> {
  await database<AccountTables>()
    .deleteFrom("account.attempt")
    .where("key", "=", keyOf(kind, value))
    .execute();
}

/** Takes one attempt back, which turned out to be no guess: behind one address there may be a whole company. */
export async function takeBackAttempt(kind: AttemptKind, value: string): Promise<void> {
  await database<AccountTables>()
    .updateTable("account.attempt")
    .set({ count: sql<number>`attempt.count - 1` })
    .where("key", "=", keyOf(kind, value))
    .where("count", ">", 0)
    .execute();
}

function keyOf(kind: AttemptKind, value: string): string {
  return createHmac("sha256", secretFor("account attempts")).update(`${kind} ${value}`).digest("base64url");
}
