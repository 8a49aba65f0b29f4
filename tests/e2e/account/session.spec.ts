import type { BrowserContext, Page } from "@playwright/test";
import { noora } from "#db/seed/demo/demo-people.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectAccessible, openSignedIn, profileButton, signIn } from "../steps.ts";
import { signOut } from "./own-customer.ts";

/** By then a token of fifteen minutes would not last until the next check. */
const untilRefresh = "11:00";

test(
  "after a wrong password and a login that fails, a press leads back to the requested page with its query",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { accounts } = texts;
    const requested = `/dashboard?x=1&lang=${texts.language}`;
    await page.goto(requested);
    await signIn(page, { email: noora.email, password: "not-the-password" }, texts);
    await expect(page.getByRole("alert")).toHaveText(accounts.signInRefused);
    await expect(page.getByLabel(accounts.email, { exact: true })).toHaveValue(noora.email);
    await expect(page.getByLabel(accounts.password, { exact: true })).toHaveValue("");
    await expectAccessible(page, "refused sign in");

    await page.route("**/api/v1/auth/login/tokens?*", (route) => route.fulfill({ status: 401, json: {} }));
    await signIn(page, noora, texts);
    const again = page.getByRole("main").getByRole("button", { name: texts.account.signIn, exact: true });
    await expect(again).toBeVisible();
    await expect(page).toHaveURL(requested);
    await expectAccessible(page, "failed login");
    await page.unroute("**/api/v1/auth/login/tokens?*");
    // The accounts site still knows who it is.
    await again.click();
    await expect(profileButton(page, texts)).toBeVisible();
    await expect(page).toHaveURL(requested);
  },
);

test("three tabs stay signed in over refreshes that all request at once, and sign out together", async ({
  page,
  context,
}, info) => {
  const texts = textsFor(info);
  const dashboard = `/dashboard?lang=${texts.language}`;
  await context.clock.install();
  await openSignedIn(page, dashboard, noora, texts);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) await tab.goto(dashboard);
  for (const tab of tabs) await expect(profileButton(tab, texts)).toBeVisible();

  // Twice: a token that was used a second time would end the session with the next refresh.
  for (let round = 0; round < 2; round += 1) {
    const before = await refreshTokenOf(page);
    await context.clock.fastForward(untilRefresh);
    for (const tab of tabs) await expect.poll(() => refreshTokenOf(tab)).not.toBe(before);
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByText(texts.dashboard("vehiclesTitle"), { exact: true })).toBeVisible();
    await expect(profileButton(tab, texts)).toBeVisible();
  }
  expect(await storedTokens(page, context)).toEqual([
    "accessToken",
    "refreshToken",
    "accessToken",
    "refreshToken",
  ]);

  // A form that was not sent yet.
  const draft = "marsa.form.offer.suhail-lease";
  await page.evaluate((key) => sessionStorage.setItem(key, '{"values":{"firstName":"Noora"}}'), draft);
  await signOut(page, texts);
  for (const tab of tabs) await expectVisitorAtHome(tab, texts);
  expect(await storedTokens(page, context)).toEqual([]);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toBeNull();
  await page.goto(dashboard);
  await expect(page.getByLabel(texts.accounts.password, { exact: true })).toBeVisible();
});

async function expectVisitorAtHome(page: Page, texts: SiteTexts): Promise<void> {
  await expect(page).toHaveURL(`/?lang=${texts.language}`);
  await expect(page.getByRole("link", { name: texts.header("loginButtonLabel") })).toBeVisible();
}

function refreshTokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("refreshToken"));
}

/** The names under which a token is stored in local storage and in cookies. */
async function storedTokens(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const cookies = (await context.cookies()).map(({ name }) => name);
  return [stored, cookies].flatMap((names) => names.filter((name) => name.endsWith("Token")).sort());
}
