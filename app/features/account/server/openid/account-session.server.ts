import type { IncomingMessage, ServerResponse } from "node:http";
import { errors } from "oidc-provider";
import * as openid from "openid-client";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { isFresh } from "#app/platform/security/fresh-sign-in.ts";
import type { AccountTables } from "../../tables.ts";
import { type Audience, customers } from "./audience.server.ts";
import { returnAddressOf } from "./login-requests.server.ts";
import { oidcProvider } from "./oidc-provider.server.ts";
import { relyingParty } from "./relying-party.server.ts";

/** The request and answer of Node below Hono's: the provider reads its cookies from them. */
export interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** Who signed in, and where they did so by password, which it was. */
interface SignedInBy {
  readonly customerId: string;
  readonly passwordHash?: string | null;
  /** How, in the words of RFC 8176; staff need a factor among them. */
  readonly amr?: readonly string[];
}

interface LoginUnderWay {
  readonly returnAddress: string;
  /** Who is signed in already, and is to sign in again. */
  readonly customerId: string | undefined;
}

/** The login that a page belongs to, proven by its cookie; undefined when it is over or another browser's. */
export async function loginUnderWay(
  { incoming, outgoing }: NodeBindings,
  id: string,
  audience: Audience = customers,
): Promise<LoginUnderWay | undefined> {
  const provider = await oidcProvider(audience);
  try {
    const { uid, params, session } = await provider.interactionDetails(incoming, outgoing);
    const isOwn = params.client_id === audience.clientId;
    // Mails of a login for another client lead to the site: that client begins its next login itself.
    const place = isOwn ? await returnAddressOf(params.state, audience) : `${audience.origin()}/`;
    const returnAddress = uid === id ? place : undefined;
    return returnAddress === undefined ? undefined : { returnAddress, customerId: session?.accountId };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/**
 * Completes the login at the provider; returns the address that it continues at. It counts from now, however long it is parked
 * there. Undefined where the account was closed, or got another password than the one that was right, while that was looked at.
 */
export async function completeLogin(
  { incoming, outgoing }: NodeBindings,
  { customerId, passwordHash, amr }: SignedInBy,
  audience: Audience = customers,
): Promise<string | undefined> {
  const provider = await oidcProvider(audience);
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  // Another customer may have signed in with this browser meanwhile; the newest sign-in counts.
  if (session.accountId !== undefined && session.accountId !== customerId) {
    const login = await provider.interactionDetails(incoming, outgoing);
    // A login that was to repeat the former customer's goes on as the new one's.
    if (login.session !== undefined) {
      delete login.session;
      await login.save(Math.max(1, login.exp - Math.floor(Date.now() / 1000)));
    }
    await session.destroy();
  }
  const ts = Math.floor(Date.now() / 1000);
  const next = await provider.interactionResult(
    incoming,
    outgoing,
    { login: { accountId: customerId, ts, ...(amr !== undefined && { amr: [...amr] }) } },
    { mergeWithLastSubmission: false },
  );
  // After it is stored: whoever ends the customer's logins from now on finds this one.
  const customer = await settledCustomer(customerId);
  const isCurrent = passwordHash === undefined || customer?.password_hash === passwordHash;
  if (customer?.closed_at === null && customer.issuer === audience.issuer && isCurrent) return next;
  await (await provider.interactionDetails(incoming, outgoing)).destroy();
  return undefined;
}

/** The customer, once those who are changing them are done. */
function settledCustomer(id: string) {
  return database<AccountTables>()
    .selectFrom("account.customer")
    .select(["issuer", "closed_at", "password_hash"])
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
}

/** The session at the built-in provider that a browser has; null where another issuer has them. */
export async function providerSessionOf({ incoming, outgoing }: NodeBindings): Promise<string | null> {
  if (config.accounts.issuer !== undefined) return null;
  const provider = await oidcProvider(customers);
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  return session.accountId === undefined ? null : session.uid;
}

/** Who signed in at the built-in provider with this browser within the last five minutes. It goes by the machine's clock. */
export async function freshProviderCustomer(
  { incoming, outgoing }: NodeBindings,
  audience: Audience = customers,
): Promise<string | undefined> {
  if (audience.external().issuer !== undefined) return undefined;
  const provider = await oidcProvider(audience);
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  const { accountId, loginTs } = session;
  return loginTs !== undefined && isFresh(new Date(loginTs * 1000), new Date()) ? accountId : undefined;
}

/** Ends the session at the built-in provider, without a confirmation; returns whose it was. */
export async function endAccountSession({ incoming, outgoing }: NodeBindings): Promise<string | undefined> {
  const provider = await oidcProvider(customers);
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  const { accountId } = session;
  if (accountId !== undefined) await session.destroy();
  return accountId;
}

/** Where another issuer ends its own session; undefined for the built-in one, and for one that cannot. */
export async function externalLogoutAddress(returnAddress: string): Promise<string | undefined> {
  if (config.accounts.issuer === undefined) return undefined;
  const { client } = await relyingParty(customers);
  if (client.serverMetadata().end_session_endpoint === undefined) return undefined;
  return openid.buildEndSessionUrl(client, { post_logout_redirect_uri: returnAddress }).href;
}
