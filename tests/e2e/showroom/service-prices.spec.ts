import { servicePriceWords } from "#app/features/showroom/ui/service-prices/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoModels } from "#db/seed/demo/demo-vehicles.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { signIn } from "../steps.ts";

test(
  "a service is booked from its price: chosen and priced to the summary, or said not to be this car's",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { language } = texts;
    const words = servicePriceWords.of(language);
    const walk = bookingWalk(page, texts);
    const hajar = demoModels.hajar[language];
    await page.goto(`/service/models?lang=${language}`);
    await page.getByRole("link", { name: hajar, exact: true }).click();
    const popup = page.locator("dialog[open]");
    await expect(popup).toHaveAccessibleName(words.priceAndLease);
    await popup.getByRole("link", { name: words.explore }).click();
    await expect(popup).toHaveAccessibleName(words.prices(hajar));
    await page.goBack();
    await expect(popup).toHaveAccessibleName(words.priceAndLease);
    await page.goForward();
    await popup.getByLabel(words.service).selectOption("brakes");
    const sums = await popup.getByRole("table").getByRole("cell").allTextContents();
    const [total = 0, ...lines] = sums.map((sum) => Number(sum.replace(/\D/g, ""))).reverse();
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
    await popup.getByRole("link", { name: words.book }).click();

    // Behind the sign-in the service and its price are still there.
    await expect(page.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
    await signIn(page, noora, texts);
    const prices = page.getByRole("main").locator(".currency");
    await expect(page.getByRole("radio")).toHaveCount(3);
    await expect(prices).toHaveCount(0);
    const link = page.url();
    const carNamed = (model: string) => page.locator("label", { hasText: model }).getByRole("radio");
    await carNamed(hajar).click();
    await walk.goOn("serviceTitle");
    await expect(page.locator('input[value="gr-brakes"]')).toBeChecked();
    await expect(page).toHaveURL((url) => !url.searchParams.has("service") && url.searchParams.has("quote"));
    await expect(prices).toHaveCount(2);
    await walk.goOn("centerTitle");
    await walk.goOn("dateTitle");
    await walk.chooseSlot();
    await walk.goOn("summaryTitle");
    await expect(prices).toHaveCount(1);
    await page.reload();
    await expect(walk.heading("summaryTitle")).toBeVisible();
    await expect(prices).toHaveCount(1);

    await page.goto(link);
    await page
      .getByRole("button", { name: texts.booking("changeLabel") })
      .first()
      .click();
    await carNamed(demoModels.badia[language]).click();
    await walk.goOn("serviceTitle");
    await expect(page.locator('input[value="gr-brakes"]')).toBeChecked();
    await expect(prices).toHaveCount(0);
    await expect(page.getByRole("complementary")).toContainText(hajar);
  },
);
