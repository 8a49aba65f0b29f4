const signsOfUse = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "popstate"];
const patienceMs = 3_000;

let begin: () => void = () => undefined;
let use: Promise<void> | undefined;

/**
 * Settles when the visitor begins to use the page, or after three seconds: what the first view does not need is loaded
 * then, so that it never competes with the first picture. Only in a browser.
 */
export function pageInUse(): Promise<void> {
  use ??= new Promise((resolve) => {
    begin = resolve;
    for (const sign of signsOfUse) addEventListener(sign, () => resolve(), { once: true, capture: true });
    setTimeout(resolve, patienceMs);
  });
  return use;
}

/** For what changes the page without a visitor's doing: parts that sleep would hold the change up. */
export function beginPageUse(): void {
  void pageInUse();
  begin();
}
