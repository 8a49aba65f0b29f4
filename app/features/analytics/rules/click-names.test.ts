import { describe, expect, test } from "vitest";
import { clickName } from "./click-names.ts";

const page = "https://rimal.example/special-offers?lang=en&utm_campaign=spring&model=suhail";
const names: Readonly<Record<string, string>> = {
  "/": "home",
  "/vehicle/suhail": "model",
  "/special-offers": "offers",
};
const press = (tag: string, attributes: Readonly<Record<string, string>>, address = page) =>
  clickName({ tag, attribute: (name) => attributes[name] ?? null }, address, (path) => names[path]);

describe("a link is named by what it leads to", () => {
  test.each([
    ["/?lang=en", "home", "/"],
    ["/vehicle/suhail?lang=en", "model", "/vehicle/suhail"],
    ["/vehicle/suhail?lang=en#T16", "model", "/vehicle/suhail"],
    ["/test-drive?car=nada", "test-drive", "/test-drive"],
    ["/find-us", "find-us", "/find-us"],
    ["/privacy", "privacy", "/privacy"],
    ["https://wa.me/97466001201?text=Hello", "whatsapp", "wa.me"],
    ["https://www.google.com/maps/dir/?api=1&destination=25,51", "directions", "www.google.com"],
    ["https://films.marsa.example/rimal", "elsewhere", "films.marsa.example"],
    ["https://www.google.com/search?q=maps", "elsewhere", "www.google.com"],
    ["https://example.qa/wa.me/", "elsewhere", "example.qa"],
    ["https://maps.example/www.google.com/maps/", "elsewhere", "maps.example"],
  ])("%s is %s to %s", (href, name, target) => {
    expect(press("a", { href })).toEqual({ name, target });
  });

  test("a home page without a name of its own is a page", () => {
    const attribute = (name: string) => (name === "href" ? "/" : null);
    expect(clickName({ tag: "a", attribute }, page, () => undefined)).toEqual({ name: "page", target: "/" });
  });

  test("whose telephone or mailbox it is stays here", () => {
    expect(press("a", { href: "tel:+97444001234" })).toEqual({ name: "call" });
    expect(press("a", { href: "mailto:noora@example.qa" })).toEqual({ name: "write" });
  });

  test("the same page in the other language", () => {
    expect(press("a", { href: "/special-offers?lang=ar", hreflang: "ar" })).toEqual({
      name: "language",
      target: "ar",
    });
  });

  test.each([
    ["?lang=en&model=suhail&bodyType=suv", { name: "choice", target: "bodyType=suv" }],
    ["?lang=en&model=suhail", { name: "choice" }],
    ["?lang=en&model=suhail&trim=s&color=pearl", { name: "choice", target: "trim=s&color=pearl" }],
    ["?lang=ar", { name: "offers", target: "/special-offers" }],
    ["?lang=en&model=suhail#request", { name: "section", target: "#request" }],
    ["#request", { name: "section", target: "#request" }],
    ["/special-offers?lang=en", { name: "offers", target: "/special-offers" }],
  ])("%s on the same page: %j", (href, expected) => {
    expect(press("a", { href })).toEqual(expected);
  });

  test("an own name stands before that, and it still says where it leads", () => {
    expect(press("a", { href: "/fleet", "data-analytics": "hero" })).toEqual({
      name: "hero",
      target: "/fleet",
    });
  });
});

describe("a button is named by its own name, or by what it opens", () => {
  test.each([
    [
      "its own, with its value",
      "button",
      { "data-analytics": "location", value: "lusail" },
      { name: "location", target: "lusail" },
    ],
    ["its own alone", "button", { "data-analytics": "print" }, { name: "print" }],
    [
      "a radio button",
      "input",
      { "data-analytics": "color", value: "pearl" },
      { name: "color", target: "pearl" },
    ],
    ["a tab", "button", { role: "tab", id: "_R_1_-tab-service" }, { name: "tab", target: "service" }],
    ["a drawer's", "button", { "aria-controls": "drawer-tab-0" }, { name: "drawer", target: "tab-0" }],
    ["a popover's", "button", { popovertarget: "profile-menu" }, { name: "profile-menu" }],
    ["a tip's", "button", { popovertarget: "_R_27_" }, { name: "info" }],
    ["a popover's with digits", "button", { popovertarget: "menu-2" }, { name: "info" }],
    ["a tab without a name", "button", { role: "tab", id: "service" }, { name: "tab" }],
    ["a tab without an id", "button", { role: "tab" }, { name: "tab" }],
    ["a disclosure", "summary", {}, { name: "details" }],
  ] as const)("%s", (_, tag, attributes, expected) => {
    expect(press(tag, attributes)).toEqual(expected);
  });

  test("one that nobody named is not counted, whatever stands on it", () => {
    expect(press("button", { "aria-label": "Noora Al Thani", type: "button" })).toBeUndefined();
    expect(press("button", { value: "28463400123" })).toBeUndefined();
    expect(press("button", { "aria-controls": "my-drawer-2" })).toBeUndefined();
    expect(press("button", { "aria-controls": "drawer-" })).toBeUndefined();
    expect(press("button", { popovertarget: "_R_27_-menu" })).toEqual({ name: "info" });
    expect(press("button", { role: "switch", id: "x-tab-y" })).toBeUndefined();
  });
});
