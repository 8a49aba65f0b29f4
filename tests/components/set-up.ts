import { onlineManager } from "@tanstack/react-query";
import { setInteractionModality } from "react-aria-components";
import { afterEach, vi } from "vitest";
import { commands } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { handOverTo } from "#app/features/analytics/track.ts";
import "../set-market.ts";
import { shiftDate } from "../shift-date.ts";
import { leavePage, type PageAtFirst, pageAtFirst } from "./leave-page.ts";

// This runs before each file, but all files share one page: what is done once, and how the page was, stands on it.
declare global {
  var marsaPageAtFirst: PageAtFirst | undefined;
}
declare module "vitest/browser" {
  interface BrowserCommands {
    leavePointer: () => Promise<void>;
  }
}
if (globalThis.marsaPageAtFirst === undefined) shiftDate(Number(import.meta.env.MARSA_TEST_CLOCK_OFFSET_MS));
globalThis.marsaPageAtFirst ??= pageAtFirst();
const atFirst = globalThis.marsaPageAtFirst;

// Each test leaves the page as it found it, also where it broke off.
afterEach(async () => {
  try {
    await cleanup();
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    leavePage(atFirst);
    // A press by a script counts as a screen reader's, for which lists of the office keep the focus to themselves.
    setInteractionModality("keyboard");
    // Queries wait while a test has said that there is no connection.
    onlineManager.setOnline(true);
    // Events that wait for a visitor's consent are dropped, and the next ones wait again.
    handOverTo(() => undefined);
    handOverTo(undefined);
    if (atFirst.hasPointer()) await commands.leavePointer();
  }
});
