import { matchPath } from "react-router";
import { clickName } from "../rules/click-names.ts";
import { track } from "../track.ts";

/**
 * Reports clicks on links and buttons that have a name (`rules/click-names.ts`), and errors that no part of the page
 * caught. What stands on an element is never sent. Answers with how to stop.
 */
export function watchPage(linkNames: Readonly<Record<string, string>>): () => void {
  const patterns = Object.entries(linkNames);
  const nameOf = (path: string) => patterns.find(([pattern]) => matchPath(pattern, path))?.[1];
  const onClick = (event: MouseEvent) => {
    // A press that a part of the page repeats, once it is awake, was counted when it was made.
    if (!event.isTrusted) return;
    const pressed = event.target instanceof Element ? event.target.closest(pressable) : null;
    if (pressed) reportClick(pressed, nameOf);
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

const pressable = "a[href], button, summary, [data-analytics]";

function reportClick(pressed: Element, nameOf: (path: string) => string | undefined): void {
  // The tabs and arrows of a slider are reported by it, with the slide that they bring.
  if (pressed.matches("[aria-roledescription] button")) return;
  const attribute = (name: string) => pressed.getAttribute(name);
  const named = clickName({ tag: pressed.localName, attribute }, location.href, nameOf);
  if (named) track({ event: "click", ...named, place: placeOf(pressed) });
}

const places =
  '[data-analytics-place], [id^="drawer-"], dialog, section[id], footer, main, header:not(main *)';

/** Where on the page: a place with a name of its own, a drawer, a section of the page by its id, or a part of the shell. */
function placeOf(element: Element): string {
  const place = element.closest(places);
  const own = place?.getAttribute("data-analytics-place");
  if (own) return own;
  return (place?.matches("[id^='drawer-'], section") && place.id) || (place?.localName ?? "page");
}

function reportError(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  track({ event: "error", kind: "script", message, page: location.pathname });
}
