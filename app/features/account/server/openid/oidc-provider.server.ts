import type { IncomingMessage, ServerResponse } from "node:http";
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { onDatabaseClosed } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isUnreachable } from "#app/platform/reach/database-reach.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { errorPage } from "../../site/plain-pages.server.ts";
import { accountsPolicy } from "../../site/policy.server.ts";
import { cookieName } from "../cookies.server.ts";
import { findById } from "../customers/customers.server.ts";
import type { Audience } from "./audience.server.ts";
import { oidcAdapter } from "./oidc-adapter.server.ts";
import { idTokenAlgorithm, oidcSigningKey } from "./signing-keys.server.ts";

/** The one client of an audience's provider: this site, or its office. */
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
  provider.on("server_error", (_, error) =>
    log.error({ err: { name: error.name, message: error.message } }, "accounts"),
  );
  return provider;
}

async function configuration(audience: Audience): Promise<Configuration> {
  const client = builtInClient(audience);
  const policy = interactionPolicy.base();
  // Consent is for third parties; the only client is this site itself.
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
    ],
    jwks: { keys: [await oidcSigningKey(now())] } as NonNullable<Configuration["jwks"]>,
    scopes: ["openid"],
    // How staff signed in goes with it, and is checked again where the login ends.
    claims: { openid: ["sub", "amr"] },
    responseTypes: ["code"],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
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
      userinfo: { enabled: false },
      // The one client is this site, which signs out at /accounts/logout.
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy,
      url: (context, interaction) =>
        `${audience.base}/interaction/${interaction.uid}?lang=${languageOf(context)}`,
    },
    ttl: {
      AccessToken: () => 600,
      AuthorizationCode: () => 60,
      Grant: () => audience.sessionSeconds,
      IdToken: () => 600,
      Interaction: () => 3600,
      Session: () => audience.sessionSeconds,
    },
    async findAccount(_, id) {
      const customer = await findById(id);
      if (customer?.issuer !== audience.issuer || customer.closed_at !== null) return undefined;
      return { accountId: customer.id, claims: () => ({ sub: customer.id }) };
    },
    loadExistingGrant: grantToOwnSite,
    renderError: (context, _, error) => {
      if (isUnreachable(error)) {
        context.status = 503;
        return show(context, audience, errorPage(languageOf(context), "unavailable", audience));
      }
      log.info({ code: error.name }, "accounts refused");
      return show(context, audience, errorPage(languageOf(context), "login-expired", audience));
    },
  };
}

async function grantToOwnSite(context: KoaContextWithOIDC) {
  const { client, session, provider, result } = context.oidc;
  if (client === undefined || session === undefined) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing !== undefined) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid");
  await grant.save();
  return grant;
}

async function show(
  context: KoaContextWithOIDC,
  audience: Audience,
  page: string | Promise<string>,
): Promise<void> {
  context.type = "html";
  context.set("Content-Security-Policy", accountsPolicy(audience));
  context.body = await page;
}

function languageOf(context: KoaContextWithOIDC): Language {
  const locales = context.oidc?.params?.ui_locales;
  return chooseLanguage({
    address: typeof locales === "string" ? locales : undefined,
    acceptLanguage: context.get("accept-language"),
  });
}
