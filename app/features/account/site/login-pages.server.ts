import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { normalizeFields, problemsOf } from "../rules/account-fields.ts";
import { findById } from "../server/customers/customers.server.ts";
import { type Circumstances, requestRegistration } from "../server/customers/register.server.ts";
import { requestPasswordReset } from "../server/customers/reset-password.server.ts";
import { authenticatorSince } from "../server/factors/authenticator.server.ts";
import { customerOfPasskey, signInOptions } from "../server/factors/passkeys.server.ts";
import { checkSecondFactor, customerOfStep, passwordStep } from "../server/factors/second-factor.server.ts";
import { completeLogin, loginUnderWay } from "../server/openid/account-session.server.ts";
import { countMailRequest } from "../server/sign-in/mail-requests.server.ts";
import { rememberDevice, rememberedDevice } from "../server/sign-in/remembered-device.server.ts";
import { logSecurity } from "../server/sign-in/security-log.server.ts";
import { signIn } from "../server/sign-in/sign-in.server.ts";
import { assetAddress } from "./assets.server.ts";
import { secondFactorPage } from "./factors/factor-forms.server.ts";
import { passkeySignIn } from "./factors/passkey-forms.server.ts";
import { emptyForm, type FormState } from "./form.server.ts";
import { forgottenPage, type Place, registerPage, signInPage } from "./form-pages.server.ts";
import {
  languageOf,
  originOf,
  otherLanguageHref,
  type SiteContext,
  type SiteEnv,
  sentFields,
  showError,
} from "./page-context.server.ts";
import { messagePage } from "./plain-pages.server.ts";
import { accountsPolicy } from "./policy.server.ts";
import { siteWords } from "./site-words.ts";

type Form = (place: Place, state: FormState) => Promise<string>;

/** Signing in, registering and requesting a new password, all within one login under way (`/interaction/:id`). */
export const loginPages = new Hono<SiteEnv>();

loginPages.use("/:id/*", async (context, next) => {
  const login = await loginUnderWay(context.env, context.req.param("id") ?? "");
  if (login === undefined) return showError(context, "login-expired", 400);
  context.set("returnAddress", login.returnAddress);
  context.set("signedInAs", login.customerId);
  return next();
});

for (const [path, form] of [
  ["/:id/register", registerPage],
  ["/:id/forgotten", forgottenPage],
] as const) {
  loginPages.get(path, async (context) => context.html(await form(placeOf(context), emptyForm)));
}

/** Who signs in again finds their own address filled in. */
loginPages.get("/:id", async (context) => {
  const { signedInAs } = context.var;
  const customer = signedInAs === undefined ? undefined : await findById(signedInAs);
  if (customer === undefined) return context.html(await signInPage(await withPasskey(context), emptyForm));
  const state = { values: { email: customer.email }, problems: {} };
  return context.html(await signInPage({ ...(await withPasskey(context)), isAgain: true }, state));
});

/** A passkey is verified by its device, so it takes no further factor. */
loginPages.post("/:id/passkey", async (context) => {
  const { answer } = await sentFields(context, ["answer"]);
  const login = context.req.param("id");
  const customerId = await customerOfPasskey({ answer, login }, now());
  if (customerId === undefined) {
    logSecurity("passkey-refused", originOf(context));
    const refusal = siteWords.of(languageOf(context)).passkeyRefused;
    return context.html(await signInPage(await withPasskey(context), { ...emptyForm, refusal }), 422);
  }
  logSecurity("sign-in", originOf(context), { customerId });
  return finish(context, { customerId });
});

/** The place of the sign-in form with the way by a passkey, and the policy that its script needs. */
async function withPasskey(context: SiteContext): Promise<Place> {
  const { language, base, otherLanguageHref } = placeOf(context);
  const login = context.req.param("id") ?? "";
  const options = await signInOptions(login, now());
  context.header("Content-Security-Policy", accountsPolicy(assetAddress.passkeys.address));
  const passkey = passkeySignIn({ language, action: `${base}/passkey?lang=${language}`, options });
  return { language, base, otherLanguageHref, passkey };
}

