import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { problemsOf } from "../rules/account-fields.ts";
import { withParameters } from "../rules/return-address.ts";
import { forgetAttempts } from "../server/attempts.server.ts";
import { confirmRegistration } from "../server/register.server.ts";
import { resetLinkOwner, resetPassword } from "../server/reset-password.server.ts";
import { emptyForm } from "./form.server.ts";
import { confirmPage, resetPage } from "./form-pages.server.ts";
import {
  languageOf,
  otherLanguageHref,
  type SiteContext,
  type SiteEnv,
  sentFields,
  showError,
} from "./page-context.server.ts";
import { messagePage } from "./plain-pages.server.ts";
import { siteWords } from "./site-words.ts";

/** The pages that links in mails lead to. Only their buttons change something, so looking at a link is harmless. */
export const mailLinkPages = new Hono<SiteEnv>();

mailLinkPages.get("/confirm", async (context) => {
  const place = { language: languageOf(context), otherLanguageHref: otherLanguageHref(context) };
  return context.html(await confirmPage(place, context.req.query("token") ?? ""));
});

mailLinkPages.post("/confirm", async (context) => {
  const { token } = await sentFields(context, ["token"]);
  const confirmed = await confirmRegistration(token, now());
  if (!confirmed.ok) return showError(context, confirmed.code, 400);
  const { confirmedTitle: title, confirmedLead: lead } = siteWords.of(languageOf(context));
  return sayDone(context, { title, lead, returnAddress: confirmed.value.returnAddress });
});

mailLinkPages.get("/reset", async (context) => {
  const token = context.req.query("token") ?? "";
  const owner = await resetLinkOwner(token, now());
  if (owner === undefined) return showError(context, "link-invalid", 400);
  const place = { language: languageOf(context), otherLanguageHref: otherLanguageHref(context) };
  return context.html(await resetPage(place, { token, email: owner.email, state: emptyForm }));
});

mailLinkPages.post("/reset", async (context) => {
  const { token, password } = await sentFields(context, ["token", "password"]);
  const owner = await resetLinkOwner(token, now());
  if (owner === undefined) return showError(context, "link-invalid", 400);
  const language = languageOf(context);
  const { password: problem } = problemsOf({ email: owner.email, password }, { isNewPassword: true });
  if (problem !== undefined) {
    const state = { values: {}, problems: { password: problem } };
    return context.html(await resetPage({ language }, { token, email: owner.email, state }), 422);
  }
  const reset = await resetPassword({ token, password }, now());
  if (!reset.ok) return showError(context, reset.code, 400);
  await forgetAttempts("sign-in e-mail", owner.email);
  const { resetDoneTitle: title, resetDoneLead: lead } = siteWords.of(language);
  return sayDone(context, { title, lead, returnAddress: reset.value.returnAddress });
});

/** The site itself starts the next login from here, with a `state` of its own: `signIn` asks it to. */
async function sayDone(
  context: SiteContext,
  { title, lead, returnAddress }: { title: string; lead: string; returnAddress: string },
): Promise<Response> {
  const language = languageOf(context);
  const next = {
    href: withParameters(returnAddress, { signIn: "1" }),
    label: siteWords.of(language).continueButton,
  };
  return context.html(await messagePage({ language, title, lead, next, isGood: true }));
}
