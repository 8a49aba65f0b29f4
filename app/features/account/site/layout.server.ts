import { html, raw } from "hono/html";
import { directionOf, type Language, otherLanguage } from "#app/i18n/language.ts";
import { officeOrigin } from "#app/platform/config.server.ts";
import { identity } from "#app/platform/identity/identity.server.ts";
import { type Audience, customers } from "../server/openid/audience.server.ts";
import { assetAddress } from "./assets.server.ts";
import { siteWords } from "./site-words.ts";
import { staffWords } from "./staff/staff-words.ts";

/** A piece of safe HTML: values in it are escaped. */
export type Markup = ReturnType<typeof html>;

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly content: Markup;
  /** The address of this page in the other language; absent where the page answers a form and cannot be requested again. */
  readonly otherLanguageHref?: string | undefined;
  /** More than a form stands on it: the picture beside would take its room. */
  readonly isWide?: boolean;
  /** Rules of its own, which its policy has to allow. */
  readonly style?: string;
  /** Whose page it is: staff find the office around it, and no way to the site. */
  readonly audience?: Audience | undefined;
}

/** One page of the accounts site: brand and language on top, the content, a picture beside it on wide screens. */
export async function layout({
  language,
  title,
  content,
  otherLanguageHref,
  isWide,
  style,
  audience = customers,
}: Page): Promise<string> {
  const words = siteWords.of(language);
  const brand = identity(language);
  const other = otherLanguage(language);
  const isOffice = audience.name === "staff";
  const home = isOffice ? `${officeOrigin()}/office` : `/?lang=${language}`;
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${brand.themeColor}">
<title>${title} | ${isOffice ? staffWords.of(language).office : brand.name}</title>
<link rel="preload" href="${assetAddress.font[language]}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/favicon.ico?v=${brand.iconVersion}" sizes="32x32">
<link rel="icon" href="/brand/icon.svg?v=${brand.iconVersion}" type="image/svg+xml">
<link rel="stylesheet" href="${assetAddress.style}">
${style === undefined ? "" : html`<style>${raw(style)}</style>`}
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<div class="side">
<header class="top">
<a class="brand" href="${home}">${brand.logo === undefined ? brand.name : html`<img src="${brand.logo}" alt="${brand.name}" height="36">`}${isOffice ? html` <span>${staffWords.of(language).office}</span>` : ""}</a>
${otherLanguageHref === undefined ? "" : html`<a class="language" href="${otherLanguageHref}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>`}
</header>
<main id="content" tabindex="-1">${content}</main>
${isOffice ? "" : html`<footer class="foot"><a href="/?lang=${language}">${words.backToSite}</a></footer>`}
</div>
${isWide || isOffice || brand.accountsPicture === undefined ? "" : html`<aside class="picture"><img src="${brand.accountsPicture}" alt="" width="1120" height="1400" decoding="async"><p>${words.promise}</p></aside>`}
</body>
</html>`;
  return String(await page);
}
