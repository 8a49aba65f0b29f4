import { expect, test } from "vitest";
import { pagesOf } from "./site-pages.ts";

const isPage = pagesOf({
  root: { id: "root", path: "" },
  layout: { id: "layout", parentId: "root" },
  home: { id: "home", parentId: "layout", index: true },
  service: { id: "service", parentId: "layout", path: "book-a-service" },
  car: { id: "car", parentId: "layout", path: "vehicle/:car" },
  gallery: { id: "gallery", parentId: "car", path: "gallery" },
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
])("%s is a page: %s", (path, expected) => {
  expect(isPage(path)).toBe(expected);
});
