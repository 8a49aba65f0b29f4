import type { Page } from "@playwright/test";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, open } from "../steps.ts";

const needle = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** The address once the needle rests, without what the test does not check, and as the page itself knows it. */
async function expectAddress(page: Page, part: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.search.includes(part));
  // The browser has it a moment earlier: who goes back in between goes back from the place before.
  await expect(page.locator(`header a[hreflang][href*="${part}"]`)).toBeVisible();
}

test("a plan is computed by keyboard, shared, gone back to and read in the other language", async ({
  page,
}, info) => {
  const { language, header } = textsFor(info);
  const words = financeWords.of(language);
  const complaints = collectComplaints(page);
  await open(page, `/finance?lang=${language}`);
  await expect(page.getByText("1,080").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "the finance page");
  await expectNoSideways(page);

  // A choice is an entry of the history: the price follows the car, and back undoes it.
  await page.getByLabel(words.car, { exact: true }).selectOption("hajar-core");
  await expect(field(page, words.price)).toHaveValue("239,000");
  await expectAddress(page, "trim=hajar-core");
  await page.goBack();
  await expect(field(page, words.price)).toHaveValue("55,900");
  await page.goForward();
  await expect(field(page, words.price)).toHaveValue("239,000");

  const term = needle(page, words.months);
  await term.press("Home");
  await expect(term).toHaveAttribute("aria-valuetext", words.monthsInWords(6));
  // The needle follows the line of reading, and so do its arrows.
  await term.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  await expect(field(page, words.months)).toHaveValue("7");
  await term.press("PageUp");
  await expect(field(page, words.months)).toHaveValue("12");
  await page.getByRole("button", { name: words.more(words.months), exact: true }).click();
  await expect(field(page, words.months)).toHaveValue("18");
  await expectAddress(page, "term=18");

  await page.getByRole("radio", { name: words.resident }).press("Space");
  await expectAddress(page, "status=resident");
  await field(page, words.downInPercent).fill("٥٠");
  await expect(field(page, words.down)).toHaveValue("119,500");
  await expectAddress(page, "down=119500");
  await page.reload();
  await expect(field(page, words.down)).toHaveValue("119,500");
  await expect(page.getByRole("radio", { name: words.resident })).toBeChecked();

  const other = otherLanguage(language);
  // The header comes back at the top of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("link", { name: header("languageSelector.hint") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(field(page, financeWords.of(other).months)).toHaveValue("18");
  expect(complaints).toEqual([]);
});

test("nonsense and what is too much are brought within the limits, and that is said", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const words = financeWords.of(language);
  await open(page, `/finance?lang=${language}&status=resident&term=60&price=cheap&down=1&trim=edsel`);
  const said = page.getByRole("main");
  await expect(said).toContainText(words.tooMuch(words.monthsInWords(48)));
  await expect(said).toContainText(words.tooLittle(words.sum(20_000)));
  await expect(said).toContainText(words.unreadNumber);
  await expect(said).toContainText(words.unreadTrim);
  await expectAccessible(page, "a plan brought within its limits");

  const price = field(page, words.price);
  await price.fill("7");
  await price.press("Enter");
  await expect(price).toHaveValue("10,000");
  await expect(said).toContainText(words.tooLittle(words.sum(10_000)));
  await price.fill("?");
  await price.press("Enter");
  await expect(price).toHaveValue("10,000");
  await expect(said).toContainText(words.unreadNumber);
});

test("the schedule holds every payment and opens for print", async ({ page }, info) => {
  const { language } = textsFor(info);
  const words = financeWords.of(language);
  await open(page, `/finance?lang=${language}&trim=none&price=80000&down=20000`);
  await page.getByText(words.schedule(60)).click();
  const rows = page.getByRole("table").locator("tbody tr:has(td)");
  await expect(rows).toHaveCount(60);
  await expect(rows.first()).toContainText("1,288");
  await expect(rows.last()).toContainText("1,258");
  await expectAccessible(page, "the schedule");
  await expectNoSideways(page);
  await page.getByText(words.schedule(60)).click();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole("button", { name: words.print }).click();
  await expect(rows.last()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a shared plan is there to read", async ({ page }, info) => {
    const { language } = textsFor(info);
    await page.goto(`/finance?lang=${language}&trim=none&price=80000&down=20000`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("1,288").first()).toBeVisible();
    await expect(page.getByText("10.9%").filter({ visible: true }).first()).toBeVisible();
  });
});
