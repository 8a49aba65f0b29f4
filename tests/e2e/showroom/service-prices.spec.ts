import { servicePriceWords } from "#app/features/showroom/ui/service-prices/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoModels } from "#db/seed/demo/demo-vehicles.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";

const suhail = { en: "Suhail", ar: "سهيل" };
const juman = { en: "Juman", ar: "جُمان" };

test("a service is priced line by line: model, trim, service, and back", async ({ page }, info) => {
  const { language } = textsFor(info);
  const words = servicePriceWords.of(language);
  const complaints = collectComplaints(page);
  await page.goto(`/service/models?lang=${language}`);
  await expectAccessible(page, "the service prices");
  await expectNoSideways(page);

  await page.getByRole("link", { name: suhail[language], exact: true }).click();
  const popup = page.locator("dialog[open]");
  await expect(popup).toHaveAccessibleName(words.priceAndLease);
  await expectAccessible(page, "the prices and lease of a model");
  const trims = popup.getByRole("list", { name: words.trim }).getByRole("link");
  await trims.last().click();
  await expect(trims.last()).toHaveAttribute("aria-current", "true");
  await popup.getByRole("link", { name: words.explore }).click();

  await expect(popup).toHaveAccessibleName(words.prices(suhail[language]));
  await popup.getByLabel(words.service).selectOption("km-40000");
  await expect(page).toHaveURL(/service=km-40000/);
  await expect(popup.getByRole("link", { name: words.book })).toHaveAttribute(
    "href",
    /service=pm40&quote=suhail-[a-z-]+\.km-40000/,
  );
  const sums = await popup.getByRole("table").getByRole("cell").allTextContents();
  const [total = 0, ...lines] = sums.map((sum) => Number(sum.replace(/\D/g, ""))).reverse();
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
  await expectAccessible(page, "the prices of a service");

  await page.goBack();
  await expect(popup).toHaveAccessibleName(words.priceAndLease);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL((url) => !url.searchParams.has("model"));
  expect(complaints).toEqual([]);
});

test("a link opens the prices of the premium brand's model, and closing leaves the page", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const words = servicePriceWords.of(language);
  await page.goto(
    `/lexus-service/models?lang=${language}&model=juman&trim=unheard-of&service=air-conditioning`,
  );
  const popup = page.locator("dialog[open]");
  await expect(popup).toHaveAccessibleName(words.prices(juman[language]));
  await expect(popup.getByLabel(words.service)).toHaveValue("air-conditioning");
  await popup.getByRole("button").first().click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole("link", { name: juman[language], exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: suhail[language], exact: true })).toHaveCount(0);
  await expectAccessible(page, "the premium brand's service prices");
});

test("a service is booked from its price: chosen and priced to the summary, or said not to be this car's", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const walk = bookingWalk(page, texts);
  const quote = "hajar-v6.brakes";
  const link = `/book-a-service?lang=${texts.language}&service=gr-brakes&quote=${quote}`;
  await openSignedIn(page, link, noora, texts);
  const prices = page.getByRole("main").locator(".currency");
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect(prices).toHaveCount(0);
  const hajar = demoModels.hajar[texts.language];
  const carNamed = (model: string) => page.locator("label", { hasText: model }).getByRole("radio");
  await carNamed(hajar).click();
  await walk.goOn("serviceTitle");
  await expect(page.locator('input[value="gr-brakes"]')).toBeChecked();
  await expect(walk.next).toBeEnabled();
  await expect(page).toHaveURL((url) => !url.searchParams.has("service") && url.searchParams.has("quote"));
  await expect(prices).toHaveCount(2);
  await expectAccessible(page, "a service with its price");
  await walk.goOn("centerTitle");
  await walk.goOn("dateTitle");
  await walk.chooseSlot();
  await walk.goOn("summaryTitle");
  await expect(prices).toHaveCount(1);
  await page.reload();
  await expect(walk.heading("summaryTitle")).toBeVisible();
  await expect(prices).toHaveCount(1);
  await expectAccessible(page, "a summary with its price");

  await page.goto(link);
  await page
    .getByRole("button", { name: texts.booking("changeLabel") })
    .first()
    .click();
  await carNamed(demoModels.badia[texts.language]).click();
  await walk.goOn("serviceTitle");
  await expect(page.locator('input[value="gr-brakes"]')).toBeChecked();
  await expect(prices).toHaveCount(0);
  await expect(page.getByRole("complementary")).toContainText(hajar);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the prices of a model are there to read", async ({ page }, info) => {
    const { language } = textsFor(info);
    const words = servicePriceWords.of(language);
    await page.goto(`/service/models?lang=${language}&model=suhail`);
    await expect(page.getByRole("heading", { name: words.prices(suhail[language]) })).toBeVisible();
    await expect(page.getByRole("table").first()).toContainText(words.total);
  });
});
