import type { Locator, Page, TestInfo } from "@playwright/test";
import { leadWords } from "#app/features/leads/words.ts";
import { featureNames } from "#app/features/preowned/feature-words.ts";
import { termInWords } from "#app/features/preowned/field-words.ts";
import { rangeFilters } from "#app/features/preowned/rules/fields/car-filters.ts";
import { distanceWords } from "#app/features/preowned/ui/distance/words.ts";
import { landingWords } from "#app/features/preowned/ui/landing/words.ts";
import { pageWords } from "#app/features/preowned/ui/search/metadata/page-words.ts";
import { searchWords } from "#app/features/preowned/ui/search/words.ts";
import { bodyTypeNames, colorNames, sortNames, stockWords } from "#app/features/preowned/words.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { loadingWords } from "#app/ui/loading/words.ts";
import { pageLinkWords } from "#app/ui/navigation/words.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, open, openAwake } from "../steps.ts";

const search = "/pre-owned/search";

test("from the landing page by a body type: its count is the length of the list", async ({ page }, info) => {
  const { language, words } = wordsFor(info);
  const cars = page.getByRole("main").getByRole("article");
  const complaints = collectComplaints(page);
  await openAwake(page, "/pre-owned");
  await expectAccessible(page, "the landing page");
  await expectNoSideways(page);
  const types = page.getByRole("list", { name: landingWords.of(language).bodyTypes });
  const tile = types.getByRole("link", { name: bodyTypeNames.of(language).hatchback });
  await expect(tile).toContainText(words.cars(6));
  await tile.click();
  await expect(page).toHaveURL(/\/pre-owned\/search\?bodyType=hatchback/);
  await expect(count(page)).toHaveText(words.cars(6));
  await expect(cars).toHaveCount(6);
  await expect(page).toHaveTitle(/hatchback|هاتشباك/i);
  expect(complaints).toEqual([]);
});

test("a certified SUV below a price: counts agree with the list, chips take back, the address says it all", async ({
  page,
}, info) => {
  const { language, words } = wordsFor(info);
  const cars = page.getByRole("main").getByRole("article");
  await openAwake(page, search);
  await expectAccessible(page, "the listing");
  await expectNoSideways(page);
  const filters = await openFilters(page, info);
  await filters
    .locator("label")
    .filter({ hasText: bodyTypeNames.of(language).suv })
    .click();
  await expect(page).toHaveURL(/bodyType=suv/);
  await filters.getByRole("switch", { name: words.certifiedOnly }).check();
  await filters.getByRole("textbox", { name: words.most(rangeFilters.price.label[language]) }).fill("٩٠٬٠٠٠");
  await filters.getByRole("textbox", { name: words.most(rangeFilters.price.label[language]) }).press("Enter");
  await expect(page).toHaveURL(/bodyType=suv&priceMax=90000&certified=true/);
  await settled(page);
  const reem = filters.getByRole("checkbox", { name: /Reem|ريم/ });
  const ofReem = await shownCount(reem);
  if (info.project.name === "ar-390") await expectAccessible(page, "the filters of a phone");
  await closeFilters(page, info);

  const total = Number((await count(page).textContent())?.match(/\d+/)?.[0]);
  expect(total).toBeGreaterThan(3);
  await expect(cars).toHaveCount(total);
  const prices = await cars.locator("p > .text-xl bdi").allTextContents();
  expect(prices.map((price) => Number(price.replace(/,/g, ""))).filter((price) => price > 90_000)).toEqual(
    [],
  );
  await expectAccessible(page, "a narrowed listing");

  const again = await openFilters(page, info);
  await again.getByRole("checkbox", { name: /Reem|ريم/ }).check();
  await closeFilters(page, info);
  await expect(cars).toHaveCount(ofReem);
  const chips = page.getByRole("list", { name: words.chosen }).getByRole("button");
  await expect(chips).toHaveCount(5);
  await chips.filter({ hasText: /Reem|ريم/ }).click();
  await expect(cars).toHaveCount(total);
  await page.goBack();
  await expect(cars).toHaveCount(ofReem);
  await page.reload();
  await expect(cars).toHaveCount(ofReem);
});

