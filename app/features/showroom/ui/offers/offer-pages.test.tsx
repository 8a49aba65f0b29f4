import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { missing, there } from "../../../../../tests/components/showroom-examples.ts";
import SpecialOffers from "../../pages/special-offers.tsx";
import type { ListedOffer, Offer } from "./listed-offer.ts";
import { OfferList } from "./offer-list.tsx";
import { RunningOffer } from "./running-offer.tsx";
import { Thanks } from "./thanks.tsx";

const labels = { fromLabel: "From", monthLabel: "a month", currencyLabel: "QAR" };
const texts = {
  ...{ title: "Ask for it", text: "We call back.", submitLabel: "Send", privacy: "For this alone." },
  marketingLabel: "News, too",
};
const listed = (id: string, rest: Partial<ListedOffer> = {}): ListedOffer => ({
  ...{ id, offerName: `Offer ${id}`, offerDescriptionOne: "In short.", validUntil: "2027-02-28", cars: [] },
  ...{
    picture: { wide: there(id), width: 1600, height: 900 },
    pictureAlt: `Picture of ${id}`,
    price: 99_900,
  },
  ...{ monthlyPrice: undefined, carTypes: [], carPicture: undefined, daysLeft: undefined, ...rest },
});
const offer = {
  ...listed("summer", { monthlyPrice: 1_200, daysLeft: 0 }),
  ...{ offerDescriptionTwo: "In full.", body: ["One.", "Two."], includes: ["Oil", "Filter"] },
  ...{ disclaimer: "While it lasts.", buttonLabel: "I want it", campaignId: "c-1" },
} as unknown as Offer & ListedOffer;
const cars = [
  { id: "suhail", name: "Suhail" },
  { id: "reem", name: "Reem" },
];

describe("a list of offers", () => {
  it("leads to each, its picture never fetched before the first one's", async () => {
    const screen = await render(
      <OfferList offers={[listed("a"), listed("b")]} labels={labels} heading="h3" />,
    );
    await expect.element(screen.getByRole("heading", { name: "Offer b", level: 3 })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Offer b" }))
      .toHaveAttribute("href", "/offers/b?lang=en");
    const loading = screen
      .getByRole("img")
      .elements()
      .map((image) => image.getAttribute("loading"));
    expect(loading).toEqual(["eager", "lazy"]);
  });

  it("shows the car of an offer until its picture is there, and else calm ground", async () => {
    const picture = { wide: missing("a"), width: 1600, height: 900 };
    const carPicture = { image: there("reem") };
    const screen = await render(
      <OfferList offers={[listed("a", { picture, carPicture })]} labels={labels} />,
    );
    const shown = () =>
      [...screen.container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(shown()).toEqual([there("reem")]);
    const absent = { image: missing("reem") };
    screen.show(<OfferList offers={[listed("a", { picture, carPicture: absent })]} labels={labels} />);
    await expect.poll(shown).toEqual([]);
  });
});

describe("the page of all offers", () => {
  const loaderData = {
    page: {
      heroTitle: "Offers",
      heroText: "Of today.",
      blocks: [],
      blockPictures: [],
      disclaimer: "Fine print.",
    },
    listed: [
      listed("a", { cars: ["suhail"], carTypes: ["suv"] }),
      listed("b", { cars: ["reem"], carTypes: ["sedan"] }),
    ],
    choices: {
      bodyTypes: [{ id: "suv", label: "SUVs" }],
      models: cars.map(({ id, name }) => ({ id, label: name })),
    },
    labels,
    empty: {
      title: "Nothing of that kind",
      text: "Look again soon.",
      action: { label: "The range", url: "/" },
    },
  };
  const page = <SpecialOffers {...({ loaderData } as unknown as Parameters<typeof SpecialOffers>[0])} />;

  it("is narrowed by the address, and by a press", async () => {
    const screen = await render(page, { at: "/special-offers?lang=en&model=reem" });
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^1 offer/);
    expect(screen.getByRole("link", { name: "Offer a" }).query()).toBeNull();
    await screen.getByRole("link", { name: "Show all" }).click();
    await expect.element(screen.getByRole("link", { name: "Offer a" })).toBeVisible();
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^2 offers/);
  });

  it("with nothing to show says so, and leads on", async () => {
    const screen = await render(page, { at: "/special-offers?model=reem&bodyType=suv", language: "ar" });
    await expect.element(screen.getByRole("heading", { name: "Nothing of that kind" })).toBeVisible();
    await expect.element(screen.getByRole("status")).toMatchTextContent(/^لا عروض/);
    await expect
      .element(screen.getByRole("link", { name: "The range" }))
      .toHaveAttribute("href", "/?lang=ar");
  });
});

