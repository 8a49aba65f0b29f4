import { describe, expect, it, test } from "vitest";
import type { article } from "#app/features/showroom/content/article.ts";
import type { car } from "#app/features/showroom/content/car.ts";
import type { modelsMenu } from "#app/features/showroom/content/models-menu.ts";
import type { newsSection } from "#app/features/showroom/content/news-section.ts";
import type { offer } from "#app/features/showroom/content/offer.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { Header } from "#app/platform/content/header.ts";
import type { homePage } from "../../content/home-page.ts";
import { homeArticles } from "./home-articles.ts";
import { homeModels, modelTabs } from "./home-models.ts";
import { homeOffers } from "./home-offers.ts";
import { homeSections } from "./home-sections.ts";

type Car = Content<typeof car>;
type Offer = Content<typeof offer>;
type Article = Content<typeof article>;

/** A picture that publishing has found, or not. */
const there = (name: string) => `/images/demo/${name}.0123abcd.webp`;
const missing = (name: string) => `/images/demo/${name}.webp`;

const carOf = (id: string, rest: Partial<Car> = {}) =>
  ({
    ...{ id, carName: id, typeName: "SUV", carTypes: ["suv"], carImageAlt: `A ${id}`, fromPrice: 90_000 },
    carImage: there(id),
    showInVehicleModels: true,
    ...rest,
  }) as Car;
const offerOf = (id: string, rest: Partial<Offer> = {}) =>
  ({
    ...{ id, offerName: id, offerDescriptionOne: "All fluids.", cars: ["reem"], carTypes: [], price: 300 },
    ...{ picture: { wide: there(id), width: 1600, height: 900 }, pictureAlt: `Picture of ${id}` },
    ...{ validFrom: "2026-11-01", validUntil: "2026-12-31", ...rest },
  }) as unknown as Offer;
const articleOf = (id: string, rest: Partial<Article> = {}) =>
  ({
    ...{ id, kind: "news", title: id, subText: "In short.", publishedOn: "2026-11-01", pictureAlt: "" },
    ...{ picture: { wide: there(id), width: 1600, height: 900 }, ...rest },
  }) as Article;
const menu = {
  ...{ fromLabel: "From", leaseToOwnLabel: "Lease", monthLabel: "a month", currencyLabel: "QAR" },
  allVehiclesLabel: "All models",
  carTypeLabels: [
    { id: "suv", label: "SUVs" },
    { id: "van", label: "Vans" },
  ],
} as unknown as Content<typeof modelsMenu>;
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe("the models", () => {
  it("are those on show, each with what it costs and where it leads", () => {
    const cars = [carOf("reem", { leaseToOwnPrice: 1_840 }), carOf("durra", { showInVehicleModels: false })];
    expect(homeModels(cars)).toEqual([
      {
        ...{ id: "reem", name: "reem", typeName: "SUV", types: ["suv"], url: "/vehicle/reem", alt: "A reem" },
        ...{
          picture: there("reem"),
          fromPrice: 90_000,
          leaseToOwnPrice: 1_840,
        },
      },
    ]);
  });

  it("lead where content says, and have no picture that is not there", () => {
    const rest = { exploreButtonUrl: "/reem-story", carImage: missing("reem") };
    const [model] = homeModels([carOf("reem", rest)]);
    expect(model).toMatchObject({ url: "/reem-story" });
    expect(model).not.toHaveProperty("picture");
    expect(model).not.toHaveProperty("leaseToOwnPrice");
  });

  it("have a tab for each type that one of them is", () => {
    expect(idsOf(modelTabs(menu, homeModels([carOf("reem")])))).toEqual(["all", "suv"]);
    expect(idsOf(modelTabs(menu, []))).toEqual(["all"]);
  });
});

describe("the offers", () => {
  const show = (offers: Offer[], cars: Car[] = [], today = "2026-11-23") =>
    homeOffers(offers, cars, today, "en");

  it("are at most three that have a price and run today", () => {
    const offers = [
      offerOf("over", { validUntil: "2026-11-22" }),
      offerOf("last-day", { validUntil: "2026-11-23" }),
      offerOf("coming", { validFrom: "2026-11-24" }),
      offerOf("first-day", { validFrom: "2026-11-23" }),
      offerOf("without-price", { price: undefined }),
      offerOf("instalment", { price: undefined, monthlyPrice: 900 }),
      offerOf("fourth"),
    ];
    expect(idsOf(show(offers)).toSorted()).toEqual(["first-day", "instalment", "last-day"]);
  });

  it("with a picture of their own stand before the others", () => {
    const without = { picture: { wide: missing("a"), width: 1600, height: 900 } };
    expect(idsOf(show([offerOf("a", without), offerOf("b"), offerOf("c")]))).toEqual(["b", "c", "a"]);
  });

  it("without one show their car, where that is there", () => {
    const [one] = [offerOf("a", { picture: { wide: missing("a"), width: 1600, height: 900 } })];
    const reem = { wide: there("reem") };
    expect(show([one], [carOf("reem")])).toMatchObject([{ model: reem, alt: "A reem" }]);
    const [none] = show([one], [carOf("reem", { carImage: missing("reem") })]);
    expect(none).toMatchObject({ alt: "" });
    expect(none).not.toHaveProperty("model");
  });

  it("name their last day in the language of the page", () => {
    expect(homeOffers([offerOf("a")], [], "2026-11-23", "ar")).toMatchObject([
      { until: "31 ديسمبر 2026 الموافق 22 رجب 1448\u00a0هـ" },
    ]);
  });
});

