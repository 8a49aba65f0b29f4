import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { officeOrigin } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { deviceOf } from "../../rules/device.ts";
import { plainAppCode } from "../../rules/recovery-codes.ts";
import { findById } from "../../server/customers/customers.server.ts";
import {
  authenticatorSince,
  describeAuthenticator,
  newAuthenticator,
  openSecret,
  sealSecret,
  stepOfCode,
  storeAuthenticator,
} from "../../server/factors/authenticator.server.ts";
import {
  mostPasskeys,
  newPasskeyOptions,
  passkeysOf,
  storePasskey,
} from "../../server/factors/passkeys.server.ts";
import { makeRecoveryCodes } from "../../server/factors/recovery-codes.server.ts";
import { freshProviderCustomer } from "../../server/openid/account-session.server.ts";
import { notifyOfChange } from "../../server/settings/notify-of-change.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { assetAddress } from "../assets.server.ts";
import {
  languageOf,
  originOf,
  otherLanguageHref,
  type SiteContext,
  type SiteEnv,
  sentFields,
  showError,
} from "../page-context.server.ts";
import { messagePage } from "../plain-pages.server.ts";
import { accountsPolicy } from "../policy.server.ts";
import { siteWords } from "../site-words.ts";
import { wayBack } from "../way-back.server.ts";
import { authenticatorPage, newCodesPage, recoveryCodesPage } from "./factor-forms.server.ts";
import { newPasskeyPage } from "./passkey-forms.server.ts";

/**
 * Where a customer, or a member of staff, adds factors to their account. All of it takes a sign-in at this site within five
 * minutes.
 */
export const factorPages = new Hono<SiteEnv>();

factorPages.use("/*", async (context, next) => {
  const { audience } = context.var;
  // Another issuer has the factors of its customers.
  if (audience.external().issuer !== undefined) return showError(context, "not-found", 404);
  const customerId = await freshProviderCustomer(context.env, audience);
  const customer = customerId === undefined ? undefined : await findById(customerId);
  if (customer?.issuer !== audience.issuer) return context.redirect(freshLogin(context), 303);
  context.set("customer", customer);
  return next();
});

/** Where the one who adds a factor signs in first: customers at this site, staff at the office, which leads back. */
function freshLogin(context: SiteContext): string {
  const lang = languageOf(context);
  const back = `${new URL(context.req.url).pathname}?lang=${lang}`;
  if (context.var.audience.name === "staff")
    return `${officeOrigin()}/office/sign-in?${new URLSearchParams({ lang, fresh: "true", return: back })}`;
  return `/accounts/login?${new URLSearchParams({ lang, prompt: "login", redirect_url: back })}`;
}

factorPages.get("/authenticator", async (context) => {
  const { customer } = context.var;
  if (await authenticatorSince(customer.id)) return context.html(await alreadyThere(context));
  const app = newAuthenticator(customer.email);
  const place = { ...ownPlace(context), otherLanguageHref: otherLanguageHref(context) };
  return context.html(await authenticatorPage(place, { app, sealed: sealSecret(customer.id, app.secret) }));
});

factorPages.post("/authenticator", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  const { step: sealed, code: typed } = await sentFields(context, ["step", "code"]);
  const secret = openSecret(customer.id, sealed);
  if (secret === undefined) return context.redirect(pageOf(context, "authenticator"), 303);
  const code = plainAppCode(typed);
  const step = code === undefined ? undefined : stepOfCode(secret, code, new Date());
  if (step === undefined) {
    const app = describeAuthenticator(secret, customer.email);
    const refusal = siteWords.of(language).appCodeWrong;
    return context.html(await authenticatorPage(ownPlace(context), { app, sealed, refusal }), 422);
  }
  const codes = await inTransaction<unknown, string[] | undefined>(async (trx) => {
    const at = now();
    const app = { customerId: customer.id, secret, step };
    const stored = await storeAuthenticator(trx, app, at);
    if (stored === "another") return undefined;
    if (stored === "stored") await notifyOfChange(trx, customer, { change: "authenticator-added", language });
    // The same form once more: the codes that its first answer showed were never seen.
    return makeRecoveryCodes(trx, customer.id, at);
  });
  if (codes === undefined) return context.html(await alreadyThere(context));
  logSecurity("authenticator-added", originOf(context), subjectOf(context));
  return context.html(await recoveryCodesPage(ownPlace(context), { codes, isNewApp: true }));
});

