import { fieldWords } from "#app/features/search/ui/field-words.ts";
import { searchWords } from "#app/features/search/words.ts";
import { uiWords } from "#app/ui/words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints } from "../steps.ts";
import { swipe } from "../touch.ts";

test("the home page says the next free appointment, and a deep link stops at its heading", async ({
  page,
}, info) => {
  const { language, home } = textsFor(info);
  const complaints = collectComplaints(page);
  await page.goto(`/?lang=${language}#T8`);
  await expect(page.getByRole("heading", { name: home("preOwned.title") })).toBeInViewport();
  await answers(page);
  await expect(page.getByRole("heading", { name: home("preOwned.title") })).toBeInViewport();
  // It is requested when its place comes near.
  await page.locator("#T6").scrollIntoViewIfNeeded();
  await expect(page.locator("#T6")).toContainText(/\d{1,2}:\d{2}\s(?:[ap]m|[صم]|ظهراً)/u);
  await page.locator("#T5").scrollIntoViewIfNeeded();
  await expect(page.locator("#T5").getByRole("link").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  "a finger turns the range, and the search finds a model that was written in the other script",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const [words, { previous }] = [searchWords.of(language), uiWords.of(language)];
    const complaints = collectComplaints(page);
    await page.goto(`/?lang=${language}`);
    await answers(page);
    const field = page.getByRole("combobox", { name: fieldWords.of(language).label });
    const options = page.getByRole("option");
    // With a mistake, and at once: letter by letter a slow page requests the first ones too, whose answer it then replaces.
    await field.fill("sohail");
    await expect(options.first()).toContainText(words.model);
    await expect(options.first()).toContainText("سهيل");
    await field.press("Escape");
    await expect(options.first()).toBeHidden();

    const range = page.locator("#T2").getByRole("group");
    await range.scrollIntoViewIfNeeded();
    const back = range.getByRole("button", { name: previous, exact: true });
    await expect(back).toBeDisabled();
    await swipe(page, range.locator("ul").first(), { to: "next", language });
    await expect(back).toBeEnabled();
    await expect(range.locator("ul > li").first()).toHaveAttribute("inert");
    await swipe(page, range.locator("ul").first(), { to: "previous", language });
    await expect(back).toBeDisabled();

    await field.press("Enter");
    await expect(page).toHaveURL(
      (url) => url.pathname === "/search" && url.searchParams.get("lang") === language,
    );
    await expect(page.getByRole("heading", { name: words.models })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
