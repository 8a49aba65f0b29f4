import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { loginCodeLifeMs } from "../../rules/refresh-rotation.ts";
import type { AccountTables } from "../../tables.ts";
import { isCustomer } from "../customers/customers.server.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import { type CompleteLogin, type OneSession, startSession, type TokenPair } from "./sessions.server.ts";

/** A login code for one return address: 60 seconds, once. None for an account that is closed, or a login that was ended. */
export async function issueLoginCode(
  { customerId, authenticatedAt, device, providerSession }: CompleteLogin,
  returnAddress: string,
  now: Date,
): Promise<string | undefined> {
  const code = newToken();
  return inTransaction<unknown, string | undefined>(async (trx) => {
    if (!(await isOpenAccount(trx, customerId))) return undefined;
    if (providerSession !== null && !(await goesOn(trx, providerSession))) return undefined;
    await tablesOf<AccountTables>(trx)
      .insertInto("account.login_code")
      .values({
        code_hash: tokenHash(code),
        customer_id: customerId,
        return_address: returnAddress,
        authenticated_at: authenticatedAt,
        provider_session: providerSession,
        ...device,
        expires_at: new Date(now.getTime() + loginCodeLifeMs),
      })
      .execute();
    return code;
  });
}

/**
 * Turns a login code into the tokens of a new session. A code that is unknown, used, older than 60 seconds, or not
 * presented with the address that it was made for is refused; presenting it uses it up in every case. One that comes back was
 * copied: it ends the session that was made for it, and `onReplay` hears of that.
 */
export async function exchangeLoginCode(
  { code, redirectUrl }: { readonly code: string; readonly redirectUrl?: string | undefined },
  now: Date,
  onReplay: (session: OneSession) => void = () => undefined,
): Promise<Result<TokenPair, "login-code-invalid">> {
  const exchanged = await inTransaction<unknown, Result<TokenPair, "login-code-invalid">>(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    // The customer's row comes first, as where sessions are ended: either this code is gone by now, or they see its session.
    const owner = await db
      .selectFrom("account.login_code")
      .select("customer_id")
      .where("code_hash", "=", tokenHash(code))
      .executeTakeFirst();
    if (owner === undefined) return refuse("login-code-invalid");
    const isOpen = await isOpenAccount(trx, owner.customer_id);
    const login = await db
      .deleteFrom("account.login_code")
      .where("code_hash", "=", tokenHash(code))
      .returningAll()
      .executeTakeFirst();
    if (!isOpen || login === undefined || login.expires_at <= now) return refuse("login-code-invalid");
    if (!isSamePage(redirectUrl ?? "", login.return_address)) return refuse("login-code-invalid");
    const { browser, system } = login;
    return succeed(
      await startSession(
        trx,
        {
          customerId: login.customer_id,
          authenticatedAt: login.authenticated_at,
          device: { browser, system },
          providerSession: login.provider_session,
          codeHash: tokenHash(code),
        },
        now,
      ),
    );
  });
  if (exchanged.ok) return exchanged;
  // By itself, after the transaction: who presented the code at the same moment has made its session by now.
  const copied = await endSessionOfCode(code, now);
  if (copied !== undefined) onReplay(copied);
  return exchanged;
}

function endSessionOfCode(code: string, now: Date): Promise<OneSession | undefined> {
  return database<AccountTables>()
    .updateTable("account.session")
    .set({ revoked_at: now })
    .where("login_code_hash", "=", tokenHash(code))
    .where("revoked_at", "is", null)
    .returning(["id as sessionId", "customer_id as customerId"])
    .executeTakeFirst();
}

/** Whether an account lets its customer in. Until the transaction ends nobody else ends their sessions. */
async function isOpenAccount(trx: AnyTransaction, customerId: string): Promise<boolean> {
  const customer = await tablesOf<AccountTables>(trx)
    .selectFrom("account.customer")
    .select(["issuer", "closed_at"])
    .where("id", "=", customerId)
    .forKeyShare()
    .executeTakeFirst();
  return customer?.closed_at === null && isCustomer(customer);
}

async function goesOn(trx: AnyTransaction, providerSession: string): Promise<boolean> {
  const session = await tablesOf<AccountTables>(trx)
    .selectFrom("account.oidc_record")
    .select("id")
    .where("model", "=", "Session")
    .where("uid", "=", providerSession)
    .executeTakeFirst();
  return session !== undefined;
}

/** Origin and path bind; the site may have tidied the query before it presents the code. */
function isSamePage(address: string, other: string): boolean {
  const [a, b] = [URL.parse(address), URL.parse(other)];
  return a !== null && b !== null && a.origin === b.origin && a.pathname === b.pathname;
}
