import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
  type RefreshToken,
} from "oidc-provider";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { onDatabaseClosed } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isUnreachable } from "#app/platform/reach/database-reach.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { sessionEnd } from "../../rules/refresh-rotation.ts";
import { cookieName } from "../cookies.server.ts";
import { type Customer, findById } from "../customers/customers.server.ts";
import { languageFor } from "../customers/message-language.server.ts";
import type { Audience } from "./audience.server.ts";
import { claims, importerClients, isOriginOf, metadataOf, scopes } from "./importer-clients.server.ts";
import { oidcAdapter } from "./oidc-adapter.server.ts";
import { providerMiddleware } from "./provider-middleware.server.ts";
import { languageOf, showRefusal, showSignedOut, showSignOut } from "./provider-pages.server.ts";
import { idTokenAlgorithm, oidcSigningKey } from "./signing-keys.server.ts";

/** Our own client of an audience's provider: this site, or its office. */
export function builtInClient(audience: Audience): { id: string; secret: string; redirectUri: string } {
  const secret = secretFor(audience.purposes.client).toString("base64url");
  return { id: audience.clientId, secret, redirectUri: audience.redirectUri() };
}

const made = new Map<Audience["name"], { readonly origin: string; readonly provider: Promise<Provider> }>();
// Its keys come from the database's secret.
onDatabaseClosed(() => made.clear());

/** An audience's provider for the address that this process answers at. One that could not be made is tried again. */
export function oidcProvider(audience: Audience): Promise<Provider> {
  const there = made.get(audience.name);
  if (there?.origin === audience.origin()) return there.provider;
  const provider = makeProvider(audience);
  made.set(audience.name, { origin: audience.origin(), provider });
  provider.catch(() => made.delete(audience.name));
  return provider;
}

/** Answers the requests below an audience's `oidcPath`. What fails is logged and answered, never thrown. */
export function answerOidc(audience: Audience, request: IncomingMessage, response: ServerResponse): void {
  callProvider(audience, request, response).catch((error: Error) => {
    log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "accounts");
    if (response.headersSent) return void response.end();
    const { status, en, ar } = commonRefusals[isUnreachable(error) ? "unavailable" : "internal"];
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${en}\n${ar}\n`);
  });
}

/** The provider sees the public address, whatever proxy stands in front. */
async function callProvider(
  audience: Audience,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const provider = await oidcProvider(audience);
  const site = new URL(audience.origin());
  request.headers["x-forwarded-host"] = site.host;
  request.headers["x-forwarded-proto"] = site.protocol.replace(":", "");
  const whole = request.url ?? "/";
  Object.assign(request, { originalUrl: whole, url: whole.slice(audience.oidcPath.length) || "/" });
  await provider.callback()(request, response);
}

async function makeProvider(audience: Audience): Promise<Provider> {
  const provider = new Provider(`${audience.origin()}${audience.oidcPath}`, await configuration(audience));
  provider.proxy = true;
  for (const middleware of providerMiddleware(audience)) provider.use(middleware);
  provider.on("server_error", (_, error) =>
    log.error({ err: { name: error.name, message: error.message } }, "accounts"),
  );
  return provider;
}

const dayMs = 24 * 60 * 60_000;
const daySeconds = dayMs / 1000;

/** 30 silent days, and none after the latest end of a session, counted from the sign-in; by the machine's clock. */
function refreshSeconds(token: RefreshToken): number {
  const at = new Date();
  const startedAt = new Date((token.iiat ?? at.getTime() / 1000) * 1000);
  const { sessionDays } = config.accounts;
  return Math.max(1, Math.floor((sessionEnd(startedAt, at, sessionDays).getTime() - at.getTime()) / 1000));
}

async function configuration(audience: Audience): Promise<Configuration> {
  const client = builtInClient(audience);
  const others = importerClients(audience);
  const hasOthers = others.length > 0;
  const policy = interactionPolicy.base();
  // Consent is for third parties; every client is the importer's.
  policy.remove("consent");
  return {
    adapter: oidcAdapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: idTokenAlgorithm,
        // When the password was given: a session of the provider goes on for days after it.
        require_auth_time: true,
      },
      ...others.map(metadataOf),
    ],
    jwks: { keys: [await oidcSigningKey(now())] } as NonNullable<Configuration["jwks"]>,
    scopes: hasOthers ? scopes : ["openid"],
    // How staff signed in goes with it, and is checked again where the login ends.
    claims: hasOthers ? claims : { openid: ["sub", "amr"] },
    responseTypes: ["code"],
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    clientBasedCORS: (_, from, { clientId }) => isOriginOf(clientId, from),
    issueRefreshToken: async (_, { clientId }) => clientId !== client.id,
    rotateRefreshToken: true,
    // An app's sign-in goes on beside the browser's: it ends by itself, by a new password, and from the list of devices.
    expiresWithSession: async (_, { clientId }) => clientId === client.id,
    cookies: {
      names: {
        session: cookieName(audience.cookies.session),
        interaction: cookieName(audience.cookies.login),
        resume: cookieName(audience.cookies.resume),
      },
      keys: [secretFor(audience.purposes.cookies).toString("base64url")],
      long: { signed: true, httpOnly: true, sameSite: "lax", path: "/" },
      short: { signed: true, httpOnly: true, sameSite: "lax" },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      userinfo: { enabled: hasOthers },
      revocation: { enabled: hasOthers },
      // This site itself signs out at /accounts/logout.
      rpInitiatedLogout: {
        enabled: hasOthers,
        logoutSource: (context, form) => showSignOut(context, audience, form),
        postLogoutSuccessSource: (context) => showSignedOut(context, audience),
      },
    },
    interactions: {
      policy,
      url: (context, interaction) =>
        `${audience.base}/interaction/${interaction.uid}?lang=${languageOf(context)}`,
    },
    ttl: {
      AccessToken: () => 600,
      AuthorizationCode: () => 60,
      Grant: () =>
        hasOthers
          ? Math.max(audience.sessionSeconds, config.accounts.sessionDays * daySeconds)
          : audience.sessionSeconds,
      IdToken: () => 600,
      Interaction: () => 3600,
      RefreshToken: (_, token) => refreshSeconds(token),
      Session: () => audience.sessionSeconds,
    },
    async findAccount(_, id) {
      const customer = await findById(id);
      if (customer?.issuer !== audience.issuer || customer.closed_at !== null) return undefined;
      return { accountId: customer.id, claims: () => claimsOf(customer) };
    },
    loadExistingGrant: grantToOwnSite,
    renderError: (context, _, error) => showRefusal(context, audience, error),
  };
}

async function grantToOwnSite(context: KoaContextWithOIDC) {
  const { client, session, provider, result } = context.oidc;
  if (client === undefined || session === undefined) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing !== undefined) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(" "));
  await grant.save();
  return grant;
}

/** What a client may read of a customer; the provider leaves out what its scopes do not cover. */
function claimsOf(customer: Customer) {
  const { id, first_name, last_name, email, phone, phone_confirmed_at, sf_account_id, kunnr } = customer;
  return {
    sub: id,
    name: `${first_name} ${last_name}`.trim(),
    given_name: first_name,
    family_name: last_name,
    locale: languageFor(customer, "en"),
    email,
    // An account begins with the link of a mail.
    email_verified: true,
    ...(phone !== "" && {
      phone_number: internationalPhone(phone, config.importer.country),
      phone_number_verified: phone_confirmed_at !== null,
    }),
    sfAccountId: sf_account_id,
    kunnr,
  };
}
