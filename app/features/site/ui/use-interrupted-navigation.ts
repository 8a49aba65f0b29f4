import { useEffect } from "react";
import { useNavigation } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { reloadedFlag } from "../rules/module-load-failure.ts";

const wishKey = "marsa.navigatingTo";

/**
 * The router itself reloads the page when a route's module does not load, and forgets where the visitor wanted to go.
 * After that one reload this leads there by a whole page; if the same page fails again, to error/500.
 */
export function useInterruptedNavigation(): void {
  const { location: wish } = useNavigation();
  const language = useLanguage();
  const wished = wish ? `${wish.pathname}${wish.search}${wish.hash}` : undefined;

  useEffect(() => {
    const interrupted = sessionStorage.getItem(wishKey);
    sessionStorage.removeItem(wishKey);
    const [entry] = performance.getEntriesByType("navigation");
    if (interrupted === null || (entry as PerformanceNavigationTiming | undefined)?.type !== "reload") return;
    const failedBefore = sessionStorage.getItem(reloadedFlag) === interrupted;
    sessionStorage.setItem(reloadedFlag, interrupted);
    window.location.assign(
      failedBefore ? withLanguage(href("/error/:slug", { slug: "500" }), language) : interrupted,
    );
  }, [language]);

  useEffect(() => {
    if (wished === undefined) return;
    sessionStorage.setItem(wishKey, wished);
    return () => sessionStorage.removeItem(wishKey);
  }, [wished]);
}
