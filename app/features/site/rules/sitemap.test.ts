import { describe, expect, it } from "vitest";
import { indexedPaths, sitemapXml } from "./sitemap.ts";

const addressOf = (path: string, language?: string) =>
  `https://cars.example${path}${language ? `?lang=${language}` : ""}`;
const mapOf = (...paths: string[]) => sitemapXml(paths, ["en", "ar"], addressOf);

describe("the site map", () => {
  it("names every path in both languages, with its alternates", () => {
    const xml = mapOf("/", "/news/sand");
    expect(xml.match(/<url>/g)).toHaveLength(4);
    expect(xml).toContain("<loc>https://cars.example/news/sand?lang=ar</loc>");
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://cars.example/news/sand"/>',
    );
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
    expect(indexedPaths(seo, ["/vehicle/reem", "/"])).toEqual(["/", "/pre-owned", "/vehicle/reem"]);
  });
});
