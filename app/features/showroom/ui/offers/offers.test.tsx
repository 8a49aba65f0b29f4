import { expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { ArticleFilters } from "../articles/article-filters.tsx";
import { EndedOffer } from "./ended-offer.tsx";
import type { ListedOffer } from "./listed-offer.ts";
import { OfferEnd } from "./offer-end.tsx";
import { OfferFilters } from "./offer-filters.tsx";
import { OfferPrice } from "./offer-price.tsx";

const choices = {
  bodyTypes: [{ id: "suv", label: "SUVs" }],
  models: [
    { id: "suhail", label: "Suhail" },
    { id: "reem", label: "Reem" },
  ],
};
const labels = { fromLabel: "From", monthLabel: "a month", currencyLabel: "QAR" };

it("a filter is a link that adds itself to the address, and takes itself away again", async () => {
  const filter = { models: ["suhail"], bodyTypes: [] };
  const screen = await render(<OfferFilters choices={choices} filter={filter} count={1} />, {
    at: "/special-offers?lang=en&model=suhail",
  });
  const suhail = screen.getByRole("link", { name: "Suhail" });
  await expect.element(suhail).toHaveAttribute("aria-current", "true");
  await expect.element(suhail).toHaveAttribute("href", "/special-offers?lang=en");
  const reem = screen.getByRole("link", { name: "Reem" });
  await expect.element(reem).not.toHaveAttribute("aria-current");
  await reem.click();
  const { search } = screen.router.state.location;
  expect(new URLSearchParams(search).getAll("model").join(" ")).toMatch(/suhail.*reem/);
});

it.each<[Language, number, string]>([
  ["en", 1, "1 offer"],
  ["en", 7, "7 offers"],
  ["ar", 0, "لا عروض"],
  ["ar", 2, "عرضان"],
  ["ar", 11, "11 عرضاً"],
])("in %s %i offers are counted aloud: %s", async (language, count, words) => {
  const screen = await render(
    <OfferFilters choices={choices} filter={{ models: [], bodyTypes: [] }} count={count} />,
    {
      language,
    },
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent(words);
  expect(screen.getByRole("link", { name: /Show all|عرض الكل/ }).query()).toBeNull();
});

it("articles are narrowed by topic and model, each with a way back to all", async () => {
  const screen = await render(
    <ArticleFilters
      filter={{ kind: "news", model: undefined }}
      kindLabels={{ news: "News", technology: "Technology" }}
      models={choices.models}
      count={3}
    />,
    { at: "/news?kind=news" },
  );
  const topics = screen.getByRole("list", { name: "Topic" });
  await expect.element(topics.getByRole("link", { name: "News" })).toHaveAttribute("aria-current", "true");
  await expect.element(topics.getByRole("link", { name: "All" })).toHaveAttribute("href", "/news?lang=en");
  const models = screen.getByRole("list", { name: "Model" });
  await expect.element(models.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "true");
  await models.getByRole("link", { name: "Reem" }).click();
  expect(screen.router.state.location.search).toContain("kind=news");
  expect(screen.router.state.location.search).toContain("model=reem");
});

it.each<[Language, number | undefined, string]>([
  ["en", undefined, "Until 28 February 2027 (21 Ramadan 1448\u00a0AH)"],
  ["en", 0, "Until 28 February 2027 (21 Ramadan 1448\u00a0AH) · Today is its last day"],
  ["en", 1, "Until 28 February 2027 (21 Ramadan 1448\u00a0AH) · Ends tomorrow"],
  ["en", 5, "Until 28 February 2027 (21 Ramadan 1448\u00a0AH) · Ends in 5 days"],
  ["ar", 2, "حتى 28 فبراير 2027 الموافق 21 رمضان 1448\u00a0هـ · ينتهي بعد يومين"],
])("in %s an offer with %s days left says so", async (language, daysLeft, words) => {
  const screen = await render(<OfferEnd offer={{ validUntil: "2027-02-28", daysLeft }} />, { language });
  await expect.poll(() => screen.container.textContent).toBe(words);
});

it.each([
  [{ price: 99_900 }, "From QAR 99,900*"],
  [{ monthlyPrice: 1_200 }, "QAR 1,200* a month"],
  [{ price: 99_900, monthlyPrice: 1_200 }, "From QAR 99,900*or QAR 1,200* a month"],
  [{}, ""],
])("the price of %j is %s", async (offer, words) => {
  const screen = await render(<OfferPrice offer={offer} labels={labels} />);
  await expect.poll(() => screen.container.textContent).toBe(words);
});

it("an offer that is over says so first, and shows what runs instead", async () => {
  const running: ListedOffer = {
    ...{
      id: "summer",
      offerName: "Summer check",
      offerDescriptionOne: "All fluids.",
      validUntil: "2027-08-31",
    },
    ...{
      picture: { wide: "/images/demo/offers/summer.webp", width: 1600, height: 900 },
      pictureAlt: "Oil",
      price: 300,
      monthlyPrice: undefined,
      cars: [],
      carTypes: [],
    },
    ...{ carPicture: undefined, daysLeft: undefined },
  } as unknown as ListedOffer;
  const screen = await render(
    <EndedOffer name="Winter check" lastDay="2027-02-28" alternatives={[running]} labels={labels} />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This offer has ended");
  await expect.element(screen.getByText("Its last day was 28 February 2027. These run now.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Summer check" }))
    .toHaveAttribute("href", "/offers/summer?lang=en");
  await expect.element(screen.getByRole("link", { name: "All offers" })).toBeVisible();
});
