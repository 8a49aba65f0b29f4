import { sql } from "kysely";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";
import { revokeSessionsOf } from "./sessions.server.ts";

/**
 * Takes the passwords of customers away and ends their sessions, here and at the accounts site; `importCustomer` gives a
 * password back. Answers how many had one.
 */
export async function lockCustomers(ids: readonly string[], now: Date): Promise<number> {
  return inTransaction<unknown, number>(async (trx) => {
    const locked = await tablesOf<AccountTables>(trx)
      .selectFrom("account.customer")
      .select("id")
      .where("id", "in", ids)
      .where("password_hash", "is not", null)
      .execute();
    for (const { id } of locked) await closeAccount(trx, id, now);
    return locked.length;
  });
}

/** Takes a customer's password away and ends all their sessions, here and at the accounts site, in the caller's transaction. */
export async function closeAccount(trx: AnyTransaction, customerId: string, now: Date): Promise<void> {
  const db = tablesOf<AccountTables>(trx);
  await db
    .updateTable("account.customer")
    .set({ password_hash: null })
    .where("id", "=", customerId)
    .execute();
  await revokeSessionsOf(trx, customerId, now);
  await db
    .deleteFrom("account.oidc_record")
    .where("model", "=", "Session")
    .where(sql<boolean>`payload ->> 'accountId' = ${customerId}`)
    .execute();
}

/** The ids of all customers. */
export async function customerIds(): Promise<string[]> {
  const rows = await database<AccountTables>().selectFrom("account.customer").select("id").execute();
  return rows.map(({ id }) => id);
}
