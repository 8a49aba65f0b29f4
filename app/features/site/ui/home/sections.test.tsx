import { beforeEach, describe, expect, it } from "vitest";
import { handOverTo } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { HomePage } from "../../content/home-page.ts";
import { Hero } from "./hero.tsx";
import type { HomeArticle } from "./home-articles.ts";
import type { HomeModel } from "./home-models.ts";
import type { HomeOffer } from "./home-offers.ts";
import { ModelSlider } from "./model-slider.tsx";
import { News } from "./news.tsx";
import { Offers } from "./offers.tsx";
import { Sections } from "./sections.tsx";

const picture = { wide: "/images/demo/home/hero.webp", width: 1600, height: 900 };
const action = (label: string, url: string) => ({ label, url });
const figures = [
  { value: "120", title: "points are checked" },
  { value: "12", title: "months of warranty" },
];
const section = (title: string) => ({
  ...{ title, text: `About ${title}.`, figures, pictureAlt: `Picture of ${title}` },
  action: action(`To ${title}`, "/pre-owned"),
});
const content = {
  ...{ heroTitle: "For every road", heroText: "Choose.", heroAction: action("The range", "/vehicle/reem") },
  ...{
    heroPicture: { ...picture, wideRtl: "/images/demo/home/hero-rtl.webp" },
    heroPictureAlt: "A car at dusk",
  },
  ...{ serviceTitle: "Service", serviceText: "By the hour.", serviceNextFree: "Free {day}" },
  ...{
    serviceAction: action("Book", "/book-a-service"),
    servicePicture: picture,
    servicePictureAlt: "A hall",
  },
  ...{
    garageTitle: "Your garage",
    garageText: "All in one place.",
    garageAction: action("Open", "/dashboard"),
  },
  ...{ hybrid: section("Hybrid"), preOwned: section("Used cars"), hybridPicture: undefined },
  preOwnedPicture: { wide: "/images/demo/home/yard.0123abcd.webp", width: 1600, height: 900 },
} as unknown as HomePage;

const model = (id: string, name: string, types: string[], rest: Partial<HomeModel> = {}): HomeModel => ({
  ...{ id, name, types, typeName: types.join(), url: `/vehicle/${id}`, alt: `A ${name}`, fromPrice: 139_900 },
  ...rest,
});
const labels = {
  ...{
    fromLabel: "From",
    leaseToOwnLabel: "Lease",
    monthLabel: "a month",
    currencyLabel: "QAR",
    allVehiclesLabel: "All models",
  },
  types: [
    { id: "all", label: "All models" },
    { id: "suv", label: "SUVs" },
    { id: "sedan", label: "Sedans" },
  ],
};
const models = [
  model("suhail", "Suhail", ["suv"], { leaseToOwnPrice: 2_450 }),
  model("reem", "Reem", ["suv"]),
  model("nasma", "Nasma", ["sedan"]),
];
const range = <ModelSlider title="The range" note="* The lowest price." models={models} labels={labels} />;

describe("the hero", () => {
  it.each<[Language, string]>([
    ["en", "/images/demo/home/hero.webp"],
    ["ar", "/images/demo/home/hero-rtl.webp"],
  ])("in %s has its words where reading begins", async (language, wide) => {
    const screen = await render(<Hero content={content} words="in-picture" />, { language });
    const shown = screen.getByRole("img", { name: "A car at dusk" });
    await expect.element(shown).toHaveAttribute("src", wide);
    await expect.element(shown).toHaveAttribute("loading", "eager");
    const title = screen.getByRole("heading", { level: 1 }).element().getBoundingClientRect();
    expect(title.left < innerWidth - title.right).toBe(language === "en");
  });

  it("of a brand that wants it has its words above its picture", async () => {
    const screen = await render(<Hero content={content} words="above-picture" />);
    const picture = screen.getByRole("img", { name: "A car at dusk" }).element().getBoundingClientRect();
    const way = screen.getByRole("link", { name: "The range" }).element().getBoundingClientRect();
    expect(way.bottom).toBeLessThanOrEqual(picture.top);
  });

  it("is the door to the search", async () => {
    const screen = await render(<Hero content={content} words="in-picture" />, { language: "ar" });
    await screen.getByRole("combobox").fill("زيت");
    await screen.getByRole("search").getByRole("button").click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/search");
    expect(new URLSearchParams(screen.router.state.location.search).get("q")).toBe("زيت");
  });
});

describe("the range", () => {
  const reported: { event: string }[] = [];
  beforeEach(() => {
    handOverTo((event) => reported.push(event));
    reported.length = 0;
  });

  const cardsIn = ({ container }: { container: Element }) => [
    ...container.querySelectorAll('a[href^="/vehicle/"]'),
  ];

  it("a tab shows the models of its type, and all of them again", async () => {
    const screen = await render(range);
    await expect.poll(() => cardsIn(screen)).toHaveLength(3);
    await screen.getByRole("tab", { name: "Sedans" }).click();
    await expect
      .element(screen.getByRole("tab", { name: "Sedans" }))
      .toHaveAttribute("aria-selected", "true");
    await expect.poll(() => cardsIn(screen)).toHaveLength(1);
    await expect.element(screen.getByRole("link", { name: /^Nasma/ })).toBeVisible();
    await screen.getByRole("tab", { name: "All models" }).click();
    await expect.poll(() => cardsIn(screen)).toHaveLength(3);
  });

  it.each<[Language, string]>([
    ["en", "Suhail suv From QAR 139,900* Lease QAR 2,450* a month"],
    ["ar", "Suhail suv From 139,900 QAR* Lease 2,450 QAR* a month"],
  ])("in %s a card says what the car is and costs", async (language, words) => {
    const screen = await render(range, { language });
    const parts = [...screen.getByRole("link", { name: /^Suhail/ }).element().children].map(
      (part) => part.textContent,
    );
    expect(parts.filter((part) => part !== "").join(" ")).toBe(words);
    await expect
      .element(screen.getByRole("link", { name: /^Suhail/ }))
      .toHaveAttribute("href", `/vehicle/suhail?lang=${language}`);
    await expect.element(screen.getByText("* The lowest price.")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "All models" }))
      .toHaveAttribute("href", `/vehicle?lang=${language}`);
  });

  it("a model that is not leased names no instalment", async () => {
    const screen = await render(range);
    await expect.element(screen.getByRole("link", { name: /^Reem/ })).not.toMatchTextContent(/Lease/);
  });
});

