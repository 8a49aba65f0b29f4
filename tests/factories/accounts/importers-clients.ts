import * as openid from "openid-client";
import { afterAll, beforeAll } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { demoPeople } from "#db/seed/demo/demo-people.ts";

const secret = "a-secret-of-the-crm-with-32-characters";
export const crmReturn = "https://crm.importer.example/signed-in";
export const appReturn = "qa.importer.app:/signed-in";
export const signedOutOfCrm = "https://crm.importer.example/bye";
export const pageOfApp = "https://app.importer.example";

const crm = {
  id: "crm",
  kind: "confidential",
  authentication: "basic",
  name: { en: "CRM", ar: "CRM" },
  origins: [],
  redirectUris: [crmReturn],
  postLogoutRedirectUris: [signedOutOfCrm],
};
const app = {
  id: "app",
  kind: "public",
  authentication: "basic",
  name: { en: "App", ar: "التطبيق" },
  origins: [pageOfApp],
  redirectUris: [appReturn],
  postLogoutRedirectUris: [appReturn],
};

/** The importer's CRM and its app, with the demo's customers, at the accounts site of `origin` for the tests of a file. */
export function importersClients(origin: () => string) {
  const before = { clients: config.accounts.clients, secrets: config.env.MARSA_CLIENT_SECRETS };
  beforeAll(async () => {
    Object.assign(config.accounts, { clients: [crm, app] });
    Object.assign(config.env, { MARSA_CLIENT_SECRETS: `crm=${secret}` });
    for (const person of demoPeople) await importCustomer(person, now());
  });
  afterAll(() => {
    Object.assign(config.accounts, { clients: before.clients });
    Object.assign(config.env, { MARSA_CLIENT_SECRETS: before.secrets });
  });
  const discovered = (id: "crm" | "app") =>
    openid.discovery(
      new URL(`${origin()}/accounts/oidc`),
      id,
      { id_token_signed_response_alg: "ES256" },
      id === "crm" ? openid.ClientSecretBasic(secret) : openid.None(),
      { execute: [openid.allowInsecureRequests] },
    );
  return { discovered };
}
