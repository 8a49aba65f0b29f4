import type { EarlyUse } from "./early-use.ts";

/**
 * Stands as a script in the head of every page (server/first-view.ts writes its text there, so it may use nothing from
 * around it). Lets the page's modules begin when the first view has been painted, at the first sign of use, or when the
 * patience is over, whichever comes first. Until they answer it keeps presses of buttons, to make them again; other links,
 * fields and what the browser opens by itself answer already.
 */
export function waitForFirstView(patienceMs: number): void {
  /** What was pressed: buttons, and links to the other language. */
  const presses: HTMLElement[] = [];
  const signs = ["pointermove", "pointerdown", "keydown", "scroll"];
  const begin = () => {
    clearTimeout(patience);
    const waiting = document.querySelector('script[type="text/later"]');
    if (!waiting) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
      link.rel = "modulepreload";
    // A script that has been read does not run when its type changes: a new one does.
    const script = document.createElement("script");
    script.type = "module";
    script.text = waiting.textContent ?? "";
    waiting.setAttribute("type", "module");
    document.head.append(script);
    script.remove();
  };
  const use = (event: Event) => {
    // Under a pointer that rests the browser tells of a move as soon as something is painted.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
      return;
    early.isUsed = true;
    for (const sign of signs) removeEventListener(sign, use, true);
    if (document.readyState !== "loading") begin();
  };
  const keep = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    // A link to the other language is a choice, which only the page can remember.
    const pressed =
      target instanceof Element &&
      target.closest<HTMLButtonElement | HTMLAnchorElement>("button, a[hreflang]");
    if (!pressed || ctrlKey || metaKey || shiftKey) return;
    const isAgain = presses.at(-1) === pressed;
    // A link leads on by itself when it is pressed again: perhaps the modules never come.
    const bySelf =
      "form" in pressed ? pressed.popoverTargetElement || pressed.form?.hasAttribute("action") : isAgain;
    if (bySelf) return;
    event.preventDefault();
    // Whoever presses a button twice because nothing happens means it once.
    if (!isAgain) presses.push(pressed);
  };
  // Told when the page has been painted; the frame after that may be the one with the picture.
  const painted = () =>
    new PerformanceObserver((_, paints) => {
      paints.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(begin));
    }).observe({ type: "paint", buffered: true });
  const early: EarlyUse = {
    isUsed: false,
    repeat() {
      removeEventListener("click", keep, true);
      // A field that has the focus already would never tell that it got it.
      if (document.activeElement?.matches("input, textarea, select"))
        document.activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      for (const pressed of presses.splice(0)) if (pressed.isConnected) pressed.click();
    },
  };
  const patience = setTimeout(begin, patienceMs);
  window.earlyUse = early;
  addEventListener("click", keep, true);
  for (const sign of signs) addEventListener(sign, use, true);
  document.addEventListener("DOMContentLoaded", () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (early.isUsed) begin();
    else if (!picture || picture.complete) painted();
    else for (const end of ["load", "error"]) picture.addEventListener(end, painted, { once: true });
  });
}
