import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { LinkAddress } from "#app/lib/address/href.ts";
import { isLanguage, type Language } from "./language.ts";

/** The address with `lang` set, everything else of its query and its hash preserved. */
export function withLanguage<T extends string>(address: T & LinkAddress<T>, language: Language): string {
  const [beforeHash = "", hash] = splitOnce(address, "#");
  const [path = "", query = ""] = splitOnce(beforeHash, "?");
  const search = new URLSearchParams(query);
  search.set("lang", language);
  return `${path}?${search}${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * Adds the page's language to the browser's address where it is missing or wrong, in place of the entry in the history.
 * An address with a login code is left alone: the session reads the code first, and adds the language with its removal.
 */
export function putLanguageInAddress(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const { lang } = document.documentElement;
  if (isLanguage(query.get("lang")) || query.has("code") || !isLanguage(lang)) return;
  history.replaceState(history.state, "", withLanguage(`${pathname}${search}${hash}`, lang));
}

/**
 * For `shouldRevalidate`: data that depends on path and language alone is not loaded again while only the rest of the
 * address changes, as by a filter in the query.
 */
export function revalidateOnNewPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("lang") === nextUrl.searchParams.get("lang");
  return !samePage && defaultShouldRevalidate;
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
