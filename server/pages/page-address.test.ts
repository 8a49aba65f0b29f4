import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPageAddress } from "./page-address.ts";
import { sitePages } from "./site-pages.ts";

const handle = (...cacheParams: string[]) => ({ module: { handle: { cacheParams } } });
const factsOf = sitePages({
  home: { id: "home", index: true, ...handle() },
  car: { id: "car", path: "vehicle/:car", ...handle("trim", "lease") },
  offers: { id: "offers", path: "special-offers", ...handle("model") },
  booking: { id: "booking", path: "book-a-service" },
  unknown: { id: "unknown", path: "*" },
});
const read = (target: string) => readPageAddress(target, factsOf);

describe("one page has one address:", () => {
  test.each([
    ["/k1/../vehicle/wahat", "/vehicle/wahat"],
    ["/./vehicle/wahat", "/vehicle/wahat"],
    ["/vehicle/%77ahat", "/vehicle/wahat"],
    ["/%76ehicle/wahat", "/vehicle/wahat"],
    ["/%2e%2e/vehicle/wahat", "/vehicle/wahat"],
    ["//vehicle//wahat", "/vehicle/wahat"],
    ["//evil.example/x", "/evil.example/x"],
    ["/\\evil.example", "/evil.example"],
    ["/vehicle/wahat/", "/vehicle/wahat"],
    ["/Special-Offers/?model=reem&b=1&lang=ar", "/special-offers?model=reem&b=1&lang=ar"],
    ["/vehicle/%d9%88%d8%a7", "/vehicle/%D9%88%D8%A7"],
    ["/vehicle/a%2Cb", "/vehicle/a,b"],
    ["http://other.example/special-offers/", "/special-offers"],
    ["http://other.example//evil.example/", "/evil.example/"],
  ])("%s leads to %s", (target, to) => {
    expect(read(target)).toEqual({ kind: "moved", to });
    expect(read(to).kind).toBe("page");
  });

  test.each([
    "/",
    "/vehicle/wahat",
    "http://other.example/vehicle/wahat?b=1",
    "/vehicle/WHT-1",
    "/vehicle/a%2Fb",
    "/vehicle/%25",
    "/no/such/Page/",
  ])("%s is written as it should be", (target) => expect(read(target).kind).toBe("page"));

  test.each(["http://[/", "/vehicle/%", "/%FF/x"])("%s is unreadable", (target) => {
    expect(read(target)).toEqual({ kind: "unreadable" });
  });

  test("no redirect leads to another one, or to another host", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "\\",
      ".",
      "..",
      "%2e",
      "%76",
      "%2F",
      "%",
      "Vehicle",
      "wahat",
      "é",
      "%FF",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = read(`/${pieces.join("")}`);
        if (address.kind !== "moved") return;
        expect(address.to).toMatch(/^\/(?![/\\])/);
        expect(read(address.to)).toMatchObject({ kind: "page" });
      }),
    );
  });
});

describe("a query", () => {
  test.each([
    ["/vehicle/wahat?b=1", "", "b=1"],
    ["/vehicle/wahat?utm_source=x&lang=en&lease=36", "?lease=36&lang=en", "utm_source=x"],
    ["/vehicle/wahat?lease=36&trim=gx", "?trim=gx&lease=36", ""],
    ["/vehicle/wahat?%6Cease=36&lease=48", "?%6Cease=36&lease=48", ""],
    ["/vehicle/wahat?lang=fr", "", ""],
    ["/vehicle/wahat?lang=ar&lang=en", "?lang=ar", ""],
    ["/special-offers?model=a,b", "?model=a,b", ""],
    ["/vehicle/wahat.data?_routes=car&b=1&lang=ar", "?_routes=car&lang=ar", "b=1"],
    ["/_root.data?b=1", "", "b=1"],
    // Its route does not say what changes it.
    ["/book-a-service?b=1&lang=en", "?b=1&lang=en", ""],
    ["/nowhere?lang=en&b=1", "?lang=en&b=1", ""],
  ])("of %s changes the page by %s", (target, search, rest) => {
    expect(read(target)).toMatchObject({ kind: "page", search, rest });
  });

  test.each([
    ["/vehicle/wahat?b=1", true],
    ["/book-a-service?lang=en", true],
    ["/book-a-service?b=1", false],
    ["/nowhere?b=1", false],
  ])("%s may be cached: %s", (target, isCacheable) => {
    expect(read(target)).toMatchObject({ isCacheable });
  });

  test("a query that only begins with a language is no language", () => {
    expect(read("/vehicle/wahat?lang=en?")).toMatchObject({ language: undefined, search: "" });
  });
});
