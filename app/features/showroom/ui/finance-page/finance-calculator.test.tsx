import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { FinanceCalculator as FinanceContent } from "#app/features/finance/content/finance-calculator.ts";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { FinanceCalculator } from "./finance-calculator.tsx";
import type { FinanceCar } from "./finance-cars.ts";

const content = {
  ...{ profitRate: 5.75, title: "Finance", text: "Work it out.", flatRateHint: "On the first sum." },
  ...{
    effectiveRateHint: "On what is owed.",
    owedTitle: "Owed",
    owedText: "Falls.",
    priceNote: "With conditions.",
  },
} as unknown as FinanceContent;
const cars: readonly FinanceCar[] = [
  {
    ...{ id: "suhail", name: "Suhail", imageAlt: "", isLargeSuv: false },
    trims: [
      { id: "suhail-glx", name: "Suhail GLX", price: 110_000, isHybrid: false },
      { id: "suhail-vx", name: "Suhail VX", price: 120_000, isHybrid: true },
    ],
  },
];

const show = (options: { language?: Language; at?: string } = {}) =>
  render(
    <FinanceCalculator
      content={content}
      cars={cars}
      currency={options.language === "ar" ? "ريال" : "QAR"}
      action={{ label: "Ask for an offer", url: "/find-us" }}
    />,
    { at: "/finance?price=100000", ...options },
  );
type Screen = Awaited<ReturnType<typeof show>>;
const number = (screen: Screen, name: string) => screen.getByRole("textbox", { name });
const needle = (screen: Screen, name: string) => screen.getByRole("slider", { name });
const query = (screen: Screen) =>
  Object.fromEntries(new URLSearchParams(screen.router.state.location.search));

