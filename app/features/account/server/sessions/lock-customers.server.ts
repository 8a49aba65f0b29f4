import { sql } from "kysely";
import { inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";
import { revokeSessionsOf } from "./sessions.server.ts";

/**
 * Takes the passwords of customers away and ends their sessions, here and at the accounts site; `importCustomer` gives a
 * password back. Answers how many had one.
 */
export async function lockCustomers(ids: readonly string[], now: Date): Promise<number> {
  return inTransaction<unknown, number>(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    const locked = await db
      .updateTable("account.customer")
      .set({ password_hash: null })
      .where("id", "in", ids)
      .where("password_hash", "is not", null)
      .returning("id")
      .execute();
    for (const { id } of locked) await revokeSessionsOf(trx, id, now);
    await db
      .deleteFrom("account.oidc_record")
      .where("model", "=", "Session")
      .where(({ eb }) => eb(sql<string>`payload ->> 'accountId'`, "in", ids))
      .execute();
    return locked.length;
  });
}
