import type { Locator, Page, TestInfo } from "@playwright/test";
import { termInWords } from "#app/features/preowned/field-words.ts";
import { rangeFilters } from "#app/features/preowned/rules/fields/car-filters.ts";
import { landingWords } from "#app/features/preowned/ui/landing/words.ts";
import { pageWords } from "#app/features/preowned/ui/search/metadata/page-words.ts";
import { searchWords } from "#app/features/preowned/ui/search/words.ts";
import { bodyTypeNames } from "#app/features/preowned/words.ts";
import { listWords } from "#app/ui/list/words.ts";
import { pageLinkWords } from "#app/ui/navigation/words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, openAwake } from "../steps.ts";

const search = "/pre-owned/search";

test(
  "from the landing page to a certified SUV below a price: counts agree with the list, chips take back, the address says it all",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language, words, lists } = wordsFor(info);
    const cars = page.getByRole("main").getByRole("article");
    const complaints = collectComplaints(page);
    await openAwake(page, "/pre-owned");
    const types = page.getByRole("list", { name: landingWords.of(language).bodyTypes });
    const tile = types.getByRole("link", { name: bodyTypeNames.of(language).suv });
    const counted = await tile.textContent();
    await tile.click();
    await expect(page).toHaveURL(/\/pre-owned\/search\?bodyType=suv/);
    await expect(count(page)).toBeVisible();
    expect(counted).toContain(await count(page).textContent());

    const filters = await openFilters(page, info);
    await filters.getByRole("switch", { name: words.certifiedOnly }).check();
    const most = filters.getByRole("textbox", { name: words.most(rangeFilters.price.label[language]) });
    await most.fill("٩٠٬٠٠٠");
    await most.press("Enter");
    await expect(page).toHaveURL(/bodyType=suv&priceMax=90000&certified=true/);
    await settled(page);
    const reem = filters.getByRole("checkbox", { name: /Reem|ريم/ });
    const ofReem = await shownCount(reem);
    await closeFilters(page, info);
    const total = Number((await count(page).textContent())?.match(/\d+/)?.[0]);
    expect(total).toBeGreaterThan(3);
    await expect(cars).toHaveCount(total);
    const prices = await cars.locator("p > .text-xl bdi").allTextContents();
    expect(prices).toHaveLength(total);
    for (const price of prices) expect(Number(price.replace(/,/g, ""))).toBeLessThanOrEqual(90_000);

    const again = await openFilters(page, info);
    await again.getByRole("checkbox", { name: /Reem|ريم/ }).check();
    await closeFilters(page, info);
    await expect(cars).toHaveCount(ofReem);
    const chips = page.getByRole("list", { name: lists.chosen }).getByRole("button");
    await expect(chips).toHaveCount(5);
    await chips.filter({ hasText: /Reem|ريم/ }).click();
    await expect(cars).toHaveCount(total);
    await page.goBack();
    await expect(cars).toHaveCount(ofReem);
    await page.reload();
    await expect(cars).toHaveCount(ofReem);
    expect(complaints).toEqual([]);
  },
);

