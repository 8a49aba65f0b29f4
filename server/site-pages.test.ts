import { expect, test } from "vitest";
import { pagesOf, respelledPaths } from "./site-pages.ts";

const routes = {
  root: { id: "root", path: "" },
  layout: { id: "layout", parentId: "root" },
  home: { id: "home", parentId: "layout", index: true },
  service: { id: "service", parentId: "layout", path: "book-a-service" },
  car: { id: "car", parentId: "layout", path: "vehicle/:car" },
  gallery: { id: "gallery", parentId: "car", path: "gallery" },
  unknown: { id: "unknown", parentId: "layout", path: "*" },
};
const isPage = pagesOf(routes);
const respelled = respelledPaths(routes);

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
])("%s is a page: %s", (path, expected) => {
  expect(isPage(path)).toBe(expected);
});

test.each([
  ["/", undefined],
  ["/book-a-service", undefined],
  ["/Book-A-Service", "/book-a-service"],
  ["/book-a-service/", "/book-a-service"],
  ["/BOOK-A-SERVICE//", "/book-a-service"],
  // What a parameter names is the page's own to spell.
  ["/vehicle/Suhail-Hybrid", undefined],
  ["/Vehicle/Suhail-Hybrid/Gallery", "/vehicle/Suhail-Hybrid/gallery"],
  ["/vehicle/%D8%B3%D9%87%D9%8A%D9%84", undefined],
  ["/Unknown", undefined],
  ["/Anything/Else/", undefined],
])("%s is to be written %s", (path, expected) => {
  expect(respelled(path)).toBe(expected);
});
