import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { missing, there } from "../../../../../tests/components/showroom-examples.ts";
import Articles from "../../pages/articles.tsx";
import type { Article } from "./article.ts";
import { ArticleList } from "./article-list.tsx";
import { ArticleView } from "./article-view.tsx";
import { RelatedArticles } from "./related-articles.tsx";

const kindLabels = { news: "News", technology: "Technology" };
const pictureOf = (wide: string) => ({ wide, width: 1600, height: 900 });
const article: Article = {
  ...{
    _lang: "en",
    id: "sand",
    kind: "technology",
    publishedOn: "2026-11-01",
    carmodelId: "suhail",
    related: [],
  },
  ...{ picture: pictureOf(there("sand")), pictureAlt: "A car in the sand", title: "In the sand" },
  ...{
    subText: "How it stays cool.",
    discoverLabel: "See the Suhail",
    keyPoints: ["It cools.", "It lasts."],
  },
  sections: [
    { paragraphs: ["It was <b>hot</b> that day."] },
    { heading: "What we measured", paragraphs: ["<ul><li>Air</li><li>Oil</li></ul>", "<p>And more.</p>"] },
  ],
  ...{ pageTitle: "", pageDescription: "" },
};
const car = { id: "suhail", name: "Suhail", image: there("side") };
const related = [
  { id: "sea", kind: "news", title: "By the sea", picture: pictureOf(there("sea")), pictureAlt: "The sea" },
  {
    id: "city",
    kind: "news",
    title: "In the city",
    picture: pictureOf(there("city")),
    pictureAlt: "The city",
  },
] as const;

describe("an article", () => {
  const show = (rest: Partial<Parameters<typeof ArticleView>[0]> = {}, language: Language = "en") =>
    render(
      <ArticleView
        article={article}
        readingTime="4 minutes to read"
        kindLabels={kindLabels}
        car={car}
        related={related}
        {...rest}
      />,
      { language, at: `/news/sand?lang=${language}` },
    );

  it.each<[Language, string]>([
    ["en", "Published on 1 November 2026"],
    ["ar", "نُشر في 1 نوفمبر 2026"],
  ])("in %s says when it was published, what it is about and how long it is", async (language, day) => {
    const screen = await show({}, language);
    const time = screen.getByRole("time");
    await expect.element(time).toHaveTextContent(day);
    await expect.element(time).toHaveAttribute("datetime", "2026-11-01");
    await expect.element(screen.getByText("Technology")).toBeVisible();
    await expect.element(screen.getByText("4 minutes to read")).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("In the sand");
  });

  it("has its gist beside the text", async () => {
    const screen = await show();
    const gist = screen.getByRole("complementary", { name: "In short" });
    expect(
      gist
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["It cools.", "It lasts."]);
  });

  it("its paragraphs are paragraphs, and its lists are lists", async () => {
    const screen = await show();
    const text = screen.getByRole("article");
    await expect.element(text.getByText("hot")).toBeVisible();
    expect(text.getByText("hot").element().closest("p")).not.toBeNull();
    expect(text.getByText("Oil").element().closest("ul")).not.toBeNull();
    // Neither a list nor a paragraph may stand in a paragraph: the browser would take it apart.
    expect(text.getByText("And more.").element().parentElement?.closest("p")).toBeNull();
    await expect.element(text.getByRole("heading", { name: "What we measured" })).toBeVisible();
  });

  it("leads to the car that it is about", async () => {
    const screen = await show({}, "ar");
    const about = screen.getByRole("region", { name: "Suhail" });
    await expect
      .element(about.getByRole("link", { name: "See the Suhail" }))
      .toHaveAttribute("href", "/vehicle/suhail?lang=ar");
  });

  it("without a car, a picture or neighbors is whole", async () => {
    const screen = await show({
      car: undefined,
      related: [],
      article: { ...article, picture: pictureOf(missing("sand")) },
    });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("img").query()).toBeNull();
    expect(screen.getByRole("link").query()).toBeNull();
    expect(screen.getByRole("region", { name: "More to read" }).query()).toBeNull();
  });
});

