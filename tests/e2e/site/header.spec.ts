import type { Locator, Page, TestInfo } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, open, standsStill } from "../steps.ts";

test("the models drawer shows every model with its price, by type, and leads to one", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await openHome(page, texts);
  await openModels(page, texts, info);
  const cards = page.locator(".model-card");
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText(texts.language === "ar" ? "55,900 ريال*" : "55,900*");
  await expectAccessible(page, "models drawer");
  await expectNoSideways(page);
  await page
    .getByRole("banner")
    .getByRole("tab", { name: texts.modelsMenu("carTypeLabels.2.label") })
    .click();
  await expect(cards).toHaveCount(3);
  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/vehicle\/reem\?lang=/);
  await expect(cards).toHaveCount(0);
  await expect(page.locator("[data-drawer]")).toHaveCount(0);
});

test("a drawer opens and closes by the keyboard, and is out of its way while closed", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await openHome(page, texts);
  await page.keyboard.press("Tab");
  const button = isWide(info) ? menuTab(page, texts, 1) : menuButton(page, texts);
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const drawer = page.locator("header [data-drawer]");
  await expect(drawer.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(drawer.locator(":focus")).toHaveCount(1);
  await expectAccessible(page, "menu drawer");
  await expectNoSideways(page);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Tab");
  await expect(drawer.locator(":focus")).toHaveCount(0);
  if (!isWide(info)) return;
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(drawer.getByRole("link").first()).toBeFocused();
});

test("wide screens open by hovering, and the page keeps its width; phones go back to the menu", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await openHome(page, texts);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  if (isWide(info)) {
    await menuTab(page, texts, 1).hover();
    await expect(page.locator("[data-drawer=wide]")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await menuTab(page, texts, 2).hover();
    await expect(menuTab(page, texts, 2)).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(600, 790);
    await expect(page.locator("[data-drawer]")).toHaveCount(0);
    // Who is not signed in has a menu beside the login button: by the keyboard, whose first press loads it.
    const shortcuts = page.getByRole("button", { name: texts.shell.loginMenu });
    await shortcuts.press("Enter");
    const menu = page.getByRole("dialog", { name: texts.shell.loginMenu });
    await expect(menu.getByRole("link", { name: texts.menu("loginMenu.3.label") })).toBeVisible();
    await expectAccessible(page, "login menu");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(shortcuts).toBeFocused();
    await shortcuts.press("Enter");
    const findUs = menu.getByRole("link", { name: texts.menu("loginMenu.4.label") });
    await standsStill(findUs);
    await findUs.click();
    await expect(page).toHaveURL(/\/find-us\?lang=/);
    await expect(menu).toBeHidden();
    return;
  }
  await menuButton(page, texts).click();
  await page
    .locator("#drawer-menu")
    .getByRole("button", { name: texts.header("menuTabFields.0.fieldLabel") })
    .click();
  await expect(page.getByRole("button", { name: texts.modelsMenu("backButtonLabel") })).toBeFocused();
  await page.goBack();
  await expect(page.locator("#drawer-models")).toHaveCount(0);
  await expect(page.locator("#drawer-menu")).toBeVisible();
  await expect(page).toHaveURL(`/?lang=${texts.language}`);
});

test("the header goes on the way down, comes back filled, and is transparent at the top", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await openHome(page, texts);
  const header = page.getByRole("banner");
  const look = () =>
    header.evaluate((element) => ({
      position: getComputedStyle(element).position,
      isSeen: element.getBoundingClientRect().bottom > 1,
      isClear: /0\)$/.test(getComputedStyle(element).backgroundColor),
    }));
  expect(await look()).toEqual({ position: "absolute", isSeen: true, isClear: true });
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(look).toEqual({ position: "fixed", isSeen: false, isClear: false });
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await expect.poll(look).toEqual({ position: "fixed", isSeen: true, isClear: false });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(look).toMatchObject({ isSeen: false });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(look).toEqual({ position: "absolute", isSeen: true, isClear: true });
});

test("the overview leads to a section that is there, and the header steps aside", async ({ page }, info) => {
  const texts = textsFor(info);
  await page.goto(`/vehicle/reem?lang=${texts.language}`);
  const banner = page.getByRole("banner");
  const button = banner.getByRole("button", { name: texts.header("overviewLabel") });
  await button.click();
  const links = banner.getByRole("list", { name: texts.shell.sections }).getByRole("link");
  await expect(links.last()).toBeVisible();
  await expectAccessible(page, "overview");
  const section = await links.last().getAttribute("href");
  await links.last().click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(`${section}`)).toBeInViewport();
  await expect(page.locator(`${section}`)).toBeFocused();
  await expect.poll(() => banner.evaluate((header) => header.getBoundingClientRect().bottom)).toBeLessThan(2);
});