loginPages.post("/:id", async (context) => {
  const sent = await sentFields(context, ["email", "password"]);
  const problems = problemsOf(sent, config.validation);
  if (Object.keys(problems).length > 0) return refuseForm(context, signInPage, { values: sent, problems });
  const { email, password } = normalizeFields(sent);
  const deviceFor = (customerId: string) => rememberedDevice(context, customerId);
  const signedIn = await signIn({ email, password, deviceFor }, originOf(context), now());
  const words = siteWords.of(languageOf(context));
  switch (signedIn.outcome) {
    case "refused":
      return refuseForm(context, signInPage, { values: sent, problems: {}, refusal: words.signInRefused });
    case "wait":
      return refuseForTooMany(context, signInPage, { values: sent, waitMs: signedIn.waitMs });
    case "signed-in":
      if ((await authenticatorSince(signedIn.customerId)) === undefined) return finish(context, signedIn);
      return requestFactor(context, { step: passwordStep(signedIn, context.req.param("id"), now()) });
  }
});

/** The second factor, after the right password in this login. A known device does not go without it. */
loginPages.post("/:id/factor", async (context) => {
  const { step, ...typed } = await sentFields(context, ["step", "code", "recovery"]);
  const right = await customerOfStep(step, context.req.param("id"), now());
  if (right === undefined) return showError(context, "login-expired", 400);
  const checked = await checkSecondFactor(right.customerId, typed, originOf(context), now());
  const words = siteWords.of(languageOf(context));
  switch (checked.outcome) {
    case "wrong":
      return requestFactor(context, { step, refusal: words.factorWrong }, 422);
    case "wait":
      context.header("Retry-After", String(Math.ceil(checked.waitMs / 1000)));
      return requestFactor(context, { step, refusal: words.tooManyAttempts }, 429);
    case "right":
      return finish(context, right);
  }
});

async function finish(
  context: SiteContext,
  signedIn: Parameters<typeof completeLogin>[1],
): Promise<Response> {
  const next = await completeLogin(context.env, signedIn);
  if (next === undefined) return showError(context, "login-expired", 400);
  rememberDevice(context, signedIn.customerId);
  return context.redirect(next, 303);
}

async function requestFactor(
  context: SiteContext,
  form: Parameters<typeof secondFactorPage>[1],
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  return context.html(await secondFactorPage(placeOf(context), form), status);
}

loginPages.post("/:id/register", async (context) => {
  const request = await mailRequest(context, registerPage);
  if (request instanceof Response) return request;
  await requestRegistration(request.email, request.circumstances);
  logSecurity("registration-requested", originOf(context), { email: request.email });
  return sayMailSent(context, siteWords.of(languageOf(context)).registerSent(request.email));
});

loginPages.post("/:id/forgotten", async (context) => {
  const request = await mailRequest(context, forgottenPage);
  if (request instanceof Response) return request;
  await requestPasswordReset(request.email, request.circumstances);
  logSecurity("reset-requested", originOf(context), { email: request.email });
  return sayMailSent(context, siteWords.of(languageOf(context)).forgottenSent(request.email));
});

/** The e-mail address of a form that requests a mail, or the form again where there will be none. */
async function mailRequest(
  context: SiteContext,
  form: Form,
): Promise<{ readonly email: string; readonly circumstances: Circumstances } | Response> {
  const sent = await sentFields(context, ["email"]);
  const problems = problemsOf(sent, config.validation);
  if (Object.keys(problems).length > 0) return refuseForm(context, form, { values: sent, problems });
  const { email } = normalizeFields(sent);
  const at = now();
  const waitMs = await countMailRequest(email, originOf(context), at);
  if (waitMs > 0) return refuseForTooMany(context, form, { values: sent, waitMs });
  const { returnAddress } = context.var;
  return { email, circumstances: { language: languageOf(context), returnAddress, now: at } };
}

async function refuseForm(context: SiteContext, form: Form, state: FormState): Promise<Response> {
  return context.html(await form(await placeFor(context, form), state), 422);
}

async function refuseForTooMany(
  context: SiteContext,
  form: Form,
  { values, waitMs }: { readonly values: FormState["values"]; readonly waitMs: number },
): Promise<Response> {
  const refusal = siteWords.of(languageOf(context)).tooManyAttempts;
  context.header("Retry-After", String(Math.ceil(waitMs / 1000)));
  return context.html(await form(await placeFor(context, form), { values, problems: {}, refusal }), 429);
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

/** A refused password leaves the way by a passkey. */
async function placeFor(context: SiteContext, form: Form): Promise<Place> {
  return form === signInPage ? withPasskey(context) : placeOf(context);
}

function placeOf(context: SiteContext): Place {
  const base = `/accounts/interaction/${context.req.param("id")}`;
  return { language: languageOf(context), base, otherLanguageHref: otherLanguageHref(context) };
}
