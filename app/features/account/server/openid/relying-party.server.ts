import * as openid from "openid-client";
import { onDatabaseClosed } from "#app/platform/database.server.ts";
import type { Audience } from "./audience.server.ts";
import { inProcessFetch } from "./in-process-fetch.server.ts";
import { answerOidc, builtInClient, oidcProvider } from "./oidc-provider.server.ts";
import { idTokenAlgorithm } from "./signing-keys.server.ts";

export type Tokens = openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers;

/** The site, or its office, as a client of an issuer: the built-in one, or the one named in marsa.config.ts. */
export interface RelyingParty {
  readonly client: openid.Configuration;
  readonly redirectUri: string;
  /** The other issuer; undefined for the built-in one. */
  readonly external: string | undefined;
}

const discovered = new Map<
  Audience["name"],
  { readonly origin: string; readonly party: Promise<RelyingParty> }
>();
onDatabaseClosed(() => discovered.clear());

/** Reads the addresses of an audience's issuer once; a failure is tried again with the next login. */
export function relyingParty(audience: Audience): Promise<RelyingParty> {
  const there = discovered.get(audience.name);
  if (there?.origin === audience.origin()) return there.party;
  const { issuer } = audience.external();
  const party = issuer === undefined ? builtInParty(audience) : externalParty(audience, issuer);
  discovered.set(audience.name, { origin: audience.origin(), party });
  party.catch(() => discovered.delete(audience.name));
  return party;
}

async function builtInParty(audience: Audience): Promise<RelyingParty> {
  const { id, secret, redirectUri } = builtInClient(audience);
  // Where the provider cannot be made the reason comes from here, not from a request to it that failed.
  await oidcProvider(audience);
  const client = await openid.discovery(
    new URL(`${audience.origin()}${audience.oidcPath}`),
    id,
    { client_secret: secret, id_token_signed_response_alg: idTokenAlgorithm },
    openid.ClientSecretBasic(secret),
    {
      [openid.customFetch]: inProcessFetch((request, response) => answerOidc(audience, request, response)),
      // Nothing of these calls leaves the process, also where the site itself is plain http.
      execute: [openid.allowInsecureRequests],
    },
  );
  return { client, redirectUri, external: undefined };
}

async function externalParty(audience: Audience, issuer: string): Promise<RelyingParty> {
  const { clientId = "", clientSecret } = audience.external();
  const insecure = issuer.startsWith("http:") ? { execute: [openid.allowInsecureRequests] } : {};
  const client = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, insecure);
  return { client, redirectUri: audience.redirectUri(), external: issuer };
}

export function subjectOf(tokens: Tokens): string {
  const subject = tokens.claims()?.sub;
  if (subject === undefined) throw new Error("the issuer sent no ID token");
  return subject;
}

/** What an issuer says about a person, in its ID token and where it answers to that. */
export async function claimsOf(
  { client }: RelyingParty,
  tokens: Tokens,
): Promise<Readonly<Record<string, unknown>>> {
  const hasUserInfo = client.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo = hasUserInfo
    ? await openid.fetchUserInfo(client, tokens.access_token, subjectOf(tokens))
    : {};
  return { ...tokens.claims(), ...userInfo };
}

/** A claim that is a text; empty where it is none. */
export function textClaim(claims: Readonly<Record<string, unknown>>, name: string): string {
  const value = claims[name];
  return typeof value === "string" ? value : "";
}
