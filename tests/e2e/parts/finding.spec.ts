import type { Page, TestInfo } from "@playwright/test";
import { stockWords } from "#app/features/orders/ui/stock/stock-words.ts";
import { partsRefusals } from "#app/features/parts/refusals.ts";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { carWords } from "#app/features/parts/ui/car/words.ts";
import { detailsWords } from "#app/features/parts/ui/details/words.ts";
import { diagramWords } from "#app/features/parts/ui/diagram/words.ts";
import { listWords } from "#app/features/parts/ui/list/words.ts";
import { shopWords } from "#app/features/parts/ui/shop/words.ts";
import { partsWords, positionInWords } from "#app/features/parts/words.ts";
import { riyalLabel } from "#app/i18n/numbers/dirhams.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { ownCustomer } from "../account/own-customer.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, open, openSignedIn } from "../steps.ts";
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
    ...{ diagram: diagramWords.of(language), stock: stockWords.of(language) },
  };
}

/** The field opens from the bar at the foot of a phone. */
async function search(page: Page, info: TestInfo, typed: string) {
  const { shop, common } = wordsFor(info);
  await page.getByRole("button", { name: shop.searchButton, exact: true }).last().click();
  const dialog = page.getByRole("dialog", { name: common.shop });
  const field = dialog.getByRole("searchbox", { name: shop.search }).locator("visible=true").first();
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

test(
  "before the scripts a VIN or words with a typo find parts, a position narrows them, and no address holds a VIN",
  onPhoneInArabic,
  async ({ browser }, info) => {
    const { language, car, shop, common, list } = wordsFor(info);
    await withoutScripts(browser, async (page) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      const send = async (typed: string) => {
        const field = page.getByRole("searchbox", { name: shop.search }).locator("visible=true");
        await field.fill(typed);
        await field.press("Enter");
      };
      await page.goto(`/auto-parts?lang=${language}`);
      await send(vin.replace("HJR", "XXX"));
      await expect(page).toHaveURL(/vin=unknown/);
      const alert = page.getByRole("alert").locator("visible=true");
      await expect(alert).toHaveText(partsRefusals["vin-unknown"][language]);
      await send(vin.slice(1));
      await expect(alert).toHaveText(car.vinLength(16));
      await send(vin);
      await expect(page).toHaveURL(/car=HJR\.2024/);
      await send(typo[language]);
      await expect(page).toHaveURL(/\/auto-parts\?q=/);
      const first = page.getByRole("article").first();
      await expect(first.getByRole("heading")).toHaveText(found[language]);
      await expect(first).toContainText(riyalLabel[language]);
      expect(requested.filter((url) => /[A-Z0-9]{16}/.test(url))).toEqual([]);

      await page.goto(`/auto-parts?category=brakes&lang=${language}`);
      await page.getByText(list.narrow).click();
      const front = positionInWords("front", language) ?? "";
      const choice = page
        .getByRole("navigation", { name: list.position })
        .getByRole("link", { name: new RegExp(`^${front}\\s`) })
        .locator("visible=true");
      const parts = Number((await choice.locator("[aria-hidden=true]").textContent())?.replace(",", ""));
      expect(parts).toBeGreaterThan(0);
      await choice.click();
      await expect(page).toHaveURL(/position=front/);
      await expect(page.getByRole("status").filter({ hasText: common.parts(parts) })).toBeVisible();
    });
  },
);

test("a VIN chooses the car for every page, and by a drawing leads to the part", async ({ page }, info) => {
  const { language, texts, car, common, list, diagram, details } = wordsFor(info);
  const complaints = collectComplaints(page);
  await openSignedIn(page, `/online-parts?lang=${language}`, noora, texts);
  await page.getByRole("button", { name: common.chooseCar }).click();
  const dialog = page.getByRole("dialog", { name: car.title });
  await dialog.getByRole("tab", { name: car.byVin }).click();
  await dialog.getByLabel(car.vin).fill(vin.toLowerCase());
  await dialog.getByRole("button", { name: car.find }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/car=HJR\.2024/);
  expect(page.url()).not.toContain(vin);
  await expect(page.getByRole("button", { name: common.changeCar })).toBeVisible();
  await page.goto(`/parts-list?category=brakes&lang=${language}`);
  await expect(page).toHaveURL(/car=HJR\.2024/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("link", { name: list.showMisfits }).locator("visible=true")).toBeVisible();

  await page.goto(`/parts-categories?lang=${language}`);
  await expect(page).toHaveURL(/car=HJR\.2024/);
  await page.getByRole("main").locator('a[href*="diagram=front-brake"]').first().click();
  const parts = page.getByRole("list", { name: diagram.list });
  await expect(parts).toBeVisible();
  const spot = page.locator('.diagram-spot[data-label="5"]');
  await spot.press("Enter");
  await expect(spot).toHaveAttribute("aria-pressed", "true");
  const line = page.locator("#diagram-line-5");
  await expect(line.getByRole("button").first()).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, "a drawing with a chosen number");
  await line.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/part-details\?.*number=/);
  await expect(page.getByRole("heading", { name: details.facts })).toBeVisible();
  await page.goBack();
  await expect(parts).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  "an old number in an address or in the search of a phone leads to its part, a VIN to its car, and both to the cart",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language, texts, list, details } = wordsFor(info);
    const old = readablePartNumber(oldest);
    await openSignedIn(page, `/part-number/${old}?lang=${language}`, await ownCustomer(), texts);
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: old })).toBeVisible();
    await expect(page.getByRole("heading", { name: details["none.title"] })).toBeVisible();
    await open(page, `/online-parts?lang=${language}`);
    await search(page, info, old);
    const isolated = (number: string) => `\u2066${readablePartNumber(number)}\u2069`;
    await expect(page.getByText(list.replaced(isolated(oldest), isolated(newest)))).toBeVisible();
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: details.facts })).toBeVisible();
    await addFirst(page, info);

    await open(page, `/online-parts?lang=${language}`);
    await search(page, info, vin);
    await expect(page).toHaveURL(/\/parts-categories\?car=HJR\.2024/);
    expect(page.url()).not.toContain(vin);
    await page.getByRole("main").locator('a[href*="category=maintenance"]').first().click();
    await expect(page).toHaveURL(/\/parts-list\?category=/);
    await addFirst(page, info);
  },
);
