import { expect, test } from "vitest";
import { chooseLanguage } from "./language.ts";

test.each([
  [{ address: "ar", stored: "en", acceptLanguage: "en" }, "ar"],
  [{ address: "fr", stored: "ar", acceptLanguage: "en" }, "ar"],
  [{ address: null, stored: null, acceptLanguage: "fr, ar-QA;q=0.8, en;q=0.5" }, "ar"],
  [{ acceptLanguage: "en-GB,ar;q=0.9" }, "en"],
  [{ acceptLanguage: "ar;q=0, de" }, "en"],
  [{ acceptLanguage: ";;;q=x,,," }, "en"],
  [{}, "en"],
] as const)("%j speaks %s", (request, expected) => {
  expect(chooseLanguage(request)).toBe(expected);
});
