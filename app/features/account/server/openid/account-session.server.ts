import type { IncomingMessage, ServerResponse } from "node:http";
import { errors } from "oidc-provider";
import * as openid from "openid-client";
import { config } from "#app/platform/config.server.ts";
import { returnAddressOf } from "./logins.server.ts";
import { oidcProvider } from "./oidc-provider.server.ts";
import { relyingParty } from "./relying-party.server.ts";

/** The request and answer of Node below Hono's: the provider reads its cookies from them. */
export interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** The login that a page belongs to, proven by its cookie; undefined when it is over or another browser's. */
export async function loginUnderWay(
  { incoming, outgoing }: NodeBindings,
  id: string,
): Promise<{ readonly returnAddress: string } | undefined> {
  const provider = await oidcProvider();
  try {
    const { uid, params } = await provider.interactionDetails(incoming, outgoing);
    const returnAddress = uid === id ? await returnAddressOf(params.state) : undefined;
    return returnAddress === undefined ? undefined : { returnAddress };
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
  if (session.accountId !== undefined && session.accountId !== customerId) await session.destroy();
  return provider.interactionResult(
    incoming,
    outgoing,
    { login: { accountId: customerId } },
    { mergeWithLastSubmission: false },
  );
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
