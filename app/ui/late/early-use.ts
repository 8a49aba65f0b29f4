import { beginPageUse } from "./page-use.ts";

/** What was done to a page before any of its modules ran. Kept by `wait-for-first-view.ts`. */
export interface EarlyUse {
  isUsed: boolean;
  /** Does again what was done, once, and keeps nothing any more: the page answers by itself. */
  repeat(): void;
}

declare global {
  interface Window {
    earlyUse?: EarlyUse;
  }
}

/** Called once, when the page answers. The late parts of a page in use wake first, so that they know of the presses. */
export function repeatEarlyUse(): void {
  const early = window.earlyUse;
  if (early?.isUsed) beginPageUse();
  early?.repeat();
}
