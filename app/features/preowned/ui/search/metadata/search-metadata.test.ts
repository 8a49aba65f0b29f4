import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { readStockAddress } from "../../../rules/address/stock-address.ts";
import { resultsExample } from "../search-examples.ts";
import { searchMetadata } from "./search-metadata.ts";
import { searchTitle } from "./search-title.ts";

const siteIn = (language: Language) =>
  ({
    language,
    market: { country: "QA" },
    identity: { name: language === "ar" ? "رمال" : "Rimal", socialImage: "/brand/social.jpg" },
    origin: "https://rimal.example",
  }) as Site;
const searchOf = (address: string) => readStockAddress(new URLSearchParams(address));
const seo = { pageTitle: "Pre-owned cars | Rimal", description: "All of them." };

type Tag = Readonly<Record<string, unknown>>;
function tagsOf(address: string, language: Language = "en", results = resultsExample()): readonly Tag[] {
  return searchMetadata(siteIn(language), searchOf(address), results, seo) as readonly Tag[];
}
const contentOf = (tags: readonly Tag[], name: string) => tags.find((tag) => tag.name === name)?.content;
const dataOf = (tags: readonly Tag[], type: string) =>
  tags.map((tag) => tag["script:ld+json"] as Tag | undefined).find((one) => one?.["@type"] === type);

describe("the title", () => {
  const parts = { facets: resultsExample().facets, siteName: "Rimal", pageTitle: seo.pageTitle, page: 1 };

  it.each<[string, Language, string]>([
    ["", "en", "Pre-owned cars | Rimal"],
    ["fuel=petrol&priceMax=90000", "en", "Pre-owned cars | Rimal"],
    ["bodyType=suv", "en", "Pre-owned SUV for sale | Rimal"],
    ["bodyType=suv,van&make=rimal", "en", "Pre-owned SUV, Van rimal for sale | Rimal"],
    ["bodyType=suv,van", "ar", "سيارات رباعية الدفع، فان مستعملة للبيع | Rimal"],
  ])("of %j in %s is %s", (address, language, title) => {
    expect(searchTitle(searchOf(address), { ...parts, language })).toBe(title);
  });

  it("names the page, from the second on", () => {
    const title = searchTitle(searchOf("bodyType=suv&page=3"), { ...parts, language: "en", page: 3 });
    expect(title).toBe("Pre-owned SUV for sale | Rimal | Page 3");
  });
});

describe("what the page says about itself", () => {
  it("is content's words where nothing is chosen", () => {
    const tags = tagsOf("");
    expect(tags[0]).toEqual({ title: "Pre-owned cars | Rimal" });
    expect(contentOf(tags, "description")).toBe("All of them.");
    expect(contentOf(tags, "robots")).not.toBe("noindex");
  });

  it.each<[number, Language, RegExp]>([
    [1, "en", /^One pre-owned SUV in Qatar /],
    [14, "en", /^14 pre-owned SUV in Qatar /],
    [2, "ar", /^سيارتان من رباعية الدفع للبيع في قطر/],
  ])("counts %i cars in %s", (total, language, words) => {
    const tags = tagsOf("bodyType=suv", language, resultsExample({ total }));
    expect(contentOf(tags, "description")).toMatch(words);
  });

  it("is not for search engines where no car fits", () => {
    expect(contentOf(tagsOf("bodyType=suv", "en", resultsExample({ items: [], total: 0 })), "robots")).toBe(
      "noindex",
    );
  });

  it("lists its cars by their own addresses", () => {
    expect(dataOf(tagsOf("", "ar"), "ItemList")).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: "Rimal Suhail 2023 GLX", url: "https://rimal.example/listing/RM-1001?lang=ar" },
        { position: 2, name: "Rimal Reem 2023 GLX", url: "https://rimal.example/listing/RM-1002?lang=ar" },
      ],
    });
  });

  it("shows the way to it, with what is chosen as its last step", () => {
    const steps = (address: string) => {
      const way = dataOf(tagsOf(address), "BreadcrumbList") as {
        itemListElement: readonly { name: string }[];
      };
      return way.itemListElement.map(({ name }) => name);
    };
    expect(steps("")).toEqual(["Rimal", "Certified pre-owned", "Pre-owned cars"]);
    expect(steps("bodyType=suv&fuel=petrol")).toEqual([
      "Rimal",
      "Certified pre-owned",
      "Pre-owned cars",
      "SUV",
    ]);
  });

  it("stands without an answer of the stock", () => {
    const tags = searchMetadata(siteIn("en"), searchOf("bodyType=suv"), null, seo) as readonly Tag[];
    expect(tags[0]).toEqual({ title: "Pre-owned SUV for sale | Rimal" });
    expect(dataOf(tags, "ItemList")).toMatchObject({ numberOfItems: 0 });
  });
});
