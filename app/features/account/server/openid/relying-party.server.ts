import * as openid from "openid-client";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { upsertIssuedCustomer } from "../customers/customers.server.ts";
import { inProcessFetch } from "./in-process-fetch.server.ts";
import { answerOidc, builtInClient, oidcPath, oidcProvider } from "./oidc-provider.server.ts";

/** The site as a client of the accounts issuer: the built-in one, or the one named in marsa.config.ts. */
export interface RelyingParty {
  readonly client: openid.Configuration;
  readonly redirectUri: string;
  readonly scope: string;
  /** Our customer for what the issuer said. */
  readonly customerOf: (
    tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
  ) => Promise<string>;
}

let discovered: { readonly origin: string; readonly party: Promise<RelyingParty> } | undefined;

/** Reads the issuer's addresses once; a failure is tried again with the next login. */
export function relyingParty(): Promise<RelyingParty> {
  if (discovered?.origin !== origin()) {
    const party =
      config.accounts.issuer === undefined ? builtInParty() : externalParty(config.accounts.issuer);
    discovered = { origin: origin(), party };
    party.catch(() => {
      discovered = undefined;
    });
  }
  return discovered.party;
}

async function builtInParty(): Promise<RelyingParty> {
  const { id, secret, redirectUri } = builtInClient();
  // Where the provider cannot be made the reason comes from here, not from a request to it that failed.
  await oidcProvider();
  const client = await openid.discovery(
    new URL(`${origin()}${oidcPath}`),
    id,
    { client_secret: secret, id_token_signed_response_alg: "ES256" },
    openid.ClientSecretBasic(secret),
    {
      [openid.customFetch]: inProcessFetch(answerOidc),
      // Nothing of these calls leaves the process, also where the site itself is plain http.
      execute: [openid.allowInsecureRequests],
    },
  );
  return { client, redirectUri, scope: "openid", customerOf: async (tokens) => subjectOf(tokens) };
}

async function externalParty(issuer: string): Promise<RelyingParty> {
  const { clientId = "", clientSecret } = config.accounts;
  const insecure = issuer.startsWith("http:") ? { execute: [openid.allowInsecureRequests] } : {};
  const client = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, insecure);
  const redirectUri = `${origin()}/accounts/return`;
  return {
    client,
    redirectUri,
    scope: "openid profile email phone",
    async customerOf(tokens) {
      const subject = subjectOf(tokens);
      const hasUserInfo = client.serverMetadata().userinfo_endpoint !== undefined;
      const userInfo = hasUserInfo ? await openid.fetchUserInfo(client, tokens.access_token, subject) : {};
      return upsertIssuedCustomer(
        { issuer, subject, ...personOf({ ...tokens.claims(), ...userInfo }) },
        now(),
      );
    },
  };
}

function subjectOf(tokens: openid.TokenEndpointResponseHelpers): string {
  const subject = tokens.claims()?.sub;
  if (subject === undefined) throw new Error("the issuer sent no ID token");
  return subject;
}

function personOf(claims: Readonly<Record<string, unknown>>) {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : "");
  return {
    email: text("email").toLowerCase(),
    firstName: text("given_name"),
    lastName: text("family_name"),
    phone: text("phone_number"),
    sfAccountId: text("sfAccountId"),
    kunnr: text("kunnr"),
  };
}
