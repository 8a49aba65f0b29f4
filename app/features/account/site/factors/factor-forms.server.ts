import { html, raw } from "hono/html";
import { toString as qrCode } from "qrcode";
import type { Language } from "#app/i18n/language.ts";
import type { NewAuthenticator } from "../../server/factors/authenticator.server.ts";
import type { Place } from "../form-pages.server.ts";
import { layout, type Markup } from "../layout.server.ts";
import { siteWords } from "../site-words.ts";

/** The page after the right password of a customer who has an authenticator app. It works without scripts. */
export function secondFactorPage(
  { language, base }: Place,
  { step, refusal }: { readonly step: string; readonly refusal?: string | undefined },
): Promise<string> {
  const words = siteWords.of(language);
  const content = html`<h1>${words.factorTitle}</h1><p class="lead">${words.factorLead}</p>${alertOf(refusal)}
<form method="post" action="${base}/factor?lang=${language}" novalidate>
<input type="hidden" name="step" value="${step}">
${codeField(words.appCode, { isFirst: true })}
<details class="more"><summary>${words.withoutApp}</summary>
<div class="field"><label for="recovery">${words.recoveryCode}</label><span class="hint" id="recovery-hint">${words.recoveryCodeHint}</span>
<input id="recovery" name="recovery" type="text" dir="ltr" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40" aria-describedby="recovery-hint"></div>
</details>
<button type="submit">${words.signInButton}</button>
</form>
<div class="links"><a href="${base}?lang=${language}">${words.backToSignIn}</a></div>`;
  return layout({ language, title: words.factorTitle, content });
}

interface OwnPlace {
  readonly language: Language;
  readonly email: string;
  readonly otherLanguageHref?: string | undefined;
}

/** Adds an app: the picture to scan, the same to type, and the first code. */
export async function authenticatorPage(
  { language, email, otherLanguageHref }: OwnPlace,
  {
    app,
    sealed,
    refusal,
  }: { readonly app: NewAuthenticator; readonly sealed: string; readonly refusal?: string | undefined },
): Promise<string> {
  const words = siteWords.of(language);
  const picture = await qrCode(app.address, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  const content = html`<h1>${words.appTitle}</h1><p class="lead">${words.appLead(email)}</p>${alertOf(refusal)}
<ol class="steps"><li>${words.appScan}
<div class="qr" role="img" aria-label="${words.appPicture}">${raw(picture)}</div>
<details class="more"><summary>${words.appTyped}</summary><p><bdi dir="ltr" class="secret">${inGroups(app.secret)}</bdi></p></details></li>
<li>${words.appEnter}
<form method="post" action="/accounts/factors/authenticator?lang=${language}" novalidate>
<input type="hidden" name="step" value="${sealed}">
${codeField(words.appCode, { isFirst: refusal !== undefined })}
<button type="submit">${words.appButton}</button>
</form></li></ol>
${backLink(language)}`;
  return layout({ language, title: words.appTitle, content, otherLanguageHref });
}

/** The codes, this once. */
export function recoveryCodesPage(
  { language }: Pick<OwnPlace, "language">,
  { codes, isNewApp }: { readonly codes: readonly string[]; readonly isNewApp: boolean },
): Promise<string> {
  const words = siteWords.of(language);
  const title = isNewApp ? words.appDoneTitle : words.codesTitle;
  const content = html`<h1>${title}</h1><p class="lead">${words.codesLead}</p>
<ul class="codes">${codes.map((code) => html`<li><bdi dir="ltr">${code}</bdi></li>`)}</ul>
<p class="quiet">${words.codesHint}</p>
<p class="actions"><a class="button" href="/account?lang=${language}">${words.codesStored}</a></p>`;
  return layout({ language, title, content });
}

/** The question before the codes of before are void. */
export function newCodesPage({ language, otherLanguageHref }: OwnPlace): Promise<string> {
  const words = siteWords.of(language);
  const content = html`<h1>${words.newCodesTitle}</h1><p class="lead">${words.newCodesLead}</p>
<form method="post" action="/accounts/factors/recovery-codes?lang=${language}"><button type="submit">${words.newCodesButton}</button></form>
${backLink(language)}`;
  return layout({ language, title: words.newCodesTitle, content, otherLanguageHref });
}

function codeField(label: string, { isFirst }: { readonly isFirst: boolean }): Markup {
  return html`<div class="field"><label for="code">${label}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" dir="ltr" maxlength="20" spellcheck="false"${isFirst ? html` autofocus` : ""}></div>`;
}

function alertOf(refusal: string | undefined): Markup {
  return refusal === undefined ? html`` : html`<p class="banner" role="alert">${refusal}</p>`;
}

function backLink(language: Language): Markup {
  return html`<div class="links"><a href="/account?lang=${language}">${siteWords.of(language).backToAccount}</a></div>`;
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}
