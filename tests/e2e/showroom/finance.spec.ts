import type { Page } from "@playwright/test";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, open } from "../steps.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** The address once the needle rests, without what the test does not check, and as the page itself knows it. */
async function expectAddress(page: Page, part: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.search.includes(part));
  // The browser has it a moment earlier: who goes back in between goes back from the place before.
  await expect(page.locator(`header a[hreflang][href*="${part}"]`)).toBeVisible();
}

test(
  "a plan is computed, shared, gone back to and read in the other language",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language, header } = textsFor(info);
    const words = financeWords.of(language);
    const complaints = collectComplaints(page);
    await open(page, `/finance?lang=${language}`);
    // A choice is an entry of the history: the price follows the car, and back undoes it.
    await page.getByLabel(words.car, { exact: true }).selectOption("hajar-core");
    await expect(field(page, words.price)).toHaveValue("239,000");
    await expectAddress(page, "trim=hajar-core");
    await page.goBack();
    await expect(field(page, words.price)).toHaveValue("55,900");
    await page.goForward();
    await expect(field(page, words.price)).toHaveValue("239,000");

    const term = page.getByRole("slider", { name: words.months, exact: true });
    await term.press("Home");
    await expect(term).toHaveAttribute("aria-valuetext", words.monthsInWords(6));
    await page.getByRole("button", { name: words.more(words.months), exact: true }).click();
    await expect(field(page, words.months)).toHaveValue("12");
    await expectAddress(page, "term=12");
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
    await expect(field(page, financeWords.of(other).months)).toHaveValue("12");
    expect(complaints).toEqual([]);
  },
);