test("pages have addresses; back from a car returns to it, where it stood", async ({ page }, info) => {
  const { words, links } = wordsFor(info);
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
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page.locator(`article a[href="${href}"]`)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
  await openAwake(page, `${search}?page=99`);
  await expect(page).toHaveURL(/[?&]page=3/);
  const current = page.getByRole("navigation", { name: links.pages }).locator("[aria-current]");
  await expect(current).toHaveText("3");
  await current.focus();
  await page
    .getByRole("navigation", { name: links.pages })
    .getByRole("link", { name: words.page(1) })
    .click();
  await expect(page).not.toHaveURL(/page=/);
});

test("seats, equipment, place and payment narrow the list, and each is taken back", async ({
  page,
}, info) => {
  const { language, words } = wordsFor(info);
  const cars = page.getByRole("main").getByRole("article");
  await openAwake(page, `${search}?seats=7&monthlyMax=2500`);
  await expect(
    page.getByRole("button", { name: words.remove(termInWords("seats", "7", language) ?? "") }),
  ).toBeVisible();
  const before = Number((await count(page).textContent())?.match(/\d+/)?.[0]);
  const filters = await openFilters(page, info);
  await filters.locator("summary", { hasText: words.more }).click();
  const sunroof = filters.getByRole("checkbox", { name: featureNames.of(language).sunroof });
  const expected = await shownCount(sunroof);
  expect(expected).toBeLessThan(before);
  await sunroof.check();
  await expect(page).toHaveURL(/seats=7&equipment=sunroof&monthlyMax=2500/);
  await settled(page);
  await expectAccessible(page, "more filters");
  await closeFilters(page, info);
  await expect(cars).toHaveCount(expected);
  await expect(cars.first()).toContainText(stockWords.of(language).samplePicture);
  await expect(cars.first()).toContainText(stockWords.of(language).aMonth);
  await page.getByRole("button", { name: words.remove(featureNames.of(language).sunroof) }).click();
  await expect(count(page)).toHaveText(words.cars(before));
});

test("the distance to a car is counted from a chosen district, which stays in the browser", async ({
  page,
}, info) => {
  const { language, words } = wordsFor(info);
  await openAwake(page, search);
  const from = page.getByRole("combobox", { name: distanceWords.of(language).distanceFrom });
  await from.selectOption("al-wakrah");
  const distance = page.getByRole("main").getByRole("article").first().locator(".stock-distance");
  await expect(distance).toContainText(language === "ar" ? "كم" : "km");
  await expect(page).not.toHaveURL(/wakrah/i);
  await page.reload();
  await expect(from).toHaveValue("al-wakrah");
  await expect(distance).toBeVisible();
  await expect(count(page)).toHaveText(words.cars(56));
});

test("where nothing fits it offers what comes nearest, and says what that leaves aside", async ({
  page,
}, info) => {
  const { language, words } = wordsFor(info);
  const cars = page.getByRole("main").getByRole("article");
  const { preownedEmptyState } = textsFor(info);
  await openAwake(page, `${search}?bodyType=pickup&color=red&priceMax=20000`);
  await expect(
    page.getByRole("heading", { name: preownedEmptyState("pre-owned-search")("title") }),
  ).toBeVisible();
  await expect(count(page)).toHaveText(words.cars(0));
  const nearest = page.getByRole("region", { name: words.nearest });
  await expect(nearest.getByRole("article").first()).toBeVisible();
  await expectAccessible(page, "nothing fits");
  await expectNoSideways(page);
  const aside = nearest.getByRole("button", { name: words.remove(colorNames.of(language).red) });
  await aside.click();
  await expect(page).not.toHaveURL(/color=/);
  await page.getByRole("button", { name: preownedEmptyState("pre-owned-search")("action.label") }).click();
  await expect(page).toHaveURL(new RegExp(`${search}\\?lang=${language}$`));
  await expect(cars).toHaveCount(24);
});

