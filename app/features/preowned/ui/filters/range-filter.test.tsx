import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { StockSearch } from "../../rules/address/stock-address.ts";
import { RangeFilter } from "./range-filter.tsx";

interface Shown {
  priceMin?: number;
  priceMax?: number;
  language?: Language;
  /** Only the upper end can be bounded. */
  mostOnly?: boolean;
  plain?: boolean;
}

type OnChange = (change: Partial<StockSearch>) => void;

function Price({
  language,
  mostOnly = false,
  plain = false,
  onChange,
  ...set
}: Shown & { onChange: OnChange }) {
  const [bounds, setBounds] = useState<Partial<StockSearch>>(set);
  const isArabic = language === "ar";
  return (
    <RangeFilter
      label={isArabic ? "السعر" : "Price"}
      range={{ min: 42_300, max: 158_000 }}
      least={mostOnly ? undefined : { name: "priceMin", value: bounds.priceMin }}
      most={{ name: "priceMax", value: bounds.priceMax }}
      unit={isArabic ? { after: "ريال" } : { before: "QAR" }}
      plain={plain}
      onChange={(change) => {
        onChange(change);
        setBounds((before) => ({ ...before, ...change }));
      }}
    />
  );
}

async function show(shown: Shown = {}) {
  const { language = "en" } = shown;
  const onChange = vi.fn<OnChange>();
  const screen = await render(<Price {...shown} onChange={onChange} />, { language });
  const [from = "", to = ""] =
    language === "ar" ? ["السعر، من", "السعر، حتى"] : ["Price, from", "Price, up to"];
  return {
    screen,
    onChange,
    least: screen.getByRole("textbox", { name: from }),
    most: screen.getByRole("textbox", { name: to }),
    lower: screen.getByRole("slider", { name: from }),
    upper: screen.getByRole("slider", { name: to }),
  };
}

describe("a number that is typed", () => {
  it("says in its empty field where the stock ends", async () => {
    const { least, most } = await show();
    await expect.element(least).toHaveAttribute("placeholder", "42,300");
    await expect.element(most).toHaveAttribute("placeholder", "158,000");
  });

  it.each([
    ["90000", 90_000],
    ["90,000", 90_000],
    ["٩٠٬٠٠٠", 90_000],
    [" 90 000 ", 90_000],
  ])("%j counts as %i when the field is left", async (typed, number) => {
    const { most, onChange } = await show();
    await most.fill(typed);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[{ priceMax: number }]]);
    await expect.element(most).toHaveValue("90,000");
  });

  it("nonsense is taken back and bounds nothing", async () => {
    const { most, onChange } = await show({ priceMax: 90_000 });
    await most.fill("cheap");
    await userEvent.keyboard("{Enter}");
    await expect.element(most).toHaveValue("90,000");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("an emptied field bounds nothing any more", async () => {
    const { most, onChange } = await show({ priceMax: 90_000 });
    await most.fill("");
    await userEvent.keyboard("{Enter}");
    expect(onChange.mock.calls).toEqual([[{ priceMax: undefined }]]);
    await expect.element(most).toHaveValue("");
  });

  it("the same number again is no change", async () => {
    const { least, onChange } = await show({ priceMin: 50_000 });
    await least.fill("50000");
    await userEvent.keyboard("{Enter}");
    await expect.element(least).toHaveValue("50,000");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("Enter in a field that nobody changed sends the form around it", async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { screen, most } = await show();
    const form = document.createElement("form");
    form.addEventListener("submit", onSubmit);
    screen.container.replaceWith(form);
    form.append(screen.container);
    form.append(Object.assign(document.createElement("button"), { type: "submit" }));
    await most.click();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await most.fill("90000");
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("years have no separators", async () => {
    const { most } = await show({ plain: true, priceMax: 2021 });
    await expect.element(most).toHaveValue("2021");
  });
});

describe("the line", () => {
  it("its handles stand at the ends while nothing is bounded, and say their value with its unit", async () => {
    const { lower, upper } = await show();
    await expect.element(lower).toHaveValue("42000");
    await expect.element(lower).toHaveAttribute("aria-valuetext", "QAR 42,000");
    await expect.element(upper).toHaveValue("158000");
  });

  it("in Arabic the unit follows its number", async () => {
    const { upper } = await show({ language: "ar", priceMax: 90_000 });
    await expect.element(upper).toHaveAttribute("aria-valuetext", "90,000 ريال");
  });

  it("one that is moved shows its number at once, and is handed over once when it rests", async () => {
    const { lower, least, onChange } = await show({ priceMin: 50_000 });
    (lower.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect.element(least).toHaveValue("54,000");
    await expect.poll(() => onChange.mock.calls).toEqual([[{ priceMin: 54_000 }]]);
  });

  it("a handle at its end bounds nothing", async () => {
    const { upper, most, onChange } = await show({ priceMax: 90_000 });
    (upper.element() as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await expect.poll(() => onChange.mock.calls).toEqual([[{ priceMax: undefined }]]);
    await expect.element(most).toHaveValue("");
  });

  it("handles do not pass each other", async () => {
    const { lower, upper, onChange } = await show({ priceMin: 50_000, priceMax: 90_000 });
    (lower.element() as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await expect.element(lower).toHaveValue("90000");
    await expect.poll(() => onChange.mock.calls).toEqual([[{ priceMin: 90_000 }]]);
    (upper.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.element(upper).toHaveValue("90000");
  });

  it("a bound beyond the stock stands at the end of the line, and stays as it was typed", async () => {
    const { upper, most } = await show({ priceMax: 900_000 });
    await expect.element(upper).toHaveValue("158000");
    await expect.element(most).toHaveValue("900,000");
  });

  it("has one handle where only the upper end can be bounded", async () => {
    const { screen } = await show({ mostOnly: true });
    expect(screen.getByRole("slider").elements()).toHaveLength(1);
    expect(screen.getByRole("textbox").elements()).toHaveLength(1);
  });

  it.each<[Language, "left" | "right"]>([
    ["en", "left"],
    ["ar", "right"],
  ])("in %s the part that counts begins at the %s", async (language, side) => {
    const { screen } = await show({ language, priceMax: 70_000 });
    const [line, part] = [...screen.container.querySelectorAll("rect")].map((rect) =>
      rect.getBoundingClientRect(),
    );
    expect(part?.[side]).toBeCloseTo(line?.[side] ?? Number.NaN, 0);
    expect(part?.width).toBeLessThan((line?.width ?? 0) / 2);
  });
});
