import { expect, test } from "vitest";
import { relatedArticles } from "./related-articles.ts";

const about = (id: string, kind: string, publishedOn: string, related: string[]) => ({
  id,
  kind,
  publishedOn,
  related,
});
const dunes = about("dunes", "news", "2026-11-01", ["hajar", "badia"]);
const all = [
  dunes,
  about("brakes", "technology", "2026-11-20", ["shihab"]),
  about("tow", "technology", "2026-01-01", ["badia", "hajar"]),
  about("lease", "news", "2026-10-01", ["suhail"]),
  about("paint", "news", "2026-10-02", ["suhail"]),
];

test("the same cars first, then the same kind, the newer before the older, never itself", () => {
  expect(relatedArticles(dunes, all, 3).map(({ id }) => id)).toEqual(["tow", "paint", "lease"]);
});

test("a car that is named twice counts once", () => {
  const twice = { ...about("twice", "technology", "2026-11-21", ["badia"]), carmodelId: "badia" };
  expect(relatedArticles(dunes, [...all, twice], 2).map(({ id }) => id)).toEqual(["tow", "twice"]);
});
