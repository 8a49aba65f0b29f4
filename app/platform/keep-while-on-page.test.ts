import { expect, it } from "vitest";
import { keepWhileOnPage } from "./keep-while-on-page.ts";

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
