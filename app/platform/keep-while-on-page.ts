import type { ShouldRevalidateFunctionArgs } from "react-router";

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
