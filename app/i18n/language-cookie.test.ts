import { afterEach, expect, test, vi } from "vitest";
import { rememberSwitchedLanguage } from "./language-cookie.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the same page in the other language", "https://rimal.example/?lang=en", "?lang=ar", "lang=ar"],
  ["a page that had no language in its address yet", "https://rimal.example/", "?lang=ar", "lang=ar"],
  ["a page in the same language", "https://rimal.example/fleet?lang=ar", "?lang=ar", undefined],
  ["another site", "https://rimal.example.org/?lang=en", "?lang=ar", undefined],
  ["nowhere", "", "?lang=ar", undefined],
  ["a page, to an address without a language", "https://rimal.example/?lang=en", "", undefined],
])("a visitor who comes from %s", (_, referrer, search, stored) => {
  const page: { referrer: string; cookie?: string } = { referrer };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { search, origin: "https://rimal.example" });
  rememberSwitchedLanguage();
  expect(page.cookie?.split(";")[0]).toBe(stored);
});
