import { expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { PriceHistory } from "./price-history.tsx";

const now = "2026-11-23T09:00:00.000Z";
const listed = { at: "2026-10-03T09:00:00.000Z", price: 120_000 };
// In Qatar it is the next day already.
const reduced = { at: "2026-10-19T22:30:00.000Z", price: 112_000 };
const raised = { at: "2026-11-02T09:00:00.000Z", price: 114_500 };

const show = (history: readonly { at: string; price: number }[], language: Language = "en") =>
  render(<PriceHistory history={[...history]} currency="QAR" now={now} />, { language });

const rowsOf = (container: Element) =>
  [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it("a price that never changed is a sentence, not a table", async () => {
  const screen = await show([listed]);
  await expect
    .element(screen.getByText("The price has not changed since it was listed on 3 October 2026."))
    .toBeVisible();
  expect(screen.getByRole("table").query()).toBeNull();
  expect(screen.getByRole("img").query()).toBeNull();
});

it("shows nothing where no price is stored", async () => {
  const screen = await show([]);
  expect(screen.container.textContent).toBe("");
});

it("lists every price with the market's day and its change, the latest first", async () => {
  const screen = await show([listed, reduced, raised]);
  expect(rowsOf(screen.container)).toEqual([
    ["2 November 2026", "QAR 114,500", "+2,500"],
    ["20 October 2026", "QAR 112,000", "−8,000"],
    ["3 October 2026", "QAR 120,000", "Listed"],
  ]);
  const days = [...screen.container.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(days).toEqual([raised.at, reduced.at, listed.at]);
});

it("the table has heads for its columns and its rows", async () => {
  const screen = await show([listed, reduced]);
  const heads = screen.getByRole("columnheader").elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual(["Since", "Price", "Change"]);
  await expect.element(screen.getByRole("rowheader", { name: "20 October 2026" })).toBeVisible();
});

it.each<[Language, string]>([
  ["en", "The price went from QAR 120,000 to QAR 112,000."],
  ["ar", "كان السعر 120,000 ريال وصار 112,000 ريال."],
])("in %s the line says: %s", async (language, name) => {
  const screen = await show([listed, reduced], language);
  await expect.element(screen.getByRole("img")).toHaveAccessibleName(name);
});

it("in Arabic the line runs from right to left, and signs stand before their digits", async () => {
  const screen = await show([listed, reduced], "ar");
  expect(getComputedStyle(screen.getByRole("img").element()).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  await expect.element(screen.getByText("−8,000")).toHaveAttribute("dir", "ltr");
  await expect.element(screen.getByText("اليوم")).toBeVisible();
});
