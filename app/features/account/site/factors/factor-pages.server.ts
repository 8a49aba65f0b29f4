import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
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
import { authenticatorPage, newCodesPage, recoveryCodesPage } from "./factor-forms.server.ts";
import { newPasskeyPage } from "./passkey-forms.server.ts";

/** Where a customer adds factors to their account. All of it takes a sign-in at this site within five minutes. */
export const factorPages = new Hono<SiteEnv>();

factorPages.use("/*", async (context, next) => {
  // Another issuer has the factors of its customers.
  if (config.accounts.issuer !== undefined) return showError(context, "not-found", 404);
  const customerId = await freshProviderCustomer(context.env);
  const customer = customerId === undefined ? undefined : await findById(customerId);
  if (customer === undefined) {
    const language = languageOf(context);
    const back = `${new URL(context.req.url).pathname}?lang=${language}`;
    const query = new URLSearchParams({ lang: language, prompt: "login", redirect_url: back });
    return context.redirect(`/accounts/login?${query}`, 303);
  }
  context.set("customer", customer);
  return next();
});

factorPages.get("/authenticator", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  if (await authenticatorSince(customer.id)) return context.html(await alreadyThere(language));
  const app = newAuthenticator(customer.email);
  const place = { language, email: customer.email, otherLanguageHref: otherLanguageHref(context) };
  return context.html(await authenticatorPage(place, { app, sealed: sealSecret(customer.id, app.secret) }));
});

factorPages.post("/authenticator", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  const { step: sealed, code: typed } = await sentFields(context, ["step", "code"]);
  const secret = openSecret(customer.id, sealed);
  if (secret === undefined) return context.redirect(`/accounts/factors/authenticator?lang=${language}`, 303);
  const code = plainAppCode(typed);
  const step = code === undefined ? undefined : stepOfCode(secret, code, new Date());
  if (step === undefined) {
    const app = describeAuthenticator(secret, customer.email);
    const refusal = siteWords.of(language).appCodeWrong;
    return context.html(
      await authenticatorPage({ language, email: customer.email }, { app, sealed, refusal }),
      422,
    );
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
  if (codes === undefined) return context.html(await alreadyThere(language));
  logSecurity("authenticator-added", originOf(context), { customerId: customer.id });
  return context.html(await recoveryCodesPage({ language }, { codes, isNewApp: true }));
});

factorPages.get("/recovery-codes", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  if ((await authenticatorSince(customer.id)) === undefined)
    return context.redirect(`/accounts/factors/authenticator?lang=${language}`, 303);
  const place = { language, email: customer.email, otherLanguageHref: otherLanguageHref(context) };
  return context.html(await newCodesPage(place));
});

factorPages.post("/recovery-codes", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  if ((await authenticatorSince(customer.id)) === undefined)
    return context.redirect(`/accounts/factors/authenticator?lang=${language}`, 303);
  const codes = await inTransaction<unknown, string[]>(async (trx) => {
    await notifyOfChange(trx, customer, { change: "recovery-codes-made", language });
    return makeRecoveryCodes(trx, customer.id, now());
  });
  logSecurity("recovery-codes-made", originOf(context), { customerId: customer.id });
  return context.html(await recoveryCodesPage({ language }, { codes, isNewApp: false }));
});

factorPages.get("/passkey", async (context) => {
  const there = await passkeysOf(context.var.customer.id);
  if (there.length >= mostPasskeys) return context.html(await tooManyPasskeys(languageOf(context)));
  return context.html(await passkeyPage(context));
});

factorPages.post("/passkey", async (context) => {
  const { customer } = context.var;
  const language = languageOf(context);
  const { answer } = await sentFields(context, ["answer"]);
  const device = deviceOf(context.req.header("user-agent") ?? "");
  const stored = await inTransaction<unknown, "stored" | "full" | "refused">(async (trx) => {
    const stored = await storePasskey(trx, { customerId: customer.id, answer, device }, now());
    if (stored === "stored") await notifyOfChange(trx, customer, { change: "passkey-added", language });
    return stored;
  });
  if (stored === "full") return context.html(await tooManyPasskeys(language), 422);
  if (stored === "refused")
    return context.html(await passkeyPage(context, siteWords.of(language).passkeyNotStored), 422);
  logSecurity("passkey-added", originOf(context), { customerId: customer.id });
  const { passkeyDoneTitle: title, passkeyDoneLead: lead, backToAccount: label } = siteWords.of(language);
  const next = { href: `/account?lang=${language}`, label };
  return context.html(await messagePage({ language, title, lead, next, isGood: true }));
});

async function passkeyPage(context: SiteContext, refusal?: string): Promise<string> {
  const { customer } = context.var;
  const language = languageOf(context);
  context.header("Content-Security-Policy", accountsPolicy(assetAddress.passkeys.address));
  const options = await newPasskeyOptions(customer, now());
  const form = { language, action: `/accounts/factors/passkey?lang=${language}`, options };
  return newPasskeyPage(form, {
    email: customer.email,
    ...(refusal === undefined ? { otherLanguageHref: otherLanguageHref(context) } : { refusal }),
  });
}

function tooManyPasskeys(language: "en" | "ar"): Promise<string> {
  const words = siteWords.of(language);
  const next = { href: `/account?lang=${language}`, label: words.backToAccount };
  return messagePage({
    language,
    title: words.tooManyPasskeysTitle,
    lead: words.tooManyPasskeysLead,
    next,
  });
}

function alreadyThere(language: "en" | "ar"): Promise<string> {
  const { appThereTitle: title, appThereLead: lead, backToAccount: label } = siteWords.of(language);
  return messagePage({ language, title, lead, next: { href: `/account?lang=${language}`, label } });
}
