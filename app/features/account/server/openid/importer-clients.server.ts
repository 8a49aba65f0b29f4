import type { ClientMetadata } from "oidc-provider";
import { config } from "#app/platform/config.server.ts";
import { clientSecretsIn } from "#app/platform/configuration/account-clients.ts";
import type { Audience } from "./audience.server.ts";
import { idTokenAlgorithm } from "./signing-keys.server.ts";

/** What customers' clients may learn: who it is, how to reach them, and the numbers by which other systems know them. */
export const scopes = ["openid", "profile", "email", "phone"];
export const claims = {
  openid: ["sub", "amr"],
  profile: ["name", "given_name", "family_name", "locale", "sfAccountId", "kunnr"],
  email: ["email", "email_verified"],
  phone: ["phone_number", "phone_number_verified"],
};

/** The importer's own clients, which `marsa.config.ts` names; staff sign in to the office alone. */
export function importerClients(audience: Audience): typeof config.accounts.clients {
  return audience.name === "customers" && audience.external().issuer === undefined
    ? config.accounts.clients
    : [];
}

/** They belong to the importer, so no consent page is shown; tokens are renewed without `offline_access`. */
export function metadataOf(client: (typeof config.accounts.clients)[number]): ClientMetadata {
  const isPublic = client.kind === "public";
  const isWeb = client.redirectUris.every((uri) => uri.startsWith("https:"));
  return {
    client_id: client.id,
    ...(!isPublic && {
      client_secret: clientSecretsIn(config.env.MARSA_CLIENT_SECRETS).get(client.id) ?? "",
    }),
    token_endpoint_auth_method: isPublic ? "none" : `client_secret_${client.authentication}`,
    application_type: isWeb ? "web" : "native",
    redirect_uris: [...client.redirectUris],
    post_logout_redirect_uris: [...client.postLogoutRedirectUris],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    id_token_signed_response_alg: idTokenAlgorithm,
    require_auth_time: true,
  };
}

export function isOriginOf(clientId: string, origin: string): boolean {
  return config.accounts.clients.some(({ id, origins }) => id === clientId && origins.includes(origin));
}

/** Where forms of the accounts site may lead to by redirects: origins, and schemes of apps. */
export function formTargets(audience: Audience): string[] {
  return importerClients(audience)
    .flatMap(({ redirectUris, postLogoutRedirectUris }) => [...redirectUris, ...postLogoutRedirectUris])
    .map((uri) => new URL(uri))
    .map(({ protocol, origin }) => (/^https?:$/.test(protocol) ? origin : protocol));
}
