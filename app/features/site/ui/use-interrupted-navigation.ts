import { useEffect } from "react";
import { useNavigation } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { reloadedFlag } from "../rules/uncaught-errors.ts";

const targetKey = "marsa.navigatingTo";

/**
 * The router itself reloads the page when a route's module does not load, and forgets where the visitor wanted to go.
 * After that one reload this leads there by a whole page; if the same page fails again, to error/500.
 */
export function useInterruptedNavigation(): void {
  const { location: target } = useNavigation();
  const language = useLanguage();
  const targetAddress = target ? `${target.pathname}${target.search}${target.hash}` : undefined;

  useEffect(() => {
    const interrupted = sessionStorage.getItem(targetKey);
    sessionStorage.removeItem(targetKey);
    const [entry] = performance.getEntriesByType("navigation");
    if (interrupted === null || (entry as PerformanceNavigationTiming | undefined)?.type !== "reload") return;
    const failedBefore = sessionStorage.getItem(reloadedFlag) === interrupted;
    sessionStorage.setItem(reloadedFlag, interrupted);
    window.location.assign(
      failedBefore ? withLanguage(href("/error/:slug", { slug: "500" }), language) : interrupted,
    );
  }, [language]);

  useEffect(() => {
    if (targetAddress === undefined) return;
    sessionStorage.setItem(targetKey, targetAddress);
    return () => sessionStorage.removeItem(targetKey);
  }, [targetAddress]);
}