factorPages.get("/recovery-codes", async (context) => {
  if ((await authenticatorSince(context.var.customer.id)) === undefined)
    return context.redirect(pageOf(context, "authenticator"), 303);
  const place = { ...ownPlace(context), otherLanguageHref: otherLanguageHref(context) };
  return context.html(await newCodesPage(place));
});

factorPages.post("/recovery-codes", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  if ((await authenticatorSince(customer.id)) === undefined)
    return context.redirect(pageOf(context, "authenticator"), 303);
  const codes = await inTransaction<unknown, string[]>(async (trx) => {
    await notifyOfChange(trx, customer, { change: "recovery-codes-made", language });
    return makeRecoveryCodes(trx, customer.id, now());
  });
  logSecurity("recovery-codes-made", originOf(context), subjectOf(context));
  return context.html(await recoveryCodesPage(ownPlace(context), { codes, isNewApp: false }));
});

factorPages.get("/passkey", async (context) => {
  const there = await passkeysOf(context.var.customer.id);
  if (there.length >= mostPasskeys) return context.html(await tooManyPasskeys(context));
  return context.html(await passkeyPage(context));
});

factorPages.post("/passkey", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  const { answer } = await sentFields(context, ["answer"]);
  const device = deviceOf(context.req.header("user-agent") ?? "");
  const stored = await inTransaction<unknown, "stored" | "full" | "refused">(async (trx) => {
    const stored = await storePasskey(trx, { customer, answer, device }, now());
    if (stored === "stored") await notifyOfChange(trx, customer, { change: "passkey-added", language });
    return stored;
  });
  if (stored === "full") return context.html(await tooManyPasskeys(context), 422);
  if (stored === "refused")
    return context.html(await passkeyPage(context, siteWords.of(language).passkeyNotStored), 422);
  logSecurity("passkey-added", originOf(context), subjectOf(context));
  const { audience } = context.var;
  const { passkeyDoneTitle: title, passkeyDoneLead: lead } = siteWords.of(language);
  const next = wayBack(audience, language);
  return context.html(await messagePage({ language, title, lead, next, isGood: true, audience }));
});

function ownPlace(context: SiteContext) {
  const { audience, customer } = context.var;
  return { audience, language: languageOf(context), email: customer.email };
}

function subjectOf({ var: { audience, customer } }: SiteContext) {
  return { audience, customerId: customer.id };
}

function pageOf(context: SiteContext, name: string): string {
  return `${context.var.audience.base}/factors/${name}?lang=${languageOf(context)}`;
}

async function passkeyPage(context: SiteContext, refusal?: string): Promise<string> {
  const { customer } = context.var;
  const language = languageOf(context);
  context.header(
    "Content-Security-Policy",
    accountsPolicy(context.var.audience, assetAddress.passkeys.address),
  );
  const options = await newPasskeyOptions(customer, now());
  const form = { language, action: pageOf(context, "passkey"), options };
  return newPasskeyPage(form, {
    audience: context.var.audience,
    email: customer.email,
    ...(refusal === undefined ? { otherLanguageHref: otherLanguageHref(context) } : { refusal }),
  });
}

function tooManyPasskeys(context: SiteContext): Promise<string> {
  const { tooManyPasskeysTitle: title, tooManyPasskeysLead: lead } = siteWords.of(languageOf(context));
  return sayAndLeadBack(context, { title, lead });
}

function alreadyThere(context: SiteContext): Promise<string> {
  const { appThereTitle: title, appThereLead: lead } = siteWords.of(languageOf(context));
  return sayAndLeadBack(context, { title, lead });
}

function sayAndLeadBack(
  context: SiteContext,
  page: { readonly title: string; readonly lead: string },
): Promise<string> {
  const { audience } = context.var;
  const language = languageOf(context);
  return messagePage({ ...page, language, next: wayBack(audience, language), audience });
}
