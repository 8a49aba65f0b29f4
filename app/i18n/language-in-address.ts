import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isLanguage, type Language } from "./language.ts";

/** The address with `lang` set, everything else of its query and its hash kept (specification, section 2). */
export function withLanguage(address: string, language: Language): string {
  const [beforeHash = "", hash] = splitOnce(address, "#");
  const [path = "", query = ""] = splitOnce(beforeHash, "?");
  const search = new URLSearchParams(query);
  search.set("lang", language);
  return `${path}?${search}${hash === undefined ? "" : `#${hash}`}`;
}

/** Whether `lang` is missing or wrong, so that the browser has to add it by replacing the address (decisions 2.1). */
export function lacksLanguage(search: string): boolean {
  return !isLanguage(new URLSearchParams(search).get("lang"));
}

/**
 * For `shouldRevalidate`: what a path and a language decide alone is not asked for again while only the rest of the
 * address changes, as by a choice that the query keeps.
 */
export function keepWhileOnPage({
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
