import type { Context } from "hono";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { addressOf, requestIdOf } from "#app/platform/api/api-app.server.ts";
import { config, officeOrigin } from "#app/platform/config.server.ts";
import { twinOfOwnSite } from "../../rules/return-address.ts";
import { usedFactor } from "../../rules/staff-factor.ts";
import { findById } from "../customers/customers.server.ts";
import { languageFor } from "../customers/message-language.server.ts";
import { logSecurity } from "../sign-in/security-log.server.ts";
import { staff, staffIssuer } from "./audience.server.ts";
import { isStateOfBrowser, stateForBrowser } from "./login-browser.server.ts";
import {
  type EndedLogin,
  endLogin,
  freshParameters,
  refusedByIssuer,
  requestLogin,
} from "./login-requests.server.ts";
import { claimsOf, relyingParty, subjectOf, textClaim } from "./relying-party.server.ts";

export interface WantedStaffLogin {
  readonly language: Language;
  /** A path below the office's origin, already checked. */
  readonly returnPath: string;
  /** Has the member of staff sign in again also where their session at another issuer goes on. */
  readonly isFresh?: boolean;
}

/**
 * Begins a login of a member of staff; answers the address to redirect to, and sets the cookie that binds the login to this
 * browser. The built-in accounts site always requests password
 * and factor, another issuer where its session has ended, or this login has to be fresh.
 */
export async function beginStaffLogin(
  context: Context,
  { language, returnPath, isFresh = false }: WantedStaffLogin,
  now: Date,
): Promise<string> {
  const twin = twinOfOwnSite(context.req.url, officeOrigin());
  if (twin !== undefined) return twin;
  const { external } = await relyingParty(staff);
  const { requiredAcr } = config.staffAccounts;
  const state = stateForBrowser(context, staff);
  const parameters =
    external === undefined
      ? { scope: "openid", prompt: "login" }
      : {
          scope: "openid profile email",
          ...(isFresh && freshParameters),
          ...(requiredAcr !== undefined && { acr_values: requiredAcr }),
        };
  return requestLogin(staff, { language, returnAddress: returnPath, state }, { parameters, now });
}

/** Who signed in to the office, with a second factor. */
export interface SignedInStaff {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** Of another issuer that says it; members of our own have theirs in their record. */
  readonly nameAr?: string | undefined;
  /** Of another issuer; nobody has groups here. */
  readonly groups: readonly string[];
  /** When they showed who they are; 1970 where another issuer does not say, so that it is never fresh. */
  readonly authenticatedAt: Date;
  readonly returnPath: string;
  readonly language: Language;
}

type FinishedLogin = Result<SignedInStaff, "login-expired" | "factor-missing">;

/**
 * Ends a login with what the issuer sent back to `path`. Refused are one that is unknown, too old, used, another browser's or
 * refused by the issuer, and one without a second factor.
 */
export async function finishStaffLogin(context: Context, path: string, now: Date): Promise<FinishedLogin> {
  const state = new URL(path, staff.redirectUri()).searchParams.get("state") ?? "";
  if (!isStateOfBrowser(context, state, staff)) return refuse("login-expired");
  const ended = await endLogin(staff, path, now);
  if (ended === undefined) return refuse("login-expired");
  const requiredAcr = ended.party.external === undefined ? undefined : config.staffAccounts.requiredAcr;
  // By the signed token alone: what it says about a factor is not the person's to change.
  if (!usedFactor(ended.tokens.claims() ?? {}, requiredAcr)) {
    const requestId = requestIdOf(context.req.header("x-request-id"));
    logSecurity(
      "factor-missing",
      { requestId, address: addressOf(context.req.raw, context.env) },
      { audience: staff },
    );
    return refuse("factor-missing");
  }
  return ended.party.external === undefined
    ? builtInStaff(ended)
    : externalStaff(ended, ended.party.external);
}

/** Auth times are whole seconds. */
const roundingMs = 2_000;

async function builtInStaff(ended: EndedLogin): Promise<FinishedLogin> {
  const { tokens, authenticatedAt, begunAt, returnAddress: returnPath } = ended;
  const account = await findById(subjectOf(tokens));
  if (account?.issuer !== staffIssuer || account.closed_at !== null) return refuse("login-expired");
  // `prompt` stands in an address that the browser may change: a session of the provider must not take its place.
  if (authenticatedAt === null || authenticatedAt.getTime() < begunAt.getTime() - roundingMs)
    return refuse("login-expired");
  return succeed({
    issuer: staffIssuer,
    subject: account.id,
    email: account.email,
    name: account.first_name,
    groups: [],
    authenticatedAt,
    returnPath,
    language: ended.language ?? languageFor(account, "en"),
  });
}

async function externalStaff(ended: EndedLogin, issuer: string): Promise<FinishedLogin> {
  const { party, tokens, authenticatedAt, returnAddress: returnPath, language = "en" } = ended;
  const claims = await claimsOf(party, tokens).catch(refusedByIssuer);
  if (claims === undefined) return refuse("login-expired");
  const userName = textClaim(claims, "preferred_username");
  const email = textClaim(claims, "email") || (userName.includes("@") ? userName : "");
  return succeed({
    issuer,
    subject: subjectOf(tokens),
    email: email.toLowerCase(),
    name: textClaim(claims, "name") || userName || email,
    // Claims in a language: OpenID Connect Core 1.0, section 5.2.
    nameAr: textClaim(claims, "name#ar"),
    groups: groupsOf(claims[config.staffAccounts.groupsClaim]),
    authenticatedAt: authenticatedAt ?? new Date(0),
    returnPath,
    language,
  });
}

/** An issuer may name a single group without a list. */
function groupsOf(claim: unknown): string[] {
  const groups: unknown[] = Array.isArray(claim) ? claim : [claim];
  return groups.filter((group) => typeof group === "string");
}
