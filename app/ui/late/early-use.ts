import { beginPageUse } from "./page-use.ts";

/** What was done to a page before any of its modules ran. Kept by `wait-for-first-view.ts`. */
export interface EarlyUse {
  isUsed: boolean;
  /** Buttons and links to the other language that were pressed, in their order. */
  readonly presses: HTMLElement[];
  /** Keeps nothing any more: the page answers by itself. */
  end(): void;
}

declare global {
  interface Window {
    earlyUse?: EarlyUse;
  }
}

/** Called once, when the page answers: does again what was pressed before, and wakes the late parts of a page in use. */
export function repeatEarlyUse(): void {
  const early = window.earlyUse;
  if (early === undefined) return;
  early.end();
  delete window.earlyUse;
  if (early.isUsed) beginPageUse();
  // A field that has the focus already would never tell that it got it.
  if (document.activeElement?.matches("input, textarea, select"))
    document.activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  for (const pressed of early.presses) if (pressed.isConnected) pressed.click();
}
