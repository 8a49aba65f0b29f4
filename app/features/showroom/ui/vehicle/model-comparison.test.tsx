import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { cutOut, priceLabels, section, trim } from "../../../../../tests/components/showroom-examples.ts";
import { PriceStrip, type PricesView } from "../price/price-strip.tsx";
import { ModelComparison } from "./model-comparison.tsx";

const model = (id: string, name: string, url: string | undefined, seats = 5) => ({
  ...{ id, name, url, car: cutOut(id), trim: trim(`${id}-glx`, { specifications: { seats } }) },
});
const suhail = model("suhail", "Suhail", undefined);
const reem = model("reem", "Reem", "/vehicle/reem", 7);
const choices = [
  { id: "suhail", name: "Suhail" },
  { id: "reem", name: "Reem" },
  { id: "nasma", name: "Nasma" },
];

describe("models side by side", () => {
  const show = (models = [suhail, reem], language: Language = "en") =>
    render(
      <ModelComparison
        section={section("T17", "Beside others")}
        models={models}
        choices={choices}
        currency="QAR"
      />,
      { at: `/vehicle/suhail?lang=${language}&trim=glx`, language },
    );

  it("each leads to its page, but the one of this page", async () => {
    const screen = await show();
    const table = screen.getByRole("region", { name: "Models side by side" });
    await expect.element(table.getByRole("link")).toHaveAttribute("href", "/vehicle/reem?lang=en");
    await expect.element(table.getByText("Suhail", { exact: true })).toBeVisible();
    expect(table.getByRole("link").elements()).toHaveLength(1);
  });

  it("are compared by what tells one model from another", async () => {
    const screen = await show();
    await expect.element(screen.getByRole("rowheader", { name: "Seats" })).toBeVisible();
    await screen.getByText(/^What all have in common/).click();
    await expect.element(screen.getByText("Airbags")).toBeVisible();
    expect(screen.getByText("Wheelbase").query()).toBeNull();
  });

  it("begin with those that stand beside it, itself never among the choices", async () => {
    const screen = await show();
    const second = screen.getByRole("combobox", { name: "Second model" });
    const third = screen.getByRole("combobox", { name: "Third model" });
    await expect.element(second).toHaveValue("reem");
    await expect.element(third).toHaveValue("");
    const names = (list: typeof second) =>
      [...(list.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(names(second)).toEqual(["Reem", "Nasma"]);
    expect(names(third)).toEqual(["None", "Reem", "Nasma"]);
  });

  it("are chosen by a form that needs no scripts, in the language of the page", async () => {
    const screen = await show([suhail, reem], "ar");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "الطراز الثالث" }), "Nasma");
    const form = screen.container.querySelector("form");
    expect(form?.method).toBe("get");
    expect(form?.getAttribute("action")).toBe("#T17");
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["lang", "ar"],
      ["compare", "reem"],
      ["compare", "nasma"],
    ]);
    await expect.element(screen.getByRole("button", { name: "مقارنة" })).toHaveAttribute("type", "submit");
  });

  it("the form follows the models of the next address", async () => {
    const screen = await show();
    const nasma = model("nasma", "Nasma", "/vehicle/nasma");
    screen.show(
      <ModelComparison
        section={section("T17", "Beside others")}
        models={[suhail, nasma, reem]}
        choices={choices}
        currency="QAR"
      />,
    );
    await expect.element(screen.getByRole("combobox", { name: "Second model" })).toHaveValue("nasma");
    await expect.element(screen.getByRole("combobox", { name: "Third model" })).toHaveValue("reem");
  });
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
