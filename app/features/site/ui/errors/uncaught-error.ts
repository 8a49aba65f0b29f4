import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { track } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { isModuleLoadFailure } from "#app/lib/module-load-failure.ts";
import { afterUncaughtError, reloadedFlag } from "../../rules/uncaught-errors.ts";

/**
 * Carries out what follows an uncaught error (product/behavior.md#uncaught-errors). An answer of the server keeps its
 * own status on the page where it happened; on an error page, and in development, nothing leads away. Both are
 * reported to analytics.
 */
export function handleUncaughtError(error: unknown, path: string, language: Language): void {
  const isAnswer = isRouteErrorResponse(error);
  const message = isAnswer ? `HTTP ${error.status}` : String(error);
  track({ event: "error", kind: isAnswer ? "page" : "uncaught", message, page: path });
  if (isAnswer) return;
  const reloadedBefore = sessionStorage.getItem(reloadedFlag) !== null;
  const step = afterUncaughtError(error, { online: navigator.onLine, reloadedBefore });
  if (step === "reload") {
    sessionStorage.setItem(reloadedFlag, "1");
    window.location.reload();
  } else if (step === "error-page" && !path.startsWith("/error") && !import.meta.env.DEV) {
    window.location.assign(withLanguage(href("/error/:slug", { slug: "500" }), language));
  }
}

/**
 * Errors that no boundary caught, thrown by scripts of this site. A promise that nobody waited for leaves the page as it
 * is, unless a part of the program did not load: it is reported, and the page goes on working.
 */
export function useUncaughtErrors(language: Language): void {
  useEffect(() => {
    const thrown = ({ error, filename }: ErrorEvent) => {
      if (!(error instanceof Error) || !filename.startsWith(window.location.origin)) return;
      handleUncaughtError(error, window.location.pathname, language);
    };
    const rejected = ({ reason }: PromiseRejectionEvent) => {
      const { pathname } = window.location;
      if (isModuleLoadFailure(reason)) return handleUncaughtError(reason, pathname, language);
      track({ event: "error", kind: "uncaught", message: String(reason), page: pathname });
    };
    window.addEventListener("error", thrown);
    window.addEventListener("unhandledrejection", rejected);
    return () => {
      window.removeEventListener("error", thrown);
      window.removeEventListener("unhandledrejection", rejected);
    };
  }, [language]);
}
