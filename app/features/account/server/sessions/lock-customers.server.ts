import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";
import { isCustomer, lockedCustomer } from "../customers/customers.server.ts";
import { staffIssuer } from "../openid/audience.server.ts";
import { endAllSessions } from "./end-sessions.server.ts";

/**
 * Takes the passwords of customers away and ends their sessions, here and at the accounts site; `importCustomer` gives a
 * password back. Answers how many had one.
 */
export async function lockCustomers(ids: readonly string[], now: Date): Promise<number> {
  return inTransaction<unknown, number>(async (trx) => {
    const locked = await tablesOf<AccountTables>(trx)
      .updateTable("account.customer")
      .set({ password_hash: null })
      .where("id", "in", ids)
      .where("issuer", "<>", staffIssuer)
      .where("password_hash", "is not", null)
      .returning("id")
      .execute();
    for (const { id } of locked) await endAllSessions(trx, id, now);
    return locked.length;
  });
}

const waysIn = [
  "passkey",
  "authenticator",
  "recovery_code",
  "password_reset",
  "email_undo",
  "factor_reset",
] as const;

/**
 * Closes an account for good, in the caller's transaction: its sessions end, here and at the accounts site, its password,
 * factors and links are gone, and nobody signs in to it or gets a new link any more.
 */
export async function closeAccount(trx: AnyTransaction, customerId: string, now: Date): Promise<void> {
  const db = tablesOf<AccountTables>(trx);
  const customer = await lockedCustomer(trx, customerId);
  if (customer !== undefined && !isCustomer(customer)) throw new Error("closeStaffAccount closes this one");
  await db
    .updateTable("account.customer")
    .set({ password_hash: null, closed_at: now })
    .where("id", "=", customerId)
    .execute();
  for (const way of waysIn)
    await db.deleteFrom(`account.${way}`).where("customer_id", "=", customerId).execute();
  await endAllSessions(trx, customerId, now);
}

/** The ids of all customers. */
export async function customerIds(): Promise<string[]> {
  const rows = await database<AccountTables>()
    .selectFrom("account.customer")
    .select("id")
    .where("issuer", "<>", staffIssuer)
    .execute();
  return rows.map(({ id }) => id);
}
