import { type Markup, servedPage } from "#app/features/account/account.server.ts";
import { type Language, otherLanguage } from "#app/i18n/language.ts";
import { pageStyle } from "./page-style.server.ts";

/** Where a page behind a signed link stands, and in which language. */
export interface Shown {
  readonly language: Language;
  /** As `/visit/<token>`. */
  readonly base: string;
}

/** The frame of all pages behind signed links. `path`: what follows the base in the address of this one. */
export function signedPage(
  { language, base }: Shown,
  title: string,
  content: Markup,
  path = "",
): Promise<string> {
  const otherLanguageHref = `${base}${path}?lang=${otherLanguage(language)}`;
  return servedPage({ language, title, content, otherLanguageHref, isWide: true, style: pageStyle });
}
