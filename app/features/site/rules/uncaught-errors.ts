import { isModuleLoadFailure } from "#app/lib/module-load-failure.ts";

/** The session's mark that the page was reloaded once. */
export const reloadedFlag = "marsa.reloadedAfterModuleFailure";

/**
 * What follows an uncaught error (product/behavior.md#uncaught-errors): a part that did not load reloads the page
 * once in a session, anything else leads to error/500. Without a network neither would help, so the page stays as it
 * is.
 */
export function afterUncaughtError(
  error: unknown,
  { online, reloadedBefore }: { online: boolean; reloadedBefore: boolean },
): "reload" | "error-page" | "stay" {
  if (!online) return "stay";
  return isModuleLoadFailure(error) && !reloadedBefore ? "reload" : "error-page";
}
