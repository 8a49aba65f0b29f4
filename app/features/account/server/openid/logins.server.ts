import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { withParameters } from "../../rules/return-address.ts";
import { upsertIssuedCustomer } from "../customers/customers.server.ts";
import { noteUsedLanguage } from "../customers/message-language.server.ts";
import { issueLoginCode } from "../sessions/login-codes.server.ts";
import type { CompleteLogin } from "../sessions/sessions.server.ts";
import { customers } from "./audience.server.ts";
import {
  endLogin,
  freshParameters,
  type LoginRequest,
  refusedByIssuer,
  requestLogin,
} from "./login-requests.server.ts";
import {
  claimsOf,
  type RelyingParty,
  relyingParty,
  subjectOf,
  type Tokens,
  textClaim,
} from "./relying-party.server.ts";

export interface WantedLogin extends LoginRequest {
  /** Has the customer sign in also where their session at the issuer goes on. */
  readonly isFresh?: boolean;
}

/** Begins a customer's login at the issuer and answers with the address to send the visitor to. */
export async function beginLogin({ isFresh, ...wanted }: WantedLogin, now: Date): Promise<string> {
  const { external } = await relyingParty(customers);
  const scope = external === undefined ? "openid" : "openid profile email phone";
  return requestLogin(customers, wanted, { parameters: { scope, ...(isFresh && freshParameters) }, now });
}

/**
 * Ends a login with what the issuer sent back: answers with the return address, a one-time code and the site's `state`
 * on it. A login that is unknown, too old, used, or refused by the issuer gets no code.
 */
export async function finishLogin(
  { path, ...browser }: { readonly path: string } & Pick<CompleteLogin, "device" | "providerSession">,
  now: Date,
): Promise<Result<string, "login-expired">> {
  const ended = await endLogin(customers, path, now);
  if (ended === undefined) return refuse("login-expired");
  const { party, tokens, authenticatedAt, returnAddress, language, visitorState } = ended;
  const customerId = await customerOf(party, tokens).catch(refusedByIssuer);
  if (customerId === undefined) return refuse("login-expired");
  const code = await issueLoginCode({ customerId, authenticatedAt, ...browser }, returnAddress, now);
  if (code === undefined) return refuse("login-expired");
  if (language !== undefined) await noteUsedLanguage(customerId, language);
  return succeed(withParameters(returnAddress, { code, state: visitorState }));
}

/** Our customer for what the issuer said. */
async function customerOf(party: RelyingParty, tokens: Tokens): Promise<string> {
  const subject = subjectOf(tokens);
  if (party.external === undefined) return subject;
  const claims = await claimsOf(party, tokens);
  const text = (name: string) => textClaim(claims, name);
  const person = {
    email: text("email").toLowerCase(),
    firstName: text("given_name"),
    lastName: text("family_name"),
    nameAr: text("name#ar"),
    phone: text("phone_number"),
    sfAccountId: text("sfAccountId"),
    kunnr: text("kunnr"),
  };
  return upsertIssuedCustomer({ issuer: party.external, subject, ...person }, now());
}
