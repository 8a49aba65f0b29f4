import { type ExpressionBuilder, sql } from "kysely";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";
import { lockedCustomer } from "../customers/customers.server.ts";

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
  const db = tablesOf<AccountTables>(trx);
  await lockedCustomer(trx, customerId);
  const ended = await db
    .updateTable("account.session")
    .set({ revoked_at: now })
    .where("id", "=", sessionId)
    .where("customer_id", "=", customerId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning("provider_session")
    .executeTakeFirst();
  if (ended === undefined) return false;
  await endLogins(trx, customerId);
  const { provider_session: provided } = ended;
  // Else the device would be signed in again with its next login, without a password.
  if (provided !== null)
    await db
      .deleteFrom("account.oidc_record")
      .where("model", "=", "Session")
      .where("uid", "=", provided)
      .where(isOf(customerId))
      .execute();
  return true;
}

/**
 * Ends whatever lets a customer in but one session, here and at the accounts site, and voids a new address that waits to be
 * confirmed: who got in may have requested it. Answers how many sessions ended.
 */
export async function endOtherSessions(
  trx: AnyTransaction,
  { customerId, sessionId }: OneSession,
  now: Date,
): Promise<number> {
  const db = tablesOf<AccountTables>(trx);
  await lockedCustomer(trx, customerId);
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
  await endLogins(trx, customerId);
  await db
    .deleteFrom("account.oidc_record")
    .where("model", "=", "Session")
    .where("uid", "is distinct from", own?.provider_session ?? null)
    .where(isOf(customerId))
    .execute();
  // Tokens of the importer's app and of his other programs.
  await db
    .deleteFrom("account.oidc_record")
    .where("model", "in", ["RefreshToken", "AccessToken", "Grant"])
    .where(isOf(customerId))
    .execute();
  await db.deleteFrom("account.email_change").where("customer_id", "=", customerId).execute();
  return ended.length;
}

/** Ends the sessions that came from one at the accounts site. */
export async function endSessionsFrom(providerSession: string, now: Date): Promise<void> {
  await database<AccountTables>()
    .updateTable("account.session")
    .set({ revoked_at: now })
    .where("provider_session", "=", providerSession)
    .where("revoked_at", "is", null)
    .execute();
}

/** The same for every session of a customer. */
export async function endAllSessions(trx: AnyTransaction, customerId: string, now: Date): Promise<void> {
  await endOtherSessions(trx, { customerId, sessionId: "" }, now);
}

/** Ends the logins of a customer that are under way, also one that is parked between its password and its end. */
async function endLogins(trx: AnyTransaction, customerId: string): Promise<void> {
  const db = tablesOf<AccountTables>(trx);
  await db
    .deleteFrom("account.oidc_record")
    .where("model", "in", ["AuthorizationCode", "Interaction"])
    .where(isOf(customerId))
    .execute();
  await db.deleteFrom("account.login_code").where("customer_id", "=", customerId).execute();
}

/** What the provider keeps of a customer; a login that is not at its end yet names them in its result. */
function isOf(customerId: string) {
  return ({ or }: ExpressionBuilder<AccountTables, "account.oidc_record">) =>
    or([
      sql<boolean>`payload ->> 'accountId' = ${customerId}`,
      sql<boolean>`payload -> 'result' -> 'login' ->> 'accountId' = ${customerId}`,
    ]);
}
