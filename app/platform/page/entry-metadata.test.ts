import { describe, expect, test } from "vitest";
import { entryMetadata } from "./entry-metadata.ts";
import { breadcrumbs } from "./structured-data.ts";

const site = {
  language: "ar",
  market: {
    brand: "rimal",
    zone: "Asia/Qatar",
    country: "QA",
    clock: "12-hour",
    digits: "latin",
    validation: "specified",
  },
  identity: {
    name: "رمال",
    style: "",
    headings: "sans",
    hero: "in-picture",
    themeColor: "",
    iconVersion: "",
    socialImage: "/brand/rimal/social.jpg",
  },
  origin: "https://rimal.example",
} as const;
const entry = { path: "/offers/nada-hybrid", title: "ندى", description: "بنسبة الهايبرد" };
const tagsOf = (changes: object = {}): Record<string, unknown>[] =>
  entryMetadata(site, { ...entry, ...changes });
const property = (tags: Record<string, unknown>[], name: string) =>
  tags.find((tag) => tag.property === name)?.content;

describe("metadata of an entry", () => {
  test("is that of a page: title, canonical with its language, alternates, the site's name", () => {
    const tags = tagsOf();
    expect(tags[0]).toEqual({ title: "ندى" });
    expect(tags.find(({ rel }) => rel === "canonical")?.href).toBe(
      "https://rimal.example/offers/nada-hybrid?lang=ar",
    );
    expect(tags.filter(({ rel }) => rel === "alternate")).toHaveLength(3);
    expect(property(tags, "og:site_name")).toBe("رمال");
  });

  test("shares its own picture once that is there, until then the brand's", () => {
    const missing = tagsOf({ picture: "/images/demo/offers/nada-hybrid.webp", pictureAlt: "ندى" });
    expect(property(missing, "og:image")).toBe("https://rimal.example/brand/rimal/social.jpg");
    expect(property(missing, "og:image:alt")).toBeUndefined();
    const there = tagsOf({ picture: "/images/demo/offers/nada-hybrid.0123abcd.webp", pictureAlt: "ندى" });
    expect(property(there, "og:image")).toBe(
      "https://rimal.example/images/demo/offers/nada-hybrid.0123abcd.webp?share",
    );
    expect(property(there, "og:image:alt")).toBe("ندى");
  });

  test("what is over is not for search engines", () => {
    const tags = tagsOf({ unlisted: true });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags.filter(({ tagName }) => tagName === "link")).toEqual([]);
  });

  test("shows the way from the home page, each step with its complete address", () => {
    const way = breadcrumbs(site, [
      { name: "رمال", path: "/" },
      { name: "ندى", path: entry.path },
    ]);
    expect(way.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "رمال", item: "https://rimal.example/?lang=ar" },
      {
        "@type": "ListItem",
        position: 2,
        name: "ندى",
        item: "https://rimal.example/offers/nada-hybrid?lang=ar",
      },
    ]);
    expect(tagsOf({ structuredData: [way] }).at(-1)).toEqual({ "script:ld+json": way });
  });
});
