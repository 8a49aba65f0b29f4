import { expect, type Page, test } from "@playwright/test";
import { textsFor } from "./site-texts.ts";
import { answers, collectComplaints, oneLanguage } from "./steps.ts";

/** Opens an address whose scripts come when they are let go. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/react-.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return letGo;
}

test("a menu that was opened before the scripts goes on as the drawer of its button", async ({
  page,
}, info) => {
  const complaints = collectComplaints(page);
  const { header, language } = textsFor(info);
  const isWide = info.project.name.endsWith("1280");
  const letGo = await openHeld(page, `/?lang=${language}`);
  const banner = page.getByRole("banner");
  const label = header("menuTabFields.0.fieldLabel");
  const button = banner.getByRole("button", { name: label, exact: true });
  await button.click();
  await expect(banner.getByRole("group", { name: label }).getByRole("link").first()).toBeVisible();
  letGo();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(banner.locator(".model-card").first()).toBeVisible();
  await expect(banner.locator("[data-written]:popover-open")).toHaveCount(0);
  if (isWide) {
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  } else await page.goBack();
  await expect(banner.locator("[data-drawer]")).toHaveCount(0);
  await expect(page).toHaveURL(`/?lang=${language}`);
  expect(complaints).toEqual([]);
});

test("the overview leads to a section before the scripts, and does not come back with them", async ({
  page,
}, info) => {
  const { header, language, shell } = textsFor(info);
  const letGo = await openHeld(page, `/vehicle/suhail?lang=${language}`);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: header("overviewLabel") }).click();
  const section = banner.getByRole("list", { name: shell.sections }).locator('a[href="#T16"]');
  await section.click();
  await expect(page).toHaveURL(/#T16$/);
  letGo();
  await answers(page);
  await expect(section).toBeHidden();
  await expect(page.locator("#T16")).toBeInViewport();
});

test("the language that was chosen before the scripts is kept for the next visit", async ({ page }, info) => {
  const { language } = textsFor(info);
  const other = language === "en" ? "ar" : "en";
  await openHeld(page, "/fleet");
  await page.unroute(/\/assets\/react-.*\.js$/);
  await page.locator("header a[hreflang]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await answers(page);
  await page.goto("/fleet");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page).toHaveURL(`/fleet?lang=${other}`);
});

test("what was answered before the scripts counts", oneLanguage, async ({ page }) => {
  const fleet = await openHeld(page, "/fleet/fleet-calculator-discovery?lang=en");
  await page.getByRole("radio", { name: "Tools" }).press("Space");
  await page.getByRole("radio", { name: "60 months" }).press("Space");
  fleet();
  await expect(page).toHaveURL(/use=tools&term=60/);

  const finance = await openHeld(page, "/finance?lang=en&trim=none&price=80000");
  const price = page.getByRole("textbox", { name: "Price", exact: true });
  await price.fill("7");
  await price.blur();
  finance();
  await expect(price).toHaveValue("10,000");

  const stock = await openHeld(page, "/pre-owned/search?lang=en");
  await page.getByRole("switch").first().press("Space");
  stock();
  await expect(page).toHaveURL(/certified=true/);
});
