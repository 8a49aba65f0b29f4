import { describe, expect, it } from "vitest";
import { indexedPages, sitemapXml } from "./sitemap.ts";

const addressOf = (path: string, language?: string) =>
  `https://cars.example${path}${language ? `?lang=${language}` : ""}`;
const mapOf = (...paths: string[]) => {
  const pages = paths.map((path) => ({ path }));
  return sitemapXml(
    [
      { language: "en", pages },
      { language: "ar", pages },
    ],
    addressOf,
  );
};

describe("the site map", () => {
  it("names every path in both languages, with its alternates", () => {
    const xml = mapOf("/", "/news/sand");
    expect(xml.match(/<url>/g)).toHaveLength(4);
    expect(xml).toContain("<loc>https://cars.example/news/sand?lang=ar</loc>");
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://cars.example/news/sand"/>',
    );
  });

  it("says of each language when its page was last changed, where that is known", () => {
    const xml = sitemapXml(
      [
        { language: "en", pages: [{ path: "/news/sand", changedAt: "2026-11-02T08:00:00.000Z" }] },
        { language: "ar", pages: [{ path: "/news/sand" }] },
      ],
      addressOf,
    );
    expect(xml).toContain("sand?lang=en</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod><xhtml");
    expect(xml).toContain("sand?lang=ar</loc><xhtml");
  });

  it("is XML whatever a path holds", () => {
    expect(mapOf("/a&b<c")).toContain("<loc>https://cars.example/a&amp;b&lt;c?lang=en</loc>");
  });
});

describe("the pages that search engines are shown", () => {
  it("are each named once, and none that content hides", () => {
    const seo = [
      { canonicalTag: "/" },
      { canonicalTag: "/pre-owned" },
      { canonicalTag: "/pre-owned" },
      { canonicalTag: "/cart", robots: "noindex" },
      { canonicalTag: "/dashboard", robots: "noindex, nofollow" },
    ];
    const entries = [{ path: "/vehicle/reem" }, { path: "/" }];
    expect(indexedPages(seo, entries).map(({ path }) => path)).toEqual(["/", "/pre-owned", "/vehicle/reem"]);
  });

  it("have the newest change of what makes them", () => {
    const [older, newer] = ["2026-11-02T08:00:00.000Z", "2026-11-20T08:00:00.000Z"];
    const changes = (...all: (string | undefined)[]) =>
      indexedPages(
        [],
        all.map((changedAt) => ({ path: "/vehicle/reem", changedAt })),
      )[0]?.changedAt;
    expect(changes(older, newer)).toBe(newer);
    expect(changes(newer, undefined, older)).toBe(newer);
    expect(changes(undefined)).toBeUndefined();
  });
});
