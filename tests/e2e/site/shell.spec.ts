import type { Page } from "@playwright/test";
import { directionOf, otherLanguage } from "#app/i18n/language.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { answers, expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";

const transparent = "rgba(0, 0, 0, 0)";

test("the language is added to the address in place of the entry in the history", async ({ page }, info) => {
  const { language, direction } = textsFor(info);
  await page.goto("about:blank");
  await page.goto("/?utm_campaign=spring#reasons");
  await use(page);
  await expect(page).toHaveURL(`/?utm_campaign=spring&lang=${language}#reasons`);
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("the language switcher keeps path and query", async ({ page }, info) => {
  const { language, header } = textsFor(info);
  const other = otherLanguage(language);
  await page.goto(`/error/404?from=mail&lang=${language}`);
  await page.getByRole("link", { name: header("languageSelector.hint") }).click();
  await expect(page).toHaveURL(`/error/404?from=mail&lang=${other}`);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.locator("html")).toHaveAttribute("dir", directionOf(other));
  await expectAccessible(page, "after the switch");
  // The choice is stored for the next visit.
  await page.goto("/");
  await use(page);
  await expect(page).toHaveURL(`/?lang=${other}`);
});

for (const [path, status, slug] of [
  ["/no-such-page", 404, "404"],
  ["/no/such/page", 404, "404"],
  ["/error/404", 404, "404"],
  ["/error/no-such-slug", 404, "404"],
  ["/error/403", 403, "403"],
  ["/error/500", 500, "500"],
  ["/error/service-maintenance", 503, "service-maintenance"],
] as const) {
  test(`${path} is answered with ${status} and says what to do`, async ({ page }, info) => {
    const { language, errorPage } = textsFor(info);
    const answer = await page.goto(`${path}?lang=${language}`);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage(slug)("title"));
    const action = page.getByRole("main").getByRole("link", { name: errorPage(slug)("primaryAction.label") });
    await expect(action).toBeVisible();
    if (!path.startsWith("/error/")) await expect(page).toHaveURL(`/error/404?lang=${language}`);
    expect(await headerGround(page)).not.toBe(transparent);
    await expectAccessible(page, path);
    await expectNoSideways(page);
  });
}

test("another page stands at its top at once", async ({ page }, info) => {
  const { language } = textsFor(info);
  await page.goto(`/?lang=${language}`);
  // A link leads on without loading a whole page once scripts have come.
  await answers(page);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link")
    .and(page.locator("[href^='/find-us']"))
    .first();
  await link.scrollIntoViewIfNeeded();
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener("scroll", () => location.pathname === "/find-us" && seen.push(scrollY));
    return seen;
  });
  await link.click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => places.jsonValue()).toEqual([0]);
});

test("the header is transparent over the first picture and filled on the pages of the white list", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await page.goto(`/?lang=${texts.language}`);
  expect(await headerGround(page)).toBe(transparent);
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  expect(await headerGround(page)).not.toBe(transparent);
  await page.goto(`/book-a-service?lang=${texts.language}`);
  await expect(page.getByRole("heading", { name: texts.booking("vehicleTitle") })).toBeVisible();
  expect(await headerGround(page)).not.toBe(transparent);
  await expect(page.getByRole("contentinfo")).toContainText(texts.footer("footerLabels.callUs"));
  await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
});

test("in the frame of a content editor header and first picture stand still in the page", async ({
  page,
  baseURL,
}, info) => {
  const { language } = textsFor(info);
  const framed = encodeURIComponent(`${baseURL}/?lang=${language}`);
  await page.goto(`${process.env.MARSA_TEST_EDITOR}/?${framed}`);
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("banner")).toHaveCSS("position", "static");
  await expect(site.locator(".hero")).toHaveCSS("position", "static");
});

test("nothing moves for those who prefer less motion", async ({ page }, info) => {
  const texts = textsFor(info);
  const expectStill = async () => expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/?lang=${texts.language}`);
  await expectStill();
  await page.evaluate(() => scrollTo(0, 900));
  await expectStill();
  // Without an answer the places of the vehicles go on breathing, where that is wanted.
  await page.route("**/api/v3/vehicles?*", () => undefined);
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  await expect(page.locator(".skeleton").first()).toBeVisible();
  await expectStill();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is there to read, in its language and direction", async ({ page }, info) => {
    const { language, direction, home, footer } = textsFor(info);
    await page.goto(`/?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home("heroTitle"));
    for (const name of ["heroText", "serviceText", "garageText"])
      await expect(page.getByText(home(name))).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(footer("footerLabels.promise"));
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  });

  test("the browser's language decides where the address names none", async ({ page }, info) => {
    const { language, direction } = textsFor(info);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
  });

  test("the confirmation has no header, and one line of help and law for a footer", async ({
    page,
  }, info) => {
    const { language, footer } = textsFor(info);
    await page.goto(`/service-confirmation?lang=${language}`);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toContainText(footer("footerLabels.callUs"));
    await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
  });
});

/** A sign of use, without which the parts of a page sleep three seconds longer. */
async function use(page: Page): Promise<void> {
  await answers(page);
  await page.mouse.move(20, 300);
  await page.mouse.move(30, 310);
}

function headerGround(page: Page): Promise<string> {
  return page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
}
