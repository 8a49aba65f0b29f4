import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { normalizeFields, type Problems, problemsOf } from "../../rules/account-fields.ts";
import { withParameters } from "../../rules/return-address.ts";
import { completeRegistration, registrationOf } from "../../server/customers/register.server.ts";
import { resetLinkOwner, resetPassword } from "../../server/customers/reset-password.server.ts";
import { type AccountHolder, checkNewPassword } from "../../server/passwords/check-new-password.server.ts";
import { rememberDevice } from "../../server/sign-in/remembered-device.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { forgetFailures } from "../../server/sign-in/sign-in.server.ts";
import { factorsLeft } from "../factors/factors-left.server.ts";
import { emptyForm } from "../form.server.ts";
import { confirmPage, resetPage } from "../form-pages.server.ts";
import type { Markup } from "../layout.server.ts";
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
import { siteWords } from "../site-words.ts";

/** The pages that links in mails lead to. Only their buttons change something, so looking at a link is harmless. */
export const mailLinkPages = new Hono<SiteEnv>();

for (const path of ["/confirm", "/reset"]) {
  mailLinkPages.use(path, async (context, next) => {
    await next();
    // The address holds the link: what is opened from here learns the site that it came from, and no more.
    context.header("Referrer-Policy", "strict-origin");
  });
}

mailLinkPages.get("/confirm", async (context) => {
  const token = context.req.query("token") ?? "";
  const wanted = await registrationOf(token, now());
  if (wanted === undefined) return refuseLink(context);
  return context.html(await confirmPage(placeOf(context), { token, email: wanted.email, state: emptyForm }));
});

mailLinkPages.post("/confirm", async (context) => {
  const { token, ...sent } = await sentFields(context, [
    "token",
    "firstName",
    "lastName",
    "phone",
    "password",
  ]);
  const wanted = await registrationOf(token, now());
  if (wanted === undefined) return refuseLink(context);
  const { email } = wanted;
  const person = normalizeFields(sent);
  const problems = await withNewPassword(problemsOf(sent, config.validation), { ...person, email });
  if (Object.keys(problems).length > 0) {
    const state = { values: sent, problems };
    const page = await confirmPage({ language: languageOf(context) }, { token, email, state });
    return context.html(page, 422);
  }
  const registered = await completeRegistration(token, { ...person, language: languageOf(context) }, now());
  if (!registered.ok) return refuseLink(context);
  const { customerId, returnAddress } = registered.value;
  logSecurity("registered", originOf(context), { customerId });
  rememberDevice(context, customerId);
  const { confirmedTitle: title, confirmedLead: lead } = siteWords.of(languageOf(context));
  return sayDone(context, { title, lead, returnAddress });
});

mailLinkPages.get("/reset", async (context) => {
  const token = context.req.query("token") ?? "";
  const owner = await resetLinkOwner(token, now());
  if (owner === undefined) return refuseLink(context);
  return context.html(await resetPage(placeOf(context), { token, email: owner.email, state: emptyForm }));
});

mailLinkPages.post("/reset", async (context) => {
  const { token, password } = await sentFields(context, ["token", "password"]);
  const owner = await resetLinkOwner(token, now());
  if (owner === undefined) return refuseLink(context);
  const problems = await withNewPassword(problemsOf({ password }), { ...owner, password });
  if (Object.keys(problems).length > 0) {
    const state = { values: {}, problems };
    const place = { language: languageOf(context) };
    return context.html(await resetPage(place, { token, email: owner.email, state }), 422);
  }
  const language = languageOf(context);
  const reset = await resetPassword({ token, password, language }, now());
  if (!reset.ok) return refuseLink(context);
  const { customerId, returnAddress } = reset.value;
  logSecurity("password-reset", originOf(context), { customerId });
  // The reader of this account's mails is its owner: guesses from elsewhere do not keep this browser out.
  rememberDevice(context, customerId);
  await forgetFailures(owner.email, originOf(context));
  const { resetDoneTitle: title, resetDoneLead: lead } = siteWords.of(language);
  const more = await factorsLeft(customerId, language);
  return sayDone(context, { title, lead, more, returnAddress });
});

/** The problems of a form, with that of its new password where the password breaks no simpler rule. */
async function withNewPassword(
  problems: Problems,
  { password, ...person }: AccountHolder & { readonly password: string },
): Promise<Problems> {
  if (problems.password !== undefined) return problems;
  const problem = await checkNewPassword(password, person);
  return problem === undefined ? problems : { ...problems, password: { problem } };
}

function refuseLink(context: SiteContext): Promise<Response> {
  logSecurity("link-refused", originOf(context));
  return showError(context, "link-invalid", 400);
}

function placeOf(context: SiteContext) {
  return { language: languageOf(context), otherLanguageHref: otherLanguageHref(context) };
}

/** The site itself starts the next login from here, with a `state` of its own: `signIn` requests it. */
async function sayDone(
  context: SiteContext,
  {
    returnAddress,
    ...page
  }: { title: string; lead: string; more?: Markup | undefined; returnAddress: string },
): Promise<Response> {
  const language = languageOf(context);
  const next = {
    href: withParameters(returnAddress, { signIn: "1" }),
    label: siteWords.of(language).continueButton,
  };
  return context.html(await messagePage({ ...page, language, next, isGood: true }));
}
