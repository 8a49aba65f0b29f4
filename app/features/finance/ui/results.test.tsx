import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../tests/components/render.tsx";
import type { FinanceCalculator } from "../content/finance-calculator.ts";
import { Owed } from "./owed.tsx";
import { Reading } from "./reading.tsx";
import { ResultActions } from "./result-actions.tsx";
import { Results } from "./results.tsx";
import { Riyals } from "./riyals.tsx";
import { StatusChoice } from "./status-choice.tsx";
import { quoteLoan } from "./use-loan.ts";
import { financeWords } from "./words.ts";

const content = {
  ...{ flatRateHint: "On the first sum.", effectiveRateHint: "On what is owed." },
} as unknown as FinanceCalculator;
const quote = quoteLoan({ price: 100_000, tradeIn: 0, down: 20_000, months: 60 }, 575);

it.each<[Language, number, string]>([
  ["en", 139_900, "QAR 139,900*"],
  ["ar", 139_900, "139,900 QAR*"],
  ["en", 0, "QAR 0*"],
])("a sum in %s of %i is %s, its number left to right", async (language, sum, words) => {
  const screen = await render(<Riyals sum={sum} currency="QAR" asterisk />, { language });
  expect(screen.container.textContent).toBe(words);
  const number = screen.getByText(sum.toLocaleString("en"), { exact: true }).element();
  expect(getComputedStyle(number).direction).toBe("ltr");
});

describe("what a loan costs", () => {
  const shown = (
    <Results
      quote={quote}
      plan={{ down: 20_000, tradeIn: 0 }}
      currency="QAR"
      content={content}
      actions={<p>Actions</p>}
    />
  );

  it("adds up: down payment, loan and its cost are the total", async () => {
    const screen = await render(shown);
    const values = screen
      .getByRole("definition")
      .elements()
      .map(({ textContent }) => textContent);
    const sums = values.slice(2).map((value) => Number(value?.replace(/\D/g, "")));
    const [down = 0, financed = 0, cost = 0, total] = sums;
    expect([down, financed]).toEqual([20_000, 80_000]);
    expect(down + financed + cost).toBe(total);
    await expect.element(screen.getByText("Actions")).toBeVisible();
  });

  it("names the flat rate and the higher one that it really is, each with what it is charged on", async () => {
    const screen = await render(shown);
    const [flat, effective] = screen
      .getByRole("definition")
      .elements()
      .map(({ textContent }) => textContent ?? "");
    expect(flat).toBe("5.75%On the first sum.");
    expect(effective).toMatch(/^[\d.]+%On what is owed\.$/);
    expect(Number.parseFloat(effective ?? "")).toBeGreaterThan(5.75);
  });

  it.each<[Language, RegExp]>([
    ["en", /^60 payments, the last one QAR [\d,]+$/],
    ["ar", /^60 قسطاً، آخرها [\d,]+ ريال/],
  ])("in %s counts its payments", async (language, words) => {
    const screen = await render(shown, { language });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it("its payment stands large, the effective rate beside it for the eye alone", async () => {
    const screen = await render(<Reading quote={quote} currency="QAR" />, { width: 390 });
    expect(screen.container.textContent).toContain(`QAR ${quote.payment.toLocaleString("en")}*`);
    const [, , rate] = screen.container.querySelectorAll("p");
    expect(rate?.textContent).toMatch(/^[\d.]+%\s?effective$/);
    expect(rate?.getAttribute("aria-hidden")).toBe("true");
  });
});

it.each<Language>(["en", "ar"])(
  "what is still owed falls along the line of reading in %s: full above its first word, low above its last",
  async (language) => {
    const screen = await render(<Owed quote={quote} content={content} />, { language });
    const words = financeWords.of(language);
    const [chart, stair] = ["svg", "svg path"].map((part) => screen.container.querySelector(part));
    chart?.scrollIntoView({ block: "center" });
    const { top = 0, height = 0 } = chart?.getBoundingClientRect() ?? {};
    /** Whether the stair reaches half the height of the chart above a word. */
    const isOwedAbove = (word: string) => {
      const { left, width } = screen.getByText(word, { exact: true }).element().getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === stair;
    };
    expect([words.start, words.monthsInWords(60)].map(isOwedAbove)).toEqual([true, false]);
  },
);

describe("legal status", () => {
  it("is one of two, by press and by arrow", async () => {
    const onChange = vi.fn();
    const screen = await render(<StatusChoice value="qatari" onChange={onChange} problem={undefined} />);
    await expect.element(screen.getByRole("radio", { name: "Qatari" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(onChange).toHaveBeenCalledWith("resident");
  });

  it("that an address named and nobody knows is said aloud", async () => {
    const screen = await render(
      <StatusChoice value="qatari" onChange={() => undefined} problem="Not known." />,
      {
        language: "ar",
      },
    );
    await expect.element(screen.getByRole("group")).toHaveAccessibleDescription("Not known.");
    await expect.element(screen.getByRole("status")).toHaveTextContent("Not known.");
  });
});

describe("a link to the result", () => {
  it.each<[string, () => Promise<void>, string]>([
    ["copied", async () => undefined, "Link copied"],
    ["not allowed to be copied", () => Promise.reject(new Error("denied")), "Copy it from the address bar"],
  ])("that is %s says so", async (_, writeText, words) => {
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
    const screen = await render(<ResultActions action={undefined} onPrint={() => undefined} />);
    await screen.getByRole("button", { name: "Copy the link" }).click();
    await expect.element(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole("link").query()).toBeNull();
  });
});
