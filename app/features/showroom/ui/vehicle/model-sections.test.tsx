import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import {
  cutOut,
  picture,
  priceLabels,
  section,
  trim,
} from "../../../../../tests/components/showroom-examples.ts";
import { kindOfSection } from "../../rules/vehicle/vehicle-sections.ts";
import { Introduction } from "./introduction.tsx";
import { ModelBar } from "./model-bar.tsx";
import { ModelSections, type ModelView } from "./model-sections.tsx";
import { type HeroView, heroTone, VehicleHero } from "./vehicle-hero.tsx";
import type { SectionView, ShownPicture } from "./vehicle-view.ts";

const trims = [trim("glx", { leasePrice: 2_000 }), trim("vx", { price: 150_000 })];
const model: ModelView = {
  ...{ id: "suhail", isLargeSuv: false, sections: [], front: cutOut("front"), side: cutOut("side") },
  ...{ figures: [{ name: "powerKw", least: 154, most: 154 }], colors: [], gallery: [picture("one")], trims },
  firstPictures: [0],
  ...{
    compared: [],
    request: undefined,
    startTrim: undefined,
    finance: undefined,
  },
  ...{ running: undefined, offers: [], models: [], articles: [], labels: priceLabels },
  testDrive: { label: "Test drive", url: "/find-us?car=suhail" },
};
const withKinds = (sections: readonly SectionView[]) =>
  sections.map((one) => ({ ...one, kind: kindOfSection(one.id) ?? "story" })) as ModelView["sections"];
const show = (sections: readonly SectionView[], rest: Partial<ModelView> = {}, language: Language = "en") =>
  render(<ModelSections model={{ ...model, sections: withKinds(sections), ...rest }} />, {
    language,
    at: `/vehicle/suhail?lang=${language}`,
  });
type Screen = Awaited<ReturnType<typeof show>>;
const places = (screen: Screen) =>
  [...screen.container.querySelectorAll("section[id]")].map(({ id }) => id).filter((id) => /^T\d/.test(id));

describe("the sections of a model", () => {
  it("stand in the order of content, each as the place that links lead to", async () => {
    const ids = ["T9", "T2", "T4", "T6", "T14", "T16", "T18"];
    const screen = await show(ids.map((id) => section(id, `Title of ${id}`)));
    expect(places(screen)).toEqual(ids);
    await expect.element(screen.getByRole("region", { name: "Title of T16" })).toBeVisible();
  });

  it("of words that follow each other share a line, others stand between them", async () => {
    const illustrated = section("T8", "Safe", { pictures: [picture("safe")] });
    const words = ["T5", "T11", "T10"].map((id) => section(id, `Title of ${id}`, { text: "Words." }));
    const [inside, technology, story] = words;
    if (!inside || !technology || !story) throw new Error("three sections are there");
    const screen = await show([inside, technology, illustrated, story]);
    expect(places(screen)).toEqual(["T5", "T11", "T8", "T10"]);
    const rowOf = (id: string) => document.getElementById(id)?.parentElement;
    expect(rowOf("T5")).toBe(rowOf("T11"));
    expect(rowOf("T10")).not.toBe(rowOf("T5"));
  });

  it("that nobody knows are told as a story", async () => {
    const screen = await show([section("T99", "Something new", { pictures: [picture("new")] })]);
    await expect.element(screen.getByRole("img", { name: "Picture of new" })).toBeInTheDocument();
  });

  it("offer no calculation and no form that the importer does not have", async () => {
    const screen = await show([section("calculator", "What a month costs"), section("T20", "Drive it")]);
    expect(screen.container.textContent).toBe("");
    expect(screen.getByRole("form").query()).toBeNull();
  });

  it("the calculation opens with the trim of a variant's page", async () => {
    const finance = {
      flatRateHint: "",
      effectiveRateHint: "",
      priceNote: "",
    } as unknown as ModelView["finance"];
    const screen = await show([section("calculator", "What a month costs")], { finance, startTrim: "vx" });
    await expect.element(screen.getByRole("radio", { name: /VX/ })).toBeChecked();
    const names = screen.getByRole("group", { name: "Trim" }).getByRole("radio").elements();
    expect(names.map((radio) => (radio as HTMLInputElement).value)).toEqual(["vx", "glx"]);
  });

  it("the band leads to the booking of a test drive, and lets a question choose its showroom", async () => {
    const texts = { title: "Ask", text: "", submitLabel: "Send", privacy: "", marketingLabel: "News" };
    const request = { texts, showrooms: [{ value: "west", label: "West Bay" }] };
    const screen = await show([section("T20", "At the wheel")], { request }, "ar");
    await expect
      .element(screen.getByRole("link", { name: model.testDrive.label }))
      .toHaveAttribute("href", `${model.testDrive.url}&lang=ar`);
    await screen.getByText("Ask").click();
    const showroom = screen.getByRole("combobox", { name: "صالة العرض" }).element() as HTMLSelectElement;
    expect([...showroom.options].map(({ text }) => text)).toEqual(["أي صالة", "West Bay"]);
  });
});