describe("the offers", () => {
  const offer = (id: string, rest: Partial<HomeOffer>): HomeOffer => ({
    ...{ id, name: `Offer ${id}`, text: `What ${id} is.`, until: "31 December 2026", alt: "" },
    ...rest,
  });
  const texts = {
    ...{ title: "Offers", until: "Until {date}", action: action("All offers", "/special-offers") },
  };
  const offers = [offer("one", { price: 99_900 }), offer("two", { price: 5_000, monthlyPrice: 1_200 })];
  const shown = <Offers texts={texts} offers={offers} currency="QAR" monthLabel="a month" />;

  it("name their price, or rather their instalment, and their last day", async () => {
    const screen = await render(shown);
    const [one, two] = screen.getByRole("listitem").elements();
    expect(one?.textContent).toContain("QAR 99,900");
    expect(one?.textContent).not.toContain("a month");
    expect(two?.textContent).toContain("QAR 1,200 a month");
    expect(two?.textContent).not.toContain("5,000");
    expect(two?.textContent).toContain("Until 31 December 2026");
  });

  it("the first is the large one, with a sentence about it", async () => {
    const screen = await render(shown);
    await expect.element(screen.getByText("What one is.")).toBeVisible();
    expect(screen.getByText("What two is.").query()).toBeNull();
    await screen.getByRole("link", { name: /Offer two/ }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/offers/two");
  });
});

it("news and technology are told apart, each with its day", async () => {
  const article = (id: string, kind: HomeArticle["kind"]): HomeArticle => ({
    ...{ id, kind, title: `Title ${id}`, text: "In short.", publishedOn: "2026-11-01", day: "1 نوفمبر 2026" },
    alt: "",
  });
  const texts = {
    mainTitle: "Stories",
    subTitle: "What is new",
    newsLabel: "News",
    technologyLabel: "Technology",
  };
  const screen = await render(
    <News
      texts={{ ...texts, allArticlesLabel: "All articles" }}
      articles={[article("a", "news"), article("b", "technology")]}
    />,
    { language: "ar" },
  );
  const group = screen.getByRole("group", { name: "Stories" });
  await expect.element(group.getByRole("link", { name: /^News · 1 نوفمبر 2026/ })).toBeVisible();
  await expect
    .element(group.getByRole("link", { name: /^Technology/ }))
    .toHaveAttribute("href", "/news/b?lang=ar");
  await expect.element(group.getByText("1 نوفمبر 2026").first()).toHaveAttribute("datetime", "2026-11-01");
  await expect
    .element(screen.getByRole("link", { name: "All articles" }))
    .toHaveAttribute("href", "/news?lang=ar");
});

describe("the page", () => {
  const nothing = { models: null, offers: null, news: null };
  const sections = ["T2", "T4", "T6", "T11", "T8", "T5"] as const;

  it("has its sections in order, each under its name", async () => {
    const screen = await render(
      <Sections
        content={content}
        sections={sections}
        {...nothing}
        models={{ title: "The range", note: "", models, labels }}
      />,
    );
    const ids = screen
      .getByRole("region")
      .elements()
      .map(({ id }) => id);
    expect(ids).toEqual(["T2", "T6", "T11", "T8"]);
    await expect.element(screen.getByRole("region", { name: "Used cars" })).toHaveAttribute("id", "T8");
  });

  it("has them in the order that content gives", async () => {
    const screen = await render(<Sections content={content} sections={["T8", "T6"]} {...nothing} />);
    const regions = screen.getByRole("region").elements();
    expect(regions.map(({ id }) => id)).toEqual(["T8", "T6"]);
  });

  it("leaves out what content does not have", async () => {
    const bare = { ...content, hybrid: undefined, preOwned: undefined };
    const screen = await render(<Sections content={bare} sections={sections} {...nothing} />);
    expect(
      screen
        .getByRole("region")
        .elements()
        .map(({ id }) => id),
    ).toEqual(["T6"]);
    await expect
      .element(screen.getByRole("link", { name: "Book" }))
      .toHaveAttribute("href", "/book-a-service?lang=en");
    await expect
      .element(screen.getByRole("link", { name: "Open" }))
      .toHaveAttribute("href", "/dashboard?lang=en");
  });

  it("shows a picture that was published, and no other", async () => {
    const screen = await render(<Sections content={content} sections={sections} {...nothing} />);
    await expect.element(screen.getByRole("img", { name: "Picture of Used cars" })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Picture of Hybrid" }).query()).toBeNull();
    await expect
      .element(screen.getByRole("region", { name: "Hybrid" }).getByText("months of warranty"))
      .toBeInTheDocument();
  });
});
