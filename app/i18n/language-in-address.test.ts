import { afterEach, describe, expect, it, vi } from "vitest";
import { putLanguageInAddress, revalidateOnNewPage, withLanguage } from "./language-in-address.ts";

describe("the language in the address", () => {
  it.each([
    ["/", "ar", "/?lang=ar"],
    ["/book-a-service?campaign=ac-checkup", "ar", "/book-a-service?campaign=ac-checkup&lang=ar"],
    ["/?lang=en&utm_campaign=eid#T6", "ar", "/?lang=ar&utm_campaign=eid#T6"],
    ["/?lang=fr", "en", "/?lang=en"],
    ["/pre-owned/search?make=Rimal&make=Lulwa", "en", "/pre-owned/search?make=Rimal&make=Lulwa&lang=en"],
    ["/#T6", "en", "/?lang=en#T6"],
  ] as const)("%s in %s becomes %s", (address, language, expected) => {
    expect(withLanguage<string>(address, language)).toBe(expected);
  });

  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["/", "/?lang=ar"],
    ["/?lang=", "/?lang=ar"],
    ["/?lang=fr#T6", "/?lang=ar#T6"],
    ["/?x=1&lang=en", undefined],
    ["/listing/1?code=abc&state=s", undefined],
  ])("%s becomes %s in the browser, and keeps the state of its entry", (address, expected) => {
    const replaceState = vi.fn();
    const { pathname, search, hash } = new URL(address, "https://rimal.example");
    vi.stubGlobal("location", { pathname, search, hash });
    vi.stubGlobal("document", { documentElement: { lang: "ar" } });
    vi.stubGlobal("history", { state: { drawer: "models" }, replaceState });
    putLanguageInAddress();
    expect(replaceState.mock.calls).toEqual(
      expected === undefined ? [] : [[{ drawer: "models" }, "", expected]],
    );
  });
});

it.each([
  ["/find-us?lang=en", "/find-us?location=a&lang=en", true, false],
  ["/find-us?lang=en#all-locations", "/find-us?lang=en", true, false],
  ["/find-us?lang=en", "/find-us?lang=ar", true, true],
  ["/find-us?lang=en", "/?lang=en", true, true],
  ["/find-us?lang=en", "/?lang=en", false, false],
])("from %s to %s, otherwise %s: %s", (from, to, otherwise, expected) => {
  const [currentUrl, nextUrl] = [from, to].map((address) => new URL(address, "https://rimal.example")) as [
    URL,
    URL,
  ];
  const change = {
    currentUrl,
    nextUrl,
    defaultShouldRevalidate: otherwise,
    currentParams: {},
    nextParams: {},
  };
  expect(revalidateOnNewPage(change)).toBe(expected);
});
