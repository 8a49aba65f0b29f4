import * as openid from "openid-client";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { freshForMs } from "#app/platform/security/fresh-sign-in.ts";
import { withParameters } from "../../rules/return-address.ts";
import type { AccountTables } from "../../tables.ts";
import { noteUsedLanguage } from "../customers/message-language.server.ts";
import { tokenHash } from "../one-time-token.server.ts";
import { issueLoginCode } from "../sessions/login-codes.server.ts";
import type { CompleteLogin } from "../sessions/sessions.server.ts";
import { relyingParty } from "./relying-party.server.ts";

const loginLifeMs = 60 * 60_000;

export interface WantedLogin {
  readonly language: Language;
  /** Already checked against the allow-list. */
  readonly returnAddress: string;
  /** The site's own `state`, handed back untouched. */
  readonly visitorState: string | undefined;
  /** What has to come back from the issuer, bound to the visitor's browser. */
  readonly state: string;
  /** Has the customer sign in also where their session at the issuer goes on. */
  readonly isFresh?: boolean;
}

/** How far back another issuer may have seen the customer, in seconds; with it the issuer has to say when that was. */
const freshForSeconds = String(freshForMs / 1000);

/** Begins a login at the issuer (code flow with PKCE) and answers with the address to send the visitor to. */
export async function beginLogin(wanted: WantedLogin, now: Date): Promise<string> {
  const { client, redirectUri, scope } = await relyingParty();
  const { state } = wanted;
  const nonce = openid.randomNonce();
  const codeVerifier = openid.randomPKCECodeVerifier();
  await database<AccountTables>()
    .insertInto("account.login_request")
    .values({
      state_hash: tokenHash(state),
      code_verifier: codeVerifier,
      nonce,
      return_address: wanted.returnAddress,
      visitor_state: wanted.visitorState ?? null,
      language: wanted.language,
      expires_at: new Date(now.getTime() + loginLifeMs),
    })
    .execute();
  return openid.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ui_locales: wanted.language,
    ...(wanted.isFresh === true && { prompt: "login", max_age: freshForSeconds }),
  }).href;
}

/**
 * Ends a login with what the issuer sent back: answers with the return address, a one-time code and the site's `state`
 * on it. A login that is unknown, too old, used, or refused by the issuer gets no code.
 */
export async function finishLogin(
  { path, ...browser }: { readonly path: string } & Pick<CompleteLogin, "device" | "providerSession">,
  now: Date,
): Promise<Result<string, "login-expired">> {
  const current = new URL(path, origin());
  const state = current.searchParams.get("state") ?? "";
  const login = await database<AccountTables>()
    .deleteFrom("account.login_request")
    .where("state_hash", "=", tokenHash(state))
    .returningAll()
    .executeTakeFirst();
  if (login === undefined || login.expires_at <= now) return refuse("login-expired");
  const signedIn = await customerFrom(current, {
    state,
    nonce: login.nonce,
    codeVerifier: login.code_verifier,
  });
  if (signedIn === undefined) return refuse("login-expired");
  const code = await issueLoginCode({ ...signedIn, ...browser }, login.return_address, now);
  if (code === undefined) return refuse("login-expired");
  if (isLanguage(login.language)) await noteUsedLanguage(signedIn.customerId, login.language);
  return succeed(withParameters(login.return_address, { code, state: login.visitor_state }));
}

/** The return address of a login under way, for the pages of the accounts site. */
export async function returnAddressOf(state: unknown): Promise<string | undefined> {
  if (typeof state !== "string") return undefined;
  const row = await database<AccountTables>()
    .selectFrom("account.login_request")
    .select("return_address")
    .where("state_hash", "=", tokenHash(state))
    .executeTakeFirst();
  return row?.return_address;
}

async function customerFrom(
  current: URL,
  { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
): Promise<Pick<CompleteLogin, "customerId" | "authenticatedAt"> | undefined> {
  const { client, customerOf } = await relyingParty();
  try {
    const tokens = await openid.authorizationCodeGrant(client, current, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const authenticatedAt = timeOf(tokens.claims()?.auth_time);
    return { customerId: await customerOf(tokens), authenticatedAt };
  } catch (error) {
    if (!isRefusalOfIssuer(error)) throw error;
    log.info(
      { code: (error as { error?: string; code?: string }).error ?? "refused" },
      "login refused by the issuer",
    );
    return undefined;
  }
}

/** An issuer's time by our clock: the program may run by another one than the machine. */
function timeOf(seconds: number | undefined): Date | null {
  return seconds === undefined ? null : new Date(now().getTime() - (Date.now() - seconds * 1000));
}

function isRefusalOfIssuer(error: unknown): boolean {
  return (
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.ResponseBodyError ||
    error instanceof openid.ClientError
  );
}
