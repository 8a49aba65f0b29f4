import { articleWords } from "#app/features/showroom/ui/articles/words.ts";
import { fleetWords } from "#app/features/showroom/ui/fleet/words.ts";
import { servicePriceWords } from "#app/features/showroom/ui/service-prices/words.ts";
import { demoModels } from "#db/seed/demo/demo-vehicles.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";

test.use({ javaScriptEnabled: false });

test(
  "without scripts a model is there to read, and leads to all its numbers",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    await page.goto(`/vehicle/suhail?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const names = await page.locator("#T16 .slider-slide h3").allTextContents();
    expect(names).toHaveLength(4);
    await expect(page.locator("#T16").getByText("109,900")).toBeVisible();
    await expect(page.locator("#calculator").getByText("1,606").first()).toBeVisible();
    await expect(page.locator("#T7 video[controls]")).toBeVisible();
    await page.locator("#T8 summary").click();
    await expect(page.locator("#T8 dd").first()).toBeVisible();
    await expect(page.locator("#T17 a")).toHaveAttribute("href", /^\/vehicle\/compare\?models=suhail%2C/);

    await page.locator('#T18 a[href^="/vehicle/suhail/specifications"]').click();
    const table = page.getByRole("table");
    for (const name of names) await expect(table).toContainText(name);
    await page.getByRole("main").locator("summary").click();
    await expect(page.getByText("2,740")).toBeVisible();
  },
);

test(
  "without scripts plans and prices are there to read, answers are sent by a button, filters are links",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language, fleet } = textsFor(info);
    await page.goto(`/finance?lang=${language}&trim=none&price=80000&down=20000`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("1,288").first()).toBeVisible();
    await expect(page.getByText("10.9%").filter({ visible: true }).first()).toBeVisible();

    const calculator = fleetWords.of(language);
    await page.goto(`/fleet/fleet-calculator-discovery?lang=${language}`);
    await page.getByLabel(fleet("count.title")).fill("12");
    await page.getByRole("button", { name: calculator.calculate }).click();
    const results = page.getByRole("region", { name: fleet("resultTitle") });
    await expect(results).toContainText(calculator.forAll(12));

    const prices = servicePriceWords.of(language);
    await page.goto(`/service/models?lang=${language}&model=suhail`);
    await expect(
      page.getByRole("heading", { name: prices.prices(demoModels.suhail[language]) }),
    ).toBeVisible();
    await expect(page.getByRole("table").first()).toContainText(prices.total);

    const news = articleWords.of(language);
    await page.goto(`/news?lang=${language}`);
    const articles = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
    const filters = page.getByRole("navigation", { name: news.filters });
    await filters.getByRole("list", { name: news.kind }).getByRole("link").last().click();
    await expect(page).toHaveURL(/\/news\?kind=technology/);
    await filters.getByRole("list", { name: news.model }).locator('a[href*="model=suhail"]').click();
    await expect(page).toHaveURL(/kind=technology&model=suhail/);
    await expect(filters.getByRole("status")).toHaveText(news.count(await articles.count()));
  },
);
