import { describe, expect, it } from "vitest";
import { pageMetadata, type SeoContent } from "./page-metadata.ts";

const seo: SeoContent = {
  pageTitle: "Service booking",
  description: "Book a service.",
  canonicalTag: "/book-a-service",
  relativeTag: "/book-a-service",
  ogType: "website",
  ogImage: "/images/demo/hero-city.webp",
  twitterCard: "summary_large_image",
};
const place = { origin: "https://rimal.example", language: "ar", country: "QA", siteName: "رمال" } as const;
const tags = (changes: Partial<SeoContent> = {}): Record<string, unknown>[] =>
  pageMetadata({ ...seo, ...changes }, place);

describe("metadata of a page", () => {
  it("names one canonical address, with its language and no tracking", () => {
    expect(tags().filter((tag) => tag.rel === "canonical")).toEqual([
      { tagName: "link", rel: "canonical", href: "https://rimal.example/book-a-service?lang=ar" },
    ]);
  });

  it("names both languages and the address for everybody else", () => {
    const alternates = tags().filter((tag) => tag.rel === "alternate");
    expect(alternates.map((tag) => [tag.hrefLang, tag.href])).toEqual([
      ["en", "https://rimal.example/book-a-service?lang=en"],
      ["ar", "https://rimal.example/book-a-service?lang=ar"],
      ["x-default", "https://rimal.example/book-a-service"],
    ]);
  });

  it("keeps the query of an address that is about it", () => {
    const path = "/pre-owned/search?bodyType=suv";
    const links = tags({ canonicalTag: path, relativeTag: path }).filter((tag) => tag.tagName === "link");
    expect(links.map(({ href }) => href)).toEqual([
      "https://rimal.example/pre-owned/search?bodyType=suv&lang=ar",
      "https://rimal.example/pre-owned/search?bodyType=suv&lang=en",
      "https://rimal.example/pre-owned/search?bodyType=suv&lang=ar",
      "https://rimal.example/pre-owned/search?bodyType=suv",
    ]);
  });

  it("falls back to title and description for sharing, and completes the picture's address", () => {
    expect(tags()).toContainEqual({ property: "og:title", content: "Service booking" });
    expect(tags({ ogTitle: "Come by" })).toContainEqual({ name: "twitter:title", content: "Come by" });
    const image = { property: "og:image", content: "https://rimal.example/images/demo/hero-city.webp?share" };
    expect(tags()).toContainEqual(image);
    expect(tags({ ogImage: undefined })).not.toContainEqual(image);
  });

  it("says the size of a picture of its own host, and of no other", () => {
    const width = { property: "og:image:width", content: "1200" };
    expect(tags()).toContainEqual(width);
    const elsewhere = tags({ ogImage: "https://pictures.example/hero.jpg" });
    expect(elsewhere).toContainEqual({ property: "og:image", content: "https://pictures.example/hero.jpg" });
    expect(elsewhere).not.toContainEqual(width);
  });

  it("has no marks of direction in texts for machines", () => {
    const described = tags({
      pageTitle: "\u2066180\u2069 كم",
      description: "من \u2066QAR 900\u2069\u200f شهرياً",
    });
    expect(described[0]).toEqual({ title: "180 كم" });
    expect(described[1]).toEqual({ name: "description", content: "من QAR 900 شهرياً" });
  });

  it("gives search engines no addresses of a page that they shall not list", () => {
    const hidden = tags({ robots: "noindex" });
    expect(hidden).toContainEqual({ name: "robots", content: "noindex" });
    expect(hidden.filter((tag) => tag.tagName === "link")).toEqual([]);
  });
});
