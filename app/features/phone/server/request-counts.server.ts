import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { caps, countedWith } from "../rules/request-caps.ts";
import type { PhoneTables } from "../tables.ts";
import { keyedHash } from "./keyed-hashes.server.ts";

/**
 * Counts one request under the key of a number, network or range, and answers the count with it. The row is locked until
 * the transaction ends, so that parallel requests see each other; one that is refused counts for nothing.
 */
export async function countRequest(
  trx: AnyTransaction,
  kind: keyof typeof caps,
  of: string,
  now: Date,
): Promise<number> {
  const key = keyedHash(kind, of);
  const db = tablesOf<PhoneTables>(trx);
  await db
    .insertInto("phone.request_count")
    .values({ key, count: 0, ends_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const former = await db
    .selectFrom("phone.request_count")
    .select(["count", "ends_at as endsAt"])
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { count, endsAt } = countedWith(former, caps[kind], now);
  await db
    .updateTable("phone.request_count")
    .set({ count, ends_at: endsAt })
    .where("key", "=", key)
    .execute();
  return count;
}
