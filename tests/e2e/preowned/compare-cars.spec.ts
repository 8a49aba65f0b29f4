import type { Page } from "@playwright/test";
import { carWords } from "#app/features/preowned/ui/car/words.ts";
import { compareWords } from "#app/features/preowned/ui/compare/words.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, open } from "../steps.ts";

/** Of the demo stock: two that can be had. */
const [car, second] = ["SHL-240111", "SHL-240248"];

test("by keyboard alone a car is chosen, its pictures opened and its request reached; two stand side by side", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const compare = compareWords.of(language);
  const complaints = collectComplaints(page);
  const choose = page.locator("main header button[data-analytics=compare]");
  const tray = page.getByRole("region", { name: compare.tray });
  await open(page, `/listing/${car}?lang=${language}`);
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  await expect(choose).toHaveAttribute("aria-pressed", "true");
  await expect(tray).toBeVisible();
  const opener = page.locator("[data-analytics=full-screen]");
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  const block = page.locator("[data-analytics-place=price-block]");
  await tabTo(page, block.getByRole("link", { name: carWords.of(language).ask }));
  await page.keyboard.press("Enter");
  await expect(page.locator("#request")).toBeInViewport();

  await open(page, `/listing/${second}?lang=${language}`);
  await choose.click();
  await tray.getByRole("link", { name: compare.compareThese(2) }).click();
  await expect(page).toHaveURL(new RegExp(`cars=${car}(,|%2C)${second}`));
  await expect(columns(page)).toHaveCount(2);
  await columns(page).last().locator("[data-analytics=compare-remove]").click();
  await expect(columns(page)).toHaveCount(1);
  await expect(page).not.toHaveURL(new RegExp(second));
  await page.reload();
  await expect(columns(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

const columns = (page: Page) => page.locator("main table thead th");
