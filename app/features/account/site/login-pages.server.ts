import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { normaliseFields, problemsOf } from "../rules/account-fields.ts";
import { completeLogin, loginUnderWay } from "../server/account-session.server.ts";
import { countAttempt, forgetAttempts, takeBackAttempt } from "../server/attempts.server.ts";
import { findByEmail } from "../server/customers.server.ts";
import { isPasswordOf } from "../server/password.server.ts";
import { register } from "../server/register.server.ts";
import { requestPasswordReset } from "../server/reset-password.server.ts";
import { emptyForm, type FormState } from "./form.server.ts";
import { forgottenPage, type Place, registerPage, signInPage } from "./form-pages.server.ts";
import {
  addressOfVisitor,
  languageOf,
  otherLanguageHref,
  type SiteContext,
  type SiteEnv,
  sentFields,
  showError,
} from "./page-context.server.ts";
import { messagePage } from "./plain-pages.server.ts";
import { siteWords } from "./site-words.ts";

type Form = (place: Place, state: FormState) => Promise<string>;

/** Signing in, registering and asking for a new password, all within one login under way (`/interaction/:id`). */
export const loginPages = new Hono<SiteEnv>();

loginPages.use("/:id/*", async (context, next) => {
  const login = await loginUnderWay(context.env, context.req.param("id") ?? "");
  if (login === undefined) return showError(context, "login-expired", 400);
  context.set("returnAddress", login.returnAddress);
  return next();
});

for (const [path, form] of [
  ["/:id", signInPage],
  ["/:id/register", registerPage],
  ["/:id/forgotten", forgottenPage],
] as const) {
  loginPages.get(path, async (context) => context.html(await form(placeOf(context), emptyForm)));
}

loginPages.post("/:id", async (context) => {
  const sent = await sentFields(context, ["email", "password"]);
  const problems = problemsOf(sent, { isNewPassword: false, profile: config.validation });
  if (Object.keys(problems).length > 0) return refuseForm(context, signInPage, { values: sent, problems });
  const { email, password } = normaliseFields(sent);
  if (!(await mayTry(context, "sign-in", email))) return refuseForTooMany(context, signInPage, sent);
  const customer = await findByEmail(email);
  const isRight = await isPasswordOf(customer?.password_hash, password);
  if (!isRight || customer === undefined) {
    const refusal = siteWords.of(languageOf(context)).signInRefused;
    return refuseForm(context, signInPage, { values: sent, problems: {}, refusal });
  }
  await forgetAttempts("sign-in e-mail", email);
  await takeBackAttempt("sign-in address", addressOfVisitor(context));
  return context.redirect(await completeLogin(context.env, customer.id), 303);
});

loginPages.post("/:id/register", async (context) => {
  const sent = await sentFields(context, ["firstName", "lastName", "phone", "email", "password"]);
  const problems = problemsOf(sent, { isNewPassword: true, profile: config.validation });
  if (Object.keys(problems).length > 0) return refuseForm(context, registerPage, { values: sent, problems });
  const person = normaliseFields(sent);
  if (!(await mayTry(context, "mail", person.email))) return refuseForTooMany(context, registerPage, sent);
  const language = languageOf(context);
  await register(person, { language, returnAddress: context.var.returnAddress, now: now() });
  return sayMailSent(context, siteWords.of(language).registerSent(person.email));
});

loginPages.post("/:id/forgotten", async (context) => {
  const sent = await sentFields(context, ["email"]);
  const problems = problemsOf(sent, { isNewPassword: false, profile: config.validation });
  if (Object.keys(problems).length > 0) return refuseForm(context, forgottenPage, { values: sent, problems });
  const { email } = normaliseFields(sent);
  if (!(await mayTry(context, "mail", email))) return refuseForTooMany(context, forgottenPage, sent);
  const language = languageOf(context);
  await requestPasswordReset(email, { language, returnAddress: context.var.returnAddress, now: now() });
  return sayMailSent(context, siteWords.of(language).forgottenSent(email));
});

/** Counts both the e-mail and the address: one guesses many passwords of one, the other one password of many. */
async function mayTry(context: SiteContext, kind: "sign-in" | "mail", email: string): Promise<boolean> {
  const at = now();
  const [byEmail, byAddress] = await Promise.all([
    countAttempt(`${kind} e-mail`, email, at),
    countAttempt(`${kind} address`, addressOfVisitor(context), at),
  ]);
  return byEmail && byAddress;
}

async function refuseForm(context: SiteContext, form: Form, state: FormState): Promise<Response> {
  return context.html(await form(placeOf(context), state), 422);
}

async function refuseForTooMany(
  context: SiteContext,
  form: Form,
  values: FormState["values"],
): Promise<Response> {
  const refusal = siteWords.of(languageOf(context)).tooManyAttempts;
  context.header("Retry-After", "900");
  return context.html(await form(placeOf(context), { values, problems: {}, refusal }), 429);
}

async function sayMailSent(context: SiteContext, lead: string): Promise<Response> {
  const { language, base } = placeOf(context);
  const words = siteWords.of(language);
  const next = { href: `${base}?lang=${language}`, label: words.backToSignIn };
  return context.html(
    await messagePage({
      language,
      title: words.checkMailTitle,
      lead,
      hint: words.noMailHint,
      next,
      isGood: true,
    }),
  );
}

function placeOf(context: SiteContext): Place {
  const base = `/accounts/interaction/${context.req.param("id")}`;
  return { language: languageOf(context), base, otherLanguageHref: otherLanguageHref(context) };
}
