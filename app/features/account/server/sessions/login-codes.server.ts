import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { loginCodeLifeMs } from "../../rules/refresh-rotation.ts";
import type { AccountTables } from "../../tables.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import { type CompleteLogin, startSession, type TokenPair } from "./sessions.server.ts";

/** A login code for one return address: 60 seconds, once. */
export async function issueLoginCode(
  { customerId, authenticatedAt, device, providerSession }: CompleteLogin,
  returnAddress: string,
  now: Date,
): Promise<string> {
  const code = newToken();
  await database<AccountTables>()
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
}

/**
 * Turns a login code into the tokens of a new session. A code that is unknown, used, older than 60 seconds, or not
 * presented with the address that it was made for is refused; presenting it uses it up in every case.
 */
export async function exchangeLoginCode(
  { code, redirectUrl }: { readonly code: string; readonly redirectUrl?: string | undefined },
  now: Date,
): Promise<Result<TokenPair, "login-code-invalid">> {
  return inTransaction<unknown, Result<TokenPair, "login-code-invalid">>(async (trx) => {
    const login = await tablesOf<AccountTables>(trx)
      .deleteFrom("account.login_code")
      .where("code_hash", "=", tokenHash(code))
      .returningAll()
      .executeTakeFirst();
    if (login === undefined || login.expires_at <= now) return refuse("login-code-invalid");
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
        },
        now,
      ),
    );
  });
}

/** Origin and path bind; the site may have tidied the query before it presents the code. */
function isSamePage(address: string, other: string): boolean {
  const [a, b] = [URL.parse(address), URL.parse(other)];
  return a !== null && b !== null && a.origin === b.origin && a.pathname === b.pathname;
}
