import { onTestFinished } from "vitest";

/** Gives this device a sheet to share with, which a desk's Chromium does not have. */
export function withShareSheet(share: Navigator["share"]): void {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "share");
  });
}
