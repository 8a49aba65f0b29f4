import { fieldWords } from "#app/features/search/ui/field-words.ts";
import { searchWords } from "#app/features/search/words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways } from "../steps.ts";

/** A model's name in the script that the visitor does not read, with a mistake where the script allows one. */
const otherScript = { en: "سُهيل", ar: "sohail" } as const;

test("every section is there, leads on, and a deep link stops at its heading", async ({ page }, info) => {
  const { language, home } = textsFor(info);
  const complaints = collectComplaints(page);
  await page.goto(`/?lang=${language}`);
  for (const id of ["T2", "T4", "T6", "T11", "T8", "T5"]) await expect(page.locator(`#${id}`)).toHaveCount(1);
  // The next free appointment is requested when its place comes near.
  await page.locator("#T6").scrollIntoViewIfNeeded();
  await expect(page.locator("#T6")).toContainText(/\d{1,2}:\d{2}\s(?:[ap]m|[صم])/u);
  await page.locator("#T5").scrollIntoViewIfNeeded();
  await expectAccessible(page, "the home page");
  await expectNoSideways(page);

  await page.goto("about:blank");
  await page.goto(`/?lang=${language}#T8`);
  await expect(page.getByRole("heading", { name: home("preOwned.title") })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("the first picture is requested at once, and pictures further down are not", async ({ page }, info) => {
  const { language } = textsFor(info);
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  await page.goto(`/?lang=${language}`, { waitUntil: "networkidle" });
  const hero = page.locator("main img").first();
  await expect(hero).toHaveAttribute("fetchpriority", "high");
  expect(pictures.some((url) => url.includes("/pages/home"))).toBe(true);
  // How far ahead it fetches is the browser's own affair; without a word of the connection that is less than this.
  const far = await page
    .locator("main img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.getBoundingClientRect().top > innerHeight + 3_000)
        .map(({ src }) => new URL(src).pathname),
    );
  expect(far.length).toBeGreaterThan(2);
  expect(pictures.map((url) => new URL(url).pathname).filter((path) => far.includes(path))).toEqual([]);
});

test("the search understands the other script, by keyboard, and says how much it found", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const words = searchWords.of(language);
  const complaints = collectComplaints(page);
  await page.goto(`/?lang=${language}`);
  const field = page.getByRole("combobox", { name: fieldWords.of(language).label });
  await expect(async () => {
    await field.fill("");
    // At once: letter by letter a slow page requests the first ones too, whose answer it then replaces.
    await field.fill(otherScript[language]);
    await expect(page.getByRole("option").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  const options = page.getByRole("option");
  await expect(options.first()).toContainText(words.model);
  await expect(page.getByText(words.suggestionCount(7), { exact: true })).toHaveCount(1);
  await field.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await expect(field).toBeFocused();
  await expectAccessible(page, "suggestions");
  await field.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.press("Enter");
  await expect(page).toHaveURL(
    (url) => url.pathname === "/search" && url.searchParams.get("lang") === language,
  );
  await expect(page.getByRole("heading", { name: words.models })).toBeVisible();
  await expectAccessible(page, "results");
  await expectNoSideways(page);
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, its results are a page that search engines leave alone", async ({
    page,
  }, info) => {
    const { language } = textsFor(info);
    const words = searchWords.of(language);
    await page.goto(`/?lang=${language}`);
    await page.getByRole("combobox").fill("hybrid");
    await page.getByRole("button", { name: fieldWords.of(language).search }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === "hybrid");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { name: words.models })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.goto(`/search?q=xqzwv&lang=${language}`);
    await expect(page.getByText(words.nothingFor("xqzwv"))).toBeVisible();
    await expect(page.getByText(words.nothingHelp)).toBeVisible();
  });

  test("the range can be scrolled to its last model", async ({ page }, info) => {
    const { language } = textsFor(info);
    await page.goto(`/?lang=${language}`);
    const last = page.locator("#T2 li").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(last).not.toHaveAttribute("inert");
  });
});
