import { html } from "hono/html";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import type { Audience } from "../server/openid/audience.server.ts";
import { type FormState, refusalBanner, textField } from "./form.server.ts";
import { layout, type Markup } from "./layout.server.ts";
import { siteWords } from "./site-words.ts";
import { staffWords } from "./staff/staff-words.ts";

/** Where a form page stands: its language and the address of the login that it belongs to. */
export interface Place {
  readonly language: Language;
  /** `/accounts/interaction/<id>`; the pages of one login stand below it. */
  readonly base: string;
  /** The address of this page in the other language; absent after a refused form. */
  readonly otherLanguageHref?: string | undefined;
  /** A customer who is signed in shows again who they are. */
  readonly isAgain?: boolean;
  /** The way to sign in by a passkey. */
  readonly passkey?: Markup;
  readonly audience?: Audience;
}

export function signInPage(place: Place, state: FormState): Promise<string> {
  const { language, base, otherLanguageHref, isAgain, passkey = "", audience } = place;
  const words = siteWords.of(language);
  const title = isAgain ? words.signInAgainTitle : words.signInTitle;
  const isOffice = audience?.name === "staff";
  const customersLead = isAgain ? words.signInAgainLead : words.signInLead;
  const content = html`<h1>${title}</h1><p class="lead">${isOffice ? staffWords.of(language).staffSignInLead : customersLead}</p>${refusalBanner(state)}
<form method="post" action="${base}?lang=${language}" novalidate>
${textField(language, { name: "email", label: words.email, type: "email", autocomplete: "username webauthn" }, state)}
${textField(language, { name: "password", label: words.password, type: "password", autocomplete: "current-password" }, state)}
<button type="submit">${words.signInButton}</button>
</form>${passkey}
${isOffice ? html`<p class="quiet">${staffWords.of(language).staffForgotten}</p>` : customersLinks(place)}`;
  return layout({ language, title, content, otherLanguageHref, audience });
}

function customersLinks({ language, base, isAgain }: Place): Markup {
  const words = siteWords.of(language);
  return html`<div class="links"><a href="${base}/forgotten?lang=${language}">${words.forgottenLink}</a>
${isAgain ? "" : html`<p>${words.newHere} <a href="${base}/register?lang=${language}">${words.registerLink}</a></p>`}</div>
<p class="quiet">${words.sessionDays(config.accounts.sessionDays)}</p>`;
}

export function registerPage(place: Place, state: FormState): Promise<string> {
  const { language, base, otherLanguageHref } = place;
  const words = siteWords.of(language);
  const content = html`<h1>${words.registerTitle}</h1><p class="lead">${words.registerLead}</p>${refusalBanner(state)}
<form method="post" action="${base}/register?lang=${language}" novalidate>
${textField(language, { name: "email", label: words.email, type: "email", autocomplete: "email" }, state)}
<button type="submit">${words.registerButton}</button>
</form>
<div class="links"><p>${words.haveAccount} <a href="${base}?lang=${language}">${words.signInTitle}</a></p></div>`;
  return layout({ language, title: words.registerTitle, content, otherLanguageHref });
}

export function forgottenPage(
  { language, base, otherLanguageHref }: Place,
  state: FormState,
): Promise<string> {
  const words = siteWords.of(language);
  const content = html`<h1>${words.forgottenTitle}</h1><p class="lead">${words.forgottenLead}</p>${refusalBanner(state)}
<form method="post" action="${base}/forgotten?lang=${language}" novalidate>
${textField(language, { name: "email", label: words.email, type: "email", autocomplete: "username" }, state)}
<button type="submit">${words.forgottenButton}</button>
</form>
<div class="links"><a href="${base}?lang=${language}">${words.backToSignIn}</a></div>`;
  return layout({ language, title: words.forgottenTitle, content, otherLanguageHref });
}

/** What a page behind a link of a mail shows: the link, whom it was sent to, and what was typed. */
export interface MailLinkForm {
  readonly token: string;
  readonly email: string;
  readonly state: FormState;
}

/** Says who the account is for and chooses its password. Opening it changes nothing: programs look at links too. */
export function confirmPage(
  { language, otherLanguageHref }: Omit<Place, "base">,
  { token, email, state }: MailLinkForm,
): Promise<string> {
  const words = siteWords.of(language);
  const field = (field: Parameters<typeof textField>[1]) => textField(language, field, state);
  const content = html`<h1>${words.confirmTitle}</h1><p class="lead">${words.confirmLead(email)}</p>
<form method="post" action="/accounts/confirm?lang=${language}" novalidate>
${linkFields(token, email)}
<div class="pair">
${field({ name: "firstName", label: words.firstName, type: "text", autocomplete: "given-name", hint: words.nameHint })}
${field({ name: "lastName", label: words.lastName, type: "text", autocomplete: "family-name", hint: words.nameHint })}
</div>
${field({ name: "phone", label: words.phone, type: "tel", autocomplete: "tel-national", hint: words.phoneHint, prefix: "+974" })}
${field({ name: "password", label: words.password, type: "password", autocomplete: "new-password", hint: words.passwordHint })}
<button type="submit">${words.confirmButton}</button>
</form>`;
  return layout({ language, title: words.confirmTitle, content, otherLanguageHref });
}

/** A member of staff chooses a password; the authenticator app comes next. Opening it changes nothing. */
export function welcomePage(
  { language, otherLanguageHref, audience }: Omit<Place, "base">,
  { token, email, state }: MailLinkForm,
): Promise<string> {
  const words = siteWords.of(language);
  const { welcomeTitle: title, welcomeLead, welcomeButton } = staffWords.of(language);
  const password = {
    name: "password",
    label: words.password,
    type: "password",
    autocomplete: "new-password",
    hint: words.passwordHint,
  } as const;
  const content = html`<h1>${title}</h1><p class="lead">${welcomeLead(email)}</p>
<form method="post" action="/accounts/staff/welcome?lang=${language}" novalidate>
${linkFields(token, email)}
${textField(language, password, state)}
<button type="submit">${welcomeButton}</button>
</form>`;
  return layout({ language, title, content, otherLanguageHref, audience });
}

/** The e-mail goes along unseen, so that a password manager knows whose password this is. */
function linkFields(token: string, email: string): Markup {
  return html`<input type="hidden" name="token" value="${token}"><input type="email" name="email" value="${email}" autocomplete="username" hidden>`;
}

export function resetPage(
  { language, otherLanguageHref }: Omit<Place, "base">,
  { token, email, state }: MailLinkForm,
): Promise<string> {
  const words = siteWords.of(language);
  const password = {
    name: "password",
    label: words.newPassword,
    type: "password",
    autocomplete: "new-password",
    hint: words.passwordHint,
  } as const;
  const content = html`<h1>${words.resetTitle}</h1><p class="lead">${words.resetLead}</p>
<form method="post" action="/accounts/reset?lang=${language}" novalidate>
${linkFields(token, email)}
${textField(language, password, state)}
<button type="submit">${words.resetButton}</button>
</form>`;
  return layout({ language, title: words.resetTitle, content, otherLanguageHref });
}
