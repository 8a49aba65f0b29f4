import { html, raw } from "hono/html";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import type { Digits } from "#app/i18n/numbers/digit-choices.ts";
import { brandStyleSource, identity } from "#app/platform/identity/identity.server.ts";
import { officeWords } from "../words.ts";

/** The files with which a screen begins, as the build named them. In development Vite serves them from the sources. */
export interface OfficeAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Scripts that come with the first ones. */
  readonly preloads: readonly string[];
  readonly isDevelopment: boolean;
}

/** The document of every screen: language, direction, market and colors; what is shown the scripts read by calls. */
export async function officeDocument(
  language: Language,
  digits: Digits,
  assets: OfficeAssets,
): Promise<string> {
  const { name, style, themeColor, iconVersion } = identity(language);
  const { brand, zone, country, clock, validation } = market();
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-brand="${brand}" data-zone="${zone}" data-country="${country}" data-clock="${clock}" data-digits="${digits}" data-validation="${validation}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" content="${themeColor}">
<title>${officeWords.of(language).office} | ${name}</title>
<style>${raw(style)}</style>
<link rel="icon" href="/favicon.ico?v=${iconVersion}" sizes="32x32">
<link rel="icon" href="/brand/icon.svg?v=${iconVersion}" type="image/svg+xml">
${assets.styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
${assets.preloads.map((file) => html`<link rel="modulepreload" href="${file}">`)}
${assets.scripts.map((file) => html`<script type="module" src="${file}"></script>`)}
</head>
<body><div id="office"></div><noscript><p>${officeWords.of(language).needsScripts}</p></noscript></body>
</html>`;
  return String(await page);
}

/** The one style that React Aria writes into a page: what is pressed is not scrolled by a second finger. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** What a screen of the office may do: its own scripts, styles, pictures and calls; nothing from elsewhere, in no frame. */
export function officePolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${brandStyleSource} ${pressableStyle}`,
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
