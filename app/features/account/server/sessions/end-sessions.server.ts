import { sql } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";

interface OneSession {
  readonly customerId: string;
  readonly sessionId: string;
}

/** Ends one session of a customer, here and at the accounts site; false where they have no such session. */
export async function endSession(
  trx: AnyTransaction,
  { customerId, sessionId }: OneSession,
  now: Date,
): Promise<boolean> {
  const ended = await tablesOf<AccountTables>(trx)
    .updateTable("account.session")
    .set({ revoked_at: now })
    .where("id", "=", sessionId)
    .where("customer_id", "=", customerId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning("provider_session")
    .executeTakeFirst();
  if (ended === undefined) return false;
  const { provider_session: provided } = ended;
  // Else the device would be signed in again with its next login, without a password.
  if (provided !== null) await providerSessions(trx, customerId).where("uid", "=", provided).execute();
  return true;
}

/** Ends every session of a customer but one, here and at the accounts site; answers how many. */
export async function endOtherSessions(
  trx: AnyTransaction,
  { customerId, sessionId }: OneSession,
  now: Date,
): Promise<number> {
  const db = tablesOf<AccountTables>(trx);
  const ended = await db
    .updateTable("account.session")
    .set({ revoked_at: now })
    .where("customer_id", "=", customerId)
    .where("id", "<>", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .execute();
  const own = await db
    .selectFrom("account.session")
    .select("provider_session")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  await providerSessions(trx, customerId)
    .where("uid", "is distinct from", own?.provider_session ?? null)
    .execute();
  // A login that is on its way would begin another one.
  await db.deleteFrom("account.login_code").where("customer_id", "=", customerId).execute();
  return ended.length;
}

/** Ends every session of a customer, here and at the accounts site. */
export async function endAllSessions(trx: AnyTransaction, customerId: string, now: Date): Promise<void> {
  await endOtherSessions(trx, { customerId, sessionId: "" }, now);
}

function providerSessions(trx: AnyTransaction, customerId: string) {
  return tablesOf<AccountTables>(trx)
    .deleteFrom("account.oidc_record")
    .where("model", "=", "Session")
    .where(sql`payload ->> 'accountId'`, "=", customerId);
}
