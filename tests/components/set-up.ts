import { afterEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import "../set-market.ts";
import "#app/site.css";

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
