import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { plainAppCode } from "../../rules/recovery-codes.ts";
import {
  describeAuthenticator,
  newAuthenticator,
  openSecret,
  sealSecret,
  stepOfCode,
} from "../../server/factors/authenticator.server.ts";
import { staff } from "../../server/openid/audience.server.ts";
import { checkNewPassword } from "../../server/passwords/check-new-password.server.ts";
import { rememberDevice } from "../../server/sign-in/remembered-device.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import {
  choosePassword,
  completeInvitation,
  type Invited,
  invitationOf,
} from "../../server/staff/invitations.server.ts";
import { authenticatorPage, recoveryCodesPage } from "../factors/factor-forms.server.ts";
import { factorPages } from "../factors/factor-pages.server.ts";
import { emptyForm } from "../form.server.ts";
import { welcomePage } from "../form-pages.server.ts";
import { loginPages } from "../login/login-pages.server.ts";
import {
  languageOf,
  originOf,
  otherLanguageHref,
  type SiteContext,
  type SiteEnv,
  sentFields,
  showError,
} from "../page-context.server.ts";
import { siteWords } from "../site-words.ts";

/** The accounts site's pages for staff: signing in, the invitation's link, further factors. Nobody registers here. */
export const staffPages = new Hono<SiteEnv>();

staffPages.use(async (context, next) => {
  // Another issuer has the accounts of staff.
  if (staff.external().issuer !== undefined) return showError(context, "not-found", 404);
  return next();
});

for (const path of ["/interaction/:id/register", "/interaction/:id/forgotten", "/factors/authenticator"])
  staffPages.all(path, (context) => showError(context, "not-found", 404));

staffPages.route("/interaction", loginPages);
staffPages.route("/factors", factorPages);

staffPages.use("/welcome", async (context, next) => {
  await next();
  // The address holds the link.
  context.header("Referrer-Policy", "strict-origin");
});

staffPages.get("/welcome", async (context) => {
  const token = context.req.query("token") ?? "";
  const invited = await invitationOf(token, now());
  if (invited === undefined) return refuseLink(context);
  const place = { ...placeOf(context), otherLanguageHref: otherLanguageHref(context) };
  return context.html(await welcomePage(place, { token, email: invited.email, state: emptyForm }));
});

/** The password waits beside the invitation, and the app is shown. */
staffPages.post("/welcome", async (context) => {
  const { token, password } = await sentFields(context, ["token", "password"]);
  const invited = await invitationOf(token, now());
  if (invited === undefined) return refuseLink(context);
  const { email, name, nameAr } = invited;
  const problem = await checkNewPassword(password, { email, firstName: name, lastName: nameAr ?? "" });
  if (problem !== undefined) {
    const state = { values: {}, problems: { password: { problem } } };
    return context.html(await welcomePage(placeOf(context), { token, email, state }), 422);
  }
  if (!(await choosePassword(token, password, now()))) return refuseLink(context);
  const { secret } = newAuthenticator(email);
  return context.html(await appPage(context, invited, { token, secret }));
});

/** The first code of the app completes the account; the recovery codes are shown this once. */
staffPages.post("/welcome/app", async (context) => {
  const { token, step: sealed, code: typed } = await sentFields(context, ["token", "step", "code"]);
  const invited = await invitationOf(token, now());
  const secret = invited && openSecret(invited.id, sealed);
  if (invited === undefined || secret === undefined) return refuseLink(context);
  const code = plainAppCode(typed);
  const step = code === undefined ? undefined : stepOfCode(secret, code, new Date());
  if (step === undefined) {
    const refusal = siteWords.of(languageOf(context)).appCodeWrong;
    return context.html(await appPage(context, invited, { token, secret, refusal }), 422);
  }
  const completed = await completeInvitation({ token, secret, step }, now());
  if (!completed.ok) return refuseLink(context);
  const { id: customerId, codes } = completed.value;
  logSecurity("invitation-used", originOf(context), { audience: staff, customerId });
  rememberDevice(context, customerId, staff);
  return context.html(await recoveryCodesPage(placeOf(context), { codes, isNewApp: true }));
});

function appPage(
  context: SiteContext,
  { id, email }: Invited,
  { token, secret, refusal }: { readonly token: string; readonly secret: string; readonly refusal?: string },
): Promise<string> {
  const app = describeAuthenticator(secret, email);
  const sealed = sealSecret(id, secret);
  return authenticatorPage({ ...placeOf(context), email }, { app, sealed, token, refusal });
}

function placeOf(context: SiteContext) {
  return { language: languageOf(context), audience: staff };
}

function refuseLink(context: SiteContext): Promise<Response> {
  logSecurity("link-refused", originOf(context), { audience: staff });
  return showError(context, "link-invalid", 400);
}
