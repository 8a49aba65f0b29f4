import type { ComponentType } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { handOverTo } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../tests/components/render.tsx";
import { picture, priceLabels, section, trim } from "../../../../tests/components/showroom-examples.ts";
import CampaignArticlePage from "./campaign-article.tsx";
import OfferPage from "./offer.tsx";
import ServiceModels, { shouldRevalidate } from "./service-models.tsx";
import ThankYou from "./thank-you.tsx";
import Vehicle, { handle } from "./vehicle.tsx";
import VehicleGallery from "./vehicle-gallery.tsx";

const reported: Record<string, unknown>[] = [];
beforeEach(() => {
  handOverTo((event) => reported.push({ ...event }));
  reported.length = 0;
});

/** A page with what its loader has loaded. */
function show(Page: unknown, loaderData: unknown, options: Parameters<typeof render>[1] = {}) {
  const Shown = Page as ComponentType<{ loaderData: unknown }>;
  return render(<Shown loaderData={loaderData} />, options);
}

const model = {
  ...{ id: "suhail", isLargeSuv: false, sections: [{ ...section("T9", "Come and drive"), kind: "banner" }] },
  ...{
    front: undefined,
    side: undefined,
    figures: [],
    colors: [],
    gallery: [],
    trims: [],
    compared: [],
    firstPictures: [],
  },
  ...{ offers: [], models: [], articles: [], labels: priceLabels },
  testDrive: { label: "Test drive", url: "/find-us" },
};
const hero = {
  ...{ name: "Suhail", typeName: "Sedan", modelYear: 2027, title: "For the long road", text: "Quiet." },
  ...{ picture: undefined, car: undefined, tonality: "dark", testDrive: model.testDrive },
};
const prices = {
  ...{ from: trim("glx"), leaseFrom: undefined, finance: undefined },
  ...{ cashTip: { title: "Cash price", text: "" }, leaseTip: { title: "Lease price", text: "" } },
};
const viewed = { brand: "rimal", model: "suhail", modelYear: 2027 };

