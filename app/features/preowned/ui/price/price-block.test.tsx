import { describe, expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { usedCarPageExample } from "../../content/used-car-page-example.ts";
import { usedVehicleExample } from "../../rules/stock/stock-examples.ts";
import { PriceBlock } from "./price-block.tsx";
import type { Reach } from "./reach.ts";
import { type TypicalLoan, typicalLoan } from "./typical-loan.ts";

const reach: Reach = {
  title: "Lusail showroom",
  phone: "+97455001201",
  whatsapp: "https://wa.me/97455001202?text=Hello",
};

interface Shown {
  car?: Partial<UsedVehicle>;
  page?: Partial<UsedCarPage>;
  loan?: TypicalLoan | undefined;
  reach?: Reach;
  language?: Language;
}

async function show({ car, page, loan, reach: way, language = "en" }: Shown = {}) {
  const screen = await render(
    <PriceBlock
      car={usedVehicleExample(car)}
      page={usedCarPageExample(page)}
      currency={language === "ar" ? "ريال" : "QAR"}
      loan={loan}
      reach={way}
    />,
    { language },
  );
  return { screen, block: screen.getByRole("region", { name: language === "ar" ? "السعر" : "Price" }) };
}

describe("the price", () => {
  it("is read out with the former one, which is struck out", async () => {
    const { block } = await show({ car: { formerPrice: 120_000 } });
    await expect.element(block).toMatchTextContent("Price QAR 112,000*Price before QAR 120,000");
    expect(block.getByText("120,000").element().closest("s")).not.toBeNull();
    expect(block.getByText("112,000").element().closest("s")).toBeNull();
  });

  it("stands alone where it was never reduced", async () => {
    const { block } = await show();
    expect(block.getByText("Price before").query()).toBeNull();
  });

  it("has its rating, with the way to how it was found", async () => {
    const { block } = await show({ car: { rating: "very-good" } });
    await expect.element(block.getByText("Very good price")).toBeVisible();
    await expect
      .element(block.getByRole("link", { name: "How we compare prices" }))
      .toHaveAttribute("href", "/?lang=en#price-rating");
  });

  it("without a rating promises no comparison", async () => {
    const { block } = await show({ car: { rating: null } });
    expect(block.getByRole("link", { name: "How we compare prices" }).query()).toBeNull();
  });
});

describe("the monthly payment", () => {
  const loan = typicalLoan(112_000, 575);

  it("stands with sum, term, down payment and both rates", async () => {
    const { block } = await show({ loan });
    const facts = [...block.element().querySelectorAll("dt")].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ["Payment a month", "QAR 2,163*"],
      ["Loan amount", "QAR 100,800"],
    ]);
    await expect.element(block).toMatchTextContent("60 months, 10% down5.75% flat, 10.9% effective a year");
    await expect
      .element(block.getByRole("link", { name: "Work out your payment" }))
      .toHaveAttribute("href", "/?lang=en#calculator");
  });

  it("in Arabic counts the months as the language does", async () => {
    const { block } = await show({ loan, language: "ar" });
    await expect.element(block).toMatchTextContent("60 شهراً، ودفعة أولى \u206610%\u2069");
    await expect.element(block).toMatchTextContent("2,163 ريالاً");
  });

  it("is not shown for a price that has no loan", async () => {
    const { block } = await show({ loan: typicalLoan(9_000, 575) });
    expect(block.getByText("Payment a month").query()).toBeNull();
  });
});

describe("whom to ask", () => {
  it("leads to the form on the page", async () => {
    const { block } = await show();
    await expect
      .element(block.getByRole("link", { name: "Ask about this car" }))
      .toHaveAttribute("href", "/?lang=en#request");
  });

  it("a car in stock is driven where it stands", async () => {
    const { block } = await show({ car: { status: "in-stock", place: "rimal-showroom-lusail" } });
    const { vehicleNo } = usedVehicleExample();
    await expect
      .element(block.getByRole("link", { name: "Book a test drive" }))
      .toHaveAttribute("href", `/test-drive?vehicle=${vehicleNo}&lang=en`);
  });

  it.each([
    ["a reserved car", { status: "reserved", place: "rimal-showroom-lusail" }],
    ["a car that nobody has placed", { status: "in-stock", place: null }],
  ] as const)("%s is not driven", async (_, car) => {
    const { block } = await show({ car });
    expect(block.getByRole("link", { name: "Book a test drive" }).query()).toBeNull();
  });

  it("a reserved car says so, and offers a message if it becomes free", async () => {
    const { block } = await show({
      car: { status: "reserved" },
      page: { financePage: "https://finance.example/", financePageShown: true },
    });
    await expect.element(block.getByText("Another customer has reserved this car.")).toBeVisible();
    await expect.element(block.getByRole("link", { name: "Tell me if it becomes free" })).toBeVisible();
    expect(block.getByRole("link", { name: "Ask about this car" }).query()).toBeNull();
    expect(block.getByRole("link", { name: "Book a test drive" }).query()).toBeNull();
  });

  it.each<[string, Partial<UsedCarPage>, number]>([
    ["content shows them", { financePage: "https://finance.example/", financePageShown: true }, 2],
    ["content hides them", { financePage: "https://finance.example/", financePageShown: false }, 0],
    ["their page is missing", { financePage: undefined, financePageShown: true }, 0],
  ])("where %s the links to the finance page are %j: %i", async (_, page, count) => {
    const { block } = await show({ page });
    const links = block.getByRole("link", { name: /^(Contact sales|Book a test drive)/ });
    expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: count }, () => "https://finance.example/"),
    );
  });

  it("a telephone is called by one press, its number in groups", async () => {
    const { block } = await show({ reach });
    const call = block.getByRole("link", { name: /^Call/ });
    await expect.element(call).toHaveAttribute("href", "tel:+97455001201");
    await expect.element(call).toHaveTextContent("Call +974 5500 1201");
    await expect.element(block.getByRole("link", { name: "Lusail showroom" })).toBeVisible();
  });

  it("a chat opens in a new tab, which is said", async () => {
    const { block } = await show({ reach });
    const chat = block.getByRole("link", { name: "WhatsApp (opens in a new tab)" });
    await expect.element(chat).toHaveAttribute("href", "https://wa.me/97455001202?text=Hello");
    await expect.element(chat).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });

  it("a showroom without a chat has its telephone alone", async () => {
    const { block } = await show({ reach: { ...reach, whatsapp: undefined }, language: "ar" });
    expect(block.getByRole("link", { name: /واتساب/ }).query()).toBeNull();
    const number = block.getByText("+974 5500 1201");
    await expect.element(number).toHaveAttribute("dir", "ltr");
  });
});
