import { expect, test } from "vitest";
import { pageAbove, sitePages } from "./site-pages.ts";

const factsOf = sitePages({
  root: { id: "root", path: "" },
  layout: { id: "layout", parentId: "root", module: { handle: { cacheParams: ["testMaintenance"] } } },
  home: { id: "home", parentId: "layout", index: true, module: { handle: { cacheParams: [] } } },
  service: { id: "service", parentId: "layout", path: "book-a-service", module: { default: () => null } },
  sitemap: { id: "sitemap", parentId: "root", path: "sitemap.xml", module: { loader: () => null } },
  car: {
    id: "car",
    parentId: "layout",
    path: "vehicle/:car",
    module: { handle: { cacheParams: ["lease"] } },
  },
  gallery: { id: "gallery", parentId: "car", path: "gallery", module: {} },
  unknown: { id: "unknown", parentId: "layout", path: "*" },
});

test.each([
  ["/", true],
  ["/book-a-service", true],
  ["/Book-A-Service/", true],
  ["/book-a-service/x", false],
  ["/vehicle/reem", true],
  ["/vehicle", false],
  ["/vehicle/reem/gallery", true],
  ["/pre-owned", false],
  ["/anything/else", false],
  [`/vehicle/${"x".repeat(300)}`, true],
])("%s is a page: %s", (path, expected) => {
  expect([factsOf(path), factsOf(path)].map((facts) => facts !== undefined)).toEqual([expected, expected]);
});

test.each([
  ["/", "/"],
  ["/book-a-service", "/book-a-service"],
  ["/Book-A-Service", "/book-a-service"],
  ["/book-a-service/", "/book-a-service"],
  ["/BOOK-A-SERVICE//", "/book-a-service"],
  // What a parameter names is the page's own to spell.
  ["/vehicle/Suhail-Hybrid", "/vehicle/Suhail-Hybrid"],
  ["/Vehicle/Suhail-Hybrid/Gallery", "/vehicle/Suhail-Hybrid/gallery"],
  ["/vehicle/%D8%B3%D9%87%D9%8A%D9%84", "/vehicle/%D8%B3%D9%87%D9%8A%D9%84"],
  ["/Unknown", undefined],
  ["/Anything/Else/", undefined],
])("%s is to be written %s", (path, expected) => {
  expect(factsOf(path)?.path).toBe(expected);
});

test.each([
  ["/book-a-service/x", "/book-a-service"],
  ["/Book-A-Service/x/y", "/book-a-service"],
  ["/book-a-service-now/x", undefined],
  ["/vehicle/reem/x", undefined],
  ["/x", undefined],
  ["/sitemap.xml/x", undefined],
])("%s belongs to the page %s", (path, expected) => {
  expect(pageAbove(path, factsOf)).toBe(expected);
});

test.each([
  ["/", ["testMaintenance"]],
  ["/vehicle/reem", ["testMaintenance", "lease"]],
  // A page whose route says nothing may show anything of its query, whatever the routes around it say.
  ["/book-a-service", undefined],
  ["/vehicle/reem/gallery", undefined],
])("%s is changed by %s", (path, expected) => {
  expect(factsOf(path)?.params).toEqual(expected);
});
