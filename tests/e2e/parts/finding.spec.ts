import type { Page, TestInfo } from "@playwright/test";
import { findingWords } from "#app/features/orders/ui/finding/words.ts";
import { stockWords } from "#app/features/orders/ui/stock/stock-words.ts";
import { partsRefusals } from "#app/features/parts/refusals.ts";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { carWords } from "#app/features/parts/ui/car/words.ts";
import { categoryWords } from "#app/features/parts/ui/categories/words.ts";
import { detailsWords } from "#app/features/parts/ui/details/words.ts";
import { diagramWords } from "#app/features/parts/ui/diagram/words.ts";
import { listWords } from "#app/features/parts/ui/list/words.ts";
import { shopWords } from "#app/features/parts/ui/shop/words.ts";
import { partsWords, positionInWords } from "#app/features/parts/words.ts";
import { riyalLabel } from "#app/i18n/numbers/dirhams.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { ownCustomer } from "../account/own-customer.ts";
import { expect, test } from "../journey.ts";
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
    ...{ categories: categoryWords.of(language), stock: stockWords.of(language) },
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

/** Presses the first button that adds, of what is in stock. */
async function addFirst(page: Page, info: TestInfo) {
  const { stock } = wordsFor(info);
  await page
    .getByRole("button", { name: new RegExp(`^${stock.add} `) })
    .locator("visible=true")
    .first()
    .click();
  await expect(page.getByText(stock.inCart(1)).first()).toBeVisible();
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
  await expect(first).toContainText(riyalLabel[language]);
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

test("a VIN that is sent before the scripts chooses its car; a wrong one says so, and no address holds it", async ({
  browser,
}, info) => {
  const { language, car, shop } = wordsFor(info);
  await withoutScripts(browser, async (page) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const send = async (typed: string) => {
      await page.goto(`/auto-parts?lang=${language}`);
      const field = page.getByRole("searchbox", { name: shop.search }).locator("visible=true");
      await field.fill(typed);
      await field.press("Enter");
    };
    await send(vin);
    await expect(page).toHaveURL(/car=HJR\.2024/);
    await send(vin.replace("HJR", "XXX"));
    await expect(page).toHaveURL(/vin=unknown/);
    const alert = page.getByRole("alert").locator("visible=true");
    await expect(alert).toHaveText(partsRefusals["vin-unknown"][language]);
    await send(vin.slice(1));
    await expect(alert).toHaveText(car.vinLength(16));
    expect(requested.filter((url) => /[A-Z0-9]{16}/.test(url))).toEqual([]);
    await send(typo[language]);
    await expect(page).toHaveURL(/\/auto-parts\?q=/);
    await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(found[language]);
  });
});

test("a position narrows the list to as many parts as it says, before the scripts too", async ({
  page,
  browser,
}, info) => {
  const { language, common, list } = wordsFor(info);
  const front = positionInWords("front", language) ?? "";
  await withoutScripts(browser, async (still) => {
    await still.goto(`/auto-parts?category=brakes&lang=${language}`);
    if (info.project.name === "ar-390") await still.getByText(list.narrow).click();
    const choice = still
      .getByRole("navigation", { name: list.position })
      .getByRole("link", { name: new RegExp(`^${front}\\s`) })
      .locator("visible=true");
    const parts = Number((await choice.locator("[aria-hidden=true]").textContent())?.replace(",", ""));
    expect(parts).toBeGreaterThan(0);
    await choice.click();
    await expect(still).toHaveURL(/position=front/);
    await expect(still.getByRole("status").filter({ hasText: common.parts(parts) })).toBeVisible();
    await open(page, still.url());
    await expectAccessible(page, "a list that is narrowed by position");
    await expectNoSideways(page);
  });
});

test("by VIN to the cart", async ({ page }, info) => {
  const { language, texts } = wordsFor(info);
  await openSignedIn(page, `/online-parts?lang=${language}`, await ownCustomer(), texts);
  await search(page, info, vin);
  await expect(page).toHaveURL(/\/parts-categories\?car=HJR\.2024/);
  expect(page.url()).not.toContain(vin);
  await page.getByRole("main").locator('a[href*="category=maintenance"]').first().click();
  await expect(page).toHaveURL(/\/parts-list\?category=/);
  await addFirst(page, info);
});

test("an old number typed into the search leads to the new one, and to the cart", async ({ page }, info) => {
  const { language, texts, list, details } = wordsFor(info);
  await openSignedIn(page, `/online-parts?lang=${language}`, await ownCustomer(), texts);
  await search(page, info, readablePartNumber(oldest));
  const isolated = (number: string) => `\u2066${readablePartNumber(number)}\u2069`;
  await expect(page.getByText(list.replaced(isolated(oldest), isolated(newest)))).toBeVisible();
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: details.facts })).toBeVisible();
  await addFirst(page, info);
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
