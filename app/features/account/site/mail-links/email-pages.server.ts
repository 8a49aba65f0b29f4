import { Hono } from "hono";
import { html } from "hono/html";
import { now } from "#app/platform/clock.server.ts";
import {
  confirmEmailChange,
  emailChangeOf,
  emailUndoOf,
  undoEmailChange,
} from "../../server/settings/change-email.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { layout } from "../layout.server.ts";
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

/** The pages behind the links about a new e-mail address. Only their buttons change something. */
export const emailPages = new Hono<SiteEnv>();

emailPages.use("/*", async (context, next) => {
  await next();
  // The address holds the link.
  context.header("Referrer-Policy", "strict-origin");
});

emailPages.get("/", async (context) => {
  const token = context.req.query("token") ?? "";
  const wanted = await emailChangeOf(token, now());
  if (wanted === undefined) return refuseLink(context);
  const words = siteWords.of(languageOf(context));
  return context.html(
    await buttonPage(context, {
      token,
      title: words.newAddressTitle,
      lead: words.newAddressLead(wanted.email),
      button: words.newAddressButton,
    }),
  );
});

emailPages.post("/", async (context) => {
  const { token } = await sentFields(context, ["token"]);
  const changed = await confirmEmailChange(token, now());
  if (!changed.ok) return refuseLink(context);
  logSecurity("email-changed", originOf(context), { customerId: changed.value.customerId });
  const language = languageOf(context);
  const { newAddressDoneTitle: title, newAddressDoneLead, continueLabel: label } = siteWords.of(language);
  const lead = newAddressDoneLead(changed.value.email);
  const next = { href: `/account?lang=${language}`, label };
  return context.html(await messagePage({ language, title, lead, next, isGood: true }));
});

emailPages.get("/undo", async (context) => {
  const token = context.req.query("token") ?? "";
  const undo = await emailUndoOf(token, now());
  if (undo === undefined) return refuseLink(context);
  const words = siteWords.of(languageOf(context));
  return context.html(
    await buttonPage(context, {
      token,
      title: words.undoTitle,
      lead: words.undoLead(undo.email),
      button: words.undoButton,
    }),
  );
});

emailPages.post("/undo", async (context) => {
  const { token } = await sentFields(context, ["token"]);
  const undone = await undoEmailChange(token, now());
  if (!undone.ok) return refuseLink(context);
  logSecurity("email-change-undone", originOf(context), { customerId: undone.value.customerId });
  const language = languageOf(context);
  const { undoneTitle: title, undoneLead: lead, undoneButton: label } = siteWords.of(language);
  // The site itself starts the next login from there.
  const next = { href: `/account?lang=${language}&signIn=1`, label };
  return context.html(await messagePage({ language, title, lead, next, isGood: true }));
});

function buttonPage(
  context: SiteContext,
  page: { readonly token: string; readonly title: string; readonly lead: string; readonly button: string },
): Promise<string> {
  const language = languageOf(context);
  const { pathname } = new URL(context.req.url);
  const content = html`<h1>${page.title}</h1><p class="lead">${page.lead}</p>
<form method="post" action="${pathname}?lang=${language}">
<input type="hidden" name="token" value="${page.token}">
<button type="submit">${page.button}</button>
</form>`;
  return layout({ language, title: page.title, content, otherLanguageHref: otherLanguageHref(context) });
}

function refuseLink(context: SiteContext): Promise<Response> {
  logSecurity("link-refused", originOf(context));
  return showError(context, "link-invalid", 400);
}