describe("what else there is", () => {
  const offer = { id: "summer", name: "Summer", text: "Oil.", until: "2027-02-28", picture: undefined };

  it("the offers on a model name their sums and their last day", async () => {
    const offers = [
      { ...offer, price: 99_900, monthlyPrice: 1_200 },
      { ...offer, id: "free", name: "Free" },
    ];
    const screen = await show([section("T21", "Offers")], { offers });
    const [first, second] = screen.getByRole("article").elements();
    expect(first?.textContent).toContain("QAR 99,900*QAR 1,200* a monthUntil 28 February 2027");
    expect(second?.textContent).not.toContain("QAR");
    await expect
      .element(screen.getByRole("link", { name: "Free" }))
      .toHaveAttribute("href", "/offers/free?lang=en");
  });

  it("other models say what they begin with, and what was written is there where something was", async () => {
    const models = [
      { id: "reem", name: "Reem", typeName: "SUV", price: 89_900, url: "/vehicle/reem", car: cutOut("reem") },
    ];
    const articles = [{ id: "sand", title: "In the sand", picture: undefined }];
    const screen = await show([section("T22", "Look around")], { models, articles }, "ar");
    const list = screen.getByRole("list", { name: "طرازات أخرى" });
    expect(list.getByRole("listitem").element().textContent).toBe("ReemSUVFrom 89,900 QAR*");
    await expect
      .element(screen.getByRole("link", { name: "In the sand" }))
      .toHaveAttribute("href", "/news/sand?lang=ar");
    screen.show(
      <ModelSections model={{ ...model, models, sections: withKinds([section("T22", "Look around")]) }} />,
    );
    await expect.element(screen.getByRole("link", { name: "Reem" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "للقراءة" }).query()).toBeNull();
  });
});

describe("the introduction", () => {
  it.each<[Language, string]>([
    ["en", "Seats"],
    ["ar", "المقاعد"],
  ])("in %s names its figures, and the range of those in which its trims differ", async (language, seats) => {
    const figures = [
      { name: "powerKw", least: 115, most: 154 },
      { name: "consumption", least: 4, most: 7.8 },
      { name: "seats", least: 5, most: 5 },
    ] as const;
    const screen = await render(<Introduction section={section("T2", "What it is")} figures={figures} />, {
      language,
    });
    const values = screen
      .getByRole("definition")
      .elements()
      .map(({ textContent }) => textContent);
    const unit = language === "en" ? ["hp", "l/100 km"] : ["أحصنة", "لتر/100 كم"];
    // The best of a range stands large: the most power, the least fuel.
    expect(values).toEqual([`207 ${unit[0]}`, `4.0 ${unit[1]}`, "5"]);
    const names = screen
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent);
    expect(names[2]).toBe(seats);
    expect(names[0]).toMatch(/154.*207/);
    expect(names[1]).toMatch(/4\.0.*7\.8/);
  });
});

