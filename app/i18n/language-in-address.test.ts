import { describe, expect, it } from "vitest";
import { keepWhileOnPage, lacksLanguage, withLanguage } from "./language-in-address.ts";

describe("the language in the address", () => {
  it.each([
    ["/", "ar", "/?lang=ar"],
    ["/book-a-service?campaign=ac-checkup", "ar", "/book-a-service?campaign=ac-checkup&lang=ar"],
    ["/?lang=en&utm_campaign=eid#T6", "ar", "/?lang=ar&utm_campaign=eid#T6"],
    ["/?lang=fr", "en", "/?lang=en"],
    ["/pre-owned/search?make=Rimal&make=Lulwa", "en", "/pre-owned/search?make=Rimal&make=Lulwa&lang=en"],
    ["/#T6", "en", "/?lang=en#T6"],
  ] as const)("%s in %s becomes %s", (address, language, expected) => {
    expect(withLanguage(address, language)).toBe(expected);
  });

  it.each([
    ["", true],
    ["?lang=", true],
    ["?lang=fr", true],
    ["?x=1&lang=ar", false],
    ["?lang=en", false],
  ])("%s lacks it: %s", (search, lacks) => {
    expect(lacksLanguage(search)).toBe(lacks);
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
  expect(keepWhileOnPage(change)).toBe(expected);
});
