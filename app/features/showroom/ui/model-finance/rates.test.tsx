import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { newCarRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { leaseQuote } from "#app/features/finance/rules/lease.ts";
import { flatRateInWords } from "#app/features/finance/ui/riyals.tsx";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { runningCosts, section, trim } from "../../../../../tests/components/showroom-examples.ts";
import { LeaseResult } from "./lease-result.tsx";
import { ModelFinance, type ModelFinanceProps } from "./model-finance.tsx";

const content = {
  ...{
    flatRateHint: "On the first sum.",
    effectiveRateHint: "On what is owed.",
    priceNote: "With conditions.",
  },
  leaseClosingPercent: 40,
} as unknown as ModelFinanceProps["content"];
const glx = trim("glx", { leasePrice: 2_000 });
const hev = trim("hev", { price: 150_000, isHybrid: true, specifications: { fuel: "hybrid" } });
const props: ModelFinanceProps = {
  ...{ section: section("calculator", "What a month costs"), content, running: undefined, trims: [glx, hev] },
  ...{ isLargeSuv: false, currency: "QAR", action: { label: "Ask for an offer", url: "#T20" } },
};
const show = (rest: Partial<ModelFinanceProps> = {}, options: Parameters<typeof render>[1] = {}) =>
  render(<ModelFinance {...props} {...rest} />, { at: "/vehicle/suhail?lang=en", ...options });
type Screen = Awaited<ReturnType<typeof show>>;
const rates = (screen: Screen) => screen.container.textContent ?? "";

describe("why the rate is what it is", () => {
  it("a hybrid has the lower one, and says so", async () => {
    const screen = await show();
    expect(screen.getByText("A hybrid has the lower rate.").query()).toBeNull();
    await screen.getByText("150,000").click();
    await expect.element(screen.getByText("A hybrid has the lower rate.")).toBeVisible();
    const rate = newCarRateOf({ isHybrid: true, isLargeSuv: false, price: 150_000, downPayment: 15_000 });
    await expect.poll(() => rates(screen)).toContain(`Flat rate${flatRateInWords(rate, "en")}`);
  });

  it.each<[Language, RegExp]>([
    ["en", /^From QAR 50,000 down the rate falls to [\d.]+%\.$/],
    ["ar", /^إذا بلغت الدفعة الأولى 50,000 ريال انخفضت النسبة إلى \u2066[\d.]+%\u2069\.$/],
  ])("in %s a large car names the down payment that lowers it", async (language, hint) => {
    const screen = await show({ isLargeSuv: true }, { language });
    await expect.element(screen.getByText(hint)).toBeVisible();
  });

  it("and says it no more once that is paid down", async () => {
    const screen = await show({ isLargeSuv: true });
    const high = newCarRateOf({ isHybrid: false, isLargeSuv: true, price: 100_000, downPayment: 10_000 });
    const low = newCarRateOf({ isHybrid: false, isLargeSuv: true, price: 100_000, downPayment: 50_000 });
    expect(low).toBeLessThan(high);
    expect(rates(screen)).toContain(`Flat rate${flatRateInWords(high, "en")}`);
    await userEvent.fill(screen.getByRole("textbox", { name: "Down payment" }), "50000");
    await expect.poll(() => rates(screen)).toContain(`Flat rate${flatRateInWords(low, "en")}`);
    expect(screen.getByText(/the rate falls to/).query()).toBeNull();
  });
});

describe("lease-to-own", () => {
  const quote = leaseQuote({ price: 100_000, paymentOver36: 2_000, closingPercent: 40 }, 36);
  const result = <LeaseResult price={100_000} quote={quote} currency="QAR" actions={<p>Actions</p>} />;
  const sums = (screen: Screen) =>
    screen
      .getByRole("definition")
      .elements()
      .map(({ textContent }) => textContent);

  it("adds up: all payments and the closing one are the total", async () => {
    const screen = await render(result);
    const [flat, effective, payments, closing, beyond, total] = sums(screen);
    expect([payments, closing, total]).toEqual(["QAR 72,000", "QAR 40,000", "QAR 112,000"]);
    expect(beyond).toBe("QAR 12,000");
    // 12,000 over three years on 100,000.
    expect(flat).toBe("4%");
    expect(Number.parseFloat(effective ?? "")).toBeGreaterThan(4);
    await expect.element(screen.getByText("Actions")).toBeVisible();
  });

  it.each<[Language, string, string]>([
    ["en", "36 payments", "transfers ownership to you"],
    ["ar", "36 قسطاً", "تنقل الملكية إليك"],
  ])("in %s says what each sum is", async (language, payments, closing) => {
    const screen = await render(result, { language });
    const names = screen
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent);
    expect(names[2]).toBe(payments);
    expect(names[3]).toContain(closing);
  });

  it("of the address is shown at once, and its term can be changed", async () => {
    const screen = await show({}, { at: "/vehicle/suhail?lang=en&lease=24" });
    await expect.element(screen.getByRole("radio", { name: "Lease-to-own" })).toBeChecked();
    await expect.element(screen.getByRole("radio", { name: "24 months" })).toBeChecked();
    await screen.getByText("Finance", { exact: true }).click();
    await expect.poll(() => screen.router.state.location.search).toBe("?lang=en");
    await expect.element(screen.getByText("All 60 payments")).toBeVisible();
  });

  it("where content names no closing payment there is none", async () => {
    const bare = { ...content, leaseClosingPercent: undefined } as typeof content;
    const screen = await show({ content: bare }, { at: "/vehicle/suhail?lang=en&lease=24" });
    await expect.element(screen.getByRole("radio", { name: "Qatari" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Lease-to-own" }).query()).toBeNull();
  });
});

describe("and on the road", () => {
  it("the month of an owner follows the way to pay", async () => {
    const screen = await show({ running: runningCosts });
    screen.container.querySelector("summary")?.click();
    await expect.element(screen.getByText("The down payment is not in it.", { exact: false })).toBeVisible();
    await screen.getByText("Lease-to-own", { exact: true }).click();
    await expect
      .element(screen.getByText("The closing payment is not in it.", { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByText(/^over 36 months/)).toBeVisible();
    const [payment] = screen.container.querySelectorAll("details dd");
    expect(payment?.textContent).toBe("QAR 2,000");
  });

  it("stays out where the importer does not say what keeping a car costs", async () => {
    const screen = await show();
    await expect.element(screen.getByRole("region", { name: "What a month costs" })).toBeVisible();
    expect(screen.container.querySelector("summary")).toBeNull();
  });
});

describe("what can be done with the result", () => {
  const copyTo = (writeText: (text: string) => Promise<void>) =>
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);

  it("its address is copied, as it is shared", async () => {
    const copy = copyTo(async () => undefined);
    const screen = await show();
    await screen.getByRole("button", { name: "Copy the link" }).click();
    await expect.poll(() => copy.mock.calls).toEqual([[window.location.href]]);
  });

  it("it leads to the form of this page", async () => {
    const screen = await show({}, { language: "ar", at: "/vehicle/suhail?lang=ar&trim=hev" });
    await expect
      .element(screen.getByRole("link", { name: "Ask for an offer" }))
      .toHaveAttribute("href", "/vehicle/suhail?lang=ar&trim=hev#T20");
  });
});
