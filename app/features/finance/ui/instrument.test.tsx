import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../tests/components/render.tsx";
import { CostBar } from "./cost-bar.tsx";
import { Measure } from "./measure.tsx";
import { NumberField } from "./number-field.tsx";
import { Owed } from "./owed.tsx";
import { PaymentSchedule } from "./payment-schedule.tsx";
import { Scale } from "./scale.tsx";
import { quoteLoan } from "./use-loan.ts";

const ignore = () => undefined;

describe("a number to type", () => {
  const limits = { least: 10, most: 90 };
  const show = (rest: Partial<Parameters<typeof NumberField>[0]> = {}) => {
    const onChange = vi.fn();
    const onUnread = vi.fn();
    const field = {
      label: "Down payment",
      value: 20,
      limits,
      describedBy: "note",
      onChange,
      onUnread,
      ...rest,
    };
    return render(<NumberField {...field} />).then((screen) => ({ screen, onChange, onUnread }));
  };

  it("counts while it is within its limits, and waits for the end of typing otherwise", async () => {
    const { screen, onChange } = await show();
    await userEvent.fill(screen.getByRole("textbox"), "5");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.fill(screen.getByRole("textbox"), "55");
    expect(onChange).toHaveBeenLastCalledWith(55);
  });

  it("leaving the field hands over what was typed", async () => {
    const { screen, onChange } = await show();
    await userEvent.fill(screen.getByRole("textbox"), "500");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledWith(500);
    await expect.element(screen.getByRole("textbox")).toHaveValue("20");
  });

  it("leaving it as it was changes nothing", async () => {
    const { screen, onChange, onUnread } = await show();
    await screen.getByRole("textbox").click();
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(onUnread).not.toHaveBeenCalled();
  });

  it("is selected when the focus comes, so that typing replaces it", async () => {
    const { screen, onChange } = await show();
    await userEvent.tab();
    await userEvent.keyboard("30");
    await expect.element(screen.getByRole("textbox")).toHaveValue("30");
    expect(onChange).toHaveBeenLastCalledWith(30);
  });

  it("is no number: it says so and stands", async () => {
    const { screen, onChange, onUnread } = await show();
    await userEvent.fill(screen.getByRole("textbox"), "much");
    await userEvent.keyboard("{Enter}");
    expect(onUnread).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(screen.getByRole("textbox")).toHaveValue("20");
  });

  it("runs left to right, and has a name of its own where no label stands beside it", async () => {
    const { screen } = await show({ value: 1_250, before: "QAR" });
    const field = screen.getByRole("textbox", { name: "Down payment" });
    await expect.element(field).toHaveValue("1,250");
    await expect.element(field).toHaveAttribute("dir", "ltr");
    await expect.element(screen.getByText("QAR")).toBeVisible();
  });
});

describe("a needle", () => {
  const measure = {
    ...{ label: "Price", value: 200_000, limits: { least: 50_000, most: 450_000 } },
    ...{ steps: { drag: 500, key: 500, button: 1_000 }, marks: [{ value: 250_000, label: "250,000" }] },
    ...{ inWords: (value: number) => `${value} riyals`, problem: undefined },
    fields: (id: string, describedBy: string) => <input id={id} aria-describedby={describedBy} />,
  };

  it("is dragged in steps, and never beyond its ends", async () => {
    const onChange = vi.fn();
    const screen = await render(<Measure {...measure} onChange={onChange} />);
    const needle = screen.getByRole("slider", { name: "Price" });
    await userEvent.fill(needle, "123456");
    expect(onChange).toHaveBeenLastCalledWith(123_500);
    await userEvent.fill(needle, "450000");
    expect(onChange).toHaveBeenLastCalledWith(450_000);
  });

  it("says its limits, or what could not be taken", async () => {
    const screen = await render(<Measure {...measure} onChange={ignore} />);
    await expect.element(screen.getByRole("status")).toMatchTextContent(/50000 riyals.*450000 riyals/);
    screen.show(<Measure {...measure} problem="The least is 50,000." onChange={ignore} />);
    await expect.element(screen.getByRole("status")).toHaveTextContent("The least is 50,000.");
    await expect.element(screen.getByRole("slider")).toHaveAccessibleDescription("The least is 50,000.");
  });

  it.each<[Language, number]>([
    ["en", 25],
    ["ar", 75],
  ])("in %s its line is filled from where reading begins", async (language, end) => {
    const screen = await render(<Scale share={0.25} marks={[{ at: 0.25, label: "25%" }]} />, { language });
    const [, filled] = screen.container.querySelectorAll("rect");
    const from = Number.parseFloat(filled?.getAttribute("x") ?? "");
    expect(Number.parseFloat(filled?.getAttribute("width") ?? "")).toBe(25);
    expect(from).toBe(language === "en" ? 0 : 75);
    const mark = screen.container.querySelector("line");
    expect(Number.parseFloat(mark?.getAttribute("x1") ?? "")).toBe(end);
  });
});

describe("what a loan costs", () => {
  const quote = quoteLoan({ price: 100_000, tradeIn: 0, down: 20_000, months: 14 }, 575);

  it("its payments are listed by the year, the last one ends at nothing", async () => {
    const screen = await render(<PaymentSchedule schedule={quote.schedule} />);
    await screen.getByText("All 14 payments").click();
    const years = [...screen.container.querySelectorAll("tbody")].map((year) => year.rows.length - 1);
    expect(years).toEqual([12, 2]);
    const last = screen.getByRole("row").elements().at(-1);
    expect([...(last?.querySelectorAll("td") ?? [])].at(-1)?.textContent).toBe("0");
  });

  it("each payment is what it pays off and its profit", async () => {
    const screen = await render(<PaymentSchedule schedule={quote.schedule} />, { language: "ar" });
    await screen.getByText("جدول الأقساط كلها: 14").click();
    const numbers = (row: Element) =>
      [...row.querySelectorAll("td")].map(({ textContent }) => Number(textContent?.replaceAll(",", "")));
    const rows = screen
      .getByRole("row")
      .elements()
      .map(numbers)
      .filter((row) => row.length === 4);
    expect(rows).toHaveLength(14);
    for (const [payment = 0, principal = 0, profit = 0] of rows) expect(principal + profit).toBe(payment);
    expect(rows.reduce((sum, [, principal = 0]) => sum + principal, 0)).toBe(80_000);
  });

  it("its bar is divided as the sums are", async () => {
    const screen = await render(<CostBar down={20_000} principal={60_000} cost={20_000} />);
    const parts = [...screen.container.querySelectorAll("rect")];
    expect(parts.map((part) => [part.getAttribute("x"), part.getAttribute("width")])).toEqual([
      ["0", "20"],
      ["20", "60"],
      ["80", "20"],
    ]);
  });

  it("what is still owed falls month by month to nothing", async () => {
    const content = { owedTitle: "What you owe", owedText: "It falls." } as Parameters<
      typeof Owed
    >[0]["content"];
    const screen = await render(<Owed quote={quote} content={content} />);
    const stair = screen.container.querySelector("path")?.getAttribute("d") ?? "";
    const heights = [...stair.matchAll(/V([\d.]+)H\d+/g)].map(([, height]) => Number(height));
    expect(heights).toHaveLength(14);
    expect(heights[0]).toBe(0);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect.element(screen.getByText("14 months")).toBeVisible();
  });
});
