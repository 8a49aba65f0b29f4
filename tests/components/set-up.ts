import { onlineManager } from "@tanstack/react-query";
import { setInteractionModality } from "react-aria-components";
import { afterEach, beforeEach, vi } from "vitest";
import { commands } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { handOverTo } from "#app/features/analytics/track.ts";
import { addToast } from "#app/ui/toast/toast-stack.tsx";
import "../set-market.ts";
import { shiftDate } from "../shift-date.ts";
import { takeAnswered } from "./answer-calls.ts";
import { leavePage, type PageAtFirst, pageAtFirst } from "./leave-page.ts";
import { settled } from "./settled.ts";

// This runs before each file, but all files share one page: what is done once, and how the page was, stands on it.
declare global {
  var marsaPageAtFirst: PageAtFirst | undefined;
}
declare module "vitest/browser" {
  interface BrowserCommands {
    leavePointer: () => Promise<void>;
  }
}
const isFirst = globalThis.marsaPageAtFirst === undefined;
if (isFirst) shiftDate(Number(import.meta.env.MARSA_TEST_CLOCK_OFFSET_MS));
globalThis.marsaPageAtFirst ??= pageAtFirst();
const atFirst = globalThis.marsaPageAtFirst;
if (isFirst) await openToasts();

/** The first message of a page comes late, after its code: it might come in the test after the one that caused it. */
async function openToasts(): Promise<void> {
  addToast({ text: "The first", tone: "info" });
  await vi.waitUntil(() => document.querySelector(".toast"), { timeout: 15_000 });
  leavePage(atFirst);
}

// A press by a script counts as a screen reader's, for which lists of the office keep the focus to themselves; so does none yet.
beforeEach(() => setInteractionModality("keyboard"));

// Each test leaves the page as it found it, also where it broke off.
afterEach(async () => {
  vi.useRealTimers();
  // What an answer causes, as a message over the page, is this test's, not the next one's.
  if (takeAnswered()) await settled();
  try {
    await cleanup();
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    leavePage(atFirst);
    // Queries wait while a test has said that there is no connection.
    onlineManager.setOnline(true);
    // Events that wait for a visitor's consent are dropped, and the next ones wait again.
    handOverTo(() => undefined);
    handOverTo(undefined);
    if (atFirst.hasPointer()) await commands.leavePointer();
  }
});