test("the articles are the first six, those with a picture before the others", () => {
  const bare = articleOf("bare", { picture: { wide: missing("bare"), width: 1600, height: 900 } });
  const others = ["a", "b", "c", "d", "e", "f"].map((id) => articleOf(id));
  expect(idsOf(homeArticles([bare, ...others], "en"))).toEqual(["a", "b", "c", "d", "e", "f"]);
  const few = homeArticles([bare, articleOf("a")], "ar");
  expect(idsOf(few)).toEqual(["a", "bare"]);
  expect(few[1]).not.toHaveProperty("picture");
  expect(few[0]).toMatchObject({ day: "1 نوفمبر 2026", publishedOn: "2026-11-01" });
});

describe("the sections of the page", () => {
  const content = {
    models: { title: "The range", note: "From prices." },
    offers: { title: "Offers", until: "Until {date}", action: { label: "All", url: "/special-offers" } },
    hybrid: { title: "Hybrid" },
    preOwned: { title: "Used" },
  } as unknown as Content<typeof homePage>;
  const overviewMainpage = ["T13", "T2", "T4", "T5", "T6", "T8", "T11"].map((id) => ({ id, label: id }));
  const header = { overviewMainpage } as unknown as Content<never> & Header;
  const newsTexts = { mainTitle: "News" } as Content<typeof newsSection>;
  const whole = {
    content,
    header,
    menu: succeed(menu),
    cars: succeed([carOf("reem")]),
    offers: succeed([offerOf("summer")]),
    newsTexts: succeed(newsTexts),
    articles: succeed([articleOf("a")]),
    today: "2026-11-23",
    language: "en",
  } as const;
  type Answers = Parameters<typeof homeSections>[0];
  const overviewOf = (rest: Partial<Answers> = {}) =>
    idsOf(homeSections({ ...whole, ...rest } as unknown as Answers).overview);
  const lost = refuse("content-unreachable", {});

  it("stand in the overview in the order of the page", () => {
    expect(overviewOf()).toEqual(["T2", "T4", "T6", "T11", "T8", "T5", "T13"]);
  });

  it.each<[string, Partial<Answers>, string[]]>([
    ["the menu", { menu: lost }, ["T6", "T11", "T8", "T5", "T13"]],
    ["the cars", { cars: lost }, ["T4", "T6", "T11", "T8", "T5", "T13"]],
    ["the offers", { offers: lost }, ["T2", "T6", "T11", "T8", "T5", "T13"]],
    ["the words of the news", { newsTexts: lost }, ["T2", "T4", "T6", "T11", "T8", "T13"]],
    ["the articles", { articles: lost }, ["T2", "T4", "T6", "T11", "T8", "T13"]],
  ])("without %s are fewer, and the page stands", (_, rest, expected) => {
    expect(overviewOf(rest)).toEqual(expected);
  });

  it("without texts are not there, whatever they could show", () => {
    const bare = { ...content, models: undefined, offers: undefined, hybrid: undefined, preOwned: undefined };
    const sections = homeSections({ ...whole, content: bare } as unknown as Answers);
    expect(idsOf(sections.overview)).toEqual(["T6", "T5", "T13"]);
    expect(sections).toMatchObject({ models: null, offers: null });
  });

  it("stand in the order that content gives, without what it leaves out", () => {
    const ordered = { ...content, sections: ["T8", "T6", "T2"] };
    const { sections, overview } = homeSections({ ...whole, content: ordered } as unknown as Answers);
    expect(sections).toEqual(["T8", "T6", "T2"]);
    expect(idsOf(overview)).toEqual(["T8", "T6", "T2", "T13"]);
  });

  it("an offer that ended yesterday takes its section with it", () => {
    const ended = succeed([offerOf("summer", { validUntil: "2026-11-22" })]);
    expect(overviewOf({ offers: ended } as Partial<Answers>)).not.toContain("T4");
  });
});