test("pages have addresses; back from a car returns to it, where it stood", async ({ page }, info) => {
  const { links } = wordsFor(info);
  const cars = page.getByRole("main").getByRole("article");
  await openAwake(page, search);
  await expect(cars).toHaveCount(24);
  await page.getByRole("navigation", { name: links.pages }).getByRole("link", { name: links.next }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(count(page)).toBeFocused();
  const car = cars.nth(15).getByRole("link");
  const href = await car.getAttribute("href");
  await car.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => scrollY);
  expect(stood).toBeGreaterThan(800);
  await car.click();
  await expect(count(page)).toHaveCount(0);
  await expect(page.locator("main header button[data-analytics=compare]")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page.locator(`article a[href="${href}"]`)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
});

test("by the keyboard alone: switch, words, chip, a car", async ({ page }, info) => {
  const { words, lists } = wordsFor(info);
  await openAwake(page, search);
  await page.getByRole("heading", { level: 1 }).click();
  await tabTo(page, page.getByRole("switch", { name: words.certifiedOnly }));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/certified=true/);
  await tabTo(page, page.getByRole("searchbox", { name: words.search }));
  await page.keyboard.type("reem");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/model=reem/);
  await expect(page.getByRole("searchbox", { name: words.search })).toHaveValue("");
  await tabTo(page, page.getByRole("button", { name: lists.remove(words.certifiedOnly) }));
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/certified/);
  await expect(page.getByRole("list", { name: lists.chosen }).locator(":focus")).toHaveCount(1);
  await tabTo(page, page.getByRole("article").first().getByRole("link"));
});

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });
  test("without scripts the filters are a form, and pages are links", async ({ page }, info) => {
    const { language, words, links } = wordsFor(info);
    const cars = page.getByRole("main").getByRole("article");
    await page.goto(`${search}?lang=${language}`);
    await page
      .locator("label", { hasText: bodyTypeNames.of(language).hatchback })
      .first()
      .click();
    await page
      .locator("label", { hasText: bodyTypeNames.of(language).coupe })
      .first()
      .click();
    await page.getByRole("button", { name: words.show }).click();
    await expect(page).toHaveURL(/bodyType=hatchback&bodyType=coupe/);
    await expect(cars).toHaveCount(8);
    await page.goto(`${search}?lang=${language}`);
    await page
      .locator("label", { hasText: termInWords("seats", "7", language) ?? "" })
      .first()
      .click();
    await page.getByRole("button", { name: words.show }).click();
    await expect(page).toHaveURL(/seats=7/);
    await expect(cars).toHaveCount(15);
    await page.getByRole("searchbox", { name: words.search }).fill("واحات دفع رباعي نظيف");
    await page.getByRole("button", { name: words.show }).click();
    await expect(page).toHaveURL(/model=wahat&seats=7&drive=awd,4wd/);
    await expect(cars).toHaveCount(5);
    await expect(page.getByText(words.leftOut(["نظيف"]))).toBeVisible();
    await page.goto(`${search}?lang=${language}`);
    await page.getByRole("navigation", { name: links.pages }).getByRole("link", { name: links.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageWords.of(language).title);
  });
});

function wordsFor(info: TestInfo) {
  const { language } = textsFor(info);
  return {
    language,
    words: searchWords.of(language),
    lists: listWords.of(language),
    links: pageLinkWords.of(language),
  };
}

/** The list answers what is chosen. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("[data-pending=true]")).toHaveCount(0);
}

/** The filters: beside the list, or on a phone in a sheet of their own. */
async function openFilters(page: Page, info: TestInfo): Promise<Locator> {
  const lists = listWords.of(textsFor(info).language);
  const button = page.getByRole("main").locator("[data-analytics=open-filters]");
  if (!(await button.isVisible())) return page.locator("form[action='/pre-owned/search']");
  await button.click();
  return page.getByRole("dialog", { name: lists.filters });
}

async function closeFilters(page: Page, info: TestInfo): Promise<void> {
  const { language } = textsFor(info);
  const words = searchWords.of(language);
  const sheet = page.getByRole("dialog", { name: listWords.of(language).filters });
  if (!(await sheet.isVisible())) return;
  await settled(page);
  // One and two are words without a digit in Arabic.
  const expected = await count(page).textContent();
  const shown = Array.from({ length: 61 }, (_, number) => number).find(
    (number) => words.cars(number) === expected,
  );
  await sheet.getByRole("button", { name: words.showCars(shown ?? 0) }).click();
  await expect(sheet).toBeHidden();
}

/** The number of cars that stands beside a choice. */
async function shownCount(box: Locator): Promise<number> {
  const expected = box.locator("xpath=ancestor::label").locator(".tabular > [aria-hidden=true]");
  return Number(await expected.textContent());
}

function count(page: Page): Locator {
  return page.locator("#stock-count");
}
