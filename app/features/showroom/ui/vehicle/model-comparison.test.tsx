import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { priceLabels, section, trim } from "../../../../../tests/components/showroom-examples.ts";
import { PriceStrip, type PricesView } from "../price/price-strip.tsx";
import { ModelComparison } from "./model-comparison.tsx";

it.each<[Language, string]>([
  ["en", "Compare with Reem and Nasma"],
  ["ar", "قارنها مع Reem وNasma"],
])("in %s the model leads to its comparison: %s", async (language, name) => {
  const models = ["Suhail", "Reem", "Nasma"].map((one) => ({ id: one.toLowerCase(), name: one }));
  const screen = await render(<ModelComparison section={section("T17", "Beside others")} models={models} />, {
    language,
    at: `/vehicle/suhail?lang=${language}`,
  });
  await expect
    .element(screen.getByRole("link", { name }))
    .toHaveAttribute("href", `/vehicle/compare?models=suhail%2Creem%2Cnasma&lang=${language}`);
});

describe("the three ways to pay", () => {
  const prices: PricesView = {
    from: trim("glx"),
    leaseFrom: 2_100,
    finance: { payment: 1_980, months: 60, effectiveRate: 0.0823 },
    cashTip: { title: "Cash price", text: "With <b>registration</b>." },
    leaseTip: { title: "Lease-to-own price", text: "Over 36 months." },
  };
  const show = (rest: Partial<PricesView> = {}, language: Language = "en") =>
    render(<PriceStrip prices={{ ...prices, ...rest }} labels={priceLabels} />, {
      language,
      at: "/vehicle/suhail",
    });
  const sums = (screen: Awaited<ReturnType<typeof show>>) =>
    screen
      .getByRole("definition")
      .elements()
      .map(({ textContent }) => textContent);

  it("each have a sum and what it depends on", async () => {
    const screen = await show();
    expect(sums(screen)).toEqual([
      "From QAR 100,000*",
      "GLX",
      "QAR 2,100* a month",
      "36 payments and a closing payment",
      "QAR 1,980* a month",
      "60 months, 10% down, 8.2% effective a year",
    ]);
  });

  it("in Arabic, too", async () => {
    const screen = await show({}, "ar");
    expect(sums(screen)[0]).toBe("From 100,000 QAR*");
    expect(sums(screen)[5]).toBe("60 شهراً، دفعة أولى \u206610%\u2069، نسبة سنوية فعلية \u20668.2%\u2069");
  });

  it("a model that is neither leased nor financed has its cash price alone", async () => {
    const screen = await show({ leaseFrom: undefined, finance: undefined });
    expect(sums(screen)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Calculate" }).query()).toBeNull();
  });

  it("the payment leads to its calculation on this page", async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole("link", { name: "Calculate" }))
      .toHaveAttribute("href", "/vehicle/suhail?lang=en#calculator");
  });

  it("a tip opens and closes by the keyboard", async () => {
    const screen = await show();
    const tip = screen.getByRole("button", { name: "Cash price" });
    (tip.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("registration", { exact: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("registration", { exact: true })).not.toBeVisible();
    await expect.element(tip).toHaveFocus();
  });
});