describe("the hero", () => {
  const hero: HeroView & { picture: ShownPicture } = {
    ...{ name: "Suhail", typeName: "Sedan", modelYear: 2027, title: "For the long road", text: "Quiet." },
    ...{ picture: picture("hero"), car: cutOut("front"), testDrive: model.testDrive },
    tonality: "dark",
  };

  it.each<[Language, object, string]>([
    ["en", { wideRtl: "/images/demo/hero-rtl.0123abcd.webp" }, "/images/demo/hero.0123abcd.webp"],
    ["ar", { wideRtl: "/images/demo/hero-rtl.0123abcd.webp" }, "/images/demo/hero-rtl.0123abcd.webp"],
    ["ar", {}, "/images/demo/hero.0123abcd.webp"],
  ])("in %s with %j begins on %s", async (language, rest, source) => {
    const screen = await render(<VehicleHero hero={{ ...hero, picture: { ...hero.picture, ...rest } }} />, {
      language,
    });
    await expect.element(screen.getByRole("img")).toHaveAttribute("src", source);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Suhail");
  });

  it("without a picture stands in a light studio", async () => {
    const screen = await render(<VehicleHero hero={{ ...hero, picture: undefined }} />, {
      at: "/vehicle/suhail?lang=en",
    });
    await expect.element(screen.getByRole("img", { name: "A front" })).toBeInTheDocument();
    await expect.element(screen.getByText("Sedan · Model year 2027")).toBeVisible();
    expect(heroTone({ picture: undefined, tonality: "dark" })).toBe("light");
    expect(heroTone(hero)).toBe("dark");
  });

  it("leads to its trims beside the test drive", async () => {
    const screen = await render(<VehicleHero hero={hero} />, { at: "/vehicle/suhail?lang=en" });
    await expect.element(screen.getByRole("link", { name: "Test drive" })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Trims and prices" }))
      .toHaveAttribute("href", "/vehicle/suhail?lang=en#T16");
  });
});

describe("the bar of a model", () => {
  const prices = {
    ...{ from: trim("glx", { price: 99_900 }), leaseFrom: undefined },
    finance: { payment: 1_606, months: 60, effectiveRate: 0.129 },
    ...{ cashTip: { title: "", text: "" }, leaseTip: { title: "", text: "" } },
  };
  const show = (width: number) =>
    render(
      <>
        <div id="hero-actions" className="h-[60vh]" />
        <div className="h-[200vh]" />
        <section id="calculator" className="h-[100vh]" />
        <div className="h-[200vh]" />
        <ModelBar name="Suhail" prices={prices} labels={priceLabels} testDrive={model.testDrive} />
      </>,
      { width, at: "/vehicle/suhail?lang=en" },
    );
  const bar = () => document.querySelector<HTMLElement>(".model-bar");
  const isShown = () => bar()?.checkVisibility({ visibilityProperty: true });

  it("comes once the hero's actions are out of view, with the price, the month and both ways on", async () => {
    const screen = await show(390);
    expect(isShown()).toBe(false);
    window.scrollTo(0, 1_200);
    await expect.poll(isShown).toBe(true);
    await expect
      .element(screen.getByRole("link", { name: "Test drive" }))
      .toHaveAttribute("href", "/find-us?car=suhail&lang=en");
    await expect
      .element(screen.getByRole("link", { name: "Prices" }))
      .toHaveAttribute("href", "/vehicle/suhail?lang=en#T16");
    expect(bar()?.textContent).toContain("SuhailFrom QAR 99,900*QAR 1,606* a month");
    window.scrollTo(0, 0);
    await expect.poll(isShown).toBe(false);
  });

  it.each([
    [390, false],
    [1280, true],
  ])("at %i px it is there beside the calculator, too: %s", async (width, there) => {
    await show(width);
    const calculator = document.getElementById("calculator");
    window.scrollTo(0, 1_000);
    await expect.poll(isShown).toBe(true);
    calculator?.scrollIntoView();
    await expect.poll(() => bar()?.dataset.state).toBe("away-on-phones");
    await expect.poll(isShown).toBe(there);
  });
});
