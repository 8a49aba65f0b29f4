import { noora } from "#db/seed/demo/demo-people.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { openSignedIn } from "../steps.ts";

test("an address that is not there becomes that of its page, which leads home", async ({ page }, info) => {
  const { language, direction, errorPage, home } = textsFor(info);
  const answer = await page.goto(`/no/such/page?lang=${language}`);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(`/error/404?lang=${language}`);
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage("404")("title"));
  await page
    .getByRole("main")
    .getByRole("link", { name: errorPage("404")("primaryAction.label") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home("heroTitle"));
});

test(
  "the digits that a reader chooses are there before the scripts at the next visit",
  onPhoneInArabic,
  async ({ page }) => {
    const digitsFont = /^"?Alexandria Digits/;
    await page.goto("/finance?lang=ar");
    await expect(page.locator("body")).not.toHaveCSS("font-family", digitsFont);
    await page.getByRole("button", { name: "أرقام ١٢٣" }).click();
    await expect(page.locator("body")).toHaveCSS("font-family", digitsFont);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/special-offers?lang=ar");
    await expect(page.locator("body")).toHaveCSS("font-family", digitsFont);
    await page.goto("/link-request/none?lang=ar");
    await expect(page.locator("body")).not.toContainText(/[0-9]/);
  },
);

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

test("nothing moves for those who prefer less motion", onPhoneInArabic, async ({ page }, info) => {
  const texts = textsFor(info);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/?lang=${texts.language}`);
  expect(await moving()).toBe(0);
  await page.evaluate(() => scrollTo(0, 900));
  expect(await moving()).toBe(0);
  // Without an answer the places of the vehicles go on breathing, where that is wanted.
  await page.route("**/api/v3/vehicles?*", () => undefined);
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  await expect(page.locator(".skeleton").first()).toBeVisible();
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(moving).toBeGreaterThan(0);
});
