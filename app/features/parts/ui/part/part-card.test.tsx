import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { riyalDigits } from "#app/i18n/numbers/dirhams.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { InShop, partExample } from "../parts-examples.tsx";
import { PartCard } from "./part-card.tsx";

const card = (part = partExample(), car: string | undefined = "HJR.2024") => (
  <InShop shop={{ car }}>
    <PartCard part={part} />
  </InShop>
);

describe("a part in a list", () => {
  it("leads to its page for the chosen car", async () => {
    answerCalls({});
    const screen = await render(card());
    const link = screen.getByRole("link", { name: "Front brake pads" });
    await expect.element(link).toHaveAttribute("href", expect.stringContaining("number=44000HJR01"));
    await expect.element(link).toHaveAttribute("href", expect.stringContaining("car=HJR.2024"));
  });

  it.each<[Language, string, string, string]>([
    ["en", "Fits your car", "Front", "QAR 265.50"],
    ["ar", "تناسب سيارتك", "أمامي", "265.50 ريال"],
  ])("in %s says fit, place and price", async (language, fit, place, price) => {
    const screen = await render(card(), { language });
    await expect.element(screen.getByText(fit)).toBeVisible();
    await expect.element(screen.getByText(place, { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("article")).toMatchTextContent(new RegExp(price));
  });

  it.each([
    ["مساعد", "أمامي أيسر"],
    ["جلدة مساعد", "أمامية يسرى"],
  ])("beside «%s» its place is «%s»", async (name, place) => {
    const screen = await render(card(partExample({ name, position: "front-left" })), { language: "ar" });
    await expect.element(screen.getByText(place, { exact: true })).toBeVisible();
  });

  it("its number runs left to right in groups of five", async () => {
    const screen = await render(card(), { language: "ar" });
    const number = screen.getByText("44000-HJR01").element();
    expect(number.matches("bdi[dir=ltr]")).toBe(true);
  });

  it("without a car says nothing about the fit, unless it fits any", async () => {
    const screen = await render(card(partExample({ fit: "unknown" }), ""));
    screen.show(
      <InShop>
        <PartCard part={partExample({ fit: "unknown" })} />
        <PartCard part={partExample({ fit: "any", number: "00010OIL01" })} />
      </InShop>,
    );
    await expect.element(screen.getByText("Fits any car")).toBeVisible();
    expect(screen.getByText("Fit not confirmed").elements()).toHaveLength(0);
  });

  it.each<[Language, number, string]>([
    ["en", 1, "Fits Hajar 2019–2024"],
    ["en", 2, "Fits Hajar and Wahat"],
    ["en", 3, "Fits Hajar, Wahat and Suhail"],
    ["en", 5, "Fits Hajar, Wahat and 3 more"],
    ["ar", 1, "لطراز هجر 2019–2024"],
    ["ar", 2, "لطرازي هجر وواحات"],
    ["ar", 3, "لطرازات هجر وواحات وسهيل"],
    ["ar", 4, "لطرازات هجر وواحات وطرازين آخرين"],
    ["ar", 5, "لطرازات هجر وواحات و3 أخرى"],
  ])("without a car says in %s for which of %i models it is", async (language, count, line) => {
    const names = {
      en: ["Hajar", "Wahat", "Suhail", "Nada", "Reem"],
      ar: ["هجر", "واحات", "سهيل", "ندى", "ريم"],
    }[language];
    const models = names.slice(0, count).map((name) => ({ name, yearFrom: 2019, yearTo: 2024 }));
    const part = partExample({ fit: "unknown", models });
    const screen = await render(
      <InShop>
        <PartCard part={part} />
      </InShop>,
      { language },
    );
    await expect.element(screen.getByRole("article")).toMatchTextContent(new RegExp(line));
    screen.show(card(part));
    await expect.element(screen.getByRole("article")).not.toMatchTextContent(new RegExp(line));
  });

  it("without a price names the counter", async () => {
    const screen = await render(card(partExample({ unitPrice: null })));
    await expect.element(screen.getByText("Price at the counter")).toBeVisible();
  });

  it("the price before a discount is struck out, and missing where there is none", async () => {
    const screen = await render(card());
    await expect.element(screen.getByText("295.00")).toBeVisible();
    const whole = { price: 29_500, originalPrice: 29_500, unitDiscount: 0, currency: "QAR" as const };
    screen.show(card(partExample({ unitPrice: whole })));
    await expect.poll(() => document.querySelector("s")).toBeNull();
  });
});

it.each([
  [0, "0.00"],
  [5, "0.05"],
  [100, "1.00"],
  [123_456_789, "1,234,567.89"],
  [-250, "-2.50"],
])("%i dirhams read %s", (dirhams, text) => {
  expect(riyalDigits(dirhams)).toBe(text);
});