describe("what else there is to read", () => {
  it("has pictures where all of them are there", async () => {
    const screen = await render(<RelatedArticles articles={related} kindLabels={kindLabels} />);
    const region = screen.getByRole("region", { name: "More to read" });
    expect(region.getByRole("img").elements()).toHaveLength(2);
    await expect
      .element(region.getByRole("link", { name: "By the sea" }))
      .toHaveAttribute("href", "/news/sea?lang=en");
  });

  it("is words alone where one is missing: a row is never half illustrated", async () => {
    const [first, second] = related;
    const some = [first, { ...second, picture: pictureOf(missing("city")) }];
    const screen = await render(<RelatedArticles articles={some} kindLabels={kindLabels} />);
    await expect.element(screen.getByRole("link", { name: "In the city" })).toBeVisible();
    expect(screen.getByRole("img").query()).toBeNull();
  });
});

describe("the list of articles", () => {
  it("fetches its first picture at once, the others when they come near", async () => {
    const listed = [article, { ...article, id: "sea", title: "By the sea" }].map((one) => ({
      ...one,
      day: "today",
    }));
    const screen = await render(<ArticleList articles={listed} kindLabels={kindLabels} />);
    const loading = screen
      .getByRole("img")
      .elements()
      .map((image) => image.getAttribute("loading"));
    expect(loading).toEqual(["eager", "lazy"]);
  });

  it.each<[Language, string, string]>([
    ["en", "No article is about that yet.", "Show all articles"],
    ["ar", "لا مقالات عن ذلك بعد.", "عرض كل المقالات"],
  ])("in %s says that there is none, and leads to all", async (language, words, all) => {
    const screen = await render(<ArticleList articles={[]} kindLabels={kindLabels} />, { language });
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: all }))
      .toHaveAttribute("href", `/news?lang=${language}`);
  });

  const loaderData = {
    ...{ title: "Stories", text: "What is new.", kindLabels },
    articles: [
      { ...article, id: "old", title: "Old", publishedOn: "2025-01-01", day: "1 January 2025" },
      { ...article, id: "new", title: "New", kind: "news", day: "1 November 2026", carmodelId: "reem" },
      { ...article, id: "both", title: "Both", day: "1 November 2026", related: ["reem"] },
    ],
    models: [
      { id: "suhail", label: "Suhail" },
      { id: "reem", label: "Reem" },
    ],
  };
  const page = <Articles {...({ loaderData } as unknown as Parameters<typeof Articles>[0])} />;
  const titles = (screen: Awaited<ReturnType<typeof render>>) =>
    screen
      .getByRole("heading", { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);

  it.each([
    ["/news", ["New", "Both", "Old"], "3 articles"],
    ["/news?kind=technology", ["Both", "Old"], "2 articles"],
    ["/news?model=reem", ["New", "Both"], "2 articles"],
    ["/news?kind=news&model=reem", ["New"], "1 article"],
    ["/news?kind=rumors&model=rocket", ["New", "Both", "Old"], "3 articles"],
  ])("at %s is %j", async (at, expected, count) => {
    const screen = await render(page, { at });
    expect(titles(screen)).toEqual(expected);
    await expect.element(screen.getByRole("status")).toHaveTextContent(count);
  });

  it("follows a press without a new entry in the history, and back again", async () => {
    const screen = await render(page, { at: "/news?lang=en" });
    await screen.getByRole("link", { name: "Reem" }).click();
    await expect.poll(() => titles(screen)).toEqual(["New", "Both"]);
    expect(screen.router.state.historyAction).toBe("REPLACE");
    await screen.getByRole("list", { name: "Model" }).getByRole("link", { name: "All" }).click();
    await expect.poll(() => titles(screen)).toHaveLength(3);
  });

  it("nothing at all is an answer, too", async () => {
    const screen = await render(page, { at: "/news?kind=news&model=suhail", language: "ar" });
    await expect.element(screen.getByRole("status")).toHaveTextContent("لا مقالات");
    await screen.getByRole("link", { name: "عرض كل المقالات" }).click();
    await expect.poll(() => titles(screen)).toHaveLength(3);
  });
});