describe("an offer that runs", () => {
  const show = (of = cars.slice(0, 1), language: Language = "en") =>
    render(<RunningOffer offer={offer} listed={offer} labels={labels} form={texts} cars={of} />, {
      language,
      at: `/offers/summer?lang=${language}`,
    });

  it.each<[Language, string[]]>([
    [
      "en",
      [
        "From QAR 99,900*",
        "QAR 1,200* a month",
        "28 February 2027 (21 Ramadan 1448\u00a0AH)Today is its last day",
      ],
    ],
    [
      "ar",
      ["From 99,900 QAR*", "1,200 QAR* a month", "28 فبراير 2027 الموافق 21 رمضان 1448\u00a0هـينتهي اليوم"],
    ],
  ])("in %s has its sums and its last day beside each other", async (language, expected) => {
    const screen = await show(cars, language);
    expect(
      screen
        .getByRole("definition")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  });

  it("says what is included, and its conditions", async () => {
    const screen = await show();
    const included = screen.getByRole("region", { name: "What is included" });
    expect(
      included
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Oil", "Filter"]);
    await expect
      .element(screen.getByRole("region", { name: /^Conditions/ }).getByText("While it lasts."))
      .toBeVisible();
  });

  it("about one car leads to it, and its form leaves the model out", async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole("link", { name: "See the Suhail" }))
      .toHaveAttribute("href", "/vehicle/suhail?lang=en");
    await expect
      .element(screen.getByRole("link", { name: "Test drive the Suhail" }))
      .toHaveAttribute("href", "/test-drive?car=suhail&lang=en");
    expect(screen.getByRole("combobox", { name: "Model (optional)" }).query()).toBeNull();
  });

  it("about several cars lets one be chosen", async () => {
    const screen = await show(cars);
    expect(screen.getByRole("link", { name: /^See the/ }).query()).toBeNull();
    const list = screen.getByRole("combobox", { name: "Model (optional)" }).element() as HTMLSelectElement;
    expect([...list.options].map(({ text }) => text)).toEqual(["No model in particular", "Suhail", "Reem"]);
  });
});

describe("the thanks", () => {
  const content = {
    ...{
      title: "It has arrived",
      text: "We call.",
      nextTitle: "What next",
      next: ["We read it.", "We call."],
    },
    ...{
      firstButton: { label: "Offers", url: "/special-offers" },
      secondButton: { label: "Book", url: "/book-a-service" },
    },
  } as unknown as Parameters<typeof Thanks>[0]["content"];

  it("name the offer, and the second way remembers the page of the form", async () => {
    const screen = await render(
      <Thanks content={content} about="Summer check" previousPage="/offers/summer" />,
    );
    await expect.element(screen.getByText("Summer check")).toBeVisible();
    expect(screen.getByRole("region", { name: "What next" }).getByRole("listitem").elements()).toHaveLength(
      2,
    );
    await screen.getByRole("link", { name: "Book" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/book-a-service");
    expect(screen.router.state.location.state).toEqual({ previousPage: "/offers/summer" });
  });

  it.each([
    ["reference=7F155AB8", true],
    ["reference=<b>", false],
    ["", false],
  ])("say what to quote, if the address says it: %j", async (query, isSaid) => {
    const at = `/offers/sell-car/thank-you?isFormSubmitted=true&${query}`;
    const screen = await render(<Thanks content={content} about={undefined} previousPage="/" />, { at });
    await expect.element(screen.getByRole("heading", { name: "It has arrived" })).toBeVisible();
    expect(screen.getByText(/Your reference/).elements()).toHaveLength(isSaid ? 1 : 0);
    expect(screen.getByText("7F155AB8").elements()).toHaveLength(isSaid ? 1 : 0);
  });
});
