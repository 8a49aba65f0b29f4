import type { Page } from "@playwright/test";
import { leadWords } from "#app/features/leads/words.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints } from "../steps.ts";

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

test("the language chosen before the scripts is stored for the next visit", async ({ page }, info) => {
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

test("what was answered before the scripts counts", async ({ page }) => {
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

test("a form that is sent before the scripts says what is wrong, keeps what is right, and arrives", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const words = leadWords.of(language);
  await openHeld(page, `/vehicle/reem?lang=${language}`);
  const form = page.locator("#T20 form");
  const field = (label: string) => form.getByRole("textbox", { name: label });
  await field(words.firstName).fill("Noora");
  await field(words.lastName).fill("Al Thani");
  await field(words.mobile).fill("12");
  await form.getByRole("button", { name: /./ }).last().click();
  await expect(form.getByText(problemTexts["wrong-format"][language]).first()).toBeInViewport();
  await expect(field(words.firstName)).toHaveValue("Noora");
  await expect(field(words.lastName)).toHaveValue("Al Thani");
  await field(words.mobile).fill("55123456");
  await form.getByRole("button", { name: /./ }).last().click();
  await expect(page).toHaveURL(/\/offers\/enquiry\/thank-you\?isFormSubmitted=true&lead=[\w-]{36}&lang=/);
});

test("locations are chosen before the scripts by tab, by entry and in the list of all", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await openHeld(page, `/find-us?lang=${texts.language}`);
  await page.getByRole("tab").nth(1).click();
  await expect(page).toHaveURL(/location=rimal-west-bay/);
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab").nth(1)).toBeInViewport();
  const alKhor = texts.place("rimal-al-khor");
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: alKhor("title") })
    .click();
  await expect(page.getByText(alKhor("wayThere"))).toBeVisible();
  await page.getByRole("button", { name: texts.footer("allLocationModalTitle") }).click();
  await expect(page).toHaveURL(/#all-locations$/);
  await page.unroute(/\/assets\/react-.*\.js$/);
  await page.reload();
  await expect(page.getByRole("dialog", { name: texts.footer("allLocationModalTitle") })).toBeVisible();
});

test("what only scripts can do is not shown before them: ribbon, tabs and arrows of sliders", async ({
  page,
}, info) => {
  const { language, shell } = textsFor(info);
  const letGo = await openHeld(page, `/?lang=${language}`);
  const ribbon = page.getByRole("region", { name: shell.messages });
  await expect(ribbon).toBeVisible();
  await expect(ribbon.getByRole("button")).toHaveCount(0);
  const models = page
    .getByRole("group", { name: /./ })
    .filter({ has: page.locator(".slider-track") })
    .first();
  await expect(models.getByRole("button")).toHaveCount(0);
  await expect(models.getByRole("tab")).toHaveCount(0);
  // The browser itself scrolls the slides, and they snap.
  const track = models.locator(".slider-track");
  await expect(track).toHaveCSS("scroll-snap-type", "inline mandatory");
  letGo();
  await answers(page);
  await expect(ribbon.getByRole("button").first()).toBeVisible();
});
