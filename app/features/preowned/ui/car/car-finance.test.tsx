import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { FinanceCalculator } from "#app/features/finance/content/finance-calculator.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { CarFinance } from "./car-finance.tsx";

const content: FinanceCalculator = {
  profitRate: 5.75,
  leaseClosingPercent: undefined,
  title: "Finance this car",
  text: "Work it out.",
  flatRateHint: "On the first sum.",
  effectiveRateHint: "On what is owed.",
  owedTitle: "Owed",
  owedText: "Falls.",
  priceNote: "With registration, without insurance.",
};

interface Shown {
  price?: number;
  status?: UsedVehicle["status"];
  at?: string;
  language?: Language;
}

const show = ({ price = 112_000, status = "in-stock", ...options }: Shown = {}) =>
  render(
    <CarFinance
      car={{ vehicleNo: "RM-1001", price, status }}
      content={content}
      currency={options.language === "ar" ? "ريال" : "QAR"}
    />,
    { at: "/listing/RM-1001", ...options },
  );

it("begins with the car's own price, which is not to be changed", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("region", { name: "Finance this car" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Price" }).query()).toBeNull();
  await expect
    .element(screen.getByRole("textbox", { name: "Down payment", exact: true }))
    .toHaveValue("11,200");
  await expect.element(screen.getByText(/With registration, without insurance\.$/)).toBeVisible();
});

it("keeps the car's price, whatever price the address names", async () => {
  const screen = await show({ at: "/listing/RM-1001?price=500000&term=24" });
  await expect.element(screen.getByRole("textbox", { name: "Term" })).toHaveValue("24");
  await expect
    .element(screen.getByRole("textbox", { name: "Down payment", exact: true }))
    .toHaveValue("11,200");
});

it("a share in percent sets the down payment, and the address keeps it", async () => {
  const screen = await show();
  const percent = screen.getByRole("textbox", { name: "Down payment in percent" });
  await percent.fill("25");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(screen.getByRole("textbox", { name: "Down payment", exact: true }))
    .toHaveValue("28,000");
  await expect.poll(() => screen.router.state.location.search).toContain("down=28000");
});

it("the term of a resident ends earlier", async () => {
  const screen = await show();
  await screen.getByText("Resident").click();
  await expect.element(screen.getByRole("textbox", { name: "Term" })).toHaveValue("48");
  await expect.element(screen.getByText("All 48 payments")).toBeVisible();
});

it.each<[UsedVehicle["status"], Language, string]>([
  ["in-stock", "en", "Ask about this car"],
  ["reserved", "en", "Tell me if it becomes free"],
  ["reserved", "ar", "أبلغني إن عادت متاحة"],
])("of a car %s in %s leads to the form: %s", async (status, language, label) => {
  const screen = await show({ status, language });
  await expect
    .element(screen.getByRole("link", { name: label }))
    .toHaveAttribute("href", expect.stringMatching(/#request$/));
});

it("is printed by its button", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const screen = await show();
  await screen.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledTimes(1);
});
