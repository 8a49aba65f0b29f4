import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { findingWords } from "#app/features/orders/ui/finding/words.ts";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { carWords } from "#app/features/parts/ui/car/words.ts";
import { categoryWords } from "#app/features/parts/ui/categories/words.ts";
import { detailsWords } from "#app/features/parts/ui/details/words.ts";
import { diagramWords } from "#app/features/parts/ui/diagram/words.ts";
import { listWords } from "#app/features/parts/ui/list/words.ts";
import { shopWords } from "#app/features/parts/ui/shop/words.ts";
import { partsWords } from "#app/features/parts/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, open, openSignedIn } from "../steps.ts";
import { withoutScripts } from "../without-scripts.ts";

/** Noora's Hajar, and a number whose part has had two others. */
const vin = "RMLHJR4K7R1004821";
const oldest = "1510133010";
const newest = "1510133012";
const typo = { en: "brak pads", ar: "فحمت فرامل" };
const found = { en: /brake pads/i, ar: /أقمشة فرامل|فحمات/ };

function wordsFor(info: TestInfo) {
  const texts = textsFor(info);
  const { language } = texts;
  return {
    ...{ texts, language, list: listWords.of(language), details: detailsWords.of(language) },
    ...{ car: carWords.of(language), shop: shopWords.of(language), common: partsWords.of(language) },
    ...{ finding: findingWords.of(language), diagram: diagramWords.of(language) },
    categories: categoryWords.of(language),
  };
}

/** The field of the bar; on a phone it opens from the bar at the foot of the screen. */
async function search(page: Page, info: TestInfo, typed: string) {
  const { shop, common } = wordsFor(info);
  const onPhone = info.project.name === "ar-390";
  if (onPhone) await page.getByRole("button", { name: shop.searchButton, exact: true }).last().click();
  const place = onPhone ? page.getByRole("dialog", { name: common.shop }) : page.getByRole("main");
  const field = place.getByRole("searchbox", { name: shop.search }).locator("visible=true").first();
  await field.fill(typed);
  await field.press("Enter");
}

test("a visitor finds parts and prices by words with a typo, before the scripts too", async ({
  page,
  browser,
}, info) => {
  const { language, texts } = wordsFor(info);
  const complaints = collectComplaints(page);
  await open(page, `/auto-parts?lang=${language}`);
  await expectAccessible(page, "the public shop");
  await expectNoSideways(page);
  await search(page, info, typo[language]);
  await expect(page).toHaveURL(/\/auto-parts\?.*q=/);
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first.getByRole("heading")).toHaveText(found[language]);
  await expect(first).toContainText(partsWords.of(language).currency);
  await expectAccessible(page, "results of the public shop");
  await expectNoSideways(page);
  expect(complaints).toEqual([]);

  await withoutScripts(browser, async (still) => {
    await still.goto(`/auto-parts?${new URLSearchParams({ q: typo[language], lang: texts.language })}`);
    await expect(still.getByRole("article").first().getByRole("heading")).toHaveText(found[language]);
  });
});

test("a VIN chooses the car, stays out of the address, and narrows everything", async ({ page }, info) => {
  const { language, texts, car, common, list } = wordsFor(info);
  await openSignedIn(page, `/online-parts?lang=${language}`, noora, texts);
  await expectAccessible(page, "the start of the shop");
  await expectNoSideways(page);
  await page.getByRole("button", { name: common.chooseCar }).click();
  const dialog = page.getByRole("dialog", { name: car.title });
  await dialog.getByRole("tab", { name: car.byVin }).click();
  await expectAccessible(page, "the choice of a car");
  await dialog.getByLabel(car.vin).fill(vin.toLowerCase());
  await dialog.getByRole("button", { name: car.find }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/car=HJR\.2024/);
  expect(page.url()).not.toContain(vin);
  await expect(page.getByRole("button", { name: common.changeCar })).toBeVisible();

  await page.goto(`/parts-list?category=brakes&lang=${language}`);
  await expect(page).toHaveURL(/car=HJR\.2024/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expectAccessible(page, "a list of parts");
  await expectNoSideways(page);
  if (info.project.name === "ar-390") await page.getByText(list.narrow).click();
  await expect(page.getByRole("link", { name: list.showMisfits }).locator("visible=true")).toBeVisible();
});

test("an old number leads to the new one and says so", async ({ page }, info) => {
  const { language, texts, details } = wordsFor(info);
  await openSignedIn(page, `/part-number/${readablePartNumber(oldest)}?lang=${language}`, noora, texts);
  const main = page.getByRole("main");
  await expect(main.getByRole("status").filter({ hasText: readablePartNumber(oldest) })).toBeVisible();
  await expect(main.getByText(readablePartNumber(newest)).first()).toBeVisible();
  await expect(main.getByRole("heading", { name: details["none.title"] })).toBeVisible();
  await expectAccessible(page, "a part by its old number");
  await expectNoSideways(page);
});

test("a number that nobody knows shows what to do", async ({ page }, info) => {
  const { language, texts } = wordsFor(info);
  await openSignedIn(page, `/part-number/9999999999?lang=${language}`, noora, texts);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox").locator("visible=true").first()).toBeVisible();
  await expectAccessible(page, "an unknown number");
});

test("by the drawing to the part: number, line and page belong together", async ({ page }, info) => {
  const { language, texts, diagram, details, categories } = wordsFor(info);
  await openSignedIn(page, `/parts-categories?car=HJR.2024.core.AWD&lang=${language}`, noora, texts);
  await expect(page.getByRole("heading", { level: 1, name: categories.title })).toBeVisible();
  await expectAccessible(page, "the categories");
  await expectNoSideways(page);
  await page.getByRole("main").locator('a[href*="diagram=front-brake"]').first().click();
  const list = page.getByRole("list", { name: diagram.list });
  await expect(list).toBeVisible();
  await expectAccessible(page, "a drawing");
  await expectNoSideways(page);

  const spot = page.locator('.diagram-spot[data-label="5"]');
  await spot.press("Enter");
  await expect(spot).toHaveAttribute("aria-pressed", "true");
  const line = page.locator("#diagram-line-5");
  await expect(line.getByRole("button").first()).toHaveAttribute("aria-expanded", "true");
  await line.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/part-details\?.*number=/);
  await expect(page.getByRole("heading", { name: details.facts })).toBeVisible();
  await expectAccessible(page, "a part");
  await expectNoSideways(page);

  await page.goBack();
  await expect(list).toBeVisible();
});
