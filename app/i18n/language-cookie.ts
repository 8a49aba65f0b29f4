import { isLanguage, type Language } from "./language.ts";

const oneYearInSeconds = 31_536_000;

/** Keeps a visitor's choice for the next visit to an address without a language. */
export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
  document.cookie = `lang=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}

/** The same for who has come from a page of this site in the other language: its link was followed before scripts ran. */
export function keepSwitchedLanguage(): void {
  const language = new URLSearchParams(location.search).get("lang");
  if (!isLanguage(language) || !document.referrer.startsWith(`${location.origin}/`)) return;
  if (new URL(document.referrer).searchParams.get("lang") !== language) keepLanguage(language);
}
