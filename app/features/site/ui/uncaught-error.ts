import { isRouteErrorResponse } from "react-router";
import { track } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { afterUncaughtError, reloadedFlag } from "../rules/module-load-failure.ts";

/**
 * Carries out what the specification asks after an uncaught error. An answer of the server keeps its own status on the
 * page where it happened; on an error page, and in development, nothing leads away. Both are reported to analytics.
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
    window.location.assign(withLanguage("/error/500", language));
  }
}
