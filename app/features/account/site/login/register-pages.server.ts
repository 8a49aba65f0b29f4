import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { normalizeFields, problemsOf } from "../../rules/account-fields.ts";
import { type Circumstances, requestRegistration } from "../../server/customers/register.server.ts";
import { requestPasswordReset } from "../../server/customers/reset-password.server.ts";
import { countMailRequest } from "../../server/sign-in/mail-requests.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { emptyForm } from "../form.server.ts";
import { forgottenPage, registerPage } from "../form-pages.server.ts";
import { languageOf, originOf, type SiteContext, type SiteEnv, sentFields } from "../page-context.server.ts";
import { messagePage } from "../plain-pages.server.ts";
import { siteWords } from "../site-words.ts";
import { type Form, placeOf, refuseForm, refuseForTooMany } from "./login-place.server.ts";

/** Registering and requesting a new password, both by a mail. Customers alone do so: staff are invited. */
export const registerPages = new Hono<SiteEnv>();

for (const [path, form] of [
  ["/:id/register", registerPage],
  ["/:id/forgotten", forgottenPage],
] as const) {
  registerPages.get(path, async (context) => context.html(await form(placeOf(context), emptyForm)));
}

registerPages.post("/:id/register", async (context) => {
  const request = await mailRequest(context, registerPage);
  if (request instanceof Response) return request;
  await requestRegistration(request.email, request.circumstances);
  logSecurity("registration-requested", originOf(context), { email: request.email });
  return sayMailSent(context, siteWords.of(languageOf(context)).registerSent(request.email));
});

registerPages.post("/:id/forgotten", async (context) => {
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
