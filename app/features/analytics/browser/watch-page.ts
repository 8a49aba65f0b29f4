import { track } from "../track.ts";

/**
 * Reports clicks on links and on what bears `data-analytics`, and errors that no part of the page caught. A link says
 * where it leads, without query; never what stands on it. Answers with how to stop.
 */
export function watchPage(): () => void {
  const onClick = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest("a[href], [data-analytics]") : null;
    if (pressed) reportClick(pressed);
  };
  const onError = (event: ErrorEvent) => reportError(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason);
  // In the capturing phase: a handler that stops the event, or leaves the page, comes later.
  addEventListener("click", onClick, true);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("click", onClick, true);
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}

function reportClick(pressed: Element): void {
  const target = pressed instanceof HTMLAnchorElement ? targetOf(pressed) : undefined;
  const name = pressed.getAttribute("data-analytics") ?? "link";
  track({ event: "click", name, place: placeOf(pressed), ...(target === undefined ? {} : { target }) });
}

/** A path of this site, another host, or just `tel:` and `mailto:`: whose number it is stays here. */
function targetOf({ protocol, origin, pathname, hostname }: HTMLAnchorElement): string {
  if (origin === location.origin) return pathname;
  return /^https?:$/.test(protocol) ? hostname : protocol;
}

function placeOf(element: Element): string {
  return (
    element.closest("[data-analytics-place]")?.getAttribute("data-analytics-place") ??
    element.closest("header, footer, dialog, nav, main")?.localName ??
    "page"
  );
}

function reportError(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  track({ event: "error", kind: "script", message, page: location.pathname });
}
