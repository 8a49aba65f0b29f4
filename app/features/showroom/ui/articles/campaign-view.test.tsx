import { beforeEach, describe, expect, it } from "vitest";
import { handOverTo } from "#app/features/analytics/track.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { missing, there } from "../../../../../tests/components/showroom-examples.ts";
import { EndedCampaign, RunningCampaign } from "./campaign-view.tsx";

type Campaign = Parameters<typeof RunningCampaign>[0]["campaign"];

const campaign = {
  ...{ _lang: "en", id: "ac-checkup", title: "Cool air", subText: "Before the summer.", price: 150 },
  ...{
    picture: { wide: there("air"), width: 1600, height: 900 },
    pictureAlt: "A vent",
    buttonLabel: "Book it",
  },
  ...{ body: ["We look.", "We refill."], includesTitle: "Included", includes: ["Filter", "Gas", "Test"] },
  ...{ howTitle: "How it goes", how: ["You come.", "We check."], terms: "Once a car." },
  ...{ endedTitle: "It is over", endedText: "Come anyway.", endedButtonLabel: "An appointment" },
} as unknown as Campaign;

const reported: unknown[] = [];
beforeEach(() => {
  handOverTo((event) => reported.push(event));
  reported.length = 0;
});

describe("a campaign that runs", () => {
  const show = (rest: Partial<Campaign> = {}, language: Language = "en") =>
    render(<RunningCampaign campaign={{ ...campaign, ...rest }} until="2027-05-31" currency="QAR" />, {
      language,
    });

  it("leads into its own booking, at the top and at the end", async () => {
    const screen = await show({}, "ar");
    const links = screen.getByRole("link", { name: "Book it" }).elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/book-a-service?campaign=ac-checkup&lang=ar",
      "/book-a-service?campaign=ac-checkup&lang=ar",
    ]);
  });

  it.each<[Language, string]>([
    ["en", "QAR 150* · Until 31 May 2027 (25 Dhu’l-Hijjah 1448\u00a0AH)"],
    ["ar", "150 QAR* · حتى 31 مايو 2027 الموافق 25 ذو الحجة 1448\u00a0هـ"],
  ])("in %s names its price and its last day: %s", async (language, words) => {
    const screen = await show({}, language);
    const lines = screen
      .getByRole("paragraph")
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines).toContain(words);
  });

  it("that is free names no price", async () => {
    const screen = await show({ price: undefined });
    await expect.element(screen.getByText("Until 31 May 2027 (25 Dhu’l-Hijjah 1448\u00a0AH)")).toBeVisible();
    expect(screen.getByText("QAR").query()).toBeNull();
  });

  it("says what is included, in which steps, on which conditions", async () => {
    const screen = await show();
    const included = screen.getByRole("region", { name: "Included" });
    expect(
      included
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Filter", "Gas", "Test"]);
    const steps = screen.getByRole("region", { name: "How it goes" }).getByRole("listitem");
    expect(steps.elements().map(({ textContent }) => textContent)).toEqual(["1You come.", "2We check."]);
    await expect
      .element(screen.getByRole("region", { name: "Conditions" }).getByText("Once a car."))
      .toBeVisible();
  });

  it("is not reported as an error", async () => {
    await show();
    expect(reported).toEqual([]);
  });
});

describe("a campaign that is over", () => {
  it("says so first, and offers the ordinary appointment", async () => {
    const screen = await render(<EndedCampaign campaign={campaign} />, { language: "ar" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("It is over");
    await expect
      .element(screen.getByRole("link", { name: "An appointment" }))
      .toHaveAttribute("href", "/book-a-service?lang=ar");
    expect(screen.getByRole("link", { name: "Book it" }).query()).toBeNull();
    await expect.element(screen.getByRole("img", { name: "A vent" })).toBeInTheDocument();
  });

  it("is reported with its name, once", async () => {
    const screen = await render(<EndedCampaign campaign={campaign} />);
    screen.show(<EndedCampaign campaign={{ ...campaign, endedText: "Another time." }} />);
    await expect.element(screen.getByText("Another time.")).toBeVisible();
    expect(reported).toEqual([
      { event: "ServiceCampaignError", campaign: "ac-checkup", message: "Campaign ended" },
    ]);
  });

  it("without its picture is words alone", async () => {
    const bare = { ...campaign, picture: { ...campaign.picture, wide: missing("air") } };
    const screen = await render(<EndedCampaign campaign={bare} />);
    await expect.element(screen.getByText("Come anyway.")).toBeVisible();
    expect(screen.getByRole("img").query()).toBeNull();
  });
});
