import { describe, expect, it } from "vitest";
import { footerHasMainPages, footerVariantOf, headerVariantOf } from "./shell-variants.ts";

describe("header", () => {
  it.each([
    ["/", true, "transparent"],
    ["/", false, "filled"],
    ["/dashboard", true, "filled"],
    ["/book-a-service", false, "filled"],
    ["/error/404", false, "filled"],
    ["/test-drive-confirmation", true, "filled"],
    ["/pre-owned", true, "transparent"],
    ["/pre-owned/search", true, "filled"],
    ["/cartoon", true, "transparent"],
    ["/cart/x", true, "filled"],
    ["/service-confirmation", false, "hidden"],
    ["/find-us", false, "filled"],
    ["/offers/suhail-lease/thank-you", true, "hidden"],
    ["/offers/fleet/thank-you", false, "hidden"],
    ["/offers/suhail-lease", true, "transparent"],
    ["/offers/service/ac-checkup", true, "filled"],
    ["/offers/service/thank-you", true, "filled"],
    ["/news/new-wahat", true, "filled"],
  ] as const)("%s, opens with a picture %s: %s", (path, opensWithPicture, variant) => {
    expect(headerVariantOf(path, opensWithPicture)).toBe(variant);
  });
});

describe("footer", () => {
  it.each([
    ["/", true],
    ["/find-us", false],
    ["/find-us/", false],
    ["/find-us-too", true],
  ] as const)("%s has the main pages: %s", (path, expected) => {
    expect(footerHasMainPages(path)).toBe(expected);
  });

  it.each([
    ["/", "full"],
    ["/dashboard", "full"],
    ["/book-a-service", "line"],
    ["/service-confirmation", "line"],
    ["/error/service-maintenance", "line"],
    ["/lexus-Service", "line"],
  ] as const)("%s: %s", (path, variant) => {
    expect(footerVariantOf(path)).toBe(variant);
  });
});
