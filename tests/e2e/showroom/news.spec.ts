import { articleWords } from "#app/features/showroom/ui/articles/words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways } from "../steps.ts";

test("articles are narrowed by kind and model in the address, without any script", async ({
  browser,
}, info) => {
  const { language } = textsFor(info);
  const words = articleWords.of(language);
  const context = await browser.newContext({ ...info.project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/news?lang=${language}`);
  const articles = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  await expect(articles).toHaveCount(12);
  await expectNoSideways(page);
  const filters = page.getByRole("navigation", { name: words.filters });
  await filters.getByRole("list", { name: words.kind }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/news\?kind=technology/);
  await expect(articles).toHaveCount(6);
  await filters.getByRole("list", { name: words.model }).locator('a[href*="model=suhail"]').click();
  await expect(page).toHaveURL(/kind=technology&model=suhail/);
  await expect(filters.getByRole("status")).toHaveText(words.count(await articles.count()));
  await page.goto(`/news?kind=news&model=jawza&lang=${language}`);
  await page.getByRole("link", { name: words.showAll }).click();
  await expect(articles).toHaveCount(12);
  await context.close();
});

test("the list of articles is accessible, and the menu leads to it", async ({ page }, info) => {
  const { language } = textsFor(info);
  await page.goto(`/news?lang=${language}`);
  await expectAccessible(page, "articles");
  await page.goto(`/?lang=${language}`);
  await expect(page.locator('#T5 a[href^="/news?"], #T5 a[href="/news"]').first()).toBeVisible();
});
