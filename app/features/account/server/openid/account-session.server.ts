import type { IncomingMessage, ServerResponse } from "node:http";
import { errors } from "oidc-provider";
import * as openid from "openid-client";
import { config } from "#app/platform/config.server.ts";
import { isFresh } from "#app/platform/security/fresh-sign-in.ts";
import { returnAddressOf } from "./logins.server.ts";
import { oidcProvider } from "./oidc-provider.server.ts";
import { relyingParty } from "./relying-party.server.ts";

/** The request and answer of Node below Hono's: the provider reads its cookies from them. */
export interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
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
): Promise<LoginUnderWay | undefined> {
  const provider = await oidcProvider();
  try {
    const { uid, params, session } = await provider.interactionDetails(incoming, outgoing);
    const returnAddress = uid === id ? await returnAddressOf(params.state) : undefined;
    return returnAddress === undefined ? undefined : { returnAddress, customerId: session?.accountId };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Completes the login at the provider; returns the address that it continues at. */
export async function completeLogin(
  { incoming, outgoing }: NodeBindings,
  customerId: string,
): Promise<string> {
  const provider = await oidcProvider();
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
  return provider.interactionResult(
    incoming,
    outgoing,
    { login: { accountId: customerId } },
    { mergeWithLastSubmission: false },
  );
}

/** The session at the built-in provider that a browser has; null where another issuer has them. */
export async function providerSessionOf({ incoming, outgoing }: NodeBindings): Promise<string | null> {
  if (config.accounts.issuer !== undefined) return null;
  const provider = await oidcProvider();
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  return session.accountId === undefined ? null : session.uid;
}

/** Who signed in at the built-in provider with this browser within the last five minutes. It goes by the machine's clock. */
export async function freshProviderCustomer({
  incoming,
  outgoing,
}: NodeBindings): Promise<string | undefined> {
  if (config.accounts.issuer !== undefined) return undefined;
  const provider = await oidcProvider();
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  const { accountId, loginTs } = session;
  return loginTs !== undefined && isFresh(new Date(loginTs * 1000), new Date()) ? accountId : undefined;
}

/** Ends the session at the built-in provider, without a confirmation; returns whose it was. */
export async function endAccountSession({ incoming, outgoing }: NodeBindings): Promise<string | undefined> {
  const provider = await oidcProvider();
  const session = await provider.Session.get(provider.createContext(incoming, outgoing));
  const { accountId } = session;
  if (accountId !== undefined) await session.destroy();
  return accountId;
}

/** Where another issuer ends its own session; undefined for the built-in one, and for one that cannot. */
export async function externalLogoutAddress(returnAddress: string): Promise<string | undefined> {
  if (config.accounts.issuer === undefined) return undefined;
  const { client } = await relyingParty();
  if (client.serverMetadata().end_session_endpoint === undefined) return undefined;
  return openid.buildEndSessionUrl(client, { post_logout_redirect_uri: returnAddress }).href;
}
