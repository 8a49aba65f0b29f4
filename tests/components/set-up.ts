import { afterEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import "../set-market.ts";
import "#app/site.css";
import { shiftDate } from "../shift-date.ts";

// A file after another: time is moved once in the page that all of them share.
declare global {
  var isDateShifted: boolean | undefined;
}
if (!globalThis.isDateShifted) shiftDate(Number(import.meta.env.MARSA_TEST_CLOCK_OFFSET_MS));
globalThis.isDateShifted = true;

// All files share a page: each test leaves it as it found it.
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.lang = "en";
  document.documentElement.dir = "ltr";
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
});
