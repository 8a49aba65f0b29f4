import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { normalizeFields, problemsOf } from "../../rules/account-fields.ts";
import { findById } from "../../server/customers/customers.server.ts";
import { authenticatorSince } from "../../server/factors/authenticator.server.ts";
import { customerOfPasskey, passkeysOf } from "../../server/factors/passkeys.server.ts";
import {
  checkSecondFactor,
  customerOfStep,
  passwordStep,
} from "../../server/factors/second-factor.server.ts";
import { completeLogin, loginUnderWay } from "../../server/openid/account-session.server.ts";
import { rememberDevice, rememberedDevice } from "../../server/sign-in/remembered-device.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { signIn } from "../../server/sign-in/sign-in.server.ts";
import { secondFactorPage } from "../factors/factor-forms.server.ts";
import { emptyForm } from "../form.server.ts";
import { signInPage } from "../form-pages.server.ts";
import {
  languageOf,
  originOf,
  type SiteContext,
  type SiteEnv,
  sentFields,
  showError,
} from "../page-context.server.ts";
import { messagePage } from "../plain-pages.server.ts";
import { siteWords } from "../site-words.ts";
import { staffWords } from "../staff/staff-words.ts";
import { placeOf, refuseForm, refuseForTooMany, withPasskey } from "./login-place.server.ts";
import { registerPages } from "./register-pages.server.ts";

/**
 * Signing in, registering and requesting a new password, all within one login under way (`/interaction/:id`). Members of staff
 * only sign in, and always with a second factor.
 */
export const loginPages = new Hono<SiteEnv>();

loginPages.use("/:id/*", async (context, next) => {
  const login = await loginUnderWay(context.env, context.req.param("id") ?? "", context.var.audience);
  if (login === undefined) return showError(context, "login-expired", 400);
  context.set("returnAddress", login.returnAddress);
  context.set("signedInAs", login.customerId);
  return next();
});

loginPages.route("/", registerPages);

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
  const { audience } = context.var;
  const customerId = await customerOfPasskey({ answer, login, audience }, now());
  if (customerId === undefined) {
    logSecurity("passkey-refused", originOf(context), { audience });
    const refusal = siteWords.of(languageOf(context)).passkeyRefused;
    return context.html(await signInPage(await withPasskey(context), { ...emptyForm, refusal }), 422);
  }
  logSecurity("sign-in", originOf(context), { audience, customerId });
  return finish(context, { customerId, amr: ["hwk", "user"] });
});

loginPages.post("/:id", async (context) => {
  const sent = await sentFields(context, ["email", "password"]);
  const { audience } = context.var;
  // Addresses of staff are what an administrator entered, or the importer's directory has.
  const profile = audience.name === "staff" ? "inclusive" : config.validation;
  const problems = problemsOf(sent, profile);
  if (Object.keys(problems).length > 0) return refuseForm(context, signInPage, { values: sent, problems });
  const { email, password } = normalizeFields(sent);
  const deviceFor = (customerId: string) => rememberedDevice(context, customerId, audience);
  const signedIn = await signIn({ email, password, deviceFor, audience }, originOf(context), now());
  switch (signedIn.outcome) {
    case "refused":
      return refuseForm(context, signInPage, {
        values: sent,
        problems: {},
        refusal: signInRefused(context),
      });
    case "wait":
      return refuseForTooMany(context, signInPage, { values: sent, waitMs: signedIn.waitMs });
    case "signed-in":
      if ((await authenticatorSince(signedIn.customerId)) === undefined)
        return audience.name === "staff" ? refuseWithoutFactor(context, signedIn) : finish(context, signedIn);
      return requestFactor(context, { step: passwordStep(signedIn, context.req.param("id"), now()) });
  }
});

/** The second factor, after the right password in this login. A known device does not go without it. */
loginPages.post("/:id/factor", async (context) => {
  const { step, ...typed } = await sentFields(context, ["step", "code", "recovery"]);
  const right = await customerOfStep(step, context.req.param("id"), now());
  if (right === undefined) return showError(context, "login-expired", 400);
  const whose = { customerId: right.customerId, audience: context.var.audience };
  const checked = await checkSecondFactor(whose, typed, originOf(context), now());
  const words = siteWords.of(languageOf(context));
  switch (checked.outcome) {
    case "wrong":
      return requestFactor(context, { step, refusal: words.factorWrong }, 422);
    case "wait":
      context.header("Retry-After", String(Math.ceil(checked.waitMs / 1000)));
      return requestFactor(context, { step, refusal: words.tooManyAttempts }, 429);
    case "right":
      return finish(context, { ...right, amr: ["pwd", "otp", "mfa"] });
  }
});

function signInRefused(context: SiteContext): string {
  const language = languageOf(context);
  return context.var.audience.name === "staff"
    ? staffWords.of(language).staffSignInRefused
    : siteWords.of(language).signInRefused;
}

/** The password was right, and the office does not open for it alone. */
async function refuseWithoutFactor(
  context: SiteContext,
  { customerId }: { readonly customerId: string },
): Promise<Response> {
  const { audience } = context.var;
  const language = languageOf(context);
  const words = staffWords.of(language);
  logSecurity("factor-missing", originOf(context), { audience, customerId });
  if ((await passkeysOf(customerId)).length > 0)
    return refuseForm(context, signInPage, { ...emptyForm, refusal: words.usePasskey });
  const { noFactorTitle: title, noFactorLead: lead } = words;
  return context.html(await messagePage({ language, title, lead, audience }), 403);
}

async function finish(
  context: SiteContext,
  signedIn: Parameters<typeof completeLogin>[1],
): Promise<Response> {
  const { audience } = context.var;
  const next = await completeLogin(context.env, signedIn, audience);
  if (next === undefined) return showError(context, "login-expired", 400);
  rememberDevice(context, signedIn.customerId, audience);
  return context.redirect(next, 303);
}

async function requestFactor(
  context: SiteContext,
  form: Parameters<typeof secondFactorPage>[1],
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  return context.html(await secondFactorPage(placeOf(context), form), status);
}
