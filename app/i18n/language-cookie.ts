import { isLanguage, type Language } from "./language.ts";

const oneYearInSeconds = 31_536_000;

/** Stores a visitor's choice for the next visit to an address without a language. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
  document.cookie = `lang=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}

/** Stores the language of a visitor who followed the language link of another page of this site before its scripts ran. */
export function rememberSwitchedLanguage(): void {
  const language = new URLSearchParams(location.search).get("lang");
  if (!isLanguage(language) || !document.referrer.startsWith(`${location.origin}/`)) return;
  if (new URL(document.referrer).searchParams.get("lang") !== language) rememberLanguage(language);
}
