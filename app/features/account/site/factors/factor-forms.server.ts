import { html, raw } from "hono/html";
import { toString as qrCode } from "qrcode";
import type { Language } from "#app/i18n/language.ts";
import type { NewAuthenticator } from "../../server/factors/authenticator.server.ts";
import type { Audience } from "../../server/openid/audience.server.ts";
import type { Place } from "../form-pages.server.ts";
import { layout, type Markup } from "../layout.server.ts";
import { siteWords } from "../site-words.ts";
import { wayBack } from "../way-back.server.ts";

/** The page after the right password of a customer who has an authenticator app. It works without scripts. */
export function secondFactorPage(
  { language, base, audience }: Place,
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
  return layout({ language, title: words.factorTitle, content, audience });
}

interface OwnPlace {
  readonly audience: Audience;
  readonly language: Language;
  readonly email: string;
  readonly otherLanguageHref?: string | undefined;
}

interface NewApp {
  readonly app: NewAuthenticator;
  readonly sealed: string;
  readonly refusal?: string | undefined;
  /** The invitation of a member of staff who sets up an account. */
  readonly token?: string;
}

/** Adds an app: the picture to scan, the same to type, and the first code. */
export async function authenticatorPage(
  { language, email, otherLanguageHref, audience }: OwnPlace,
  { app, sealed, refusal, token }: NewApp,
): Promise<string> {
  const words = siteWords.of(language);
  const picture = await qrCode(app.address, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  const content = html`<h1>${words.appTitle}</h1><p class="lead">${words.appLead(email)}</p>${alertOf(refusal)}
<ol class="steps"><li>${words.appScan}
<div class="qr" role="img" aria-label="${words.appPicture}">${raw(picture)}</div>
<details class="more"><summary>${words.appTyped}</summary><p><bdi dir="ltr" class="secret">${inGroups(app.secret)}</bdi></p></details></li>
<li>${words.appEnter}
<form method="post" action="${audience.base}/${token === undefined ? "factors/authenticator" : "welcome/app"}?lang=${language}" novalidate>
<input type="hidden" name="step" value="${sealed}">${token === undefined ? "" : html`<input type="hidden" name="token" value="${token}">`}
${codeField(words.appCode, { isFirst: refusal !== undefined })}
<button type="submit">${words.appButton}</button>
</form></li></ol>
${token === undefined ? backLink(audience, language) : ""}`;
  return layout({ language, title: words.appTitle, content, otherLanguageHref, audience });
}

/** The codes, this once. */
export function recoveryCodesPage(
  { language, audience }: Pick<OwnPlace, "language" | "audience">,
  { codes, isNewApp }: { readonly codes: readonly string[]; readonly isNewApp: boolean },
): Promise<string> {
  const words = siteWords.of(language);
  const title = isNewApp ? words.appDoneTitle : words.codesTitle;
  const content = html`<h1>${title}</h1><p class="lead">${words.codesLead}</p>
<ul class="codes">${codes.map((code) => html`<li><bdi dir="ltr">${code}</bdi></li>`)}</ul>
<p class="quiet">${words.codesHint}</p>
<p class="actions"><a class="button" href="${wayBack(audience, language).href}">${words.codesStored}</a></p>`;
  return layout({ language, title, content, audience });
}

/** The question before the codes of before are void. */
export function newCodesPage({ language, otherLanguageHref, audience }: OwnPlace): Promise<string> {
  const words = siteWords.of(language);
  const content = html`<h1>${words.newCodesTitle}</h1><p class="lead">${words.newCodesLead}</p>
<form method="post" action="${audience.base}/factors/recovery-codes?lang=${language}"><button type="submit">${words.newCodesButton}</button></form>
${backLink(audience, language)}`;
  return layout({ language, title: words.newCodesTitle, content, otherLanguageHref, audience });
}

function codeField(label: string, { isFirst }: { readonly isFirst: boolean }): Markup {
  return html`<div class="field"><label for="code">${label}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" dir="ltr" maxlength="20" spellcheck="false"${isFirst ? html` autofocus` : ""}></div>`;
}

function alertOf(refusal: string | undefined): Markup {
  return refusal === undefined ? html`` : html`<p class="banner" role="alert">${refusal}</p>`;
}

function backLink(audience: Audience, language: Language): Markup {
  const { href, label } = wayBack(audience, language);
  return html`<div class="links"><a href="${href}">${label}</a></div>`;
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}
