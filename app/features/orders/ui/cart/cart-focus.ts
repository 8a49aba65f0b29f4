import { useEffect, useRef } from "react";
import type { Cart } from "../../cart-calls.ts";

export const titleId = "cart-title";

/** What had the focus may have gone with its line, or with all of them: then the page's title has it. */
export function useFocusInCart({ lines, saved }: Cart): void {
  const shown = [...lines, ...saved].map(({ id }) => id).join();
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    if (document.activeElement !== document.body) return;
    document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [shown]);
}

/** The line that moves between the cart and what is saved: where it appears, it takes the focus along. */
let moving: string | undefined;

export function expectLine(id: string | undefined): void {
  moving = id;
}

/** For a line that may be the one that has just moved. */
export function useFocusOfMoved(id: string): void {
  useEffect(() => {
    if (moving !== id) return;
    moving = undefined;
    lineElement(id)?.focus({ preventScroll: true });
  }, [id]);
}

/** Where a line stands on the page. */
export function lineElement(id: string): HTMLElement | null {
  return document.getElementById(`line-${id}`);
}

/** Now, or once the cart shows it: who works by keyboard or by ear goes on from the line, and nothing scrolls. */
export function focusLine(id: string): void {
  const line = lineElement(id);
  if (line) line.focus({ preventScroll: true });
  // On another page nobody waits for it.
  else if (document.getElementById(titleId)) expectLine(id);
}
