import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { countedNetworks } from "#app/platform/security/network.server.ts";
import {
  type Allowance,
  type AllowanceName,
  allowances,
  type Tries,
  tryAgain,
} from "../../rules/throttle.ts";
import type { AccountTables } from "../../tables.ts";

/** What is counted: an allowance, and whose it is. */
export interface Counted {
  readonly kind: AllowanceName;
  readonly of: readonly string[];
  /** Where another one holds than that of its kind. */
  readonly allowance?: Allowance;
}

/** What is counted by network alone: the caller's, and that of the site around it, which gets more. */
export function byNetwork(kind: AllowanceName, caller: string): Counted[] {
  const usual = allowances[kind];
  return countedNetworks(caller).map(({ key, times }) => ({
    kind,
    of: [key],
    allowance: { ...usual, free: usual.free * times },
  }));
}

export interface CountedTry {
  /** How long there is to wait; 0 where the try is counted. */
  readonly waitMs: number;
  /** Whether the next try will have to wait because of this one. */
  readonly locks: boolean;
}

/**
 * Counts one try under each of the keys, before it is made, so that parallel ones cannot slip through. If one of them
 * has to wait, none is counted. The counts stand in the database, for all processes.
 */
export function countTry(counted: readonly Counted[], now: Date): Promise<CountedTry> {
  return inTransaction<unknown, CountedTry>((trx) => countTryWithin(trx, counted, now));
}

/** The same within the caller's transaction. */
export async function countTryWithin(
  trx: AnyTransaction,
  counted: readonly Counted[],
  now: Date,
): Promise<CountedTry> {
  const wanted = new Map(counted.map((one) => [keyOf(one), one.allowance ?? allowances[one.kind]]));
  const tries = await lockTries(trx, [...wanted.keys()], now);
  const tried = [...wanted].map(([key, allowance]) => ({ key, ...tryAgain(tries.get(key), allowance, now) }));
  const waitMs = Math.max(...tried.map((one) => one.waitMs));
  if (waitMs > 0) return { waitMs, locks: false };
  for (const { key, after } of tried) {
    await tablesOf<AccountTables>(trx)
      .updateTable("account.attempt")
      .set({ count: after.count, blocked_until: after.blockedUntil, window_ends_at: after.forgetAt })
      .where("key", "=", key)
      .execute();
  }
  return { waitMs: 0, locks: tried.some(({ after }) => after.blockedUntil !== null) };
}

/** Makes missing rows and locks all of them, always in the same order. */
async function lockTries(trx: AnyTransaction, keys: string[], now: Date): Promise<Map<string, Tries>> {
  const db = tablesOf<AccountTables>(trx);
  const sorted = keys.sort();
  await db
    .insertInto("account.attempt")
    .values(sorted.map((key) => ({ key, count: 0, window_ends_at: now, blocked_until: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .selectFrom("account.attempt")
    .selectAll()
    .where("key", "in", sorted)
    .orderBy("key")
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.key,
      { count: row.count, blockedUntil: row.blocked_until, forgetAt: row.window_ends_at },
    ]),
  );
}

/** How often was tried under a key that is not forgotten. */
export async function triesOf(counted: Counted, now: Date): Promise<number> {
  const row = await database<AccountTables>()
    .selectFrom("account.attempt")
    .select("count")
    .where("key", "=", keyOf(counted))
    .where("window_ends_at", ">", now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Forgets all tries under these keys. */
export async function forgetTries(counted: readonly Counted[]): Promise<void> {
  await database<AccountTables>()
    .deleteFrom("account.attempt")
    .where("key", "in", counted.map(keyOf))
    .execute();
}

/** Takes one try back under each key, which turned out to be no guess: behind one network there may be a whole company. */
export async function takeBackTry(counted: readonly Counted[]): Promise<void> {
  await database<AccountTables>()
    .updateTable("account.attempt")
    .set({ count: sql<number>`attempt.count - 1`, blocked_until: null })
    .where("key", "in", counted.map(keyOf))
    .where("count", ">", 0)
    .execute();
}

/** Keyed hashes: the table contains no addresses. */
function keyOf({ kind, of }: Counted): string {
  return createHmac("sha256", secretFor("account attempts"))
    .update(JSON.stringify([kind, ...of]))
    .digest("base64url");
}
