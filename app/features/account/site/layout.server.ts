import { html } from "hono/html";
import { directionOf, type Language, otherLanguage } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { assetAddress } from "./assets.server.ts";
import { siteWords } from "./site-words.ts";

/** A piece of safe HTML: values in it are escaped. */
export type Markup = ReturnType<typeof html>;

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly content: Markup;
  /** The address of this page in the other language; absent where the page answers a form and cannot be asked for again. */
  readonly otherLanguageHref?: string | undefined;
}

/** One page of the accounts site: brand and language on top, the content, a picture beside it on wide screens. */
export async function layout({ language, title, content, otherLanguageHref }: Page): Promise<string> {
  const words = siteWords.of(language);
  const brand = config.brands[config.brand]?.name[language] ?? "";
  const other = otherLanguage(language);
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbfaf7">
<title>${title} | ${brand}</title>
<link rel="preload" href="${assetAddress.font[language]}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assetAddress.style}">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<div class="side">
<header class="top">
<a class="brand" href="/?lang=${language}">${brandMark}<span>${brand}</span></a>
${otherLanguageHref === undefined ? "" : html`<a class="language" href="${otherLanguageHref}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>`}
</header>
<main id="content" tabindex="-1">${content}</main>
<footer class="foot"><a href="/?lang=${language}">${words.backToSite}</a></footer>
</div>
<aside class="picture"><img src="${assetAddress.picture}" alt="" width="1120" height="1400" decoding="async"><p>${words.promise}</p></aside>
</body>
</html>`;
  return String(await page);
}

/** The emblem of Rimal, as in the site's header: two dune crests in a ring. */
const brandMark = html`<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><circle cx="16" cy="16" r="14.8" stroke-width="1.5"/><path d="M3.6 19C8 18.2 10.3 11 15 11s5.3 6.7 9.6 7c1.5.1 2.8-.5 4-1" stroke-width="1.7"/><path d="M6.4 23.8C10.4 23.4 13 19.3 17 19.3s5.6 3 8.8 3.2" stroke-width="1.7"/></svg>`;
