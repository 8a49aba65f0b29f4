import * as openid from "openid-client";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { freshForMs } from "#app/platform/security/fresh-sign-in.ts";
import type { AccountTables } from "../../tables.ts";
import { tokenHash } from "../one-time-token.server.ts";
import type { Audience } from "./audience.server.ts";
import { type RelyingParty, relyingParty, type Tokens } from "./relying-party.server.ts";

const loginLifeMs = 60 * 60_000;
/** How far back another issuer may have seen the person, in seconds; with it the issuer has to say when that was. */
const freshForSeconds = String(freshForMs / 1000);

export interface LoginRequest {
  readonly language: Language;
  /** Already checked against the allow-list. */
  readonly returnAddress: string;
  /** The site's own `state`, handed back untouched. */
  readonly visitorState?: string | undefined;
  /** What has to come back from the issuer, bound to the visitor's browser. */
  readonly state: string;
}

/** Begins a login at the issuer (code flow with PKCE) and answers with the address to send the visitor to. */
export async function requestLogin(
  audience: Audience,
  wanted: LoginRequest,
  { parameters, now }: { readonly parameters: Readonly<Record<string, string>>; readonly now: Date },
): Promise<string> {
  const { client, redirectUri } = await relyingParty(audience);
  const nonce = openid.randomNonce();
  const codeVerifier = openid.randomPKCECodeVerifier();
  await database<AccountTables>()
    .insertInto("account.login_request")
    .values({
      audience: audience.name,
      state_hash: tokenHash(wanted.state),
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
    state: wanted.state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ui_locales: wanted.language,
    ...parameters,
  }).href;
}

/** What a request has beside it so that its issuer sees the person again. */
export const freshParameters = { prompt: "login", max_age: freshForSeconds } as const;

export interface EndedLogin {
  readonly returnAddress: string;
  readonly visitorState: string | null;
  readonly language: Language | undefined;
  readonly begunAt: Date;
  readonly tokens: Tokens;
  readonly party: RelyingParty;
  /** When the person last showed who they are, by our clock; null where the issuer does not say. */
  readonly authenticatedAt: Date | null;
}

/** Ends a login with what the issuer sent back. Undefined for one that is unknown, too old, used, or refused by the issuer. */
export async function endLogin(audience: Audience, path: string, now: Date): Promise<EndedLogin | undefined> {
  const current = new URL(path, audience.redirectUri());
  const state = current.searchParams.get("state") ?? "";
  const login = await database<AccountTables>()
    .deleteFrom("account.login_request")
    .where("state_hash", "=", tokenHash(state))
    .where("audience", "=", audience.name)
    .returningAll()
    .executeTakeFirst();
  if (login === undefined || login.expires_at <= now) return undefined;
  const party = await relyingParty(audience);
  const expected = { state, nonce: login.nonce, codeVerifier: login.code_verifier };
  const tokens = await tokensFor(party, current, expected);
  if (tokens === undefined) return undefined;
  return {
    returnAddress: login.return_address,
    visitorState: login.visitor_state,
    language: isLanguage(login.language) ? login.language : undefined,
    begunAt: new Date(login.expires_at.getTime() - loginLifeMs),
    tokens,
    party,
    authenticatedAt: timeOf(tokens.claims()?.auth_time),
  };
}

/** The return address of a login under way, for the pages of the accounts site. */
export async function returnAddressOf(state: unknown, audience: Audience): Promise<string | undefined> {
  if (typeof state !== "string") return undefined;
  const row = await database<AccountTables>()
    .selectFrom("account.login_request")
    .select("return_address")
    .where("state_hash", "=", tokenHash(state))
    .where("audience", "=", audience.name)
    .executeTakeFirst();
  return row?.return_address;
}

async function tokensFor(
  { client }: RelyingParty,
  current: URL,
  { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
): Promise<Tokens | undefined> {
  try {
    return await openid.authorizationCodeGrant(client, current, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
  } catch (error) {
    return refusedByIssuer(error);
  }
}

/** Undefined for an issuer's refusal, which is logged; anything else is thrown on. */
export function refusedByIssuer(error: unknown): undefined {
  const isRefusal =
    error instanceof openid.AuthorizationResponseError ||
    error instanceof openid.ResponseBodyError ||
    error instanceof openid.ClientError;
  if (!isRefusal) throw error;
  log.info(
    { code: (error as { error?: string; code?: string }).error ?? "refused" },
    "login refused by the issuer",
  );
  return undefined;
}

/** An issuer's time by our clock: the program may run by another one than the machine. */
function timeOf(seconds: number | undefined): Date | null {
  return seconds === undefined ? null : new Date(now().getTime() - (Date.now() - seconds * 1000));
}
