import { describe, expect, test } from "vitest";
import { articlesAddress, filterArticles, readArticleFilter } from "./article-filter.ts";

const articles = [
  { id: "sand", kind: "news", publishedOn: "2026-10-01", carmodelId: "hajar", related: ["badia"] },
  { id: "brakes", kind: "technology", publishedOn: "2026-11-01", related: ["hajar"] },
  { id: "heat", kind: "technology", publishedOn: "2026-09-01", related: ["suhail"] },
];
const models = ["hajar", "badia", "suhail"];
const idsFor = (query: string) =>
  filterArticles(articles, readArticleFilter(new URLSearchParams(query), models)).map(({ id }) => id);

describe("the list of articles", () => {
  test.each([
    ["", ["brakes", "sand", "heat"]],
    ["kind=news", ["sand"]],
    ["kind=technology", ["brakes", "heat"]],
    ["model=hajar", ["brakes", "sand"]],
    ["model=Badia", ["sand"]],
    ["kind=technology&model=hajar", ["brakes"]],
    ["kind=news&model=suhail", []],
    ["kind=gossip&model=boat", ["brakes", "sand", "heat"]],
  ])("of %j shows %j, the newest first", (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });

  test.each([
    [{}, "/news"],
    [{ kind: "news" }, "/news?kind=news"],
    [{ kind: "technology", model: "hajar" }, "/news?kind=technology&model=hajar"],
  ] as const)("of %j has the address %s", (filter, address) => {
    expect(articlesAddress(filter)).toBe(address);
  });
});