describe("a number", () => {
  it("counts while it is typed, and the address follows when it rests", async () => {
    const screen = await show();
    await userEvent.fill(number(screen, "Down payment"), "25000");
    await expect.element(needle(screen, "Down payment")).toHaveValue("25000");
    await expect.poll(() => query(screen)).toMatchObject({ price: "100000", down: "25000" });
  });

  it("in Arabic digits is read, and shown in Latin ones", async () => {
    const screen = await show({ language: "ar" });
    const down = screen.getByRole("textbox", { name: "الدفعة الأولى" });
    await userEvent.fill(down, "٢٥٠٠٠");
    await userEvent.keyboard("{Enter}");
    await expect.element(down).toHaveValue("25,000");
  });

  it.each([
    ["5", "The least is QAR 10,000, so we took that.", "10,000"],
    ["990000", "The most is QAR 90,000, so we took that.", "90,000"],
    ["a lot", "That could not be read as a number, so this one stands.", "10,000"],
  ])("%s that does not fit is said to be changed", async (typed, note, taken) => {
    const screen = await show();
    const down = number(screen, "Down payment");
    await userEvent.fill(down, typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(down).toHaveValue(taken);
    await expect.element(down).toHaveAccessibleDescription(note);
  });

  it("of the address that does not fit is said to be changed, too", async () => {
    const screen = await show({ at: "/finance?status=resident&price=cheap&down=1&term=60" });
    await expect
      .element(number(screen, "Term"))
      .toHaveAccessibleDescription("The most is 48 months, so we took that.");
    await expect
      .element(number(screen, "Down payment"))
      .toHaveAccessibleDescription("The least is QAR 22,000, so we took that.");
    await expect
      .element(number(screen, "Price"))
      .toHaveAccessibleDescription("That could not be read as a number, so this one stands.");
    await expect.element(number(screen, "Price")).toHaveValue("110,000");
  });

  it("Escape takes back what was typed", async () => {
    const screen = await show();
    await userEvent.fill(number(screen, "Term"), "x");
    await userEvent.keyboard("{Escape}");
    await expect.element(number(screen, "Term")).toHaveValue("60");
  });
});

describe("a needle", () => {
  it.each<[Language, string, string, string]>([
    ["en", "Term", "{ArrowLeft}", "59 months"],
    ["ar", "المدة", "{ArrowRight}", "59 شهراً"],
    ["en", "Term", "{PageDown}", "54 months"],
    ["en", "Term", "{ArrowUp}", "60 months"],
  ])("in %s of %s: %s reads %s", async (language, name, key, words) => {
    const screen = await show({ language });
    (needle(screen, name).element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(needle(screen, name)).toHaveAttribute("aria-valuetext", words);
  });

  it("its buttons stop at its ends and keep the focus", async () => {
    const screen = await show();
    const less = screen.getByRole("button", { name: "Term: less" });
    const more = screen.getByRole("button", { name: "Term: more" });
    await expect.element(more).toHaveAttribute("aria-disabled", "true");
    await less.click();
    await expect.element(number(screen, "Term")).toHaveValue("54");
    await more.click();
    await expect.element(more).toHaveAttribute("aria-disabled", "true");
    await expect.element(more).toHaveFocus();
    await expect.element(number(screen, "Term")).toHaveValue("60");
  });
});

describe("a choice", () => {
  it("of status sets the limits, as an entry in the history", async () => {
    const screen = await show();
    await screen.getByText("Resident").click();
    await expect.element(number(screen, "Down payment")).toHaveValue("20,000");
    await expect.element(number(screen, "Term")).toHaveValue("48");
    await expect.poll(() => query(screen).status).toBe("resident");
    await screen.router.navigate(-1);
    await expect.element(number(screen, "Term")).toHaveValue("60");
  });

  it("of a car takes its list price, and its own rate leads", async () => {
    const screen = await show({ at: "/finance?trim=none&price=100000" });
    await expect.element(screen.getByText("5.75%", { exact: true })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Car" }), "Suhail GLX");
    await expect.element(screen.getByText("6.8%", { exact: true })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Car" }), "Suhail VX");
    await expect.element(number(screen, "Price")).toHaveValue("120,000");
    await expect.element(screen.getByText("4.9%", { exact: true })).toBeVisible();
    expect(screen.getByText("5.75%", { exact: true }).query()).toBeNull();
    await expect.poll(() => screen.router.state.location.search).toContain("suhail-vx");
  });

  it("that the address names and nobody knows is said to be left out", async () => {
    const screen = await show({ at: "/finance?trim=rocket&status=martian" });
    await expect.element(screen.getByText(/^The car in this address is not on our list/)).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "Qatari" })).toBeChecked();
    await expect.element(screen.getByText(/^The address names a status/)).toBeVisible();
  });
});

describe("the result", () => {
  it("is read out once the hand rests", async () => {
    const screen = await show({ at: "/finance?trim=none&price=100000" });
    await userEvent.fill(number(screen, "Down payment"), "50000");
    await expect
      .element(screen.getByText(/^QAR 1,073 a month, .* effective, QAR .* in all$/))
      .toHaveAttribute("role", "status");
  });

  it("has all payments, year by year, closed at first", async () => {
    const screen = await show();
    const schedule = screen.getByText("All 60 payments");
    await expect.element(screen.getByText("Year 5")).not.toBeVisible();
    await schedule.click();
    await expect.element(screen.getByText("Year 5")).toBeVisible();
    expect(screen.getByRole("row").elements()).toHaveLength(1 + 5 + 60);
  });

  it("is printed with its schedule", async () => {
    const print = vi.spyOn(window, "print").mockReturnValue();
    const screen = await show();
    await screen.getByRole("button", { name: "Print" }).click();
    expect(print).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByText("Year 1")).toBeVisible();
  });

  it("of a car leads to its test drive; of a price alone to none", async () => {
    const screen = await show({ at: "/finance?trim=suhail-glx" });
    await expect
      .element(screen.getByRole("link", { name: "Book a test drive" }))
      .toHaveAttribute("href", "/test-drive?car=suhail&lang=en");
    await screen.unmount();
    const plain = await show({ at: "/finance?trim=none&price=80000" });
    expect(plain.getByRole("link", { name: "Book a test drive" }).query()).toBeNull();
  });

  it("leads on with the language of the page", async () => {
    const screen = await show({ language: "ar" });
    await expect
      .element(screen.getByRole("link", { name: "Ask for an offer" }))
      .toHaveAttribute("href", "/find-us?lang=ar");
  });
});
