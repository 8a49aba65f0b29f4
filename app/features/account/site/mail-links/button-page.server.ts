import { html } from "hono/html";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { layout } from "../layout.server.ts";
import {
  languageOf,
  originOf,
  otherLanguageHref,
  type SiteContext,
  showError,
} from "../page-context.server.ts";

/** A page behind a mail's link: what its button does, and the button. */
export function buttonPage(
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

export function refuseLink(context: SiteContext): Promise<Response> {
  logSecurity("link-refused", originOf(context));
  return showError(context, "link-invalid", 400);
}
