import { describe, expect, it } from "vitest";
import { footerHasMainPages, footerVariantOf, headerVariantOf, overviewOf } from "./shell-variants.ts";

describe("header", () => {
  it.each([
    ["/", true, "transparent"],
    ["/", false, "filled"],
    ["/vehicle/reem", true, "transparent"],
    ["/vehicle/reem/gallery", false, "filled"],
    ["/test-drive", true, "filled"],
    ["/test-drive-confirmation", true, "filled"],
    ["/news/paint-and-sun", true, "filled"],
    ["/offers/service/ac-checkup", true, "filled"],
    ["/offers/suhail-lease", true, "transparent"],
    ["/error/404", false, "filled"],
    ["/dashboard", true, "filled"],
    ["/appointment/1", true, "filled"],
    ["/documents", true, "filled"],
    ["/documents/qid", true, "filled"],
    ["/details/1", true, "filled"],
    ["/book-a-service", false, "filled"],
    ["/Book-A-Service/", true, "filled"],
    ["/pre-owned", true, "transparent"],
    ["/pre-owned/search", true, "filled"],
    ["/listing/1", true, "filled"],
    ["/part-number/1234567890", true, "filled"],
    ["/cart", true, "filled"],
    ["/cart/x", true, "filled"],
    ["/cartoon", true, "transparent"],
    ["/parts-categories", true, "filled"],
    ["/parts-list", true, "filled"],
    ["/find-us", false, "filled"],
    ["/lexus-service", true, "none"],
    ["/lexus-service/models", true, "none"],
    ["/service/models", true, "none"],
    ["/service", true, "transparent"],
    ["/service-confirmation", false, "hidden"],
    ["/offers/suhail-lease/thank-you", false, "hidden"],
    ["/offers/fleet/thank-you", true, "hidden"],
    ["/offers/thank-you", true, "transparent"],
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
    ["/service/models", "line"],
    ["/offers/service/ac-checkup", "line"],
    ["/error/service-maintenance", "line"],
    ["/lexus-Service", "line"],
  ] as const)("%s: %s", (path, variant) => {
    expect(footerVariantOf(path)).toBe(variant);
  });
});

it.each([
  ["/", "home"],
  ["/vehicle/reem", "vehicle"],
  ["/vehicle/reem/gallery", "vehicle"],
  ["/vehicles", undefined],
  ["/find-us", undefined],
] as const)("the overview of %s is that of %s", (path, overview) => {
  expect(overviewOf(path)).toBe(overview);
});