describe("the page of a model", () => {
  it("has its hero, its prices and its story, and is reported with its price", async () => {
    const screen = await show(Vehicle, { model, hero, prices, viewed }, { at: "/vehicle/suhail?lang=en" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Suhail");
    await expect.element(screen.getByRole("region", { name: "Trims and prices" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Come and drive" })).toBeVisible();
    expect(reported).toEqual([{ event: "vehicle_view", vehicle: { ...viewed, price: 100_000 } }]);
  });

  it("without a trim shows no price, and reports none", async () => {
    const screen = await show(Vehicle, { model, hero, prices: undefined, viewed }, { language: "ar" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("region", { name: "الفئات والأسعار" }).query()).toBeNull();
    expect(reported).toEqual([{ event: "vehicle_view", vehicle: viewed }]);
  });

  it("its header is light over the studio, and takes the tone of a picture", () => {
    const toneOf = (shown: object) => handle.firstPicture?.({ hero: { ...hero, ...shown } } as never);
    expect([toneOf({}), toneOf({ picture: picture("hero") })]).toEqual(["light", "dark"]);
  });
});

it("the gallery of a model leads back to its page", async () => {
  const loaded = {
    id: "suhail",
    name: "Suhail",
    title: "In pictures",
    pictures: [picture("a"), picture("b")],
  };
  const screen = await show(VehicleGallery, loaded, {
    language: "ar",
    at: "/vehicle/suhail/gallery?lang=ar",
  });
  await expect
    .element(screen.getByRole("link", { name: "Suhail" }))
    .toHaveAttribute("href", "/vehicle/suhail?lang=ar");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("In pictures");
  expect(screen.getByRole("img").elements()).toHaveLength(2);
});

describe("a campaign", () => {
  const campaign = {
    ...{ id: "ac-checkup", title: "Cool air", subText: "", picture: picture("air"), pictureAlt: "A vent" },
    ...{
      body: [],
      includesTitle: "Included",
      includes: [],
      howTitle: "How",
      how: [],
      terms: "",
      buttonLabel: "Book it",
    },
    ...{ endedTitle: "It is over", endedText: "", endedButtonLabel: "An appointment" },
  };

  it.each([
    [{ isRunning: true, until: "2027-05-31" }, "Cool air"],
    [{ isRunning: false }, "It is over"],
  ])("that is %j is headed %s", async (state, title) => {
    const screen = await show(CampaignArticlePage, { campaign, state, currency: "QAR" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  });
});

describe("the page of an offer", () => {
  const listed = {
    ...{
      id: "summer",
      offerName: "Summer check",
      offerDescriptionOne: "",
      validUntil: "2027-02-28",
      price: 300,
    },
    ...{ picture: picture("summer"), pictureAlt: "Oil", cars: [], carTypes: [] },
  };
  const labels = { fromLabel: "From", monthLabel: "a month", currencyLabel: "QAR" };

  it("that has ended says so, with what runs instead", async () => {
    const alternatives = [{ ...listed, id: "winter", offerName: "Winter check" }];
    const screen = await show(
      OfferPage,
      { listed, labels, running: undefined, alternatives },
      { language: "ar" },
    );
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("انتهى هذا العرض");
    await expect.element(screen.getByRole("link", { name: "Winter check" })).toBeVisible();
  });

  it("that runs has its form", async () => {
    const offer = {
      ...listed,
      offerDescriptionTwo: "",
      body: [],
      includes: [],
      disclaimer: "",
      buttonLabel: "I want it",
    };
    const form = { title: "Ask for it", text: "", submitLabel: "Send", privacy: "", marketingLabel: "News" };
    const screen = await show(OfferPage, {
      listed,
      labels,
      running: { offer, form, cars: [] },
      alternatives: [],
    });
    await expect.element(screen.getByRole("region", { name: "Ask for it" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "I want it" })).toBeVisible();
  });

  it("thanks name the offer where the form was about one", async () => {
    const content = {
      ...{ title: "It has arrived", text: "", nextTitle: "Next", next: [] },
      ...{
        firstButton: { label: "Home", url: "/" },
        secondButton: { label: "Offers", url: "/special-offers" },
      },
    };
    const screen = await show(ThankYou, { content, formPage: "/offers/summer", offerName: "Summer check" });
    await expect.element(screen.getByText("Summer check")).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("It has arrived");
  });
});

describe("the service prices", () => {
  const models = [{ id: "suhail", name: "Suhail", image: "/images/demo/a.webp", from: 400 }];
  const logo = {
    ...{
      logoImage: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
      logoWidth: 90,
      logoHeight: 36,
    },
    ...{ logoImageAlt: "Rimal, home", logoUrl: "/" },
  };
  const loaded = {
    page: {
      heroTitle: "What service costs",
      heroText: "By model.",
      blocks: [],
      blockPictures: {},
      disclaimer: "About.",
    },
    ...{ logo, languageSelector: { label: "English", hint: "Read in English" }, models, model: undefined },
    labels: { currency: "QAR", leaseToOwn: "Lease", month: "a month", estimateNote: "An estimate." },
  };

  it.each<[Language, string]>([
    ["en", "Service from QAR 400*"],
    ["ar", "الصيانة من 400 QAR*"],
  ])("in %s bring a bar of their own, and what each model begins with", async (language, words) => {
    const screen = await show(ServiceModels, loaded, { language, at: `/service/models?lang=${language}` });
    await expect
      .element(screen.getByRole("link", { name: "Rimal, home" }))
      .toHaveAttribute("href", `/?lang=${language}`);
    await expect.element(screen.getByRole("heading", { name: "Suhail" })).toBeVisible();
    const lines = screen
      .getByRole("listitem")
      .getByRole("paragraph")
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines).toContain(words);
  });

  it.each([
    ["?model=suhail", "?model=suhail&trim=glx&service=km-10000", false],
    ["?model=suhail", "?model=reem", true],
    ["", "?model=suhail", true],
    ["?model=suhail", "?model=suhail&lang=ar", true],
  ])("from %j to %j are loaded anew: %s", (from, to, expected) => {
    const address = (search: string) => new URL(`https://rimal.example/service/models${search}`);
    const change = { currentUrl: address(from), nextUrl: address(to), defaultShouldRevalidate: true };
    expect(shouldRevalidate(change as Parameters<typeof shouldRevalidate>[0])).toBe(expected);
  });
});
