import { type RefObject, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The link that was followed out of the list, and from which entry of the history. */
let followed: { readonly entry: string; readonly href: string } | undefined;

/** Remembers a car's link that is being followed. */
export function rememberFollowed(target: EventTarget): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const entry: unknown = history.state?.key;
  if (link) followed = { entry: typeof entry === "string" ? entry : "default", href: link.pathname };
}

/** Focuses the followed car again when the visitor comes back to the list; the router restores the scroll. */
export function useReturnToCar(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the page is entered, not by changes on it
  useEffect(() => {
    const from = followed;
    // A list that is entered otherwise ends the way back, too.
    followed = undefined;
    if (type !== "POP" || from?.entry !== key) return;
    const links = list.current?.querySelectorAll<HTMLAnchorElement>("article a") ?? [];
    [...links].find(({ pathname }) => pathname === from.href)?.focus({ preventScroll: true });
  }, []);
}
