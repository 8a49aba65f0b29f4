import { describe, expect, it } from "vitest";
import carFile from "../../../../../content/demo/cars/suhail.json" with { type: "json" };
import secondBrandFile from "../../../../../content/demo/lulwa/redirects.json" with { type: "json" };
import redirectFile from "../../../../../content/demo/redirects.json" with { type: "json" };
import { movedAddress } from "./moved-address.ts";

const suhail = carFile.fragments.map(({ shared }) => shared);
const models = [...suhail, { id: "nada", aliases: ["nada-2024", "nada-hybrid"], variantAliases: [] }];
const content = redirectFile.fragments[0]?.shared ?? { moved: [], modelPageParts: [] };
const leads = (pathname: string, search = "") => movedAddress({ pathname, search }, content, models);

describe("a former address leads to", () => {
  it.each([
    // Section 2, line by line.
    ["/current-offer", "/special-offers"],
    ["/special-offer", "/special-offers"],
    ["/ownership/parts-accessories", "/auto-parts"],
    ["/book-a-test-drive", "/test-drive"],
    ["/cpov", "/pre-owned"],
    ["/gazoo-racing", "/motorsports"],
    ["/find-a-dealer", "/find-us"],
    // Whatever the case, and with a slash at the end.
    ["/Gazoo-Racing/", "/motorsports"],
    ["/cpov//", "/pre-owned"],
    // A path below it, from a segment on.
    ["/current-offer/x", "/special-offers"],
    ["/cpov/certified/suv", "/pre-owned"],
    // Model base paths with each of the four parts, by the model's name and by its former ones.
    ["/suhail/specification", "/vehicle/suhail"],
    ["/suhail-2023/overview", "/vehicle/suhail"],
    ["/Suhail-Sedan/Features", "/vehicle/suhail"],
    ["/nada-2024/gallery", "/vehicle/nada"],
    ["/vehicle/suhail-2024/overview", "/vehicle/suhail"],
    // Hybrid and sport variants have page names of their own.
    ["/suhail-hybrid/overview", "/vehicle/Suhail-Hybrid"],
    ["/SUHAIL-SPORT/gallery", "/vehicle/Suhail-Hybrid-Sport"],
    ["/suhail-hybrid-sport/features", "/vehicle/Suhail-Hybrid-Sport"],
    ["/nada-hybrid/features", "/vehicle/nada"],
    // A model's name alone.
    ["/suhail-saloon", "/vehicle/suhail"],
  ])("%s -> %s", (from, to) => expect(leads(from)).toBe(to));

  it("keeps the query as it was", () => {
    expect(leads("/suhail/overview", "?lang=ar&utm_campaign=a%20b&x")).toBe(
      "/vehicle/suhail?lang=ar&utm_campaign=a%20b&x",
    );
  });

  it.each([
    "/",
    "/suhail/prices",
    "/suhail/overview/more",
    "/camel/overview",
    "/current-offers",
    "/cpov-cars",
    "//evil.example",
  ])("%s is nobody's", (path) => expect(leads(path)).toBeUndefined());

  it("stands in the content of every brand", () => {
    const formerOf = (file: typeof redirectFile) =>
      file.fragments.flatMap(({ shared }) => shared.moved.map(({ from }) => from)).toSorted();
    expect(formerOf(secondBrandFile)).toEqual(formerOf(redirectFile));
  });

  it("never leads to an address that moves again, nor out of the site", () => {
    for (const { to } of content.moved) {
      expect(leads(to)).toBeUndefined();
      expect(to).toMatch(/^\/[a-z]/);
    }
  });
});
