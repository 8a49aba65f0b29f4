import type { Page } from "@playwright/test";
import { leadWords } from "#app/features/leads/words.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
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

test(
  "a menu that was opened before the scripts goes on as the drawer of its button; what needs scripts comes with them",
  onPhoneInArabic,
  async ({ page }, info) => {
    const complaints = collectComplaints(page);
    const { header, language, shell } = textsFor(info);
    const letGo = await openHeld(page, `/?lang=${language}`);
    const ribbon = page.getByRole("region", { name: shell.messages });
    await expect(ribbon).toBeVisible();
    await expect(ribbon.getByRole("button")).toHaveCount(0);
    // The browser itself scrolls the slides, to the last one, and they snap.
    const range = page.locator("#T2").getByRole("group");
    await expect(range.getByRole("button").or(range.getByRole("tab"))).toHaveCount(0);
    await expect(range.locator(".slider-track")).toHaveCSS("scroll-snap-type", "inline mandatory");
    await range.locator("li").last().scrollIntoViewIfNeeded();
    await expect(range.locator("li").last()).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

    const banner = page.getByRole("banner");
    const label = header("menuTabFields.0.fieldLabel");
    const button = banner.getByRole("button", { name: label, exact: true });
    await button.click();
    await expect(banner.getByRole("group", { name: label }).getByRole("link").first()).toBeVisible();
    letGo();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(banner.locator(".model-card").first()).toBeVisible();
    await expect(banner.locator("[data-written]:popover-open")).toHaveCount(0);
    await page.goBack();
    await expect(banner.locator("[data-drawer]")).toHaveCount(0);
    await expect(page).toHaveURL(`/?lang=${language}`);
    await expect(ribbon.getByRole("button").first()).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

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

test(
  "a form that is sent before the scripts says what is wrong, keeps what is right, and arrives",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const words = leadWords.of(language);
    await openHeld(page, `/vehicle/reem?lang=${language}`);
    const form = page.locator("#T20 form");
    const field = (label: string) => form.getByRole("textbox", { name: label });
    await page.locator("#T20 summary").click();
    await field(words.firstName).fill("Noora");
    await field(words.lastName).fill("Al Thani");
    await field(words.mobile).fill("12");
    await form.getByRole("button", { name: /./ }).last().click();
    await expect(form.getByText(problemTexts["wrong-format"][language]).first()).toBeInViewport();
    await expect(field(words.firstName)).toHaveValue("Noora");
    await expect(field(words.lastName)).toHaveValue("Al Thani");
    await field(words.mobile).fill("55123456");
    await form.getByRole("button", { name: /./ }).last().click();
    await expect(page).toHaveURL(
      /\/offers\/enquiry\/thank-you\?isFormSubmitted=true&lead=[\w-]{36}&reference=[0-9A-F]{8}&lang=/,
    );
  },
);

test(
  "locations are chosen before the scripts by tab, by entry and in the list of all",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    await openHeld(page, `/find-us?lang=${texts.language}`);
    const service = page.getByRole("tab").nth(1);
    await service.click();
    await expect(page).toHaveURL(/location=rimal-west-bay/);
    await expect(service).toHaveAttribute("aria-selected", "true");
    await expect(service).toBeInViewport();
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
  },
);

test(
  "the browser's language is shown where the address names none; the one chosen before the scripts is stored",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language, direction } = textsFor(info);
    const html = page.locator("html");
    await page.goto("about:blank");
    const letGo = await openHeld(page, "/fleet?utm_campaign=spring#reasons");
    await expect(html).toHaveAttribute("lang", language);
    await expect(html).toHaveAttribute("dir", direction);
    letGo();
    // In place of the entry in the history: going back leaves the site.
    await expect(page).toHaveURL(`/fleet?utm_campaign=spring&lang=${language}#reasons`);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");

    await openHeld(page, "/fleet?count=12");
    await page.unroute(/\/assets\/react-.*\.js$/);
    await page.locator("header a[hreflang]").click();
    await expect(html).toHaveAttribute("lang", "en");
    await expect(html).toHaveAttribute("dir", "ltr");
    await expect(page).toHaveURL("/fleet?count=12&lang=en");
    await answers(page);
    await page.goto("/");
    await expect(html).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL("/?lang=en");
  },
);
