import { createHmac } from "node:crypto";
import { CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import * as z from "zod";
import { inProcess } from "../api/rate-limit.server.ts";
import { database, onDatabaseClosed, tablesOf } from "../database.server.ts";
import { defineJob } from "../jobs.server.ts";
import { secretFor } from "../secrets.server.ts";
import { countedNetworks } from "../security/network.server.ts";
import type { PlatformTables } from "../tables.ts";

/** So many within so many seconds; after them none for `lockedSeconds`, where that is more than what is left. */
interface Limit {
  readonly most: number;
  readonly seconds: number;
  readonly lockedSeconds?: number;
}

/** Short secrets that are tried, and how often. What counts several keys at once or in its own row is in decision 100. */
const limits = {
  "pickup code of an order": { most: 5, seconds: 15 * 60, lockedSeconds: 15 * 60 },
  "pickup codes by a member of staff": { most: 15, seconds: 15 * 60, lockedSeconds: 15 * 60 },
  "PINs at a shared device": { most: 60, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type SharedLimit = keyof typeof limits;

/** The library's queries go over the pool of this process, whichever database that is of. */
const storeClient = {
  async query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
    const { rows, numAffectedRows } = await database<unknown>().executeQuery(
      CompiledQuery.raw(text, [...values]),
    );
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
};
const store = {
  storeClient,
  storeType: "client",
  schemaName: "platform",
  tableName: "rate_limit",
  tableCreated: true,
  clearExpiredByTimeout: false,
  keyPrefix: "",
};

const limiters = new LRUCache<string, RateLimiterPostgres>({ max: 100 });
// They remember who is refused, of the database that there was.
onDatabaseClosed(() => limiters.clear());

function limiterOf({ most: points, seconds: duration, lockedSeconds = 0 }: Limit): RateLimiterPostgres {
  const name = `${points} ${duration} ${lockedSeconds}`;
  const limiter =
    limiters.get(name) ??
    new RateLimiterPostgres({
      ...store,
      points,
      duration,
      blockDuration: lockedSeconds,
      // A refused caller costs no query until the time is over. A lock ends elsewhere as well: it is read from the database.
      ...(lockedSeconds === 0 && { inMemoryBlockOnConsumed: points }),
    });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Counts a try of a secret, before it is looked at, so that parallel ones cannot slip through; answers the seconds to
 * wait, 0 where it may be made. Takes a connection of its own: no transaction is open, and what is refused afterwards
 * stays counted. The time is the machine's, not that of MARSA_CLOCK.
 */
export function spendTry(limit: SharedLimit, of: string): Promise<number> {
  return spend(limits[limit], keyOf(limit, of));
}

/** Takes a try back that was none: the secret was right. */
export async function giveTryBack(limit: SharedLimit, of: string): Promise<void> {
  await limiterOf(limits[limit]).reward(keyOf(limit, of));
}

/** Whether a caller is within the requests a minute of a name, counted by all processes together; see `isWithinLimit`. */
export async function isWithinSharedLimit(name: string, caller: string, perMinute: number): Promise<boolean> {
  if (caller === inProcess) return true;
  for (const { key, times } of countedNetworks(caller))
    if ((await spend({ most: perMinute * times, seconds: 60 }, keyOf(name, key))) > 0) return false;
  return true;
}

async function spend(limit: Limit, key: string): Promise<number> {
  try {
    await limiterOf(limit).consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw refusal;
  }
}

/** Keyed hashes: the table names nobody. */
function keyOf(name: string, of: string): string {
  return createHmac("sha256", secretFor("shared limits"))
    .update(JSON.stringify([name, of]))
    .digest("base64url");
}

/** A row is of use until its time is over. */
export const forgetRateLimits = defineJob({
  name: "forget-rate-limits",
  schema: z.object({}),
  schedule: "37 * * * *",
  async run(_, trx) {
    await tablesOf<PlatformTables>(trx)
      .deleteFrom("platform.rate_limit")
      .where("expire", "<", Date.now())
      .execute();
  },
});