test("messages of the ribbon follow each other every 5 seconds until they are paused", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await page.clock.install();
  await openHome(page, texts);
  const ribbon = page.getByRole("region", { name: texts.shell.messages });
  const first = await ribbon.getByRole("paragraph").textContent();
  await page.clock.runFor(5_100);
  await expect(ribbon.getByRole("paragraph")).not.toHaveText(first ?? "");
  await ribbon.getByRole("button", { name: texts.shell.pause }).click();
  const second = (await ribbon.getByRole("paragraph").textContent()) ?? "";
  await page.mouse.move(100, 700);
  await page.clock.runFor(20_000);
  await expect(ribbon.getByRole("paragraph")).toHaveText(second);
  await ribbon.getByRole("button", { name: texts.shell.next }).click();
  await expect(ribbon.getByRole("paragraph")).not.toHaveText(second);
});

test("leaving for the company's main site is warned of, counted, and can be refused", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await page.route("https://www.marsa.example/**", (route) => route.fulfill({ body: "Marsa" }));
  await page.clock.install();
  await openHome(page, texts);
  const link = page.getByRole("contentinfo").locator('a[href^="https://www.marsa.example"]');
  const popup = page.getByRole("dialog", { name: texts.linkPopup("title") });
  const stay = popup.getByRole("button", { name: texts.linkPopup("stayLabel") });
  // Time goes on only as far as the warning needs to come: the count must not end while the journey looks.
  const follow = async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    await link.press("Enter");
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(stay).toBeFocused({ timeout: 100 });
    }).toPass();
  };
  await follow();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.clock.resume();
  await expect(popup).toBeVisible();
  // The key has stopped the count for good.
  await expectAccessible(page, "link popup");
  await page.clock.runFor(10_000);
  await expect(popup).toBeVisible();
  await stay.click();
  await expect(popup).toBeHidden();
  await follow();
  await page.clock.runFor(3_300);
  await expect(page).toHaveURL("https://www.marsa.example/");
});

test("during maintenance the ribbon says so, and a customer's pages lead to their error page", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await page.goto(`/?lang=${texts.language}&testMaintenance=true`);
  await expect(page.getByText(texts.header("maintenanceScheduleMessage"))).toBeVisible();
  await page.goto(`/dashboard?lang=${texts.language}&testMaintenance=true`);
  await expect(page).toHaveURL(`/error/service-maintenance?lang=${texts.language}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    texts.errorPage("service-maintenance")("title"),
  );
});

test("everything in the bar has its room on every screen", async ({ page }, info) => {
  const texts = textsFor(info);
  await openHome(page, texts);
  for (const width of [320, 390, 768, 1000, 1260, 1280, 1500, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideways(page);
    const tall = await page.evaluate(() => {
      // Beyond 1500 px everything grows with the screen.
      const oneLine = 3 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return [...document.querySelectorAll("header a, header button")]
        .filter((entry) => entry.getBoundingClientRect().height > oneLine)
        .map((entry) => entry.textContent);
    });
    expect(tall, `wrapped at ${width}`).toEqual([]);
  }
});

function isWide(info: TestInfo): boolean {
  return (info.project.use.viewport?.width ?? 0) >= 1000;
}

/** Nobody is signed in. */
async function openHome(page: Page, { language, header }: SiteTexts): Promise<void> {
  await open(page, `/?lang=${language}`);
  await expect(
    page.getByRole("banner").getByRole("button", { name: header("loginButtonLabel") }),
  ).toBeVisible();
}

function menuTab(page: Page, { header }: SiteTexts, index: number): Locator {
  return page
    .getByRole("banner")
    .getByRole("button", { name: header(`menuTabFields.${index}.fieldLabel`), exact: true });
}

function menuButton(page: Page, { header }: SiteTexts): Locator {
  return page.getByRole("banner").getByRole("button", { name: header("menuLabel"), exact: true });
}

async function openModels(page: Page, texts: SiteTexts, info: TestInfo): Promise<void> {
  const models = menuTab(page, texts, 0).locator("visible=true");
  if (isWide(info)) await models.hover();
  else await models.click();
  await expect(page.getByRole("banner").getByRole("tab").first()).toBeVisible();
}
