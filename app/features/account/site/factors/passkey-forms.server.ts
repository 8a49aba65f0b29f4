import { html } from "hono/html";
import type { Language } from "#app/i18n/language.ts";
import type { Audience } from "../../server/openid/audience.server.ts";
import { assetAddress } from "../assets.server.ts";
import { layout, type Markup } from "../layout.server.ts";
import { siteWords } from "../site-words.ts";
import { wayBack } from "../way-back.server.ts";

interface PasskeyForm {
  readonly language: Language;
  readonly action: string;
  /** What the browser is given, as JSON. */
  readonly options: object;
}

/** The way to sign in without a password, shown where a script finds that the browser can. */
export function passkeySignIn({ language, action, options }: PasskeyForm): Markup {
  const words = siteWords.of(language);
  return html`<form class="passkey" method="post" action="${action}" data-passkey="${JSON.stringify(options)}" data-kind="known" hidden>
<input type="hidden" name="answer"><button class="second" type="submit">${words.passkeySignIn}</button>
<p class="banner" role="alert" data-failure hidden>${words.passkeyFailed}</p></form>${passkeyScript()}`;
}

/** The page that adds a passkey. */
export function newPasskeyPage(
  { language, action, options }: PasskeyForm,
  {
    audience,
    email,
    refusal,
    otherLanguageHref,
  }: { audience: Audience; email: string; refusal?: string; otherLanguageHref?: string },
): Promise<string> {
  const words = siteWords.of(language);
  const back = wayBack(audience, language);
  const content = html`<h1>${words.passkeyTitle}</h1><p class="lead">${words.passkeyLead(email)}</p>
${refusal === undefined ? "" : html`<p class="banner" role="alert">${refusal}</p>`}
<form method="post" action="${action}" data-passkey="${JSON.stringify(options)}" data-kind="new" hidden>
<input type="hidden" name="answer"><button type="submit">${words.passkeyButton}</button>
<p class="banner" role="alert" data-failure hidden>${words.passkeyFailed}</p></form>
<noscript><p class="banner">${words.passkeyNeedsScript}</p></noscript>
<div class="links"><a href="${back.href}">${back.label}</a></div>${passkeyScript()}`;
  return layout({ language, title: words.passkeyTitle, content, otherLanguageHref, audience });
}

function passkeyScript(): Markup {
  const { address, integrity } = assetAddress.passkeys;
  return html`<script src="${address}" integrity="${integrity}" defer></script>`;
}
