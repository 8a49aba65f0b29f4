import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { cutOut, picture, section } from "../../../../../tests/components/showroom-examples.ts";
import { Banner } from "./banner.tsx";
import { Exterior } from "./exterior.tsx";
import { Facts } from "./facts.tsx";
import { Film } from "./film.tsx";
import { Split } from "./split.tsx";
import { WordsTogether } from "./words-together.tsx";

const features = [
  { title: "Quiet", text: "Two panes." },
  { title: "Cool", text: "Three zones." },
];
const whole = section("T8", "Inside", {
  ...{ text: "Room for five.", features, pictures: [picture("cabin")] },
  action: { label: "See the trims", url: "#T15" },
});
const left = (element: Element) => element.getBoundingClientRect().left;

describe("a picture beside its words", () => {
  it.each<[Language, "start" | "end", boolean]>([
    ["en", "start", true],
    ["en", "end", false],
    ["ar", "start", false],
    ["ar", "end", true],
  ])("in %s at the %s stands on the left: %s", async (language, side, onLeft) => {
    const screen = await render(<Split section={whole} picture={side} />, { language });
    const shown = screen.getByRole("img", { name: "Picture of cabin" }).element();
    const title = screen.getByRole("heading", { name: "Inside" }).element();
    expect(left(shown) < left(title)).toBe(onLeft);
  });

  it("comes first on a phone, whatever its side", async () => {
    const screen = await render(<Split section={whole} picture="end" />, { width: 390 });
    const shown = screen.getByRole("img").element().getBoundingClientRect();
    const title = screen.getByRole("heading", { name: "Inside" }).element().getBoundingClientRect();
    expect(shown.bottom).toBeLessThanOrEqual(title.top);
  });

  it("has its facts, and a next step that stays on the page", async () => {
    const screen = await render(<Split section={whole} picture="start" />, {
      at: "/vehicle/suhail?lang=en&trim=vx",
    });
    await expect.element(screen.getByRole("region", { name: "Inside" })).toHaveAttribute("id", "T8");
    expect(
      screen
        .getByRole("term")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Quiet", "Cool"]);
    await expect
      .element(screen.getByRole("link", { name: "See the trims" }))
      .toHaveAttribute("href", "/vehicle/suhail?lang=en&trim=vx#T15");
  });

  it("without its picture is not there", async () => {
    const screen = await render(<Split section={{ ...whole, pictures: [] }} picture="start" />);
    expect(screen.getByRole("region").query()).toBeNull();
  });
});

describe("words without pictures", () => {
  const sections = ["T8", "T9", "T10"].map((id) =>
    section(id, `Section ${id}`, { text: "Words.", features }),
  );

  it("share a line on a wide screen", async () => {
    const screen = await render(<WordsTogether sections={sections} />);
    const tops = screen
      .getByRole("heading", { level: 2 })
      .elements()
      .map((title) => title.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  });

  it("stand below each other on a phone", async () => {
    const screen = await render(<WordsTogether sections={sections} />, { width: 390, language: "ar" });
    const tops = screen
      .getByRole("heading", { level: 2 })
      .elements()
      .map((title) => title.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(3);
  });

  it("stay places that links lead to", async () => {
    const screen = await render(<WordsTogether sections={sections} />);
    expect(
      screen
        .getByRole("region")
        .elements()
        .map(({ id }) => id),
    ).toEqual(["T8", "T9", "T10"]);
  });

  it("of a single section keep their title beside the facts", async () => {
    const screen = await render(<WordsTogether sections={sections.slice(0, 1)} />);
    const title = screen.getByRole("heading", { name: "Section T8" }).element();
    expect(left(title)).toBeLessThan(left(screen.getByText("Two panes.").element()));
  });

  it("of none are nothing", async () => {
    const screen = await render(<WordsTogether sections={[]} />);
    expect(screen.container.textContent).toBe("");
  });
});

describe("accessories", () => {
  const priced = features.map((feature, index) => ({ ...feature, price: 1_000 * (index + 1) }));

  it("name their prices, and that these include fitting", async () => {
    const shown = <Split section={{ ...whole, features: priced }} picture="end" currency="QAR" />;
    const screen = await render(shown, { width: 390 });
    const names = screen.getByRole("term").elements();
    expect(names.map(({ textContent }) => textContent)).toEqual(["QuietQAR 1,000", "CoolQAR 2,000"]);
    await expect.element(screen.getByText("Prices include fitting.")).toBeVisible();
  });
});

describe("details", () => {
  it.each([
    [390, false],
    [1280, true],
  ])("at %i px are open at once: %s", async (width, open) => {
    const screen = await render(<Split section={whole} picture="end" />, { width });
    const text = screen.getByText("Two panes.");
    expect(text.element().checkVisibility({ contentVisibilityAuto: true })).toBe(open);
    if (open) return;
    await screen.getByText("Inside in detail").click();
    await expect.element(text).toBeVisible();
  });
});

describe("a film", () => {
  const film = section("T7", "On the dunes", { text: "At noon.", pictures: [picture("dunes")] });

  it("is its picture until the video is there", async () => {
    const screen = await render(<Film section={film} />);
    await expect.element(screen.getByRole("region", { name: "On the dunes" })).toBeVisible();
    await expect.element(screen.getByRole("img", { name: "Picture of dunes" })).toBeInTheDocument();
    expect(document.querySelector("video")).toBeNull();
  });

  it("without its picture is not there", async () => {
    const screen = await render(<Film section={{ ...film, pictures: [] }} />);
    expect(screen.getByRole("region").query()).toBeNull();
  });
});

describe("the car from the side", () => {
  const profile = cutOut("side");

  it("stands on the page's ground, named as the section names it", async () => {
    const shown = { ...whole, pictures: [{ ...picture("side"), wide: profile.wide }] };
    const screen = await render(<Exterior section={shown} profile={profile} />);
    expect(
      screen
        .getByRole("img")
        .elements()
        .map((image) => image.getAttribute("alt")),
    ).toEqual(["Picture of side"]);
  });

  it("that the section does not name has words of its own", async () => {
    const screen = await render(<Exterior section={{ ...whole, pictures: [] }} profile={profile} />);
    await expect.element(screen.getByRole("img", { name: "A side" })).toBeInTheDocument();
  });

  it("may be missing", async () => {
    const screen = await render(<Exterior section={{ ...whole, pictures: [] }} profile={undefined} />);
    await expect.element(screen.getByText("Three zones.")).toBeVisible();
    expect(screen.getByRole("img").query()).toBeNull();
  });
});

it("a banner is one sentence with its action, and facts stand beside each other", async () => {
  const screen = await render(
    <>
      <Banner section={section("T12", "Come and drive", { action: { label: "Drive it", url: "#T20" } })} />
      <Facts section={section("T10", "Good to know", { features })} />
    </>,
    { language: "ar", at: "/vehicle/suhail?lang=ar" },
  );
  const banner = screen.getByRole("region", { name: "Come and drive" });
  await expect.element(banner.getByRole("link")).toHaveAttribute("href", "/vehicle/suhail?lang=ar#T20");
  const [first, second] = screen.getByRole("region", { name: "Good to know" }).getByRole("term").elements();
  if (!first || !second) throw new Error("two facts are there");
  expect(left(first)).toBeGreaterThan(left(second));
});