test("words in both scripts find, and the order is chosen", async ({ page }, info) => {
  const { language, words } = wordsFor(info);
  const cars = page.getByRole("main").getByRole("article");
  await openAwake(page, search);
  await page.getByRole("searchbox", { name: words.search }).fill("سهيل");
  await expect(cars).toHaveCount(12);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole("searchbox", { name: words.search }).fill("suhail");
  await expect(page).toHaveURL(/q=suhail/);
  await expect(cars).toHaveCount(12);
  await page
    .getByRole("combobox", { name: words.sort })
    .selectOption({ label: sortNames.of(language)["price-up"] });
  await expect(page).toHaveURL(/sort=price-up/);
  await expect(cars.first()).toContainText("45,400");
});

test("without a connection the list stays, and another try goes on", async ({ page, context }, info) => {
  const { language, words } = wordsFor(info);
  const cars = page.getByRole("main").getByRole("article");
  await openAwake(page, `${search}?bodyType=suv`);
  const chip = page.getByRole("button", { name: words.remove(bodyTypeNames.of(language).suv) });
  await expect(chip).toBeVisible();
  await context.setOffline(true);
  await chip.click();
  const problem = page.getByRole("alert").filter({ hasText: words.failedTitle });
  await expect(problem).toContainText(loadingWords.of(language).offline);
  await expect(cars).toHaveCount(24);
  await context.setOffline(false);
  await problem.getByRole("button").click();
  await expect(problem).toHaveCount(0);
  await expect(count(page)).toHaveText(words.cars(56));
});

test("by the keyboard alone: switch, handle, order, a car", async ({ page }, info) => {
  const { language, words } = wordsFor(info);
  await openAwake(page, search);
  await page.getByRole("heading", { level: 1 }).click();
  await tabTo(page, page.getByRole("switch", { name: words.certifiedOnly }));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/certified=true/);
  await tabTo(page, page.getByRole("slider", { name: words.least(rangeFilters.price.label[language]) }));
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/priceMin=\d+/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/priceMax=\d+/);
  await tabTo(page, page.getByRole("searchbox", { name: words.search }));
  await page.keyboard.type("reem");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=reem/);
  await tabTo(page, page.getByRole("button", { name: words.remove(words.certifiedOnly) }));
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/certified/);
  await expect(page.getByRole("list", { name: words.chosen }).locator(":focus")).toHaveCount(1);
  await tabTo(page, page.getByRole("article").first().getByRole("link"));
});

test("a car is offered to the importer: wrong, then right", async ({ page }, info) => {
  const { language } = wordsFor(info);
  const words = leadWords.of(language);
  const landing = landingWords.of(language);
  await open(page, `/pre-owned?lang=${language}#sell-your-car`);
  const form = page.locator("#sell-your-car form");
  await form.getByRole("button").last().click();
  await expect(form.getByText(problemTexts.missing[language]).first()).toBeVisible();
  await form.getByLabel(words.soldCar).fill("Reem 2021, 64,000 km");
  await form.getByLabel(words.firstName).fill("Noora");
  await form.getByLabel(words.lastName).fill("Al Thani");
  await form.getByLabel(words.mobile).fill("55123456");
  await form.getByRole("button").last().click();
  await expect(page.getByText(landing.thanksTitle)).toBeVisible();
  await expect(page.locator("#sell-your-car [role=status]")).toBeFocused();
  await expectAccessible(page, "thanks for the offer of a car");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the filters are a form, and pages are links", async ({ page }, info) => {
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
    await page.goto(`${search}?lang=${language}`);
    await page.getByRole("navigation", { name: links.pages }).getByRole("link", { name: links.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageWords.of(language).title);
  });
});

function wordsFor(info: TestInfo) {
  const { language } = textsFor(info);
  return { language, words: searchWords.of(language), links: pageLinkWords.of(language) };
}

/** The list answers what is chosen. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator("[data-pending=true]")).toHaveCount(0);
}

/** The filters: beside the list, or on a phone in a sheet of their own. */
async function openFilters(page: Page, info: TestInfo): Promise<Locator> {
  const words = searchWords.of(textsFor(info).language);
  const button = page.getByRole("main").locator("[data-analytics=open-filters]");
  if (!(await button.isVisible())) return page.locator("form[action='/pre-owned/search']");
  await button.click();
  return page.getByRole("dialog", { name: words.filters });
}

async function closeFilters(page: Page, info: TestInfo): Promise<void> {
  const words = searchWords.of(textsFor(info).language);
  const sheet = page.getByRole("dialog", { name: words.filters });
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
