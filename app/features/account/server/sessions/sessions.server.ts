import { createHmac, randomBytes } from "node:crypto";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { Device } from "../../rules/device.ts";
import { decideRotation, sessionEnd } from "../../rules/refresh-rotation.ts";
import type { AccountTables } from "../../tables.ts";
import { profileOf } from "../customers/customers.server.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import { issueAccessToken } from "./access-token.server.ts";

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A login that is complete: who signed in, when they showed it, and with what. */
export interface CompleteLogin {
  readonly customerId: string;
  /** Null where the issuer does not say. */
  readonly authenticatedAt: Date | null;
  readonly device: Device;
  /** The session at the accounts site that it came from; null of another issuer. */
  readonly providerSession: string | null;
  /** The hash of the code that the session is made for. */
  readonly codeHash?: string;
}

export interface OneSession {
  readonly customerId: string;
  readonly sessionId: string;
}

/** Begins a session of 30 days, sliding up to its latest end, for a customer who just signed in. */
export async function startSession(
  trx: AnyTransaction,
  { customerId, authenticatedAt, device, providerSession, codeHash }: CompleteLogin,
  now: Date,
): Promise<TokenPair> {
  const db = tablesOf<AccountTables>(trx);
  const id = newId<"Session">(now.getTime());
  const refreshToken = newToken();
  await db
    .insertInto("account.session")
    .values({
      id,
      customer_id: customerId,
      created_at: now,
      expires_at: expiry(now, now),
      revoked_at: null,
      authenticated_at: authenticatedAt,
      last_used_at: now,
      provider_session: providerSession,
      login_code_hash: codeHash ?? null,
      ...device,
    })
    .execute();
  await db.insertInto("account.refresh_token").values(currentToken(refreshToken, id)).execute();
  return pairFor(trx, customerId, id, refreshToken, now);
}

/**
 * Answers a refresh token with a new pair. Presented again within 60 seconds it gets the same successor, so that tabs
 * which refresh at once agree; later it counts as stolen, ends the whole session, and `onReuse` hears of it.
 */
export async function rotateSession(
  presented: string,
  now: Date,
  onReuse: (session: OneSession) => void = () => undefined,
): Promise<Result<TokenPair, "session-expired">> {
  let reused: OneSession | undefined;
  const rotated = await inTransaction<unknown, Result<TokenPair, "session-expired">>(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    // The lock on the token's row puts callers that present it at once into a line, over all processes.
    const token = await db
      .selectFrom("account.refresh_token as token")
      .innerJoin("account.session as session", "session.id", "token.session_id")
      .select(["token.session_id", "token.replaced_at", "token.successor_salt"])
      .select(["session.customer_id", "session.created_at", "session.expires_at", "session.revoked_at"])
      .where("token.token_hash", "=", tokenHash(presented))
      .forUpdate()
      .executeTakeFirst();
    if (token === undefined) return refuse("session-expired");
    const decision = decideRotation(
      {
        replacedAt: token.replaced_at,
        sessionExpiresAt: token.expires_at,
        sessionRevokedAt: token.revoked_at,
      },
      now,
    );
    if (decision === "refuse") return refuse("session-expired");
    if (decision === "revoke") {
      await db
        .updateTable("account.session")
        .set({ revoked_at: now })
        .where("id", "=", token.session_id)
        .execute();
      reused = { customerId: token.customer_id, sessionId: token.session_id };
      return refuse("session-expired");
    }
    const salt = token.successor_salt ?? randomBytes(24).toString("base64url");
    const successor = successorOf(presented, salt);
    if (decision === "rotate")
      await replace(
        trx,
        { presented, salt, successor, sessionId: token.session_id, endsAt: expiry(token.created_at, now) },
        now,
      );
    return succeed(await pairFor(trx, token.customer_id, token.session_id, successor, now));
  });
  if (reused !== undefined) onReuse(reused);
  return rotated;
}

/** Ends the session that a refresh token belongs to, and answers which it was. An unknown token ends nothing. */
export async function revokeSession(refreshToken: string, now: Date): Promise<OneSession | undefined> {
  return database<AccountTables>()
    .updateTable("account.session")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .where("id", "in", (query) =>
      query
        .selectFrom("account.refresh_token")
        .select("session_id")
        .where("token_hash", "=", tokenHash(refreshToken)),
    )
    .returning(["id as sessionId", "customer_id as customerId"])
    .executeTakeFirst();
}

async function replace(
  trx: AnyTransaction,
  {
    presented,
    salt,
    successor,
    sessionId,
    endsAt,
  }: { presented: string; salt: string; successor: string; sessionId: string; endsAt: Date },
  now: Date,
): Promise<void> {
  const db = tablesOf<AccountTables>(trx);
  await db
    .updateTable("account.refresh_token")
    .set({ replaced_at: now, successor_salt: salt })
    .where("token_hash", "=", tokenHash(presented))
    .execute();
  await db.insertInto("account.refresh_token").values(currentToken(successor, sessionId)).execute();
  await db
    .updateTable("account.session")
    .set({ expires_at: endsAt, last_used_at: now })
    .where("id", "=", sessionId)
    .execute();
}

/** The successor can be computed again without being stored: it takes the presented token, the row and our secret. */
function successorOf(presented: string, salt: string): string {
  return createHmac("sha256", secretFor("refresh token")).update(`${presented}.${salt}`).digest("base64url");
}

function currentToken(token: string, sessionId: string) {
  return { token_hash: tokenHash(token), session_id: sessionId, successor_salt: null, replaced_at: null };
}

function expiry(startedAt: Date, now: Date): Date {
  return sessionEnd(startedAt, now, config.accounts.sessionDays);
}

async function pairFor(
  trx: AnyTransaction,
  customerId: string,
  sessionId: string,
  refreshToken: string,
  now: Date,
): Promise<TokenPair> {
  const customer = await tablesOf<AccountTables>(trx)
    .selectFrom("account.customer")
    .selectAll()
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return { accessToken: await issueAccessToken(profileOf(customer), sessionId, now), refreshToken };
}
