import { html, raw } from "hono/html";
import type { Language } from "#app/i18n/language.ts";
import { officeOrigin } from "#app/platform/config.server.ts";
import { type Audience, customers } from "../server/openid/audience.server.ts";
import { layout, type Markup } from "./layout.server.ts";
import { type ErrorKind, siteWords } from "./site-words.ts";
import { staffWords } from "./staff/staff-words.ts";

/** A page that says one thing and offers the next step. */
export function messagePage(page: {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly hint?: string;
  /** What stands below it. */
  readonly more?: Markup | undefined;
  readonly next?: { readonly href: string; readonly label: string };
  readonly isGood?: boolean;
  readonly audience?: Audience | undefined;
}): Promise<string> {
  const { language, title, lead, hint, more = "", next, isGood, audience } = page;
  const content = html`${isGood ? goodMark : ""}<h1>${title}</h1><p class="lead">${lead}</p>
${hint === undefined ? "" : html`<p class="quiet">${hint}</p>`}${more}
${next === undefined ? "" : html`<p class="actions"><a class="button" href="${next.href}">${next.label}</a></p>`}`;
  return layout({ language, title, content, audience });
}

export function errorPage(
  language: Language,
  kind: ErrorKind,
  audience: Audience = customers,
): Promise<string> {
  const words = siteWords.of(language);
  const { title, lead } = { title: words[kind], lead: words[`${kind}-lead`] };
  const next =
    audience.name === "staff"
      ? { href: `${officeOrigin()}/office`, label: staffWords.of(language).toOffice }
      : { href: `/?lang=${language}`, label: kind === "not-found" ? words.backToSite : words.startAgain };
  // A new link comes from an administrator, not from the sign-in page.
  const said =
    audience.name === "staff" && kind === "link-invalid" ? staffWords.of(language).staffLinkInvalid : lead;
  return messagePage({ language, title, lead: said, next, audience });
}

/** The question before a session at the accounts site ends. */
export function signOutPage(
  { language, otherLanguageHref }: { language: Language; otherLanguageHref: string },
  returnAddress: string,
): Promise<string> {
  const words = siteWords.of(language);
  const content = html`<h1>${words.signOutTitle}</h1><p class="lead">${words.signOutLead}</p>
<form method="post" action="/accounts/logout?lang=${language}">
<input type="hidden" name="redirect_url" value="${returnAddress}">
<div class="actions"><button type="submit">${words.signOutButton}</button>
<a class="button second" href="${returnAddress}">${words.staySignedIn}</a></div>
</form>`;
  return layout({ language, title: words.signOutTitle, content, otherLanguageHref });
}

/** The same question for a client: the provider brings the form. */
export function signOutByClientPage(language: Language, form: string): Promise<string> {
  const words = siteWords.of(language);
  const content = html`<h1>${words.signOutTitle}</h1><p class="lead">${words.signOutLead}</p>${raw(form)}
<div class="actions"><button type="submit" form="op.logoutForm" name="logout" value="yes">${words.signOutButton}</button>
<button class="second" type="submit" form="op.logoutForm">${words.staySignedIn}</button></div>`;
  return layout({ language, title: words.signOutTitle, content });
}

export function signedOutPage(language: Language): Promise<string> {
  const { signedOutTitle: title, signedOutLead: lead, backToSite: label } = siteWords.of(language);
  return messagePage({ language, title, lead, next: { href: `/?lang=${language}`, label }, isGood: true });
}

/** What stands there for a moment on the way to another issuer, which ends its own session. */
export function signingOutPage(language: Language, href: string): Promise<string> {
  const { signingOutTitle: title, signingOutLead: lead, continueLabel: label } = siteWords.of(language);
  return messagePage({ language, title, lead, next: { href, label } });
}

const goodMark = html`<svg class="mark" viewBox="0 0 56 56" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="28" cy="28" r="26"/><path d="m18 28.5 7 7 13.5-14.5"/></svg>`;
